#pragma once

#include <cstdint>
#include <span>

namespace faith
{

/// The CRC-32 of zip, PNG and Ethernet: it notices every single changed bit and every burst of up to 32.
FAITHKERNEL_API std::uint32_t Crc32(std::span<const std::uint8_t> bytes);

} // namespace faith
