#include "FaithKernel/ReplayFile.h"

#include "FaithKernel/Codec.h"
#include "FaithKernel/Crc32.h"

#include <utility>

namespace faith
{

namespace
{

constexpr std::size_t kChecksumSize = 4;
constexpr std::size_t kSectionPrefixSize = 5;
constexpr std::size_t kFormatOffset = 8;
constexpr std::size_t kLengthOffset = 12;
constexpr std::size_t kHeaderChecksumOffset = 16;

using Bytes = std::span<const std::uint8_t>;

std::uint32_t FixedAt(Bytes file, std::size_t offset)
{
	return ByteReader(file.subspan(offset, 4)).TakeFixed32();
}

bool IsGameId(std::string_view id)
{
	for (const char c : id)
	{
		if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
		{
			return false;
		}
	}
	return !id.empty() && id.size() <= 64;
}

/// The header, in the order in which its fields give the most useful error.
std::optional<ReplayError> HeaderError(Bytes file)
{
	for (std::size_t i = 0; i < kReplayMagic.size() && i < file.size(); ++i)
	{
		if (file[i] != kReplayMagic[i])
		{
			return ReplayError{ReplayFault::NotAReplay, ReplaySection::Header, i};
		}
	}
	if (file.size() < kReplayHeaderSize)
	{
		return ReplayError{
			ReplayFault::Truncated, ReplaySection::Header, file.size(), {}, {}, {}, file.size(), kReplayHeaderSize};
	}
	if (FixedAt(file, kHeaderChecksumOffset) != Crc32(file.first(kHeaderChecksumOffset)))
	{
		return ReplayError{ReplayFault::HeaderDamaged, ReplaySection::Header, kFormatOffset};
	}
	const std::uint32_t format = FixedAt(file, kFormatOffset);
	if (format != kReplayFormat)
	{
		const ReplayFault fault = format > kReplayFormat ? ReplayFault::NewerFormat : ReplayFault::HeaderDamaged;
		return ReplayError{fault, ReplaySection::Header, kFormatOffset, {}, {}, {}, format, kReplayFormat};
	}
	const std::size_t length = FixedAt(file, kLengthOffset);
	if (file.size() != length)
	{
		const bool isShort = file.size() < length;
		return ReplayError{isShort ? ReplayFault::Truncated : ReplayFault::TrailingBytes, ReplaySection::Header,
			isShort ? file.size() : length, {}, {}, {}, file.size(), length};
	}
	return std::nullopt;
}

/// Walks over the sections of a file whose header is sound, in their one allowed order, and proves their checksums.
class SectionWalk
{
public:
	explicit SectionWalk(Bytes file) : file_(file) {}

	Result<ReplayContainer, ReplayError> Run()
	{
		while (!error_.has_value() && last_ != ReplaySection::End)
		{
			TakeSection();
		}
		if (!error_.has_value())
		{
			ProveEnd();
		}
		if (error_.has_value())
		{
			return Failure{*std::move(error_)};
		}
		return std::move(container_);
	}

private:
	void TakeSection()
	{
		const std::size_t left = file_.size() - position_;
		if (left < kReplaySectionOverhead)
		{
			Fail(ReplayFault::Truncated, file_.size());
			return;
		}
		const std::uint8_t tag = file_[position_];
		const std::size_t length = FixedAt(file_, position_ + 1);
		if (length > left - kReplaySectionOverhead)
		{
			Fail(ReplayFault::SectionDamaged, position_ + 1);
			error_->found = length;
			error_->expected = left - kReplaySectionOverhead;
			return;
		}
		const std::size_t covered = kSectionPrefixSize + length;
		if (FixedAt(file_, position_ + covered) != Crc32(file_.subspan(position_, covered)))
		{
			Fail(ReplayFault::SectionDamaged, position_);
			return;
		}
		const ReplayPart part{file_.subspan(position_ + kSectionPrefixSize, length), position_ + kSectionPrefixSize};
		if (tag >= kFirstOptionalTag && last_ != ReplaySection::Header)
		{
			position_ += covered + kChecksumSize;
			return;
		}
		Accept(static_cast<ReplaySection>(tag), part);
		position_ += covered + kChecksumSize;
	}

	void Accept(ReplaySection section, const ReplayPart& part)
	{
		const bool more = section == ReplaySection::Entries || section == ReplaySection::End;
		if (section != Expected() && !(more && Expected() == ReplaySection::Entries))
		{
			Fail(ReplayFault::UnexpectedSection, position_);
			error_->found = static_cast<std::uint64_t>(section);
			error_->expected = static_cast<std::uint64_t>(Expected());
			return;
		}
		last_ = section;
		switch (section)
		{
		case ReplaySection::Game:
			ReadGame(part);
			break;
		case ReplaySection::Setup:
			container_.setup = part;
			break;
		case ReplaySection::Entries:
			container_.blocks.push_back(part);
			break;
		default:
			ReadEnd(part);
			break;
		}
	}

	/// What comes next; after the set-up, entries or the end.
	ReplaySection Expected() const
	{
		switch (last_)
		{
		case ReplaySection::Header:
			return ReplaySection::Game;
		case ReplaySection::Game:
			return ReplaySection::Setup;
		default:
			return ReplaySection::Entries;
		}
	}

	void ReadGame(const ReplayPart& part)
	{
		ByteReader reader(part.bytes, part.offset);
		Read(reader, container_.header);
		if (!IsGameId(container_.header.gameId))
		{
			const ReadScope scope(reader, "gameId");
			reader.Fail(ReadFault::BadText, part.offset);
		}
		FinishContent(reader);
	}

	void ReadEnd(const ReplayPart& part)
	{
		ByteReader reader(part.bytes, part.offset);
		std::uint32_t count = 0;
		{
			const ReadScope scope(reader, "entryCount");
			Read(reader, count);
		}
		FinishContent(reader);
		container_.entryCount = count;
		if (!error_.has_value() && count > kMaxReplayEntries)
		{
			Fail(ReplayFault::TooManyEntries, part.offset);
			error_->found = count;
			error_->expected = kMaxReplayEntries;
		}
		if (!error_.has_value() && container_.blocks.size() != ReplayBlockCount(count))
		{
			Fail(ReplayFault::EntryCountDiffers, part.offset);
			error_->found = container_.blocks.size();
			error_->expected = ReplayBlockCount(count);
		}
	}

	void FinishContent(ByteReader& reader)
	{
		reader.ExpectEnd();
		if (!reader.Ok() && !error_.has_value())
		{
			error_ = ContentError(last_, reader.Error());
		}
	}

	/// After the last section comes the checksum of everything before it, and nothing else.
	void ProveEnd()
	{
		const std::size_t left = file_.size() - position_;
		if (left != kChecksumSize)
		{
			Fail(left < kChecksumSize ? ReplayFault::Truncated : ReplayFault::TrailingBytes, position_);
			return;
		}
		if (FixedAt(file_, position_) != Crc32(file_.first(position_)))
		{
			Fail(ReplayFault::FileDamaged, position_);
		}
	}

	/// The section is the one after those that were read.
	void Fail(ReplayFault fault, std::size_t offset)
	{
		const ReplaySection section = last_ == ReplaySection::End ? last_ : Expected();
		error_ = ReplayError{fault, section, offset};
		if (section == ReplaySection::Entries)
		{
			error_->entry = container_.blocks.size() * kReplayBlockEntries;
		}
	}

	Bytes file_;
	std::size_t position_ = kReplayHeaderSize;
	ReplaySection last_ = ReplaySection::Header;
	ReplayContainer container_;
	std::optional<ReplayError> error_;
};

} // namespace

Result<ReplayContainer, ReplayError> OpenReplay(std::span<const std::uint8_t> file)
{
	if (file.size() > kMaxReplayBytes)
	{
		return Failure{ReplayError{
			ReplayFault::TooLarge, ReplaySection::Header, kMaxReplayBytes, {}, {}, {}, file.size(), kMaxReplayBytes}};
	}
	if (std::optional<ReplayError> error = HeaderError(file))
	{
		return Failure{*std::move(error)};
	}
	return SectionWalk(file).Run();
}

ReplayBuilder::ReplayBuilder(const ReplayHeader& header)
{
	AddSection(ReplaySection::Game, Encode(header));
}

void ReplayBuilder::AddSetup(std::span<const std::uint8_t> content)
{
	AddSection(ReplaySection::Setup, content);
}

void ReplayBuilder::AddBlock(std::span<const std::uint8_t> content)
{
	AddSection(ReplaySection::Entries, content);
}

std::vector<std::uint8_t> ReplayBuilder::Finish(std::size_t entryCount)
{
	AddSection(ReplaySection::End, Encode(static_cast<std::uint32_t>(entryCount)));
	const std::size_t length = kReplayHeaderSize + sections_.Bytes().size() + kChecksumSize;
	ByteWriter file;
	file.PutBytes(kReplayMagic);
	file.PutFixed32(kReplayFormat);
	file.PutFixed32(static_cast<std::uint32_t>(length));
	file.PutFixed32(Crc32(file.Bytes()));
	file.PutBytes(sections_.Bytes());
	file.PutFixed32(Crc32(file.Bytes()));
	return file.Take();
}

void ReplayBuilder::AddSection(ReplaySection section, std::span<const std::uint8_t> content)
{
	const std::size_t start = sections_.Bytes().size();
	sections_.PutByte(static_cast<std::uint8_t>(section));
	sections_.PutFixed32(static_cast<std::uint32_t>(content.size()));
	sections_.PutBytes(content);
	sections_.PutFixed32(Crc32(sections_.Bytes().subspan(start)));
}

} // namespace faith
