#pragma once

#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/MatchPorts.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace faith::desktop
{

/// Who plays a saved match.
struct SeatNotes
{
	std::vector<flick::SeatLabel> seats;
	/// The note was missing or damaged: the first seat is taken to be a person's, the others novices.
	bool isGuessed = false;
};

/// Keeps the running match in a file, and who plays it beside it. Written whole or not at all.
class MatchFile final : public flick::MatchStorage
{
public:
	/// In the place where this system keeps a program's data.
	MatchFile();
	explicit MatchFile(const QString& path) : path_(path) {}

	bool Save(std::span<const std::uint8_t> replay) override;
	/// Nothing if there is none or it cannot be read.
	std::optional<std::vector<std::uint8_t>> Load() const;
	bool Exists() const;

	/// Who plays, in a note beside the match; call it when a match starts.
	bool SaveSeats(const std::vector<flick::SeatLabel>& seats);
	/// For a match of so many players. A note that cannot be understood is put aside.
	SeatNotes LoadSeats(std::size_t players);

	/// For good when the match is over or given up.
	void Remove();
	/// A file that cannot be understood is kept under another name.
	void PutAside();

private:
	QString NotePath() const { return path_ + ".seats.json"; }

	QString path_;
};

} // namespace faith::desktop
