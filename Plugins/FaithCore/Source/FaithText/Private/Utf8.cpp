#include "FaithText/Utf8.h"

namespace faith::text
{

namespace
{

/// The length of the well-formed character that starts here, or 0.
std::size_t CharacterLength(std::string_view bytes)
{
	const auto byteAt = [bytes](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
	const unsigned lead = byteAt(0);
	if (lead < 0x80)
	{
		return 1;
	}
	const std::size_t length = lead >= 0xF0 ? 4 : (lead >= 0xE0 ? 3 : 2);
	if (lead < 0xC2 || lead > 0xF4 || bytes.size() < length)
	{
		return 0;
	}
	for (std::size_t i = 1; i < length; ++i)
	{
		if ((byteAt(i) & 0xC0u) != 0x80u)
		{
			return 0;
		}
	}
	const unsigned second = byteAt(1);
	const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
	const bool surrogate = lead == 0xED && second > 0x9F;
	const bool tooLarge = lead == 0xF4 && second > 0x8F;
	return overlong || surrogate || tooLarge ? 0 : length;
}

} // namespace

bool IsUtf8(std::string_view bytes)
{
	return !FirstBadUtf8(bytes);
}

std::optional<std::size_t> FirstBadUtf8(std::string_view bytes)
{
	for (std::size_t at = 0; at < bytes.size();)
	{
		const std::size_t length = CharacterLength(bytes.substr(at));
		if (length == 0)
		{
			return at;
		}
		at += length;
	}
	return std::nullopt;
}

std::size_t CharacterCount(std::string_view utf8)
{
	std::size_t count = 0;
	for (const char byte : utf8)
	{
		const bool continues = (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u;
		count += continues ? 0u : 1u;
	}
	return count;
}

} // namespace faith::text
