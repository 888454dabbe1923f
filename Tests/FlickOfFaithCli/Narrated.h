#pragma once

#include "FlickOfFaithPresentation/Narrator.h"

#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithRules/Catalogue.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <initializer_list>
#include <string>

/// Events told one by one, without a game around them.
namespace faith::cli::test
{

inline constexpr flick::EffectId kKraken{11};
inline constexpr flick::EffectId kExodus{19};
inline constexpr flick::EffectId kRa{101};
inline constexpr flick::EffectId kZeus{105};
inline constexpr flick::PieceId kProphetOfRa = 0;
inline constexpr flick::PieceId kTempleOfRa = 1;
inline constexpr flick::PieceId kProphetOfZeus = 2;
inline constexpr flick::PieceId kTornadoPiece = 3;
inline constexpr flick::PieceId kHandPiece = 4;
inline constexpr flick::Point kOnNorthIsland{0, 200'000};
inline constexpr flick::Point kInNorthCity{0, 150'000};
inline constexpr flick::Point kInSea{150'000, 150'000};

inline text::TextTable Texts(text::Language language)
{
	auto texts = host::LoadTexts(language, {std::filesystem::path(FAITH_SOURCE_DIR) / "Content"});
	EXPECT_TRUE(texts.HasValue()) << texts.Error();
	return texts ? *texts : text::TextTable(language);
}

/// Ra against Zeus, each with a prophet, Ra with a temple as well, and two tokens of nobody.
inline flick::GameState TwoPlayers()
{
	flick::GameState state;
	state.generation = 1;
	flick::Player ra;
	ra.god = kRa;
	flick::Player zeus;
	zeus.god = kZeus;
	zeus.corner = 2;
	zeus.godCard = 2;
	state.players = {ra, zeus};
	const auto piece = [](flick::PieceKind kind, flick::Seat owner)
	{
		flick::Piece made;
		made.kind = kind;
		made.owner = owner;
		return made;
	};
	state.pieces = {piece(flick::PieceKind::Prophet, 0), piece(flick::PieceKind::Temple, 0),
		piece(flick::PieceKind::Prophet, 1), piece(flick::PieceKind::Tornado, flick::kNobody),
		piece(flick::PieceKind::HandOfGod, flick::kNobody)};
	return state;
}

inline flick::Launched LaunchOf(flick::PieceId piece)
{
	physics::Launch launch;
	launch.piece = piece;
	launch.from = {-210'000, -210'000};
	launch.angle = 45'500;
	launch.speed = 1'800'000;
	flick::Launched launched;
	launched.launches.PushBack(launch);
	return launched;
}

inline flick::CameToRest Resting(std::initializer_list<flick::DiscRest> discs)
{
	flick::CameToRest rest;
	for (const flick::DiscRest& disc : discs)
	{
		rest.discs.push_back(disc);
	}
	return rest;
}

/// A piece that the active player places.
inline flick::PieceMoved OntoMap(flick::PieceId piece, flick::Point spot, flick::PieceId restsOn = flick::kNoPiece)
{
	return {piece, 0, flick::Place::Hand, flick::Place::Map, spot, restsOn, 0, {6, 3}, flick::kNoCard};
}

class Narrated : public testing::Test
{
protected:
	std::string Tell(const flick::Event& event) { return narrator_.Tell(event, state_); }
	std::string TellVerbosely(const flick::Event& event) { return verbose_.Tell(event, state_); }

	text::TextTable texts_ = Texts(text::Language::English);
	flick::GameState state_ = TwoPlayers();
	flick::Narrator narrator_{texts_, flick::StandardCatalogue()};
	flick::Narrator verbose_{texts_, flick::StandardCatalogue(), flick::Narration::Verbose};
};

} // namespace faith::cli::test
