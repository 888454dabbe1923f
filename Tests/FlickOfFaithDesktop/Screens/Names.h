#pragma once

/// The objectNames by which tests find what a player clicks. All of them are here, so that a screen that is built anew changes one file.
namespace faith::desktop::names
{

inline constexpr const char* kNewMatch = "newMatch";
inline constexpr const char* kContinueMatch = "continueMatch";
inline constexpr const char* kSeed = "seed";
inline constexpr const char* kOneComputer = "preset_one";
inline constexpr const char* kTwoHere = "preset_two_here";
inline constexpr const char* kStart = "start";
inline constexpr const char* kBack = "back";
inline constexpr const char* kLanguage = "language_"; ///< followed by its code
inline constexpr const char* kFirstChoice = "choice0";
inline constexpr const char* kConfirm = "confirm"; ///< may be missing: Enter does the same
inline constexpr const char* kCome = "come";       ///< lifts the curtain
inline constexpr const char* kTable = "table";
inline constexpr const char* kBanner = "banner"; ///< says for a moment what has happened
inline constexpr const char* kLog = "log";
inline constexpr const char* kMenu = "menu";
inline constexpr const char* kSettings = "settings";
inline constexpr const char* kHowToPlay = "howToPlay";
inline constexpr const char* kToTitle = "toTitle";

} // namespace faith::desktop::names
