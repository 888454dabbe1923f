#include "UI/FlickShown.h"

#include "Convert/FlickConvert.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithPresentation/DeskView.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithPresentation/OptionChoices.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickMatchOptions.h"
#include "Save/FlickOptions.h"
#include "Table/FlickTable.h"
#include "View/FlickView.h"

namespace
{
/** Ids of the options. */
enum class EOption : int32
{
	Language,
	FullScreen,
	TextScale,
	LessMotion,
	Speed,
	AimSight,
	Effects,
	Ambience,
	Interface,
};

FText WordOf(const faith::flick::Wording& Words, std::string_view Key)
{
	return FlickConvert::ToText(Words.Texts().Get(Key));
}

const faith::flick::Desk* DeskOf(const FFlickView& View)
{
	return View.GetControls().TheDesk();
}

FText ComplaintOf(const FFlickView& View, const faith::flick::Wording& Words, const faith::flick::GameState& State,
	const faith::flick::Desk& Desk)
{
	const std::string WhyNot = faith::flick::WhyNotOf(Words, Desk);
	return FlickConvert::ToText(WhyNot.empty() ? View.WordsOfRefusal(Words, State) : WhyNot);
}

FText TroubleOf(const AFlickGameMode& GameMode, const FFlickView& View, const faith::flick::MatchWords& Words)
{
	const faith::text::TextTable& Texts = Words.words.Texts();
	if (View.HasLostDevice())
	{
		return FlickConvert::ToText(
			Texts.Format("menu.pad.lost", {{"name", Words.NameOf(GameMode.GetShown(), View.GetOwnSeat())}}));
	}
	const FString& Key = GameMode.GetStartTroubleKey();
	return Key.IsEmpty() ? FText::GetEmpty() : FlickConvert::ToText(Texts.Get(FlickConvert::FromString(Key)));
}

/** How it is voted for; nothing for what is no vote. */
FText ThumbOf(const faith::flick::Wording& Words, const std::optional<faith::flick::Thumb>& Thumb)
{
	return Thumb ? WordOf(Words, *Thumb == faith::flick::Thumb::Up ? "match.thumb_up" : "match.thumb_down")
				 : FText::GetEmpty();
}

/** What a card says and, of a law, for how long it holds. */
FText EffectOf(const faith::flick::Wording& Words, const std::string& Effect, const std::string& Lasts)
{
	return FlickConvert::ToText(
		Lasts.empty() ? Effect : Effect + "\n" + Words.Texts().Format("match.holds", {{"duration", Lasts}}));
}

TArray<FFlickCardView> ProposedCards(const faith::flick::Wording& Words, const faith::flick::GameState& Shown)
{
	TArray<FFlickCardView> Cards;
	for (const faith::flick::LawView& Law : faith::flick::ProposedLaws(Words, Shown))
	{
		Cards.Add({FlickConvert::ToText(Law.name), EffectOf(Words, Law.text, Law.lasts), ThumbOf(Words, Law.thumb),
			FlickConvert::ToString(Law.key), false});
	}
	return Cards;
}

/** How somebody votes together with others at one view, or that it is done. The keys are those of UFlickInput. */
std::string WayToVote(const faith::text::TextTable& Texts, const faith::flick::SeatView& Seat)
{
	constexpr const char* Keys[faith::flick::kMaxPlayers][2] = {
		{"Q", "A"}, {"P", "L"}, {"C", "V"}, {"\xE2\x86\x91", "\xE2\x86\x93"}};
	return Seat.hasAnswered ? Texts.Format("match.has_voted", {{"player", Seat.name}})
							: Texts.Format("match.vote_keys",
								  {{"player", Seat.name}, {"up", Keys[Seat.seat][0]}, {"down", Keys[Seat.seat][1]}});
}

FText RemarkOfSharedVote(const faith::text::TextTable& Texts, const std::vector<faith::flick::SeatView>& Seats)
{
	std::string Remark = Texts.Get("match.vote_together");
	for (const faith::flick::SeatView& Seat : Seats)
	{
		Remark += Seat.isComputer ? std::string() : "\n" + WayToVote(Texts, Seat);
	}
	return FlickConvert::ToText(Remark);
}

/** Keys that differ only in a number at their end, after this. */
TArray<FString> NumberedKeys(const TCHAR* Stem, std::size_t Count)
{
	TArray<FString> Keys;
	for (std::size_t Number = 0; Number < Count; ++Number)
	{
		Keys.Add(FString::Printf(TEXT("%s%d"), Stem, static_cast<int32>(Number)));
	}
	return Keys;
}

FFlickOption MakeOption(EOption Id, const TCHAR* LabelKey)
{
	FFlickOption Option;
	Option.Id = static_cast<int32>(Id);
	Option.LabelKey = LabelKey;
	return Option;
}

FFlickOption OnOrOff(EOption Id, const TCHAR* LabelKey, bool bOn)
{
	FFlickOption Option = MakeOption(Id, LabelKey);
	Option.OptionKeys = {TEXT("menu.off"), TEXT("menu.on")};
	Option.Chosen = bOn ? 1 : 0;
	return Option;
}

/** The nearest of some steps, whose texts differ only in the number at the end of their keys. */
FFlickOption NearestStep(
	EOption Id, const TCHAR* LabelKey, const TCHAR* StepKey, double Value, std::span<const double> Allowed)
{
	FFlickOption Option = MakeOption(Id, LabelKey);
	Option.OptionKeys = NumberedKeys(StepKey, Allowed.size());
	Option.Chosen = static_cast<int32>(faith::flick::PlaceOfNearest(Value, Allowed));
	return Option;
}

FFlickOption VolumeOption(EOption Id, const TCHAR* LabelKey, int32 Percent)
{
	return NearestStep(Id, LabelKey, TEXT("menu.volume."), Percent, faith::flick::kVolumeSteps);
}

FFlickOption LanguageOption(const UFlickOptions& Options)
{
	FFlickOption Option = MakeOption(EOption::Language, TEXT("menu.language"));
	Option.SectionKey = TEXT("menu.section.screen");
	for (const FString& Code : FlickShown::Languages())
	{
		Option.Chosen = Code == Options.Language ? Option.OptionKeys.Num() : Option.Chosen;
		Option.OptionKeys.Add(TEXT("menu.language.") + Code);
	}
	return Option;
}

FFlickOption SightOption(const UFlickOptions& Options)
{
	FFlickOption Option = MakeOption(EOption::AimSight, TEXT("menu.sight"));
	for (const faith::flick::AimSight Sight : faith::flick::kAimSights)
	{
		const FString Key = FlickConvert::ToString(faith::flick::SightKey(Sight));
		Option.Chosen = Sight == Options.GetAimSight() ? Option.OptionKeys.Num() : Option.Chosen;
		Option.OptionKeys.Add(Key);
		Option.AboutKeys.Add(Key + TEXT(".about"));
	}
	return Option;
}

int32 VolumeAt(int32 Step)
{
	return static_cast<int32>(faith::flick::kVolumeSteps[static_cast<std::size_t>(Step)]);
}
} // namespace

namespace FlickShown
{
uint8 ThinkingOf(const AFlickGameMode& GameMode)
{
	uint8 Bits = 0;
	for (int32 Seat = 0; Seat < faith::flick::kMaxPlayers; ++Seat)
	{
		Bits = static_cast<uint8>(Bits | (GameMode.IsThinking(Seat) ? 1 << Seat : 0));
	}
	return Bits;
}

bool CanSkip(const AFlickGameMode& GameMode)
{
	return !GameMode.IsHeld() && (!GameMode.IsCaughtUp() || GameMode.GetTable()->IsShotRunning());
}

FFlickBoardView BoardOf(const AFlickGameMode& GameMode, const FFlickView& View, const faith::flick::MatchWords& Words,
	const std::string& Told)
{
	const faith::flick::GameState& Shown = GameMode.GetShown();
	const faith::flick::Desk* const Desk = DeskOf(View);
	FFlickBoardView Board;
	Board.Seats = faith::flick::SeatsOf(Words, Shown, GameMode.GetViews()->GetAnswered());
	Board.Thinking = ThinkingOf(GameMode);
	Board.Generation = faith::flick::GenerationOf(Words.words, Shown);
	Board.Headline = faith::flick::HeadlineOf(Words, Shown);
	Board.Laws = faith::flick::LawsOf(Words.words, Shown);
	Board.Told = Desk == nullptr ? Told : std::string();
	Board.Trouble = TroubleOf(GameMode, View, Words);
	Board.bMapHidden = Desk != nullptr && Desk->View().mapHidden;
	Board.bCanUndo = Desk != nullptr;
	Board.bCanSkip = CanSkip(GameMode);
	return Board;
}

FFlickPromptView PromptOf(
	const FFlickView& View, const faith::flick::Wording& Words, const faith::flick::GameState& State)
{
	FFlickPromptView Prompt;
	const faith::flick::Desk* const Desk = DeskOf(View);
	if (Desk == nullptr || faith::flick::AnswersAreCards(*Desk))
	{
		return Prompt;
	}
	Prompt.Prompt = FlickConvert::ToText(faith::flick::PromptOf(Words, *Desk));
	Prompt.Hint = FlickConvert::ToText(faith::flick::HintOf(Words, *Desk));
	Prompt.Complaint = ComplaintOf(View, Words, State, *Desk);
	Prompt.AnswerLabel = FlickConvert::ToText(faith::flick::AnswerLabelOf(Words, *Desk));
	Prompt.bCanAnswer = !Desk->WhyNot();
	Prompt.bOtherPiece = Desk->HasOtherPieces();
	Prompt.bOtherDisc = Desk->AimedDiscs() > 1;
	Prompt.bCanTurn = View.GetControls().CanTurn();
	for (const faith::flick::AnswerButton& Button : faith::flick::ButtonsOf(Words, *Desk))
	{
		Prompt.Answers.Add({FlickConvert::ToText(Button.label), Button.declines});
	}
	return Prompt;
}

std::optional<FFlickAimView> AimOf(const FFlickView& View, const faith::flick::Wording& Words)
{
	const faith::flick::Desk* const Desk = DeskOf(View);
	if (Desk == nullptr || !Desk->IsAiming())
	{
		return std::nullopt;
	}
	FFlickAimView Shown;
	Shown.Power = FMath::RoundToInt32(Desk->Aiming().Strength() * 100.0);
	Shown.Spin = FMath::RoundToInt32(Desk->Aiming().Get().spin / 10.0);
	for (const std::string& Line : faith::flick::OddsOf(Words, *Desk))
	{
		Shown.Odds.Add(FlickConvert::ToString(Line));
	}
	if (const auto Preview = Desk->Preview())
	{
		Shown.StrayAngle = Preview->spread.angle;
		Shown.StrayPower = Preview->spread.power;
	}
	return Shown;
}

TArray<FFlickCardView> CardsOf(
	const FFlickView& View, const faith::flick::Wording& Words, const faith::flick::GameState& Shown)
{
	if (View.GetControls().IsSharedVote())
	{
		return ProposedCards(Words, Shown);
	}
	TArray<FFlickCardView> Cards;
	const faith::flick::Desk* const Desk = DeskOf(View);
	if (Desk == nullptr || !faith::flick::AnswersAreCards(*Desk))
	{
		return Cards;
	}
	for (const faith::flick::AnswerButton& Button : faith::flick::ButtonsOf(Words, *Desk))
	{
		Cards.Add({FlickConvert::ToText(Button.label), EffectOf(Words, Button.text, Button.lasts),
			ThumbOf(Words, Button.thumb), FlickConvert::ToString(Button.card), true});
	}
	return Cards;
}

FText RemarkOf(
	const FFlickView& View, const faith::flick::MatchWords& Words, const std::vector<faith::flick::SeatView>& Seats)
{
	const faith::text::TextTable& Texts = Words.words.Texts();
	if (View.GetControls().IsSharedVote())
	{
		return RemarkOfSharedVote(Texts, Seats);
	}
	const faith::flick::Desk* const Desk = DeskOf(View);
	if (Desk == nullptr)
	{
		return FText::GetEmpty();
	}
	const std::string& Who = Seats[Desk->Who()].name;
	return FlickConvert::ToText(View.GetControls().HasAnswered()
			? Texts.Format("match.has_voted", {{"player", Who}})
			: Texts.Format("match.asked", {{"player", Who}, {"hint", faith::flick::HintOf(Words.words, *Desk)}}));
}

const TArray<FString>& Languages()
{
	static const TArray<FString> Codes = {TEXT("en"), TEXT("de"), TEXT("pl")};
	return Codes;
}

TArray<FFlickOption> OptionsOf(const UFlickOptions& Options)
{
	FFlickOption Speed = NearestStep(
		EOption::Speed, TEXT("menu.speed"), TEXT("menu.speed."), Options.OpponentSpeed, faith::flick::kOpponentSpeeds);
	Speed.SectionKey = TEXT("menu.section.play");
	FFlickOption Effects = VolumeOption(EOption::Effects, TEXT("menu.volume.effects"), Options.EffectsVolume);
	Effects.SectionKey = TEXT("menu.section.sound");
	FFlickOption LessMotion = OnOrOff(EOption::LessMotion, TEXT("menu.reduced_motion"), Options.bReducedMotion);
	LessMotion.AboutKeys = {TEXT("menu.reduced_motion.about")};
	return {LanguageOption(Options), OnOrOff(EOption::FullScreen, TEXT("menu.full_screen"), Options.bFullscreen),
		NearestStep(EOption::TextScale, TEXT("menu.text_size"), TEXT("menu.text_size."), Options.TextScale,
			faith::flick::kTextScales),
		LessMotion, Speed, SightOption(Options), Effects,
		VolumeOption(EOption::Ambience, TEXT("menu.volume.ambience"), Options.AmbienceVolume),
		VolumeOption(EOption::Interface, TEXT("menu.volume.interface"), Options.InterfaceVolume)};
}

void Take(UFlickOptions& Options, int32 Id, int32 Value)
{
	const std::size_t Place = static_cast<std::size_t>(Value);
	switch (static_cast<EOption>(Id))
	{
	case EOption::Language:
		Options.Language = Languages()[Value];
		break;
	case EOption::FullScreen:
		Options.bFullscreen = Value != 0;
		break;
	case EOption::TextScale:
		Options.TextScale = static_cast<float>(faith::flick::kTextScales[Place]);
		break;
	case EOption::LessMotion:
		Options.bReducedMotion = Value != 0;
		break;
	case EOption::Speed:
		Options.OpponentSpeed = static_cast<float>(faith::flick::kOpponentSpeeds[Place]);
		break;
	case EOption::AimSight:
		Options.AimSight = FlickConvert::ToString(faith::NameOf(faith::flick::kAimSights[Place]));
		break;
	case EOption::Effects:
		Options.EffectsVolume = VolumeAt(Value);
		break;
	case EOption::Ambience:
		Options.AmbienceVolume = VolumeAt(Value);
		break;
	case EOption::Interface:
		Options.InterfaceVolume = VolumeAt(Value);
		break;
	}
}

void TakeDefaults(UFlickOptions& Options)
{
	const UFlickOptions& Default = *GetDefault<UFlickOptions>();
	Options.EffectsVolume = Default.EffectsVolume;
	Options.AmbienceVolume = Default.AmbienceVolume;
	Options.InterfaceVolume = Default.InterfaceVolume;
	Options.OpponentSpeed = Default.OpponentSpeed;
	Options.AimSight = FlickConvert::ToString(faith::NameOf(faith::flick::kUsualSight));
	Options.TextScale = Default.TextScale;
	Options.bReducedMotion = Default.bReducedMotion;
	Options.bFullscreen = Default.bFullscreen;
}

TArray<FString> Levels()
{
	TArray<FString> Keys;
	for (const faith::flick::Contestant& Level : faith::flick::Levels())
	{
		Keys.Add(FlickConvert::ToString(Level.key));
	}
	Keys.Add(FlickConvert::ToString(faith::flick::kMirrorLevel));
	return Keys;
}

FFlickMatchOptions MatchOf(const faith::flick::SeatPlan& Plan, const FFlickMatchOptions& Basis)
{
	FFlickMatchOptions Options = Basis.Again();
	Options.Setup = Plan.SetupWith(FFlickMatchOptions::FreshSeed());
	Options.Seats = Plan.Labels();
	Options.bSplit = Plan.isSplit;
	return Options;
}
} // namespace FlickShown
