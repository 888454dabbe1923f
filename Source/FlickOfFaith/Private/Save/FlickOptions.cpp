#include "Save/FlickOptions.h"

#include "Convert/FlickConvert.h"
#include "FlickOfFaithPresentation/OptionChoices.h"
#include "HAL/PlatformMisc.h"
#include "Kismet/GameplayStatics.h"
#include "Save/FlickSlots.h"
#include "Templates/Casts.h"

namespace
{
/** The game's language of this code, such as "de" or "de-AT". */
std::optional<faith::text::Language> LanguageOf(const FString& Code)
{
	constexpr int32 CodeLength = 2;
	return faith::EnumFromName<faith::text::Language>(FlickConvert::FromString(Code.Left(CodeLength).ToLower()));
}

float Nearest(float Value, std::span<const double> Allowed)
{
	return static_cast<float>(faith::flick::NearestOf(Value, Allowed));
}

int32 VolumeOf(int32 Percent)
{
	return FMath::Clamp(Percent, 0, faith::flick::kFullVolume);
}

UFlickOptions* Read(const FString& SlotName)
{
	UFlickOptions* const Kept =
		Cast<UFlickOptions>(UGameplayStatics::LoadGameFromSlot(SlotName, FlickSlots::UserIndex));
	return Kept != nullptr && Kept->Format == UFlickOptions::PresentFormat ? Kept : nullptr;
}
} // namespace

UFlickOptions* UFlickOptions::Load(const FString& SlotName)
{
	const bool bExists = UGameplayStatics::DoesSaveGameExist(SlotName, FlickSlots::UserIndex);
	UFlickOptions* Options = bExists ? Read(SlotName) : nullptr;
	if (Options == nullptr)
	{
		Options = Cast<UFlickOptions>(UGameplayStatics::CreateSaveGameObject(UFlickOptions::StaticClass()));
		Options->bSlotIsStuck = bExists && !FlickSlots::PutAside(SlotName);
	}
	Options->Slot = SlotName;
	Options->Correct();
	return Options;
}

bool UFlickOptions::Save()
{
	Format = PresentFormat;
	return !bSlotIsStuck && UGameplayStatics::SaveGameToSlot(this, Slot, FlickSlots::UserIndex);
}

void UFlickOptions::Correct()
{
	Language = FlickConvert::ToString(faith::NameOf(GetLanguage()));
	EffectsVolume = VolumeOf(EffectsVolume);
	AmbienceVolume = VolumeOf(AmbienceVolume);
	InterfaceVolume = VolumeOf(InterfaceVolume);
	OpponentSpeed = Nearest(OpponentSpeed, faith::flick::kOpponentSpeeds);
	TextScale = Nearest(TextScale, faith::flick::kTextScales);
	AimSight = FlickConvert::ToString(faith::NameOf(GetAimSight()));
}

faith::flick::AimSight UFlickOptions::GetAimSight() const
{
	return faith::EnumFromName<faith::flick::AimSight>(FlickConvert::FromString(AimSight))
		.value_or(faith::flick::kUsualSight);
}

faith::text::Language UFlickOptions::GetLanguage() const
{
	const auto Chosen = LanguageOf(Language);
	return Chosen ? *Chosen : LanguageOf(FPlatformMisc::GetDefaultLanguage()).value_or(faith::text::Language::English);
}
