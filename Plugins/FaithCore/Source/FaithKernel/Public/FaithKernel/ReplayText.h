#pragma once

#include "FaithKernel/ReplayFile.h"
#include "FaithKernel/Result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faith
{

/// A replay file as one word for chats and bug reports: base64url without padding.
FAITHKERNEL_API std::string EncodeText(std::span<const std::uint8_t> file);

/// The bytes of a text form; spaces and line breaks anywhere are ignored.
FAITHKERNEL_API Result<std::vector<std::uint8_t>, ReplayError> DecodeText(std::string_view text);

} // namespace faith
