#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithKernel/Reflect.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faith
{

/// What can be wrong with encoded data. Append only.
enum class ReadFault : std::uint8_t
{
	None,
	Truncated,
	OverlongNumber,
	NumberOutOfRange,
	BadBool,
	UnknownEnumValue,
	UnknownAlternative,
	CountTooLarge,
	TrailingBytes,
	BadText,
};

template <>
inline constexpr auto kEnumNames<ReadFault> = std::to_array<std::string_view>({
	"none",
	"truncated",
	"overlong_number",
	"number_out_of_range",
	"bad_bool",
	"unknown_enum_value",
	"unknown_alternative",
	"count_too_large",
	"trailing_bytes",
	"bad_text",
});

/// The first thing wrong with encoded data and where it is.
struct ReadError
{
	ReadFault fault = ReadFault::None;
	/// Of the value that could not be read, counted from the start of the file or buffer.
	std::size_t offset = 0;
	/// Names of the fields that lead there, such as "command.launches[0].angle"; empty for the whole.
	std::string path;

	friend bool operator==(const ReadError&, const ReadError&) = default;
};

/// Collects encoded bytes.
class ByteWriter
{
public:
	void PutByte(std::uint8_t byte) { bytes_.push_back(byte); }
	void PutBytes(std::span<const std::uint8_t> bytes) { bytes_.insert(bytes_.end(), bytes.begin(), bytes.end()); }

	/// Four bytes, lowest first.
	FAITHKERNEL_API void PutFixed32(std::uint32_t number);
	/// Eight bytes, lowest first.
	FAITHKERNEL_API void PutFixed64(std::uint64_t number);

	std::span<const std::uint8_t> Bytes() const { return bytes_; }
	std::vector<std::uint8_t> Take() { return std::exchange(bytes_, {}); }

private:
	std::vector<std::uint8_t> bytes_;
};

/// Takes encoded data apart. It remembers the first fault with its place; from then on it gives zeros and no bytes,
/// so callers may ask once at the end.
class ByteReader
{
public:
	/// `baseOffset` is where `bytes` start in the file, for the offsets of errors.
	explicit ByteReader(std::span<const std::uint8_t> bytes, std::size_t baseOffset = 0)
		: bytes_(bytes), baseOffset_(baseOffset)
	{
	}

	bool Ok() const { return error_.fault == ReadFault::None; }
	const ReadError& Error() const { return error_; }
	std::size_t Remaining() const { return Ok() ? bytes_.size() - position_ : 0; }
	/// Of the next byte, counted like the offsets of errors.
	std::size_t Offset() const { return baseOffset_ + position_; }

	FAITHKERNEL_API std::uint8_t TakeByte();
	/// The next `count` bytes, or none when there are fewer.
	FAITHKERNEL_API std::span<const std::uint8_t> TakeBytes(std::size_t count);
	/// A number in groups of seven bits, lowest first, in as few bytes as possible.
	FAITHKERNEL_API std::uint64_t TakeVarint();
	/// Four bytes, lowest first.
	FAITHKERNEL_API std::uint32_t TakeFixed32();
	/// Eight bytes, lowest first.
	FAITHKERNEL_API std::uint64_t TakeFixed64();
	/// A number of elements: at most `limit`, and at most one per remaining byte.
	FAITHKERNEL_API std::size_t TakeCount(std::size_t limit);
	/// Demands that nothing is left.
	FAITHKERNEL_API void ExpectEnd();

	/// Records the fault unless there is one already.
	FAITHKERNEL_API void Fail(ReadFault fault, std::size_t offset);

private:
	friend class ReadScope;

	/// A field when it has a name, else an element.
	struct Step
	{
		std::string_view name;
		std::size_t index = 0;

		friend bool operator==(const Step&, const Step&) = default;
	};

	/// Deeper steps are counted and left out of the path; types of this depth do not exist.
	static constexpr std::size_t kMaxSteps = 32;

	void Enter(const Step& step);
	void Leave();
	std::string Path() const;

	std::span<const std::uint8_t> bytes_;
	std::size_t baseOffset_;
	std::size_t position_ = 0;
	FixedVector<Step, kMaxSteps> steps_;
	std::size_t depth_ = 0;
	ReadError error_;
};

/// While it lives, faults of the reader are reported below this field or element.
class ReadScope
{
public:
	/// `field` outlives the scope.
	FAITHKERNEL_API ReadScope(ByteReader& reader, std::string_view field);
	FAITHKERNEL_API ReadScope(ByteReader& reader, std::size_t index);
	FAITHKERNEL_API ~ReadScope();

	ReadScope(const ReadScope&) = delete;
	ReadScope& operator=(const ReadScope&) = delete;

private:
	ByteReader& reader_;
};

} // namespace faith
