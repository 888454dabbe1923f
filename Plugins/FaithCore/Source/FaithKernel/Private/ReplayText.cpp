#include "FaithKernel/ReplayText.h"

namespace faith
{

namespace
{

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Room for the largest file and a line break after every few characters.
constexpr std::size_t kMaxTextSize = 2 * kMaxReplayBytes;

bool IsSpace(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

} // namespace

std::string EncodeText(std::span<const std::uint8_t> file)
{
	std::string text;
	text.reserve((file.size() * 4 + 2) / 3);
	std::uint32_t pending = 0;
	unsigned pendingBits = 0;
	for (const std::uint8_t byte : file)
	{
		pending = (pending << 8) | byte;
		pendingBits += 8;
		while (pendingBits >= 6)
		{
			pendingBits -= 6;
			text.push_back(kDigits[(pending >> pendingBits) & 63u]);
		}
	}
	if (pendingBits > 0)
	{
		text.push_back(kDigits[(pending << (6 - pendingBits)) & 63u]);
	}
	return text;
}

Result<std::vector<std::uint8_t>, ReplayError> DecodeText(std::string_view text)
{
	if (text.size() > kMaxTextSize)
	{
		return Failure{ReplayError{
			ReplayFault::TooLarge, ReplaySection::Header, kMaxTextSize, {}, {}, {}, text.size(), kMaxTextSize}};
	}
	std::vector<std::uint8_t> file;
	std::uint32_t pending = 0;
	unsigned pendingBits = 0;
	for (std::size_t i = 0; i < text.size(); ++i)
	{
		if (IsSpace(text[i]))
		{
			continue;
		}
		const std::size_t digit = kDigits.find(text[i]);
		if (digit == std::string_view::npos)
		{
			return Failure{ReplayError{ReplayFault::BadText, ReplaySection::Header, i}};
		}
		pending = (pending << 6) | static_cast<std::uint32_t>(digit);
		pendingBits += 6;
		if (pendingBits >= 8)
		{
			pendingBits -= 8;
			file.push_back(static_cast<std::uint8_t>(pending >> pendingBits));
		}
	}
	// What is left is less than one digit and fills no byte; anything else was cut off or changed.
	if (pendingBits >= 6 || (pending & ((1u << pendingBits) - 1)) != 0)
	{
		return Failure{ReplayError{ReplayFault::BadText, ReplaySection::Header, text.size()}};
	}
	return file;
}

} // namespace faith
