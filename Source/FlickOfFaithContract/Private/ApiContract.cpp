// Written by Tests/UnrealContract/Tools/generate_contract.py from Tests/UnrealContract/Manifest.csv. Do not edit.
//
// What the game believes about Unreal's API: one compile-time check for each symbol that it uses. It is compiled against
// the double in every test run. No engine has seen it yet: a line that an engine refuses is a wrong row of the manifest.

// clang-format off

#include "CoreMinimal.h"
#include "Misc/EngineVersionComparison.h"

#include "Async/ParallelFor.h"
#include "Blueprint/SlateBlueprintLibrary.h"
#include "Blueprint/UserWidget.h"
#include "Blueprint/WidgetLayoutLibrary.h"
#include "Blueprint/WidgetTree.h"
#include "BodyInstanceCore.h"
#include "Brushes/SlateRoundedBoxBrush.h"
#include "Camera/CameraActor.h"
#include "Camera/CameraComponent.h"
#include "Components/AudioComponent.h"
#include "Components/Border.h"
#include "Components/BoxComponent.h"
#include "Components/Button.h"
#include "Components/ButtonSlot.h"
#include "Components/ContentWidget.h"
#include "Components/DirectionalLightComponent.h"
#include "Components/EditableTextBox.h"
#include "Components/HorizontalBox.h"
#include "Components/HorizontalBoxSlot.h"
#include "Components/Image.h"
#include "Components/LightComponent.h"
#include "Components/Overlay.h"
#include "Components/OverlaySlot.h"
#include "Components/PanelWidget.h"
#include "Components/PrimitiveComponent.h"
#include "Components/ProgressBar.h"
#include "Components/ScaleBox.h"
#include "Components/SceneComponent.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/SkyAtmosphereComponent.h"
#include "Components/SkyLightComponent.h"
#include "Components/SlateWrapperTypes.h"
#include "Components/TextBlock.h"
#include "Components/TextWidgetTypes.h"
#include "Components/VerticalBox.h"
#include "Components/VerticalBoxSlot.h"
#include "Components/Widget.h"
#include "Containers/Array.h"
#include "Containers/EnumAsByte.h"
#include "Containers/Map.h"
#include "Containers/StringConv.h"
#include "Containers/StringView.h"
#include "Containers/UnrealString.h"
#include "CoreGlobals.h"
#include "Delegates/Delegate.h"
#include "Delegates/IDelegateInstance.h"
#include "Engine/CollisionProfile.h"
#include "Engine/Engine.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/EngineTypes.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/Scene.h"
#include "Engine/Texture2D.h"
#include "Engine/World.h"
#include "Engine/WorldInitializationValues.h"
#include "EnhancedActionKeyMapping.h"
#include "EnhancedInputComponent.h"
#include "EnhancedInputSubsystemInterface.h"
#include "EnhancedInputSubsystems.h"
#include "Fonts/SlateFontInfo.h"
#include "Framework/Application/SlateApplication.h"
#include "Framework/Text/TextLayout.h"
#include "GameFramework/Actor.h"
#include "GameFramework/Controller.h"
#include "GameFramework/DamageType.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/GameStateBase.h"
#include "GameFramework/GameUserSettings.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/PlayerState.h"
#include "GameFramework/SaveGame.h"
#include "GenericPlatform/GenericApplication.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "GenericPlatform/GenericWindow.h"
#include "HAL/FileManager.h"
#include "HAL/IConsoleManager.h"
#include "HAL/Platform.h"
#include "HAL/PlatformMisc.h"
#include "HAL/PlatformProcess.h"
#include "HAL/PlatformTime.h"
#include "ImageUtils.h"
#include "Input/Events.h"
#include "Input/NavigationReply.h"
#include "Input/Reply.h"
#include "InputAction.h"
#include "InputActionValue.h"
#include "InputCoreTypes.h"
#include "InputKeyEventArgs.h"
#include "InputMappingContext.h"
#include "InputModifiers.h"
#include "InputTriggers.h"
#include "Internationalization/Text.h"
#include "Kismet/GameplayStatics.h"
#include "Kismet/KismetSystemLibrary.h"
#include "Layout/Geometry.h"
#include "Layout/Margin.h"
#include "Logging/LogMacros.h"
#include "Logging/LogVerbosity.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "Materials/MaterialInterface.h"
#include "Math/Color.h"
#include "Math/IntPoint.h"
#include "Math/MathFwd.h"
#include "Math/NumericLimits.h"
#include "Math/Quat.h"
#include "Math/Rotator.h"
#include "Math/Transform.h"
#include "Math/UnrealMathUtility.h"
#include "Math/Vector.h"
#include "Math/Vector2D.h"
#include "Misc/AssertionMacros.h"
#include "Misc/AutomationTest.h"
#include "Misc/CString.h"
#include "Misc/CoreMiscDefines.h"
#include "Misc/FileHelper.h"
#include "Misc/Guid.h"
#include "Misc/Paths.h"
#include "Modules/ModuleManager.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsEngine/BodyInstance.h"
#include "PhysicsEngine/PhysicsSettings.h"
#include "PhysicsSettingsEnums.h"
#include "ProceduralMeshComponent.h"
#include "RHIFeatureLevel.h"
#include "Slate/SGameLayerManager.h"
#include "Slate/SceneViewport.h"
#include "Sound/SoundBase.h"
#include "Sound/SoundWave.h"
#include "Sound/SoundWaveProcedural.h"
#include "Styling/SlateBrush.h"
#include "Styling/SlateColor.h"
#include "Styling/SlateTypes.h"
#include "Tasks/Task.h"
#include "Templates/Casts.h"
#include "Templates/Function.h"
#include "Templates/PimplPtr.h"
#include "Templates/SharedPointer.h"
#include "Templates/SubclassOf.h"
#include "Templates/UniquePtr.h"
#include "Templates/UnrealTemplate.h"
#include "Tickable.h"
#include "Types/SlateEnums.h"
#include "UObject/Class.h"
#include "UObject/ConstructorHelpers.h"
#include "UObject/NameTypes.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"
#include "UObject/StrongObjectPtr.h"
#include "UObject/UObjectBaseUtility.h"
#include "UObject/UObjectGlobals.h"
#include "UObject/UnrealNames.h"
#include "UObject/WeakObjectPtrTemplates.h"
#include "UnrealClient.h"
#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/Layout/SScaleBox.h"
#include "Widgets/Layout/SScrollBox.h"
#include "Widgets/SOverlay.h"
#include "Widgets/SViewport.h"
#include "Widgets/SWidget.h"
#include "Widgets/SWindow.h"

#include "Game/FlickGameState.h"
#include "Table/FlickTable.h"

#include <type_traits>
#include <utility>

// ApplicationCore: GenericPlatform/GenericApplication.h
// 2055 FModifierKeysState
static_assert(sizeof(FModifierKeysState) > 0);

// ApplicationCore: GenericPlatform/GenericPlatformInputDeviceMapper.h
// 0630 EInputDeviceConnectionState
static_assert(std::is_enum_v<EInputDeviceConnectionState>);
// 0631 EInputDeviceConnectionState::Connected
static_assert(std::is_same_v<decltype(EInputDeviceConnectionState::Connected), EInputDeviceConnectionState>);
// 0632 EInputDeviceConnectionState::Disconnected
static_assert(std::is_same_v<decltype(EInputDeviceConnectionState::Disconnected), EInputDeviceConnectionState>);
// 0719 IPlatformInputDeviceMapper
static_assert(sizeof(IPlatformInputDeviceMapper) > 0);
// 0720 IPlatformInputDeviceMapper::Get
static_assert(std::is_same_v<decltype(static_cast<IPlatformInputDeviceMapper& (*)()>(&IPlatformInputDeviceMapper::Get)), IPlatformInputDeviceMapper& (*)()>);
// 0721 IPlatformInputDeviceMapper::GetOnInputDeviceConnectionChange
static_assert(std::is_same_v<decltype(static_cast<IPlatformInputDeviceMapper::FOnUserInputDeviceConnectionChange& (IPlatformInputDeviceMapper::*)() const>(&IPlatformInputDeviceMapper::GetOnInputDeviceConnectionChange)), IPlatformInputDeviceMapper::FOnUserInputDeviceConnectionChange& (IPlatformInputDeviceMapper::*)() const>);
// 0722 IPlatformInputDeviceMapper::Internal_MapInputDeviceToUser
static_assert(std::is_same_v<decltype(static_cast<bool (IPlatformInputDeviceMapper::*)(FInputDeviceId, FPlatformUserId, EInputDeviceConnectionState)>(&IPlatformInputDeviceMapper::Internal_MapInputDeviceToUser)), bool (IPlatformInputDeviceMapper::*)(FInputDeviceId, FPlatformUserId, EInputDeviceConnectionState)>);
// 0723 IPlatformInputDeviceMapper::Internal_SetInputDeviceConnectionState
static_assert(std::is_same_v<decltype(static_cast<bool (IPlatformInputDeviceMapper::*)(FInputDeviceId, EInputDeviceConnectionState)>(&IPlatformInputDeviceMapper::Internal_SetInputDeviceConnectionState)), bool (IPlatformInputDeviceMapper::*)(FInputDeviceId, EInputDeviceConnectionState)>);
// 2402 EInputDeviceConnectionState::Unknown
static_assert(std::is_same_v<decltype(EInputDeviceConnectionState::Unknown), EInputDeviceConnectionState>);
// 2425 IPlatformInputDeviceMapper::AllocateNewInputDeviceId
static_assert(std::is_same_v<decltype(static_cast<FInputDeviceId (IPlatformInputDeviceMapper::*)()>(&IPlatformInputDeviceMapper::AllocateNewInputDeviceId)), FInputDeviceId (IPlatformInputDeviceMapper::*)()>);
// 2426 IPlatformInputDeviceMapper::GetInputDeviceConnectionState
static_assert(std::is_same_v<decltype(static_cast<EInputDeviceConnectionState (IPlatformInputDeviceMapper::*)(const FInputDeviceId) const>(&IPlatformInputDeviceMapper::GetInputDeviceConnectionState)), EInputDeviceConnectionState (IPlatformInputDeviceMapper::*)(const FInputDeviceId) const>);
// 2427 IPlatformInputDeviceMapper::GetUserForInputDevice
static_assert(std::is_same_v<decltype(static_cast<FPlatformUserId (IPlatformInputDeviceMapper::*)(FInputDeviceId) const>(&IPlatformInputDeviceMapper::GetUserForInputDevice)), FPlatformUserId (IPlatformInputDeviceMapper::*)(FInputDeviceId) const>);

// ApplicationCore: GenericPlatform/GenericWindow.h
// 1027 EWindowMode::Type
static_assert(std::is_enum_v<EWindowMode::Type>);
// 1028 EWindowMode::Windowed
static_assert(std::is_same_v<decltype(EWindowMode::Windowed), EWindowMode::Type>);
// 1029 EWindowMode::WindowedFullscreen
static_assert(std::is_same_v<decltype(EWindowMode::WindowedFullscreen), EWindowMode::Type>);

// Core: Async/ParallelFor.h
// 1004 EParallelForFlags
static_assert(std::is_enum_v<EParallelForFlags>);
// 1005 EParallelForFlags::BackgroundPriority
static_assert(std::is_same_v<decltype(EParallelForFlags::BackgroundPriority), EParallelForFlags>);
// 1017 ParallelFor
static_assert(std::is_same_v<decltype(static_cast<void (*)(int32, TFunctionRef<void (int32)>, EParallelForFlags)>(&ParallelFor)), void (*)(int32, TFunctionRef<void (int32)>, EParallelForFlags)>);

// Core: Containers/Array.h
// 0001 TArray
static_assert(sizeof(TArray<int32>) > 0);
// 0002 TArray::Add
static_assert(std::is_same_v<decltype(std::declval<TArray<int32>&>().Add(1)), int32>);
// 0003 TArray::AddDefaulted_GetRef
static_assert(std::is_same_v<decltype(std::declval<TArray<FString>&>().AddDefaulted_GetRef()), FString&>);
// 0004 TArray::AddUnique
static_assert(std::is_same_v<decltype(std::declval<TArray<int32>&>().AddUnique(1)), int32>);
// 0005 TArray::Append
static_assert(std::is_same_v<decltype(std::declval<TArray<uint8>&>().Append(std::declval<const uint8*>(), 1)), void>);
// 0006 TArray::Contains
static_assert(std::is_same_v<decltype(std::declval<const TArray<int32>&>().Contains(1)), bool>);
// 0007 TArray::GetData
static_assert(std::is_same_v<decltype(std::declval<const TArray<uint8>&>().GetData()), const uint8*>);
// 0008 TArray::IsEmpty
static_assert(std::is_same_v<decltype(std::declval<const TArray<int32>&>().IsEmpty()), bool>);
// 0009 TArray::IsValidIndex
static_assert(std::is_same_v<decltype(std::declval<const TArray<int32>&>().IsValidIndex(0)), bool>);
// 0011 TArray::Num
static_assert(std::is_same_v<decltype(std::declval<const TArray<int32>&>().Num()), int32>);
// 0012 TArray::Reset
static_assert(std::is_same_v<decltype(std::declval<TArray<int32>&>().Reset()), void>);
// 0013 TArray::Sort
static_assert(std::is_same_v<decltype(std::declval<TArray<USaveGame*>&>().Sort(std::declval<bool (*)(const USaveGame&, const USaveGame&)>())), void>);
// 0014 TArray::operator=
static_assert(std::is_same_v<decltype(std::declval<TArray<uint8>&>() = std::declval<std::initializer_list<uint8>>()), TArray<uint8>&>);
// 0015 TArray::operator[]
static_assert(std::is_same_v<decltype(std::declval<TArray<FString>&>()[0]), FString&>);
// 1018 TArray::RemoveAll
static_assert(std::is_same_v<decltype(std::declval<TArray<int32>&>().RemoveAll(std::declval<bool (*)(const int32&)>())), int32>);
// 1039 TArray::RemoveAt
static_assert(std::is_same_v<decltype(std::declval<TArray<int32>&>().RemoveAt(0)), void>);
// 1040 TArray::TArray
static_assert(std::is_convertible_v<decltype(std::declval<std::initializer_list<int32>>()), TArray<int32>>);
// 2081 TArray::operator==
static_assert(std::is_same_v<decltype(std::declval<const TArray<int32>&>() == std::declval<const TArray<int32>&>()), bool>);
// 2173 TArray::Last
static_assert(std::is_same_v<decltype(std::declval<TArray<FString>&>().Last()), FString&>);
// 2438 TArray::ContainsByPredicate
static_assert(std::is_same_v<decltype(std::declval<const TArray<int32>&>().ContainsByPredicate([](int32 Each) { return Each == 1; })), bool>);

// Core: Containers/EnumAsByte.h
// 0016 TEnumAsByte::TEnumAsByte
static_assert(std::is_convertible_v<decltype(std::declval<ETickingGroup>()), TEnumAsByte<ETickingGroup>>);

// Core: Containers/Map.h
// 1042 TMap
static_assert(sizeof(TMap<FName, int32>) > 0);
// 1043 TMap::Add
static_assert(std::is_same_v<decltype(std::declval<TMap<FName, int32>&>().Add(FName(), 1)), int32&>);
// 1044 TMap::Find
static_assert(std::is_same_v<decltype(std::declval<TMap<FName, int32>&>().Find(FName())), int32*>);
// 1045 TMap::Reset
static_assert(std::is_same_v<decltype(std::declval<TMap<FName, int32>&>().Reset()), void>);

// Core: Containers/StringConv.h
// 0017 TCHAR_TO_UTF8
#ifndef TCHAR_TO_UTF8
#error "0017: there is no macro TCHAR_TO_UTF8"
#endif
// 0018 UTF8_TO_TCHAR
#ifndef UTF8_TO_TCHAR
#error "0018: there is no macro UTF8_TO_TCHAR"
#endif

// Core: Containers/StringView.h
// 0019 FStringView::FStringView
static_assert(std::is_constructible_v<FStringView, const TCHAR*>);
// 1035 FStringView::FStringView
static_assert(std::is_convertible_v<decltype(std::declval<const FString&>()), FStringView>);

// Core: Containers/UnrealString.h
// 0020 FString
static_assert(sizeof(FString) > 0);
// 0021 FString::Contains
static_assert(std::is_same_v<decltype(std::declval<const FString&>().Contains(TEXT("x"))), bool>);
// 0022 FString::FString
static_assert(std::is_constructible_v<FString, const TCHAR*>);
// 0023 FString::IsEmpty
static_assert(std::is_same_v<decltype(static_cast<bool (FString::*)() const>(&FString::IsEmpty)), bool (FString::*)() const>);
// 0024 FString::Printf
static_assert(std::is_same_v<decltype(FString::Printf(TEXT("%s %d"), std::declval<const TCHAR*>(), 1)), FString>);
// 0026 FString::operator*
static_assert(std::is_same_v<decltype(*std::declval<const FString&>()), const TCHAR*>);
// 0027 FString::operator+=
static_assert(std::is_same_v<decltype(std::declval<FString&>() += std::declval<const FString&>()), FString&>);
// 0028 FString::operator+=
static_assert(std::is_same_v<decltype(std::declval<FString&>() += std::declval<const TCHAR*>()), FString&>);
// 0029 FString::operator=
static_assert(std::is_same_v<decltype(std::declval<FString&>() = std::declval<const TCHAR*>()), FString&>);
// 0030 operator+
static_assert(std::is_same_v<decltype(std::declval<const FString&>() + std::declval<const TCHAR*>()), FString>);
// 0031 operator/
static_assert(std::is_same_v<decltype(std::declval<const FString&>() / std::declval<const TCHAR*>()), FString>);
// 0383 FString::ToBool
static_assert(std::is_same_v<decltype(static_cast<bool (FString::*)() const>(&FString::ToBool)), bool (FString::*)() const>);
// 1014 FString::ParseIntoArray
static_assert(std::is_same_v<decltype(static_cast<int32 (FString::*)(TArray<FString>&, const TCHAR*, bool) const>(&FString::ParseIntoArray)), int32 (FString::*)(TArray<FString>&, const TCHAR*, bool) const>);
static_assert(requires { std::declval<const FString&>().ParseIntoArray(std::declval<TArray<FString>&>(), std::declval<const TCHAR*>()); });
// 1015 FString::ToLower
static_assert(std::is_same_v<decltype(std::declval<const FString&>().ToLower()), FString>);
// 1016 FString::TrimStartAndEnd
static_assert(std::is_same_v<decltype(std::declval<const FString&>().TrimStartAndEnd()), FString>);
// 1022 operator==
static_assert(std::is_same_v<decltype(std::declval<const FString&>() == std::declval<const TCHAR*>()), bool>);
// 1034 FString::Left
static_assert(std::is_same_v<decltype(std::declval<const FString&>().Left(2)), FString>);
// 2167 operator==
static_assert(std::is_same_v<decltype(std::declval<const FString&>() == std::declval<const FString&>()), bool>);
// 2585 FString::Len
static_assert(std::is_same_v<decltype(static_cast<int32 (FString::*)() const>(&FString::Len)), int32 (FString::*)() const>);

// Core: CoreGlobals.h
// 0032 GFrameCounter
static_assert(std::is_same_v<decltype(GFrameCounter), uint64>);

// Core: Delegates/Delegate.h
// 0033 AddDynamic
#ifndef AddDynamic
#error "0033: there is no macro AddDynamic"
#endif
// 0034 DECLARE_DELEGATE_OneParam
#ifndef DECLARE_DELEGATE_OneParam
#error "0034: there is no macro DECLARE_DELEGATE_OneParam"
#endif
// 0035 DECLARE_DYNAMIC_MULTICAST_DELEGATE
#ifndef DECLARE_DYNAMIC_MULTICAST_DELEGATE
#error "0035: there is no macro DECLARE_DYNAMIC_MULTICAST_DELEGATE"
#endif
// 0036 TDelegate::CreateLambda
static_assert(std::is_convertible_v<decltype(FFlickShotDone::CreateLambda(std::declval<TFunction<void(const faith::flick::Settled&)>>())), FFlickShotDone>);
// 0037 TDelegate::ExecuteIfBound
static_assert(std::is_same_v<decltype(std::declval<const FFlickShotDone&>().ExecuteIfBound(std::declval<const faith::flick::Settled&>())), bool>);
// 0038 TDelegate::Unbind
static_assert(std::is_same_v<decltype(std::declval<FFlickShotDone&>().Unbind()), void>);
// 0039 dynamic delegate::Broadcast
static_assert(std::is_same_v<decltype(std::declval<FFlickStatusChanged&>().Broadcast()), void>);
// 0620 DECLARE_DELEGATE_TwoParams
#ifndef DECLARE_DELEGATE_TwoParams
#error "0620: there is no macro DECLARE_DELEGATE_TwoParams"
#endif
// 0707 FSimpleDelegate
static_assert(std::is_same_v<FSimpleDelegate, TDelegate<void()>>);
// 0724 TDelegate::BindLambda
static_assert(std::is_same_v<decltype(std::declval<FSimpleDelegate&>().BindLambda(std::declval<TFunction<void()>>())), void>);
// 0725 TDelegate::BindUObject
static_assert(std::is_same_v<decltype(std::declval<FSimpleDelegate&>().BindUObject(std::declval<AActor*>(), &AActor::Reset)), void>);
// 0726 TMulticastDelegate::AddLambda
static_assert(std::is_same_v<decltype(std::declval<FSimpleMulticastDelegate&>().AddLambda(std::declval<TFunction<void()>>())), FDelegateHandle>);
// 0727 TMulticastDelegate::AddUObject
static_assert(std::is_same_v<decltype(std::declval<FSimpleMulticastDelegate&>().AddUObject(std::declval<AActor*>(), &AActor::Reset)), FDelegateHandle>);
// 0728 TMulticastDelegate::Broadcast
static_assert(std::is_same_v<decltype(std::declval<const FSimpleMulticastDelegate&>().Broadcast()), void>);
// 0729 TMulticastDelegate::RemoveAll
static_assert(std::is_same_v<decltype(std::declval<FSimpleMulticastDelegate&>().RemoveAll(std::declval<const void*>())), int32>);
// 1024 DECLARE_MULTICAST_DELEGATE
#ifndef DECLARE_MULTICAST_DELEGATE
#error "1024: there is no macro DECLARE_MULTICAST_DELEGATE"
#endif
// 1025 DECLARE_MULTICAST_DELEGATE_OneParam
#ifndef DECLARE_MULTICAST_DELEGATE_OneParam
#error "1025: there is no macro DECLARE_MULTICAST_DELEGATE_OneParam"
#endif
// 1026 DECLARE_MULTICAST_DELEGATE_TwoParams
#ifndef DECLARE_MULTICAST_DELEGATE_TwoParams
#error "1026: there is no macro DECLARE_MULTICAST_DELEGATE_TwoParams"
#endif
// 1041 TDelegate::TDelegate
static_assert(std::is_same_v<decltype(TDelegate<void()>()), TDelegate<void()>>);
// 1046 TMulticastDelegate::AddLambda
static_assert(std::is_same_v<decltype(std::declval<TMulticastDelegate<void()>&>().AddLambda(std::declval<void (*)()>())), FDelegateHandle>);
// 1047 TMulticastDelegate::AddUObject
static_assert(std::is_same_v<decltype(std::declval<TMulticastDelegate<void(float)>&>().AddUObject(std::declval<AActor*>(), &AActor::Tick)), FDelegateHandle>);
// 1048 TMulticastDelegate::Broadcast
static_assert(std::is_same_v<decltype(std::declval<const TMulticastDelegate<void(float)>&>().Broadcast(1.0f)), void>);
// 1049 TMulticastDelegate::Remove
static_assert(std::is_same_v<decltype(std::declval<TMulticastDelegate<void()>&>().Remove(std::declval<FDelegateHandle>())), bool>);
// 2001 AddUniqueDynamic
#ifndef AddUniqueDynamic
#error "2001: there is no macro AddUniqueDynamic"
#endif

// Core: Delegates/IDelegateInstance.h
// 1030 FDelegateHandle
static_assert(sizeof(FDelegateHandle) > 0);

// Core: HAL/FileManager.h
// 0040 IFileManager
static_assert(sizeof(IFileManager) > 0);
// 0041 IFileManager::Delete
static_assert(std::is_same_v<decltype(static_cast<bool (IFileManager::*)(const TCHAR*, bool, bool, bool)>(&IFileManager::Delete)), bool (IFileManager::*)(const TCHAR*, bool, bool, bool)>);
static_assert(requires { std::declval<IFileManager&>().Delete(std::declval<const TCHAR*>()); });
// 0042 IFileManager::Get
static_assert(std::is_same_v<decltype(static_cast<IFileManager& (*)()>(&IFileManager::Get)), IFileManager& (*)()>);
// 0043 IFileManager::Move
static_assert(std::is_same_v<decltype(static_cast<bool (IFileManager::*)(const TCHAR*, const TCHAR*, bool, bool, bool, bool)>(&IFileManager::Move)), bool (IFileManager::*)(const TCHAR*, const TCHAR*, bool, bool, bool, bool)>);
static_assert(requires { std::declval<IFileManager&>().Move(std::declval<const TCHAR*>(), std::declval<const TCHAR*>()); });
// 2423 IFileManager::DeleteDirectory
static_assert(std::is_same_v<decltype(static_cast<bool (IFileManager::*)(const TCHAR*, bool, bool)>(&IFileManager::DeleteDirectory)), bool (IFileManager::*)(const TCHAR*, bool, bool)>);
// 2424 IFileManager::FindFiles
static_assert(std::is_same_v<decltype(static_cast<void (IFileManager::*)(TArray<FString>&, const TCHAR*, bool, bool)>(&IFileManager::FindFiles)), void (IFileManager::*)(TArray<FString>&, const TCHAR*, bool, bool)>);

// Core: HAL/IConsoleManager.h
// 0044 IConsoleManager
static_assert(sizeof(IConsoleManager) > 0);
// 0045 IConsoleManager::FindConsoleVariable
static_assert(std::is_same_v<decltype(static_cast<IConsoleVariable* (IConsoleManager::*)(const TCHAR*, bool) const>(&IConsoleManager::FindConsoleVariable)), IConsoleVariable* (IConsoleManager::*)(const TCHAR*, bool) const>);
static_assert(requires { std::declval<const IConsoleManager&>().FindConsoleVariable(std::declval<const TCHAR*>()); });
// 0046 IConsoleManager::Get
static_assert(std::is_same_v<decltype(static_cast<IConsoleManager& (*)()>(&IConsoleManager::Get)), IConsoleManager& (*)()>);
// 0047 IConsoleVariable
static_assert(sizeof(IConsoleVariable) > 0);
// 0048 IConsoleVariable::Set
static_assert(std::is_same_v<decltype(std::declval<IConsoleVariable&>().Set(1.0f)), void>);

// Core: HAL/Platform.h
// 0049 TCHAR
static_assert(std::is_same_v<TCHAR, WIDECHAR>);
// 0050 TEXT
#ifndef TEXT
#error "0050: there is no macro TEXT"
#endif
// 0051 int32
static_assert(std::is_same_v<int32, int>);
// 0052 uint64
static_assert(std::is_same_v<uint64, unsigned long long>);
// 0053 uint8
static_assert(std::is_same_v<uint8, unsigned char>);
// 1073 uint32
static_assert(std::is_same_v<uint32, unsigned int>);

// Core: HAL/PlatformMisc.h
// 1008 FPlatformMisc
static_assert(sizeof(FPlatformMisc) > 0);
// 1009 FPlatformMisc::NumberOfCores
static_assert(std::is_same_v<decltype(static_cast<int32 (*)()>(&FPlatformMisc::NumberOfCores)), int32 (*)()>);
// 1033 FPlatformMisc::GetDefaultLanguage
static_assert(std::is_same_v<decltype(static_cast<FString (*)()>(&FPlatformMisc::GetDefaultLanguage)), FString (*)()>);

// Core: HAL/PlatformProcess.h
// 1010 FPlatformProcess
static_assert(sizeof(FPlatformProcess) > 0);
// 1011 FPlatformProcess::Sleep
static_assert(std::is_same_v<decltype(static_cast<void (*)(float)>(&FPlatformProcess::Sleep)), void (*)(float)>);

// Core: HAL/PlatformTime.h
// 1012 FPlatformTime
static_assert(sizeof(FPlatformTime) > 0);
// 1013 FPlatformTime::Seconds
static_assert(std::is_same_v<decltype(static_cast<double (*)()>(&FPlatformTime::Seconds)), double (*)()>);

// Core: Internationalization/Text.h
// 1036 FText
static_assert(sizeof(FText) > 0);
// 1037 FText::FromString
static_assert(std::is_same_v<decltype(static_cast<FText (*)(FString&&)>(&FText::FromString)), FText (*)(FString&&)>);
// 1038 FText::ToString
static_assert(std::is_same_v<decltype(static_cast<const FString& (FText::*)() const>(&FText::ToString)), const FString& (FText::*)() const>);
// 2073 FText::GetEmpty
static_assert(std::is_same_v<decltype(static_cast<const FText& (*)()>(&FText::GetEmpty)), const FText& (*)()>);
// 2074 FText::IsEmpty
static_assert(std::is_same_v<decltype(static_cast<bool (FText::*)() const>(&FText::IsEmpty)), bool (FText::*)() const>);
// 2172 FText::FromString
static_assert(std::is_same_v<decltype(FText::FromString(std::declval<const FString&>())), FText>);
// 2536 FText::EqualTo
static_assert(std::is_same_v<decltype(static_cast<bool (FText::*)(const FText&, ETextComparisonLevel::Type) const>(&FText::EqualTo)), bool (FText::*)(const FText&, ETextComparisonLevel::Type) const>);
static_assert(requires { std::declval<const FText&>().EqualTo(std::declval<const FText&>()); });

// Core: Logging/LogMacros.h
// 0054 DECLARE_LOG_CATEGORY_EXTERN
#ifndef DECLARE_LOG_CATEGORY_EXTERN
#error "0054: there is no macro DECLARE_LOG_CATEGORY_EXTERN"
#endif
// 0055 DEFINE_LOG_CATEGORY
#ifndef DEFINE_LOG_CATEGORY
#error "0055: there is no macro DEFINE_LOG_CATEGORY"
#endif
// 0056 UE_LOG
#ifndef UE_LOG
#error "0056: there is no macro UE_LOG"
#endif

// Core: Logging/LogVerbosity.h
// 0057 ELogVerbosity::All
static_assert(std::is_same_v<decltype(ELogVerbosity::All), ELogVerbosity::Type>);
// 0058 ELogVerbosity::Display
static_assert(std::is_same_v<decltype(ELogVerbosity::Display), ELogVerbosity::Type>);
// 0059 ELogVerbosity::Log
static_assert(std::is_same_v<decltype(ELogVerbosity::Log), ELogVerbosity::Type>);
// 0060 ELogVerbosity::Warning
static_assert(std::is_same_v<decltype(ELogVerbosity::Warning), ELogVerbosity::Type>);
// 0685 ELogVerbosity::Error
static_assert(std::is_same_v<decltype(ELogVerbosity::Error), ELogVerbosity::Type>);

// Core: Math/Color.h
// 0061 FColor
static_assert(sizeof(FColor) > 0);
// 0062 FColor::FColor
static_assert(std::is_constructible_v<FColor, uint8, uint8, uint8>);
static_assert(std::is_constructible_v<FColor, uint8, uint8, uint8, uint8>);
// 0063 FLinearColor
static_assert(sizeof(FLinearColor) > 0);
// 0064 FLinearColor::FLinearColor
static_assert(std::is_constructible_v<FLinearColor, const FColor&>);
// 2039 FColor::White
static_assert(std::is_same_v<decltype(FColor::White), const FColor>);
// 2047 FLinearColor::Blue
static_assert(std::is_same_v<decltype(FLinearColor::Blue), const FLinearColor>);
// 2048 FLinearColor::FLinearColor
static_assert(std::is_constructible_v<FLinearColor, float, float, float>);
static_assert(std::is_constructible_v<FLinearColor, float, float, float, float>);
// 2049 FLinearColor::Gray
static_assert(std::is_same_v<decltype(FLinearColor::Gray), const FLinearColor>);
// 2050 FLinearColor::Transparent
static_assert(std::is_same_v<decltype(FLinearColor::Transparent), const FLinearColor>);
// 2528 FLinearColor::operator==
static_assert(std::is_same_v<decltype(std::declval<const FLinearColor&>() == std::declval<const FLinearColor&>()), bool>);

// Core: Math/IntPoint.h
// 2305 FIntPoint
static_assert(sizeof(FIntPoint) > 0);
// 2306 FIntPoint::FIntPoint
static_assert(std::is_constructible_v<FIntPoint, int32, int32>);

// Core: Math/MathFwd.h
// 0065 FQuat
static_assert(std::is_same_v<FQuat, UE::Math::TQuat<double>>);
// 0066 FRotator
static_assert(std::is_same_v<FRotator, UE::Math::TRotator<double>>);
// 0067 FTransform
static_assert(std::is_same_v<FTransform, UE::Math::TTransform<double>>);
// 0068 FVector
static_assert(std::is_same_v<FVector, UE::Math::TVector<double>>);
// 0069 FVector2D
static_assert(std::is_same_v<FVector2D, UE::Math::TVector2<double>>);

// Core: Math/NumericLimits.h
// 0070 MAX_int32
#ifndef MAX_int32
#error "0070: there is no macro MAX_int32"
#endif
// 0071 MAX_uint8
#ifndef MAX_uint8
#error "0071: there is no macro MAX_uint8"
#endif
// 0375 MAX_uint64
#ifndef MAX_uint64
#error "0375: there is no macro MAX_uint64"
#endif

// Core: Math/Quat.h
// 0072 FQuat::FQuat
static_assert(std::is_constructible_v<FQuat, const FVector&, double>);
// 0073 FQuat::RotateVector
static_assert(std::is_same_v<decltype(std::declval<const FQuat&>().RotateVector(std::declval<const FVector&>())), FVector>);

// Core: Math/Rotator.h
// 0075 FRotator::FRotator
static_assert(std::is_constructible_v<FRotator, double, double, double>);
// 0076 FRotator::RotateVector
static_assert(std::is_same_v<decltype(std::declval<const FRotator&>().RotateVector(std::declval<const FVector&>())), FVector>);

// Core: Math/Transform.h
// 0077 FTransform::FTransform
static_assert(std::is_constructible_v<FTransform, const FQuat&, const FVector&>);
static_assert(std::is_constructible_v<FTransform, const FQuat&, const FVector&, const FVector&>);
// 0078 FTransform::FTransform
static_assert(std::is_constructible_v<FTransform, const FRotator&, const FVector&>);
static_assert(std::is_constructible_v<FTransform, const FRotator&, const FVector&, const FVector&>);

// Core: Math/UnrealMathUtility.h
// 0079 FMath
static_assert(sizeof(FMath) > 0);
// 0080 FMath::Abs
static_assert(std::is_same_v<decltype(FMath::Abs(std::declval<double>())), double>);
// 0081 FMath::Clamp
static_assert(std::is_same_v<decltype(FMath::Clamp(1, 0, 2)), int32>);
// 0082 FMath::Clamp
static_assert(std::is_same_v<decltype(FMath::Clamp(1.0, 0.0, 2.0)), double>);
// 0083 FMath::Cos
static_assert(std::is_same_v<decltype(FMath::Cos(std::declval<double>())), double>);
// 0084 FMath::DegreesToRadians
static_assert(std::is_same_v<decltype(FMath::DegreesToRadians(std::declval<double>())), double>);
// 0085 FMath::Max
static_assert(std::is_same_v<decltype(FMath::Max(1, 2)), int32>);
// 0086 FMath::Min
static_assert(std::is_same_v<decltype(FMath::Min(1, 2)), int32>);
// 0087 FMath::Min
static_assert(std::is_same_v<decltype(FMath::Min(1.0, 2.0)), double>);
// 0088 FMath::RoundToInt32
static_assert(std::is_same_v<decltype(FMath::RoundToInt32(std::declval<double>())), int32>);
// 0089 FMath::RoundToInt32
static_assert(std::is_same_v<decltype(FMath::RoundToInt32(std::declval<float>())), int32>);
// 0090 FMath::Sin
static_assert(std::is_same_v<decltype(FMath::Sin(std::declval<double>())), double>);
// 0091 FMath::Sqrt
static_assert(std::is_same_v<decltype(FMath::Sqrt(std::declval<double>())), double>);
// 0092 UE_HALF_PI
#ifndef UE_HALF_PI
#error "0092: there is no macro UE_HALF_PI"
#endif
// 0354 FMath::RoundToInt64
static_assert(std::is_same_v<decltype(static_cast<int64 (*)(double)>(&FMath::RoundToInt64)), int64 (*)(double)>);
// 0704 FMath::IsNearlyEqual
static_assert(std::is_same_v<decltype(static_cast<bool (*)(double, double, double)>(&FMath::IsNearlyEqual)), bool (*)(double, double, double)>);

// Core: Math/Vector.h
// 0093 FVector::CrossProduct
static_assert(std::is_same_v<decltype(static_cast<FVector (*)(const FVector&, const FVector&)>(&FVector::CrossProduct)), FVector (*)(const FVector&, const FVector&)>);
// 0094 FVector::Equals
static_assert(std::is_same_v<decltype(static_cast<bool (FVector::*)(const FVector&, double) const>(&FVector::Equals)), bool (FVector::*)(const FVector&, double) const>);
static_assert(requires { std::declval<const FVector&>().Equals(std::declval<const FVector&>()); });
// 0095 FVector::FVector
static_assert(std::is_constructible_v<FVector, double, double, double>);
// 0096 FVector::ForwardVector
static_assert(std::is_same_v<decltype(FVector::ForwardVector), const FVector>);
// 0097 FVector::GetSafeNormal
static_assert(std::is_same_v<decltype(static_cast<FVector (FVector::*)(double, const FVector&) const>(&FVector::GetSafeNormal)), FVector (FVector::*)(double, const FVector&) const>);
static_assert(requires { std::declval<const FVector&>().GetSafeNormal(); });
// 0098 FVector::RightVector
static_assert(std::is_same_v<decltype(FVector::RightVector), const FVector>);
// 0099 FVector::Size
static_assert(std::is_same_v<decltype(static_cast<double (FVector::*)() const>(&FVector::Size)), double (FVector::*)() const>);
// 0100 FVector::UpVector
static_assert(std::is_same_v<decltype(FVector::UpVector), const FVector>);
// 0101 FVector::X
static_assert(std::is_same_v<decltype(FVector::X), double>);
// 0102 FVector::Y
static_assert(std::is_same_v<decltype(FVector::Y), double>);
// 0103 FVector::Z
static_assert(std::is_same_v<decltype(FVector::Z), double>);
// 0104 FVector::operator*
static_assert(std::is_same_v<decltype(std::declval<const FVector&>() * 2.0), FVector>);
// 0105 FVector::operator+
static_assert(std::is_same_v<decltype(std::declval<const FVector&>() + std::declval<const FVector&>()), FVector>);
// 0106 FVector::operator-
static_assert(std::is_same_v<decltype(std::declval<const FVector&>() - std::declval<const FVector&>()), FVector>);
// 0107 FVector::operator/
static_assert(std::is_same_v<decltype(std::declval<const FVector&>() / 2.0), FVector>);
// 0356 FVector::IsNearlyZero
static_assert(std::is_same_v<decltype(static_cast<bool (FVector::*)(double) const>(&FVector::IsNearlyZero)), bool (FVector::*)(double) const>);
static_assert(requires { std::declval<const FVector&>().IsNearlyZero(); });
// 0357 FVector::ZeroVector
static_assert(std::is_same_v<decltype(FVector::ZeroVector), const FVector>);
// 0713 FVector::DotProduct
static_assert(std::is_same_v<decltype(static_cast<double (*)(const FVector&, const FVector&)>(&FVector::DotProduct)), double (*)(const FVector&, const FVector&)>);

// Core: Math/Vector2D.h
// 0108 FVector2D::FVector2D
static_assert(std::is_constructible_v<FVector2D, double, double>);
// 0709 FVector2D::X
static_assert(std::is_same_v<decltype(FVector2D::X), double>);
// 0710 FVector2D::Y
static_assert(std::is_same_v<decltype(FVector2D::Y), double>);
// 0711 FVector2D::ZeroVector
static_assert(std::is_same_v<decltype(FVector2D::ZeroVector), const FVector2D>);
// 0712 FVector2D::operator*
static_assert(std::is_same_v<decltype(std::declval<const FVector2D&>() * std::declval<const FVector2D&>()), FVector2D>);
// 2537 FVector2D::Equals
static_assert(std::is_same_v<decltype(static_cast<bool (FVector2D::*)(const FVector2D&, double) const>(&FVector2D::Equals)), bool (FVector2D::*)(const FVector2D&, double) const>);
// 2538 FVector2D::operator+
static_assert(std::is_same_v<decltype(std::declval<const FVector2D&>() + std::declval<const FVector2D&>()), FVector2D>);
// 2539 FVector2D::operator==
static_assert(std::is_same_v<decltype(std::declval<const FVector2D&>() == std::declval<const FVector2D&>()), bool>);

// Core: Misc/AssertionMacros.h
// 0109 check
#ifndef check
#error "0109: there is no macro check"
#endif

// Core: Misc/AutomationTest.h
// 0110 ADD_LATENT_AUTOMATION_COMMAND
#ifndef ADD_LATENT_AUTOMATION_COMMAND
#error "0110: there is no macro ADD_LATENT_AUTOMATION_COMMAND"
#endif
// 0111 BEGIN_DEFINE_SPEC
#ifndef BEGIN_DEFINE_SPEC
#error "0111: there is no macro BEGIN_DEFINE_SPEC"
#endif
// 0112 DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER
#ifndef DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER
#error "0112: there is no macro DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER"
#endif
// 0113 EAutomationTestFlags
static_assert(std::is_enum_v<EAutomationTestFlags>);
// 0114 EAutomationTestFlags::ClientContext
static_assert(std::is_same_v<decltype(EAutomationTestFlags::ClientContext), EAutomationTestFlags>);
// 0116 EAutomationTestFlags::EditorContext
static_assert(std::is_same_v<decltype(EAutomationTestFlags::EditorContext), EAutomationTestFlags>);
// 0117 EAutomationTestFlags::ProductFilter
static_assert(std::is_same_v<decltype(EAutomationTestFlags::ProductFilter), EAutomationTestFlags>);
// 0118 END_DEFINE_SPEC
#ifndef END_DEFINE_SPEC
#error "0118: there is no macro END_DEFINE_SPEC"
#endif
// 0119 FAutomationSpecBase::AfterEach
struct FRow0119 : FAutomationSpecBase
{
	static void Check()
	{
		using Self = FRow0119;
		static_assert(std::is_same_v<decltype(std::declval<Self&>().AfterEach(std::declval<TFunction<void()>>())), void>);
	}
};
// 0120 FAutomationSpecBase::BeforeEach
struct FRow0120 : FAutomationSpecBase
{
	static void Check()
	{
		using Self = FRow0120;
		static_assert(std::is_same_v<decltype(std::declval<Self&>().BeforeEach(std::declval<TFunction<void()>>())), void>);
	}
};
// 0121 FAutomationSpecBase::Define
struct FRow0121 : FAutomationSpecBase
{
	virtual void Define() override;
};
// 0122 FAutomationSpecBase::Describe
struct FRow0122 : FAutomationSpecBase
{
	static void Check()
	{
		using Self = FRow0122;
		static_assert(std::is_same_v<decltype(std::declval<Self&>().Describe(std::declval<const FString&>(), std::declval<TFunction<void()>>())), void>);
	}
};
// 0123 FAutomationSpecBase::It
struct FRow0123 : FAutomationSpecBase
{
	static void Check()
	{
		using Self = FRow0123;
		static_assert(std::is_same_v<decltype(std::declval<Self&>().It(std::declval<const FString&>(), std::declval<TFunction<void()>>())), void>);
	}
};
// 0124 FAutomationTestBase
static_assert(sizeof(FAutomationTestBase) > 0);
// 0125 FAutomationTestBase::AddError
static_assert(std::is_same_v<decltype(static_cast<void (FAutomationTestBase::*)(const FString&, int32)>(&FAutomationTestBase::AddError)), void (FAutomationTestBase::*)(const FString&, int32)>);
static_assert(requires { std::declval<FAutomationTestBase&>().AddError(std::declval<const FString&>()); });
// 0126 FAutomationTestBase::AddInfo
static_assert(std::is_same_v<decltype(static_cast<void (FAutomationTestBase::*)(const FString&, int32, bool)>(&FAutomationTestBase::AddInfo)), void (FAutomationTestBase::*)(const FString&, int32, bool)>);
static_assert(requires { std::declval<FAutomationTestBase&>().AddInfo(std::declval<const FString&>()); });
// 0127 FAutomationTestBase::RunTest
struct FRow0127 : FAutomationTestBase
{
	virtual bool RunTest(const FString&) override;
};
// 0128 FAutomationTestBase::TestEqual
static_assert(std::is_same_v<decltype(std::declval<FAutomationTestBase&>().TestEqual(std::declval<const TCHAR*>(), std::declval<const FName&>(), std::declval<const FName&>())), bool>);
// 0129 FAutomationTestBase::TestEqual
static_assert(std::is_same_v<decltype(std::declval<FAutomationTestBase&>().TestEqual(std::declval<const TCHAR*>(), std::declval<const FString&>(), std::declval<const FString&>())), bool>);
// 0130 FAutomationTestBase::TestEqual
static_assert(std::is_same_v<decltype(std::declval<FAutomationTestBase&>().TestEqual(std::declval<const TCHAR*>(), std::declval<const FVector&>(), std::declval<const FVector&>())), bool>);
// 0131 FAutomationTestBase::TestEqual
static_assert(std::is_same_v<decltype(std::declval<FAutomationTestBase&>().TestEqual(std::declval<const TCHAR*>(), std::declval<int32>(), std::declval<int32>())), bool>);
// 0132 FAutomationTestBase::TestFalse
static_assert(std::is_same_v<decltype(static_cast<bool (FAutomationTestBase::*)(const TCHAR*, bool)>(&FAutomationTestBase::TestFalse)), bool (FAutomationTestBase::*)(const TCHAR*, bool)>);
// 0133 FAutomationTestBase::TestNotNull
static_assert(std::is_same_v<decltype(std::declval<FAutomationTestBase&>().TestNotNull(std::declval<const TCHAR*>(), std::declval<const UObject*>())), bool>);
// 0134 FAutomationTestBase::TestNull
static_assert(std::is_same_v<decltype(std::declval<FAutomationTestBase&>().TestNull(std::declval<const TCHAR*>(), std::declval<const void*>())), bool>);
// 0135 FAutomationTestBase::TestTrue
static_assert(std::is_same_v<decltype(static_cast<bool (FAutomationTestBase::*)(const FString&, bool)>(&FAutomationTestBase::TestTrue)), bool (FAutomationTestBase::*)(const FString&, bool)>);
// 0136 FAutomationTestBase::TestTrue
static_assert(std::is_same_v<decltype(static_cast<bool (FAutomationTestBase::*)(const TCHAR*, bool)>(&FAutomationTestBase::TestTrue)), bool (FAutomationTestBase::*)(const TCHAR*, bool)>);
// 0137 IAutomationLatentCommand::Update
struct FRow0137 : IAutomationLatentCommand
{
	virtual bool Update() override;
};
// 0138 IMPLEMENT_SIMPLE_AUTOMATION_TEST
#ifndef IMPLEMENT_SIMPLE_AUTOMATION_TEST
#error "0138: there is no macro IMPLEMENT_SIMPLE_AUTOMATION_TEST"
#endif
// 0139 operator|
static_assert(std::is_same_v<decltype(EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter), EAutomationTestFlags>);
// 0350 EAutomationExpectedMessageFlags::Contains
static_assert(std::is_same_v<decltype(EAutomationExpectedMessageFlags::Contains), EAutomationExpectedMessageFlags::MatchType>);
// 0352 FAutomationTestBase::AddExpectedMessage
static_assert(std::is_same_v<decltype(static_cast<void (FAutomationTestBase::*)(FString, ELogVerbosity::Type, EAutomationExpectedMessageFlags::MatchType, int32, bool)>(&FAutomationTestBase::AddExpectedMessage)), void (FAutomationTestBase::*)(FString, ELogVerbosity::Type, EAutomationExpectedMessageFlags::MatchType, int32, bool)>);
static_assert(requires { std::declval<FAutomationTestBase&>().AddExpectedMessage(std::declval<FString>(), std::declval<ELogVerbosity::Type>(), std::declval<EAutomationExpectedMessageFlags::MatchType>(), std::declval<int32>()); });

// Core: Misc/CString.h
// 0367 FCString
static_assert(sizeof(FCString) > 0);
// 0368 FCString::Strtoui64
static_assert(std::is_same_v<decltype(static_cast<uint64 (*)(const TCHAR*, TCHAR**, int32)>(&FCString::Strtoui64)), uint64 (*)(const TCHAR*, TCHAR**, int32)>);
// 1006 FCString::Atoi
static_assert(std::is_same_v<decltype(static_cast<int32 (*)(const TCHAR*)>(&FCString::Atoi)), int32 (*)(const TCHAR*)>);

// Core: Misc/CoreMiscDefines.h
// 0140 INDEX_NONE
static_assert(std::is_convertible_v<decltype(INDEX_NONE), int32>);
// 0696 FInputDeviceId
static_assert(sizeof(FInputDeviceId) > 0);
// 0697 FInputDeviceId::CreateFromInternalId
static_assert(std::is_same_v<decltype(static_cast<FInputDeviceId (*)(int32)>(&FInputDeviceId::CreateFromInternalId)), FInputDeviceId (*)(int32)>);
// 0705 FPlatformUserId
static_assert(sizeof(FPlatformUserId) > 0);
// 0706 FPlatformUserId::operator==
static_assert(std::is_same_v<decltype(std::declval<const FPlatformUserId&>() == std::declval<const FPlatformUserId&>()), bool>);
// 2410 FInputDeviceId::operator==
static_assert(std::is_same_v<decltype(std::declval<const FInputDeviceId&>() == std::declval<const FInputDeviceId&>()), bool>);

// Core: Misc/FileHelper.h
// 0141 FFileHelper
static_assert(sizeof(FFileHelper) > 0);
// 0142 FFileHelper::LoadFileToArray
static_assert(std::is_same_v<decltype(static_cast<bool (*)(TArray<uint8>&, const TCHAR*, uint32)>(&FFileHelper::LoadFileToArray)), bool (*)(TArray<uint8>&, const TCHAR*, uint32)>);
static_assert(requires { FFileHelper::LoadFileToArray(std::declval<TArray<uint8>&>(), std::declval<const TCHAR*>()); });
// 0143 FFileHelper::SaveStringToFile
static_assert(std::is_same_v<decltype(static_cast<bool (*)(FStringView, const TCHAR*, FFileHelper::EEncodingOptions, IFileManager*, uint32)>(&FFileHelper::SaveStringToFile)), bool (*)(FStringView, const TCHAR*, FFileHelper::EEncodingOptions, IFileManager*, uint32)>);
static_assert(requires { FFileHelper::SaveStringToFile(std::declval<FStringView>(), std::declval<const TCHAR*>()); });

// Core: Misc/Guid.h
// 0369 FGuid
static_assert(sizeof(FGuid) > 0);
// 0370 FGuid::A
static_assert(std::is_same_v<decltype(FGuid::A), uint32>);
// 0371 FGuid::D
static_assert(std::is_same_v<decltype(FGuid::D), uint32>);
// 0372 FGuid::NewGuid
static_assert(std::is_same_v<decltype(static_cast<FGuid (*)()>(&FGuid::NewGuid)), FGuid (*)()>);

// Core: Misc/Paths.h
// 0144 FPaths
static_assert(sizeof(FPaths) > 0);
// 0145 FPaths::ConvertRelativePathToFull
static_assert(std::is_same_v<decltype(static_cast<FString (*)(const FString&)>(&FPaths::ConvertRelativePathToFull)), FString (*)(const FString&)>);
// 0146 FPaths::FileExists
static_assert(std::is_same_v<decltype(static_cast<bool (*)(const FString&)>(&FPaths::FileExists)), bool (*)(const FString&)>);
// 0147 FPaths::ProjectDir
static_assert(std::is_same_v<decltype(static_cast<FString (*)()>(&FPaths::ProjectDir)), FString (*)()>);
// 0148 FPaths::ProjectSavedDir
static_assert(std::is_same_v<decltype(static_cast<FString (*)()>(&FPaths::ProjectSavedDir)), FString (*)()>);
// 0355 FPaths::ConvertRelativePathToFull
static_assert(std::is_same_v<decltype(FPaths::ConvertRelativePathToFull(FString(), FString())), FString>);
// 0373 FPaths::MakeValidFileName
static_assert(std::is_same_v<decltype(static_cast<FString (*)(const FString&, const TCHAR)>(&FPaths::MakeValidFileName)), FString (*)(const FString&, const TCHAR)>);
// 1032 FPaths::ProjectContentDir
static_assert(std::is_same_v<decltype(static_cast<FString (*)()>(&FPaths::ProjectContentDir)), FString (*)()>);

// Core: Modules/ModuleManager.h
// 0149 FDefaultGameModuleImpl
static_assert(std::is_base_of_v<FDefaultModuleImpl, FDefaultGameModuleImpl>);
// 0150 FDefaultModuleImpl
static_assert(std::is_base_of_v<IModuleInterface, FDefaultModuleImpl>);
// 0151 IMPLEMENT_MODULE
#ifndef IMPLEMENT_MODULE
#error "0151: there is no macro IMPLEMENT_MODULE"
#endif
// 0152 IMPLEMENT_PRIMARY_GAME_MODULE
#ifndef IMPLEMENT_PRIMARY_GAME_MODULE
#error "0152: there is no macro IMPLEMENT_PRIMARY_GAME_MODULE"
#endif

// Core: Tasks/Task.h
// 2313 LowLevelTasks::ETaskPriority::BackgroundNormal
static_assert(std::is_same_v<decltype(LowLevelTasks::ETaskPriority::BackgroundNormal), LowLevelTasks::ETaskPriority>);
// 2317 UE::Tasks::FTask
static_assert(std::is_same_v<UE::Tasks::FTask, UE::Tasks::Private::FTaskHandle>);
// 2318 UE::Tasks::Launch
static_assert(std::is_convertible_v<decltype(UE::Tasks::Launch(std::declval<const TCHAR*>(), std::declval<TFunction<void()>>(), UE::Tasks::ETaskPriority::BackgroundNormal)), UE::Tasks::FTask>);
// 2319 UE::Tasks::Private::FTaskHandle::IsCompleted
static_assert(std::is_same_v<decltype(static_cast<bool (UE::Tasks::Private::FTaskHandle::*)() const>(&UE::Tasks::Private::FTaskHandle::IsCompleted)), bool (UE::Tasks::Private::FTaskHandle::*)() const>);
// 2320 UE::Tasks::Private::FTaskHandle::Wait
static_assert(std::is_same_v<decltype(static_cast<bool (UE::Tasks::Private::FTaskHandle::*)() const>(&UE::Tasks::Private::FTaskHandle::Wait)), bool (UE::Tasks::Private::FTaskHandle::*)() const>);

// Core: Templates/Function.h
// 0153 TFunction::TFunction
static_assert(std::is_convertible_v<decltype(std::declval<void (*)()>()), TFunction<void()>>);
// 0154 TFunctionRef
static_assert(sizeof(TFunctionRef<bool()>) > 0);
// 0155 TFunctionRef::TFunctionRef
static_assert(std::is_convertible_v<decltype(std::declval<TFunction<bool()>&>()), TFunctionRef<bool()>>);
// 0156 TFunctionRef::operator()
static_assert(std::is_same_v<decltype(std::declval<TFunctionRef<bool()>&>()()), bool>);
// 2449 TFunction
static_assert(sizeof(TFunction<bool()>) > 0);
// 2450 TFunction::operator()
static_assert(std::is_same_v<decltype(std::declval<const TFunction<bool()>&>()()), bool>);

// Core: Templates/PimplPtr.h
// 0157 MakePimpl
static_assert(std::is_same_v<decltype(MakePimpl<FString>()), TPimplPtr<FString>>);
// 0158 TPimplPtr
static_assert(sizeof(TPimplPtr<FString>) > 0);
// 0159 TPimplPtr::Reset
static_assert(std::is_same_v<decltype(std::declval<TPimplPtr<FString>&>().Reset()), void>);
// 0160 TPimplPtr::operator bool
static_assert(std::is_same_v<decltype(static_cast<bool>(std::declval<const TPimplPtr<FString>&>())), bool>);
// 0161 TPimplPtr::operator->
static_assert(std::is_same_v<decltype(std::declval<const TPimplPtr<FString>&>().operator->()), FString*>);
// 0730 TPimplPtr::Get
static_assert(std::is_same_v<decltype(std::declval<const TPimplPtr<FString>&>().Get()), FString*>);
// 2544 TPimplPtr::operator*
static_assert(std::is_same_v<decltype(*std::declval<const TPimplPtr<FString>&>()), FString&>);

// Core: Templates/SharedPointer.h
// 0162 MakeShared
static_assert(std::is_convertible_v<decltype(MakeShared<FString>()), TSharedPtr<FString>>);
// 0163 TSharedPtr
static_assert(sizeof(TSharedPtr<FString>) > 0);
// 0164 TSharedPtr::TSharedPtr
static_assert(std::is_convertible_v<decltype(std::declval<TSharedRef<FString>>()), TSharedPtr<FString>>);
// 0165 TSharedPtr::operator->
static_assert(std::is_same_v<decltype(std::declval<const TSharedPtr<FString>&>().operator->()), FString*>);
// 2082 TSharedRef
static_assert(sizeof(TSharedRef<SWidget>) > 0);
// 2439 TSharedPtr::Get
static_assert(std::is_same_v<decltype(std::declval<const TSharedPtr<FString>&>().Get()), FString*>);
// 2440 TSharedPtr::IsValid
static_assert(std::is_same_v<decltype(std::declval<const TSharedPtr<FString>&>().IsValid()), bool>);
// 2441 TSharedPtr::ToSharedRef
static_assert(std::is_same_v<decltype(std::declval<const TSharedPtr<FString>&>().ToSharedRef()), TSharedRef<FString>>);
// 2442 TSharedRef::TSharedRef
static_assert(std::is_convertible_v<decltype(std::declval<TSharedRef<SWindow>>()), TSharedRef<SWidget>>);
// 2443 TSharedRef::operator->
static_assert(std::is_same_v<decltype(std::declval<const TSharedRef<FString>&>().operator->()), FString*>);
// 2547 TSharedPtr::operator==
static_assert(std::is_same_v<decltype(std::declval<const TSharedPtr<FString>&>() == std::declval<const TSharedPtr<FString>&>()), bool>);

// Core: Templates/UniquePtr.h
// 0166 MakeUnique
static_assert(std::is_same_v<decltype(MakeUnique<FString>()), TUniquePtr<FString>>);
// 0167 TUniquePtr
static_assert(sizeof(TUniquePtr<FString>) > 0);
// 0168 TUniquePtr::Get
static_assert(std::is_same_v<decltype(std::declval<const TUniquePtr<FString>&>().Get()), FString*>);
// 0169 TUniquePtr::Reset
static_assert(std::is_same_v<decltype(std::declval<TUniquePtr<FString>&>().Reset()), void>);
// 0170 TUniquePtr::operator bool
static_assert(std::is_same_v<decltype(static_cast<bool>(std::declval<const TUniquePtr<FString>&>())), bool>);
// 0171 TUniquePtr::operator->
static_assert(std::is_same_v<decltype(std::declval<const TUniquePtr<FString>&>().operator->()), FString*>);
// 0734 TUniquePtr::operator*
static_assert(std::is_same_v<decltype(*std::declval<const TUniquePtr<FString>&>()), FString&>);
// 2178 TUniquePtr::Get
static_assert(std::is_same_v<decltype(std::declval<const TUniquePtr<int32>&>().Get()), int32*>);

// Core: Templates/UnrealTemplate.h
// 0172 MoveTemp
static_assert(std::is_same_v<decltype(MoveTemp(std::declval<FString&>())), FString&&>);

// Core: UObject/NameTypes.h
// 0173 FName
static_assert(sizeof(FName) > 0);
// 0174 FName::FName
static_assert(std::is_constructible_v<FName, EName>);
// 0175 FName::FName
static_assert(std::is_constructible_v<FName, const TCHAR*>);
static_assert(std::is_constructible_v<FName, const TCHAR*, EFindName>);
// 1007 FName::operator==
static_assert(std::is_same_v<decltype(std::declval<const FName&>() == std::declval<const FName&>()), bool>);
// 1031 FName::ToString
static_assert(std::is_same_v<decltype(static_cast<FString (FName::*)() const>(&FName::ToString)), FString (FName::*)() const>);

// Core: UObject/UnrealNames.h
// 0176 NAME_None
static_assert(std::is_convertible_v<decltype(NAME_None), FName>);

// Core: UObject/WeakObjectPtrTemplates.h
// 1050 TWeakObjectPtr
static_assert(sizeof(TWeakObjectPtr<AActor>) > 0);
// 1051 TWeakObjectPtr::Get
static_assert(std::is_same_v<decltype(std::declval<const TWeakObjectPtr<AActor>&>().Get()), AActor*>);
// 1052 TWeakObjectPtr::IsValid
static_assert(std::is_same_v<decltype(std::declval<const TWeakObjectPtr<AActor>&>().IsValid()), bool>);
// 1053 TWeakObjectPtr::Reset
static_assert(std::is_same_v<decltype(std::declval<TWeakObjectPtr<AActor>&>().Reset()), void>);
// 1054 TWeakObjectPtr::TWeakObjectPtr
static_assert(std::is_convertible_v<decltype(std::declval<AActor*>()), TWeakObjectPtr<AActor>>);
// 1055 TWeakObjectPtr::operator->
static_assert(std::is_same_v<decltype(std::declval<const TWeakObjectPtr<AActor>&>().operator->()), AActor*>);

// CoreUObject: Templates/Casts.h
// 0177 Cast
static_assert(std::is_same_v<decltype(Cast<AActor>(std::declval<UObject*>())), AActor*>);
// 2002 CastChecked
static_assert(std::is_same_v<decltype(CastChecked<UWidget>(std::declval<UObject*>())), UWidget*>);

// CoreUObject: Templates/SubclassOf.h
// 0178 TSubclassOf::TSubclassOf
static_assert(std::is_convertible_v<decltype(std::declval<UClass*>()), TSubclassOf<AActor>>);
// 2084 TSubclassOf
static_assert(sizeof(TSubclassOf<UObject>) > 0);
// 2548 TSubclassOf::operator*
static_assert(std::is_same_v<decltype(*std::declval<const TSubclassOf<AActor>&>()), UClass*>);

// CoreUObject: UObject/Class.h
// 2554 UClass
static_assert(std::is_base_of_v<UStruct, UClass>);

// CoreUObject: UObject/ConstructorHelpers.h
// 0179 ConstructorHelpers
static_assert(sizeof(ConstructorHelpers) > 0);
// 0180 ConstructorHelpers::FObjectFinder
static_assert(sizeof(ConstructorHelpers::FObjectFinder<UMaterialInterface>) > 0);
// 0181 ConstructorHelpers::FObjectFinder::FObjectFinder
static_assert(std::is_same_v<decltype(ConstructorHelpers::FObjectFinder<UMaterialInterface>(std::declval<const TCHAR*>())), ConstructorHelpers::FObjectFinder<UMaterialInterface>>);
// 0182 ConstructorHelpers::FObjectFinder::Object
static_assert(std::is_convertible_v<decltype(std::declval<ConstructorHelpers::FObjectFinder<UMaterialInterface>&>().Object), UMaterialInterface*>);

// CoreUObject: UObject/Object.h
// 0183 UObject::CreateDefaultSubobject
static_assert(std::is_same_v<decltype(std::declval<AActor&>().CreateDefaultSubobject<USceneComponent>(std::declval<FName>())), USceneComponent*>);
// 1066 UObject
static_assert(std::is_base_of_v<UObjectBaseUtility, UObject>);
// 2312 IsValid
static_assert(std::is_same_v<decltype(static_cast<bool (*)(const UObject*)>(&IsValid)), bool (*)(const UObject*)>);

// CoreUObject: UObject/ObjectMacros.h
// 0184 GENERATED_BODY
#ifndef GENERATED_BODY
#error "0184: there is no macro GENERATED_BODY"
#endif
// 0185 UCLASS
#ifndef UCLASS
#error "0185: there is no macro UCLASS"
#endif
// 0186 UENUM
#ifndef UENUM
#error "0186: there is no macro UENUM"
#endif
// 0187 UFUNCTION
#ifndef UFUNCTION
#error "0187: there is no macro UFUNCTION"
#endif
// 0188 UPROPERTY
#ifndef UPROPERTY
#error "0188: there is no macro UPROPERTY"
#endif
// 0189 USTRUCT
#ifndef USTRUCT
#error "0189: there is no macro USTRUCT"
#endif
// 1074 LOAD_NoWarn
static_assert(std::is_same_v<decltype(LOAD_NoWarn), ELoadFlags>);
// 1075 LOAD_Quiet
static_assert(std::is_same_v<decltype(LOAD_Quiet), ELoadFlags>);

// CoreUObject: UObject/ObjectPtr.h
// 0190 TObjectPtr
static_assert(sizeof(TObjectPtr<AActor>) > 0);
// 0191 TObjectPtr::Get
static_assert(std::is_same_v<decltype(std::declval<const TObjectPtr<AActor>&>().Get()), AActor*>);
// 0192 TObjectPtr::TObjectPtr
static_assert(std::is_convertible_v<decltype(std::declval<AActor*>()), TObjectPtr<AActor>>);
// 0193 TObjectPtr::operator T*
static_assert(std::is_convertible_v<decltype(std::declval<const TObjectPtr<AActor>&>()), AActor*>);
// 0194 TObjectPtr::operator*
static_assert(std::is_same_v<decltype(*std::declval<const TObjectPtr<AActor>&>()), AActor&>);
// 0195 TObjectPtr::operator->
static_assert(std::is_same_v<decltype(std::declval<const TObjectPtr<AActor>&>().operator->()), AActor*>);

// CoreUObject: UObject/StrongObjectPtr.h
// 0196 TStrongObjectPtr
static_assert(sizeof(TStrongObjectPtr<UObject>) > 0);
// 0197 TStrongObjectPtr::Get
static_assert(std::is_same_v<decltype(std::declval<const TStrongObjectPtr<UObject>&>().Get()), UObject*>);
// 0198 TStrongObjectPtr::TStrongObjectPtr
static_assert(std::is_same_v<decltype(TStrongObjectPtr<UObject>(std::declval<UObject*>())), TStrongObjectPtr<UObject>>);
// 0731 TStrongObjectPtr::IsValid
static_assert(std::is_same_v<decltype(std::declval<const TStrongObjectPtr<UObject>&>().IsValid()), bool>);
// 0732 TStrongObjectPtr::Reset
static_assert(std::is_same_v<decltype(std::declval<TStrongObjectPtr<UObject>&>().Reset(std::declval<UObject*>())), void>);
// 2083 TStrongObjectPtr::operator->
static_assert(std::is_same_v<decltype(std::declval<const TStrongObjectPtr<UObject>&>().operator->()), UObject*>);

// CoreUObject: UObject/UObjectBaseUtility.h
// 2558 UObjectBaseUtility::GetName
static_assert(std::is_same_v<decltype(static_cast<FString (UObjectBaseUtility::*)() const>(&UObjectBaseUtility::GetName)), FString (UObjectBaseUtility::*)() const>);
// 2599 UObjectBaseUtility::AddToRoot
static_assert(std::is_same_v<decltype(static_cast<void (UObjectBaseUtility::*)()>(&UObjectBaseUtility::AddToRoot)), void (UObjectBaseUtility::*)()>);
// 2600 UObjectBaseUtility::GetTypedOuter
static_assert(std::is_same_v<decltype(std::declval<const UObjectBaseUtility&>().GetTypedOuter<UUserWidget>()), UUserWidget*>);

// CoreUObject: UObject/UObjectGlobals.h
// 0199 NewObject
static_assert(std::is_same_v<decltype(NewObject<UPhysicalMaterial>(std::declval<UObject*>())), UPhysicalMaterial*>);
// 0374 GetDefault
static_assert(std::is_same_v<decltype(GetDefault<UObject>()), const UObject*>);
// 1076 LoadObject
static_assert(std::is_same_v<decltype(LoadObject<UMaterialInterface>(nullptr, std::declval<const TCHAR*>(), nullptr, LOAD_NoWarn | LOAD_Quiet)), UMaterialInterface*>);
// 2307 FObjectInitializer
static_assert(sizeof(FObjectInitializer) > 0);
// 2310 GetMutableDefault
static_assert(std::is_same_v<decltype(GetMutableDefault<UObject>()), UObject*>);
// 2543 StaticLoadClass
static_assert(std::is_same_v<decltype(StaticLoadClass(std::declval<UClass*>(), std::declval<UObject*>(), TEXT("A"), nullptr, uint32(0))), UClass*>);

// Engine: Camera/CameraActor.h
// 0605 ACameraActor
static_assert(std::is_base_of_v<AActor, ACameraActor>);
// 0606 ACameraActor::GetCameraComponent
static_assert(std::is_same_v<decltype(static_cast<UCameraComponent* (ACameraActor::*)() const>(&ACameraActor::GetCameraComponent)), UCameraComponent* (ACameraActor::*)() const>);

// Engine: Camera/CameraComponent.h
// 0200 UCameraComponent
static_assert(std::is_base_of_v<USceneComponent, UCameraComponent>);
// 0201 UCameraComponent::PostProcessSettings
static_assert(std::is_same_v<decltype(UCameraComponent::PostProcessSettings), FPostProcessSettings>);
// 0202 UCameraComponent::SetFieldOfView
static_assert(std::is_same_v<decltype(static_cast<void (UCameraComponent::*)(float)>(&UCameraComponent::SetFieldOfView)), void (UCameraComponent::*)(float)>);
// 0203 UCameraComponent::bConstrainAspectRatio
static_assert(requires { std::declval<UCameraComponent&>().bConstrainAspectRatio = true; });

// Engine: Components/AudioComponent.h
// 1056 UAudioComponent
static_assert(std::is_base_of_v<USceneComponent, UAudioComponent>);
// 1057 UAudioComponent::SetVolumeMultiplier
static_assert(std::is_same_v<decltype(static_cast<void (UAudioComponent::*)(float)>(&UAudioComponent::SetVolumeMultiplier)), void (UAudioComponent::*)(float)>);
// 1058 UAudioComponent::Stop
static_assert(std::is_same_v<decltype(static_cast<void (UAudioComponent::*)()>(&UAudioComponent::Stop)), void (UAudioComponent::*)()>);
// 2315 UAudioComponent::IsPlaying
static_assert(std::is_same_v<decltype(static_cast<bool (UAudioComponent::*)() const>(&UAudioComponent::IsPlaying)), bool (UAudioComponent::*)() const>);

// Engine: Components/BoxComponent.h
// 0204 UBoxComponent
static_assert(std::is_base_of_v<UShapeComponent, UBoxComponent>);
// 0205 UBoxComponent::InitBoxExtent
static_assert(std::is_same_v<decltype(static_cast<void (UBoxComponent::*)(const FVector&)>(&UBoxComponent::InitBoxExtent)), void (UBoxComponent::*)(const FVector&)>);

// Engine: Components/DirectionalLightComponent.h
// 0206 UDirectionalLightComponent
static_assert(std::is_base_of_v<ULightComponent, UDirectionalLightComponent>);
// 0207 UDirectionalLightComponent::SetAtmosphereSunLight
static_assert(std::is_same_v<decltype(static_cast<void (UDirectionalLightComponent::*)(bool)>(&UDirectionalLightComponent::SetAtmosphereSunLight)), void (UDirectionalLightComponent::*)(bool)>);

// Engine: Components/LightComponent.h
// 0208 ULightComponent::SetIntensity
static_assert(std::is_same_v<decltype(static_cast<void (ULightComponent::*)(float)>(&ULightComponent::SetIntensity)), void (ULightComponent::*)(float)>);

// Engine: Components/PrimitiveComponent.h
// 0209 UPrimitiveComponent
static_assert(std::is_base_of_v<USceneComponent, UPrimitiveComponent>);
// 0210 UPrimitiveComponent::AddImpulse
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FVector, FName, bool)>(&UPrimitiveComponent::AddImpulse)), void (UPrimitiveComponent::*)(FVector, FName, bool)>);
// 0211 UPrimitiveComponent::AddImpulseAtLocation
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FVector, FVector, FName)>(&UPrimitiveComponent::AddImpulseAtLocation)), void (UPrimitiveComponent::*)(FVector, FVector, FName)>);
static_assert(requires { std::declval<UPrimitiveComponent&>().AddImpulseAtLocation(std::declval<FVector>(), std::declval<FVector>()); });
// 0212 UPrimitiveComponent::BodyInstance
static_assert(std::is_same_v<decltype(UPrimitiveComponent::BodyInstance), FBodyInstance>);
// 0213 UPrimitiveComponent::GetMass
static_assert(std::is_same_v<decltype(static_cast<float (UPrimitiveComponent::*)() const>(&UPrimitiveComponent::GetMass)), float (UPrimitiveComponent::*)() const>);
// 0214 UPrimitiveComponent::GetPhysicsAngularVelocityInRadians
static_assert(std::is_same_v<decltype(static_cast<FVector (UPrimitiveComponent::*)(FName) const>(&UPrimitiveComponent::GetPhysicsAngularVelocityInRadians)), FVector (UPrimitiveComponent::*)(FName) const>);
static_assert(requires { std::declval<const UPrimitiveComponent&>().GetPhysicsAngularVelocityInRadians(); });
// 0215 UPrimitiveComponent::GetPhysicsLinearVelocity
static_assert(std::is_same_v<decltype(static_cast<FVector (UPrimitiveComponent::*)(FName)>(&UPrimitiveComponent::GetPhysicsLinearVelocity)), FVector (UPrimitiveComponent::*)(FName)>);
static_assert(requires { std::declval<UPrimitiveComponent&>().GetPhysicsLinearVelocity(); });
// 0216 UPrimitiveComponent::IsAnyRigidBodyAwake
static_assert(std::is_same_v<decltype(static_cast<bool (UPrimitiveComponent::*)()>(&UPrimitiveComponent::IsAnyRigidBodyAwake)), bool (UPrimitiveComponent::*)()>);
// 0217 UPrimitiveComponent::IsSimulatingPhysics
static_assert(std::is_same_v<decltype(static_cast<bool (UPrimitiveComponent::*)(FName) const>(&UPrimitiveComponent::IsSimulatingPhysics)), bool (UPrimitiveComponent::*)(FName) const>);
static_assert(requires { std::declval<const UPrimitiveComponent&>().IsSimulatingPhysics(); });
// 0218 UPrimitiveComponent::OnComponentSleep
static_assert(std::is_same_v<decltype(UPrimitiveComponent::OnComponentSleep), FComponentSleepSignature>);
// 0219 UPrimitiveComponent::OnComponentWake
static_assert(std::is_same_v<decltype(UPrimitiveComponent::OnComponentWake), FComponentWakeSignature>);
// 0220 UPrimitiveComponent::SetCollisionEnabled
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(ECollisionEnabled::Type)>(&UPrimitiveComponent::SetCollisionEnabled)), void (UPrimitiveComponent::*)(ECollisionEnabled::Type)>);
// 0221 UPrimitiveComponent::SetCollisionProfileName
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FName, bool)>(&UPrimitiveComponent::SetCollisionProfileName)), void (UPrimitiveComponent::*)(FName, bool)>);
static_assert(requires { std::declval<UPrimitiveComponent&>().SetCollisionProfileName(std::declval<FName>()); });
// 0222 UPrimitiveComponent::SetMassOverrideInKg
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FName, float, bool)>(&UPrimitiveComponent::SetMassOverrideInKg)), void (UPrimitiveComponent::*)(FName, float, bool)>);
// 0223 UPrimitiveComponent::SetMaterial
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(int32, UMaterialInterface*)>(&UPrimitiveComponent::SetMaterial)), void (UPrimitiveComponent::*)(int32, UMaterialInterface*)>);
// 0225 UPrimitiveComponent::SetPhysMaterialOverride
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(UPhysicalMaterial*)>(&UPrimitiveComponent::SetPhysMaterialOverride)), void (UPrimitiveComponent::*)(UPhysicalMaterial*)>);
// 0226 UPrimitiveComponent::SetPhysicsAngularVelocityInRadians
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FVector, bool, FName)>(&UPrimitiveComponent::SetPhysicsAngularVelocityInRadians)), void (UPrimitiveComponent::*)(FVector, bool, FName)>);
static_assert(requires { std::declval<UPrimitiveComponent&>().SetPhysicsAngularVelocityInRadians(std::declval<FVector>()); });
// 0227 UPrimitiveComponent::SetPhysicsLinearVelocity
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FVector, bool, FName)>(&UPrimitiveComponent::SetPhysicsLinearVelocity)), void (UPrimitiveComponent::*)(FVector, bool, FName)>);
static_assert(requires { std::declval<UPrimitiveComponent&>().SetPhysicsLinearVelocity(std::declval<FVector>()); });
// 0228 UPrimitiveComponent::SetSimulatePhysics
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(bool)>(&UPrimitiveComponent::SetSimulatePhysics)), void (UPrimitiveComponent::*)(bool)>);
// 0359 UPrimitiveComponent::PutRigidBodyToSleep
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FName)>(&UPrimitiveComponent::PutRigidBodyToSleep)), void (UPrimitiveComponent::*)(FName)>);
static_assert(requires { std::declval<UPrimitiveComponent&>().PutRigidBodyToSleep(); });
// 0360 UPrimitiveComponent::SetGenerateOverlapEvents
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(bool)>(&UPrimitiveComponent::SetGenerateOverlapEvents)), void (UPrimitiveComponent::*)(bool)>);
// 0361 UPrimitiveComponent::WakeRigidBody
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(FName)>(&UPrimitiveComponent::WakeRigidBody)), void (UPrimitiveComponent::*)(FName)>);
static_assert(requires { std::declval<UPrimitiveComponent&>().WakeRigidBody(); });
// 0381 UPrimitiveComponent::GetCollisionResponseToChannel
static_assert(std::is_same_v<decltype(static_cast<ECollisionResponse (UPrimitiveComponent::*)(ECollisionChannel) const>(&UPrimitiveComponent::GetCollisionResponseToChannel)), ECollisionResponse (UPrimitiveComponent::*)(ECollisionChannel) const>);
// 0382 UPrimitiveComponent::SetCollisionResponseToChannel
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(ECollisionChannel, ECollisionResponse)>(&UPrimitiveComponent::SetCollisionResponseToChannel)), void (UPrimitiveComponent::*)(ECollisionChannel, ECollisionResponse)>);
// 0768 UPrimitiveComponent::SetCastShadow
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(bool)>(&UPrimitiveComponent::SetCastShadow)), void (UPrimitiveComponent::*)(bool)>);
// 0769 UPrimitiveComponent::SetOnlyOwnerSee
static_assert(std::is_same_v<decltype(static_cast<void (UPrimitiveComponent::*)(bool)>(&UPrimitiveComponent::SetOnlyOwnerSee)), void (UPrimitiveComponent::*)(bool)>);
// 0770 UPrimitiveComponent::bOnlyOwnerSee
static_assert(requires { std::declval<UPrimitiveComponent&>().bOnlyOwnerSee = true; });
// 2326 UPrimitiveComponent::GetMaterial
static_assert(std::is_same_v<decltype(static_cast<UMaterialInterface* (UPrimitiveComponent::*)(int32) const>(&UPrimitiveComponent::GetMaterial)), UMaterialInterface* (UPrimitiveComponent::*)(int32) const>);

// Engine: Components/SceneComponent.h
// 0229 USceneComponent
static_assert(std::is_base_of_v<UActorComponent, USceneComponent>);
// 0230 USceneComponent::SetMobility
static_assert(std::is_same_v<decltype(static_cast<void (USceneComponent::*)(EComponentMobility::Type)>(&USceneComponent::SetMobility)), void (USceneComponent::*)(EComponentMobility::Type)>);
// 0231 USceneComponent::SetRelativeLocation
static_assert(std::is_same_v<decltype(static_cast<void (USceneComponent::*)(FVector, bool, FHitResult*, ETeleportType)>(&USceneComponent::SetRelativeLocation)), void (USceneComponent::*)(FVector, bool, FHitResult*, ETeleportType)>);
static_assert(requires { std::declval<USceneComponent&>().SetRelativeLocation(std::declval<FVector>()); });
// 0233 USceneComponent::SetRelativeRotation
static_assert(std::is_same_v<decltype(static_cast<void (USceneComponent::*)(FRotator, bool, FHitResult*, ETeleportType)>(&USceneComponent::SetRelativeRotation)), void (USceneComponent::*)(FRotator, bool, FHitResult*, ETeleportType)>);
static_assert(requires { std::declval<USceneComponent&>().SetRelativeRotation(std::declval<FRotator>()); });
// 0234 USceneComponent::SetupAttachment
static_assert(std::is_same_v<decltype(static_cast<void (USceneComponent::*)(USceneComponent*, FName)>(&USceneComponent::SetupAttachment)), void (USceneComponent::*)(USceneComponent*, FName)>);
static_assert(requires { std::declval<USceneComponent&>().SetupAttachment(std::declval<USceneComponent*>()); });

// Engine: Components/SkyAtmosphereComponent.h
// 0235 USkyAtmosphereComponent
static_assert(std::is_base_of_v<USceneComponent, USkyAtmosphereComponent>);

// Engine: Components/SkyLightComponent.h
// 0236 USkyLightComponent
static_assert(std::is_base_of_v<ULightComponentBase, USkyLightComponent>);
// 0237 USkyLightComponent::bRealTimeCapture
static_assert(requires { std::declval<USkyLightComponent&>().bRealTimeCapture = true; });

// Engine: Engine/CollisionProfile.h
// 0238 UCollisionProfile
static_assert(std::is_base_of_v<UObject, UCollisionProfile>);
// 0239 UCollisionProfile::PhysicsActor_ProfileName
static_assert(std::is_same_v<decltype(UCollisionProfile::PhysicsActor_ProfileName), const FName>);
// 0358 UCollisionProfile::BlockAll_ProfileName
static_assert(std::is_same_v<decltype(UCollisionProfile::BlockAll_ProfileName), const FName>);

// Engine: Engine/Engine.h
// 0240 FWorldContext
static_assert(sizeof(FWorldContext) > 0);
// 0241 FWorldContext::OwningGameInstance
static_assert(std::is_convertible_v<decltype(std::declval<FWorldContext&>().OwningGameInstance = std::declval<UGameInstance*>()), UGameInstance*>);
// 0242 FWorldContext::SetCurrentWorld
static_assert(std::is_same_v<decltype(static_cast<void (FWorldContext::*)(UWorld*)>(&FWorldContext::SetCurrentWorld)), void (FWorldContext::*)(UWorld*)>);
// 0243 GEngine
static_assert(std::is_same_v<decltype(GEngine), UEngine*>);
// 0244 UEngine::CreateNewWorldContext
static_assert(std::is_same_v<decltype(static_cast<FWorldContext& (UEngine::*)(EWorldType::Type)>(&UEngine::CreateNewWorldContext)), FWorldContext& (UEngine::*)(EWorldType::Type)>);
// 0245 UEngine::DestroyWorldContext
static_assert(std::is_same_v<decltype(static_cast<void (UEngine::*)(UWorld*)>(&UEngine::DestroyWorldContext)), void (UEngine::*)(UWorld*)>);
// 0714 FWorldContext::GameViewport
static_assert(std::is_same_v<decltype(FWorldContext::GameViewport), TObjectPtr<UGameViewportClient>>);
// 0715 FWorldContext::World
static_assert(std::is_same_v<decltype(static_cast<UWorld* (FWorldContext::*)() const>(&FWorldContext::World)), UWorld* (FWorldContext::*)() const>);

// Engine: Engine/EngineBaseTypes.h
// 0246 FTickFunction::TickGroup
static_assert(std::is_convertible_v<decltype(std::declval<FTickFunction&>().TickGroup = TG_PostPhysics), ETickingGroup>);
// 0247 FTickFunction::bCanEverTick
static_assert(requires { std::declval<FTickFunction&>().bCanEverTick = true; });
// 0248 FTickFunction::bStartWithTickEnabled
static_assert(requires { std::declval<FTickFunction&>().bStartWithTickEnabled = true; });
// 0249 FURL
static_assert(sizeof(FURL) > 0);
// 0250 FURL::FURL
static_assert(std::is_constructible_v<FURL, FURL*, const TCHAR*, ETravelType>);
// 0251 LEVELTICK_All
static_assert(std::is_same_v<decltype(LEVELTICK_All), ELevelTick>);
// 0252 TG_PostPhysics
static_assert(std::is_same_v<decltype(TG_PostPhysics), ETickingGroup>);
// 0253 TRAVEL_Absolute
static_assert(std::is_same_v<decltype(TRAVEL_Absolute), ETravelType>);
// 0708 FURL::ToString
static_assert(std::is_same_v<decltype(static_cast<FString (FURL::*)(bool) const>(&FURL::ToString)), FString (FURL::*)(bool) const>);
static_assert(requires { std::declval<const FURL&>().ToString(); });
// 0716 IE_Pressed
static_assert(std::is_same_v<decltype(IE_Pressed), EInputEvent>);
// 0717 IE_Released
static_assert(std::is_same_v<decltype(IE_Released), EInputEvent>);
// 2314 TG_PrePhysics
static_assert(std::is_same_v<decltype(TG_PrePhysics), ETickingGroup>);

// Engine: Engine/EngineTypes.h
// 0254 ECollisionEnabled::NoCollision
static_assert(std::is_same_v<decltype(ECollisionEnabled::NoCollision), ECollisionEnabled::Type>);
// 0255 ECollisionEnabled::QueryAndPhysics
static_assert(std::is_same_v<decltype(ECollisionEnabled::QueryAndPhysics), ECollisionEnabled::Type>);
// 0256 EComponentMobility::Movable
static_assert(std::is_same_v<decltype(EComponentMobility::Movable), EComponentMobility::Type>);
// 0257 EEndPlayReason::Type
static_assert(std::is_enum_v<EEndPlayReason::Type>);
// 0258 ETeleportType
static_assert(std::is_enum_v<ETeleportType>);
// 0259 ETeleportType::TeleportPhysics
static_assert(std::is_same_v<decltype(ETeleportType::TeleportPhysics), ETeleportType>);
// 0260 EWorldType::Game
static_assert(std::is_same_v<decltype(EWorldType::Game), EWorldType::Type>);
// 0351 EEndPlayReason::Quit
static_assert(std::is_same_v<decltype(EEndPlayReason::Quit), EEndPlayReason::Type>);
// 0363 ECC_PhysicsBody
static_assert(std::is_same_v<decltype(ECC_PhysicsBody), ECollisionChannel>);
// 0364 ECR_Block
static_assert(std::is_same_v<decltype(ECR_Block), ECollisionResponse>);
// 0365 ECR_Ignore
static_assert(std::is_same_v<decltype(ECR_Ignore), ECollisionResponse>);
// 0366 ECollisionResponse
static_assert(std::is_enum_v<ECollisionResponse>);
// 2304 EEndPlayReason::Destroyed
static_assert(std::is_same_v<decltype(EEndPlayReason::Destroyed), EEndPlayReason::Type>);

// Engine: Engine/GameInstance.h
// 0261 UGameInstance
static_assert(std::is_base_of_v<UObject, UGameInstance>);
// 0738 UGameInstance::CreateLocalPlayer
static_assert(std::is_same_v<decltype(static_cast<ULocalPlayer* (UGameInstance::*)(int32, FString&, bool)>(&UGameInstance::CreateLocalPlayer)), ULocalPlayer* (UGameInstance::*)(int32, FString&, bool)>);
// 0739 UGameInstance::GetLocalPlayers
static_assert(std::is_same_v<decltype(static_cast<const TArray<ULocalPlayer*>& (UGameInstance::*)() const>(&UGameInstance::GetLocalPlayers)), const TArray<ULocalPlayer*>& (UGameInstance::*)() const>);
// 0740 UGameInstance::GetWorldContext
static_assert(std::is_same_v<decltype(static_cast<FWorldContext* (UGameInstance::*)() const>(&UGameInstance::GetWorldContext)), FWorldContext* (UGameInstance::*)() const>);
// 0741 UGameInstance::InitializeStandalone
static_assert(std::is_same_v<decltype(static_cast<void (UGameInstance::*)(const FName)>(&UGameInstance::InitializeStandalone)), void (UGameInstance::*)(const FName)>);
static_assert(requires { std::declval<UGameInstance&>().InitializeStandalone(); });
// 0742 UGameInstance::Shutdown
static_assert(std::is_same_v<decltype(static_cast<void (UGameInstance::*)()>(&UGameInstance::Shutdown)), void (UGameInstance::*)()>);
// 1059 UGameInstance::Init
struct FRow1059 : UGameInstance
{
	virtual void Init() override;
};

// Engine: Engine/GameViewportClient.h
// 0743 UGameViewportClient
static_assert(std::is_base_of_v<UObject, UGameViewportClient>);
// 0744 UGameViewportClient::GetViewportSize
static_assert(std::is_same_v<decltype(static_cast<void (UGameViewportClient::*)(FVector2D&) const>(&UGameViewportClient::GetViewportSize)), void (UGameViewportClient::*)(FVector2D&) const>);
// 0745 UGameViewportClient::Init
static_assert(std::is_same_v<decltype(static_cast<void (UGameViewportClient::*)(FWorldContext&, UGameInstance*, bool)>(&UGameViewportClient::Init)), void (UGameViewportClient::*)(FWorldContext&, UGameInstance*, bool)>);
#if !UE_VERSION_OLDER_THAN(5, 6, 0)
// 0746 UGameViewportClient::InputAxis
static_assert(std::is_same_v<decltype(static_cast<bool (UGameViewportClient::*)(const FInputKeyEventArgs&)>(&UGameViewportClient::InputAxis)), bool (UGameViewportClient::*)(const FInputKeyEventArgs&)>);
#endif
// 0747 UGameViewportClient::InputKey
static_assert(std::is_same_v<decltype(static_cast<bool (UGameViewportClient::*)(const FInputKeyEventArgs&)>(&UGameViewportClient::InputKey)), bool (UGameViewportClient::*)(const FInputKeyEventArgs&)>);
// 2444 UGameViewportClient::SetGameLayerManager
static_assert(std::is_same_v<decltype(static_cast<void (UGameViewportClient::*)(TSharedPtr<IGameLayerManager>)>(&UGameViewportClient::SetGameLayerManager)), void (UGameViewportClient::*)(TSharedPtr<IGameLayerManager>)>);
// 2445 UGameViewportClient::SetViewportFrame
static_assert(std::is_same_v<decltype(static_cast<void (UGameViewportClient::*)(FViewportFrame*)>(&UGameViewportClient::SetViewportFrame)), void (UGameViewportClient::*)(FViewportFrame*)>);
// 2446 UGameViewportClient::SetViewportOverlayWidget
static_assert(std::is_same_v<decltype(static_cast<void (UGameViewportClient::*)(TSharedPtr<SWindow>, TSharedRef<SOverlay>)>(&UGameViewportClient::SetViewportOverlayWidget)), void (UGameViewportClient::*)(TSharedPtr<SWindow>, TSharedRef<SOverlay>)>);

// Engine: Engine/LocalPlayer.h
// 0762 ULocalPlayer
static_assert(std::is_base_of_v<UPlayer, ULocalPlayer>);
// 0763 ULocalPlayer::GetSubsystem
static_assert(std::is_same_v<decltype(ULocalPlayer::GetSubsystem<UEnhancedInputLocalPlayerSubsystem>(std::declval<const ULocalPlayer*>())), UEnhancedInputLocalPlayerSubsystem*>);
// 0764 ULocalPlayer::Size
static_assert(std::is_same_v<decltype(ULocalPlayer::Size), FVector2D>);
// 0765 ULocalPlayer::SpawnPlayActor
static_assert(std::is_same_v<decltype(static_cast<bool (ULocalPlayer::*)(const FString&, FString&, UWorld*)>(&ULocalPlayer::SpawnPlayActor)), bool (ULocalPlayer::*)(const FString&, FString&, UWorld*)>);
// 0766 ULocalPlayer::ViewportClient
static_assert(std::is_same_v<decltype(ULocalPlayer::ViewportClient), TObjectPtr<UGameViewportClient>>);
// 2181 ULocalPlayer::GetControllerId
static_assert(std::is_same_v<decltype(static_cast<int32 (ULocalPlayer::*)() const>(&ULocalPlayer::GetControllerId)), int32 (ULocalPlayer::*)() const>);
// 2557 ULocalPlayer::Origin
static_assert(std::is_same_v<decltype(ULocalPlayer::Origin), FVector2D>);

// Engine: Engine/Scene.h
// 0262 FPostProcessSettings::AutoExposureMaxBrightness
static_assert(std::is_same_v<decltype(FPostProcessSettings::AutoExposureMaxBrightness), float>);
// 0263 FPostProcessSettings::AutoExposureMinBrightness
static_assert(std::is_same_v<decltype(FPostProcessSettings::AutoExposureMinBrightness), float>);
// 0264 FPostProcessSettings::bOverride_AutoExposureMaxBrightness
static_assert(requires { std::declval<FPostProcessSettings&>().bOverride_AutoExposureMaxBrightness = true; });
// 0265 FPostProcessSettings::bOverride_AutoExposureMinBrightness
static_assert(requires { std::declval<FPostProcessSettings&>().bOverride_AutoExposureMinBrightness = true; });

// Engine: Engine/Texture2D.h
// 2134 UTexture2D
static_assert(std::is_base_of_v<UTexture, UTexture2D>);

// Engine: Engine/World.h
// 0266 UWorld
static_assert(std::is_base_of_v<UObject, UWorld>);
// 0267 UWorld::BeginPlay
static_assert(std::is_same_v<decltype(static_cast<void (UWorld::*)()>(&UWorld::BeginPlay)), void (UWorld::*)()>);
// 0268 UWorld::CreateWorld
static_assert(std::is_same_v<decltype(UWorld::CreateWorld(EWorldType::Game, false, std::declval<FName>(), std::declval<UPackage*>(), true, ERHIFeatureLevel::Num, std::declval<const UWorld::InitializationValues*>())), UWorld*>);
// 0269 UWorld::DestroyWorld
static_assert(std::is_same_v<decltype(static_cast<void (UWorld::*)(bool, UWorld*)>(&UWorld::DestroyWorld)), void (UWorld::*)(bool, UWorld*)>);
static_assert(requires { std::declval<UWorld&>().DestroyWorld(std::declval<bool>()); });
// 0270 UWorld::GetAuthGameMode
static_assert(std::is_same_v<decltype(std::declval<const UWorld&>().GetAuthGameMode<AGameModeBase>()), AGameModeBase*>);
// 0271 UWorld::GetGameState
static_assert(std::is_same_v<decltype(std::declval<const UWorld&>().GetGameState<AGameStateBase>()), AGameStateBase*>);
// 0272 UWorld::InitializationValues
static_assert(std::is_same_v<UWorld::InitializationValues, FWorldInitializationValues>);
// 0273 UWorld::InitializeActorsForPlay
static_assert(std::is_same_v<decltype(std::declval<UWorld&>().InitializeActorsForPlay(std::declval<const FURL&>())), void>);
// 0274 UWorld::IsGameWorld
static_assert(std::is_same_v<decltype(static_cast<bool (UWorld::*)() const>(&UWorld::IsGameWorld)), bool (UWorld::*)() const>);
// 0275 UWorld::SetGameInstance
static_assert(std::is_same_v<decltype(static_cast<void (UWorld::*)(UGameInstance*)>(&UWorld::SetGameInstance)), void (UWorld::*)(UGameInstance*)>);
// 0276 UWorld::SetGameMode
static_assert(std::is_same_v<decltype(static_cast<bool (UWorld::*)(const FURL&)>(&UWorld::SetGameMode)), bool (UWorld::*)(const FURL&)>);
// 0277 UWorld::SpawnActor
static_assert(std::is_same_v<decltype(std::declval<UWorld&>().SpawnActor<AActor>()), AActor*>);
// 0278 UWorld::Tick
static_assert(std::is_same_v<decltype(static_cast<void (UWorld::*)(ELevelTick, float)>(&UWorld::Tick)), void (UWorld::*)(ELevelTick, float)>);
// 0362 UWorld::EndPlay
static_assert(std::is_same_v<decltype(static_cast<void (UWorld::*)(const EEndPlayReason::Type)>(&UWorld::EndPlay)), void (UWorld::*)(const EEndPlayReason::Type)>);
// 0690 FActorSpawnParameters
static_assert(sizeof(FActorSpawnParameters) > 0);
// 0691 FActorSpawnParameters::Owner
static_assert(std::is_same_v<decltype(FActorSpawnParameters::Owner), AActor*>);
// 2332 UWorld::bAllowAudioPlayback
static_assert(requires { std::declval<UWorld&>().bAllowAudioPlayback = true; });

// Engine: Engine/WorldInitializationValues.h
// 0279 FWorldInitializationValues::AllowAudioPlayback
static_assert(std::is_same_v<decltype(static_cast<FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>(&FWorldInitializationValues::AllowAudioPlayback)), FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>);
// 0280 FWorldInitializationValues::CreateAISystem
static_assert(std::is_same_v<decltype(static_cast<FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>(&FWorldInitializationValues::CreateAISystem)), FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>);
// 0281 FWorldInitializationValues::CreateNavigation
static_assert(std::is_same_v<decltype(static_cast<FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>(&FWorldInitializationValues::CreateNavigation)), FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>);
// 0282 FWorldInitializationValues::CreatePhysicsScene
static_assert(std::is_same_v<decltype(static_cast<FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>(&FWorldInitializationValues::CreatePhysicsScene)), FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>);
// 0283 FWorldInitializationValues::ShouldSimulatePhysics
static_assert(std::is_same_v<decltype(static_cast<FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>(&FWorldInitializationValues::ShouldSimulatePhysics)), FWorldInitializationValues& (FWorldInitializationValues::*)(const bool)>);

// Engine: GameFramework/Actor.h
// 0284 AActor
static_assert(std::is_base_of_v<UObject, AActor>);
// 0285 AActor::BeginPlay
struct FRow0285 : AActor
{
	virtual void BeginPlay() override;
};
// 0286 AActor::EndPlay
struct FRow0286 : AActor
{
	virtual void EndPlay(const EEndPlayReason::Type) override;
};
// 0287 AActor::GetActorLocation
static_assert(std::is_same_v<decltype(static_cast<FVector (AActor::*)() const>(&AActor::GetActorLocation)), FVector (AActor::*)() const>);
// 0288 AActor::GetActorUpVector
static_assert(std::is_same_v<decltype(static_cast<FVector (AActor::*)() const>(&AActor::GetActorUpVector)), FVector (AActor::*)() const>);
// 0289 AActor::GetRootComponent
static_assert(std::is_same_v<decltype(static_cast<USceneComponent* (AActor::*)() const>(&AActor::GetRootComponent)), USceneComponent* (AActor::*)() const>);
// 0290 AActor::GetWorld
static_assert(std::is_same_v<decltype(static_cast<UWorld* (AActor::*)() const>(&AActor::GetWorld)), UWorld* (AActor::*)() const>);
// 0291 AActor::IsHidden
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)() const>(&AActor::IsHidden)), bool (AActor::*)() const>);
// 0292 AActor::PostInitializeComponents
struct FRow0292 : AActor
{
	virtual void PostInitializeComponents() override;
};
// 0293 AActor::PrimaryActorTick
static_assert(std::is_same_v<decltype(AActor::PrimaryActorTick), FActorTickFunction>);
// 0294 AActor::SetActorHiddenInGame
static_assert(std::is_same_v<decltype(static_cast<void (AActor::*)(bool)>(&AActor::SetActorHiddenInGame)), void (AActor::*)(bool)>);
// 0295 AActor::SetActorTransform
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)(const FTransform&, bool, FHitResult*, ETeleportType)>(&AActor::SetActorTransform)), bool (AActor::*)(const FTransform&, bool, FHitResult*, ETeleportType)>);
// 0296 AActor::SetRootComponent
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)(USceneComponent*)>(&AActor::SetRootComponent)), bool (AActor::*)(USceneComponent*)>);
// 0297 AActor::Tick
struct FRow0297 : AActor
{
	virtual void Tick(float) override;
};
// 0601 AActor::Destroy
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)(bool, bool)>(&AActor::Destroy)), bool (AActor::*)(bool, bool)>);
static_assert(requires { std::declval<AActor&>().Destroy(); });
// 0602 AActor::InputComponent
static_assert(std::is_same_v<decltype(AActor::InputComponent), TObjectPtr<UInputComponent>>);
// 0603 AActor::IsOwnedBy
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)(const AActor*) const>(&AActor::IsOwnedBy)), bool (AActor::*)(const AActor*) const>);
// 0604 AActor::SetActorLocationAndRotation
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)(FVector, FRotator, bool, FHitResult*, ETeleportType)>(&AActor::SetActorLocationAndRotation)), bool (AActor::*)(FVector, FRotator, bool, FHitResult*, ETeleportType)>);
static_assert(requires { std::declval<AActor&>().SetActorLocationAndRotation(std::declval<FVector>(), std::declval<FRotator>()); });
// 1023 AActor::GetGameInstance
static_assert(std::is_same_v<decltype(std::declval<const AActor&>().GetGameInstance<UGameInstance>()), UGameInstance*>);
// 2300 AActor::FellOutOfWorld
struct FRow2300 : AActor
{
	virtual void FellOutOfWorld(const UDamageType&) override;
};
// 2301 AActor::HasActorBegunPlay
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)() const>(&AActor::HasActorBegunPlay)), bool (AActor::*)() const>);
// 2302 AActor::OutsideWorldBounds
struct FRow2302 : AActor
{
	virtual void OutsideWorldBounds() override;
};
// 2303 AActor::SetActorLocation
static_assert(std::is_same_v<decltype(static_cast<bool (AActor::*)(const FVector&, bool, FHitResult*, ETeleportType)>(&AActor::SetActorLocation)), bool (AActor::*)(const FVector&, bool, FHitResult*, ETeleportType)>);

// Engine: GameFramework/Controller.h
// 0607 AController::GetPlayerState
static_assert(std::is_same_v<decltype(std::declval<const AController&>().GetPlayerState<APlayerState>()), APlayerState*>);

// Engine: GameFramework/DamageType.h
// 2316 UDamageType
static_assert(sizeof(UDamageType) > 0);

// Engine: GameFramework/GameModeBase.h
// 0298 AGameModeBase
static_assert(std::is_base_of_v<AInfo, AGameModeBase>);
// 0299 AGameModeBase::DefaultPawnClass
static_assert(std::is_same_v<decltype(AGameModeBase::DefaultPawnClass), TSubclassOf<APawn>>);
// 0300 AGameModeBase::GameStateClass
static_assert(std::is_same_v<decltype(AGameModeBase::GameStateClass), TSubclassOf<AGameStateBase>>);
// 0301 AGameModeBase::GetGameState
static_assert(std::is_same_v<decltype(std::declval<const AGameModeBase&>().GetGameState<AGameStateBase>()), AGameStateBase*>);
// 0302 AGameModeBase::InitGame
struct FRow0302 : AGameModeBase
{
	virtual void InitGame(const FString&, const FString&, FString&) override;
};
// 0303 AGameModeBase::PlayerControllerClass
static_assert(std::is_same_v<decltype(AGameModeBase::PlayerControllerClass), TSubclassOf<APlayerController>>);
// 0304 AGameModeBase::PlayerStateClass
static_assert(std::is_same_v<decltype(AGameModeBase::PlayerStateClass), TSubclassOf<APlayerState>>);
// 0305 AGameModeBase::StartPlay
struct FRow0305 : AGameModeBase
{
	virtual void StartPlay() override;
};

// Engine: GameFramework/GameStateBase.h
// 0306 AGameStateBase
static_assert(std::is_base_of_v<AInfo, AGameStateBase>);

// Engine: GameFramework/GameUserSettings.h
// 1060 UGameUserSettings
static_assert(std::is_base_of_v<UObject, UGameUserSettings>);
// 1061 UGameUserSettings::ApplyResolutionSettings
static_assert(std::is_same_v<decltype(static_cast<void (UGameUserSettings::*)(bool)>(&UGameUserSettings::ApplyResolutionSettings)), void (UGameUserSettings::*)(bool)>);
// 1062 UGameUserSettings::GetFullscreenMode
static_assert(std::is_same_v<decltype(static_cast<EWindowMode::Type (UGameUserSettings::*)() const>(&UGameUserSettings::GetFullscreenMode)), EWindowMode::Type (UGameUserSettings::*)() const>);
// 1063 UGameUserSettings::GetGameUserSettings
static_assert(std::is_same_v<decltype(static_cast<UGameUserSettings* (*)()>(&UGameUserSettings::GetGameUserSettings)), UGameUserSettings* (*)()>);
// 1064 UGameUserSettings::SetFullscreenMode
static_assert(std::is_same_v<decltype(static_cast<void (UGameUserSettings::*)(EWindowMode::Type)>(&UGameUserSettings::SetFullscreenMode)), void (UGameUserSettings::*)(EWindowMode::Type)>);
// 2321 UGameUserSettings::GetDesktopResolution
static_assert(std::is_same_v<decltype(static_cast<FIntPoint (UGameUserSettings::*)() const>(&UGameUserSettings::GetDesktopResolution)), FIntPoint (UGameUserSettings::*)() const>);
// 2322 UGameUserSettings::LoadSettings
static_assert(std::is_same_v<decltype(static_cast<void (UGameUserSettings::*)(bool)>(&UGameUserSettings::LoadSettings)), void (UGameUserSettings::*)(bool)>);
// 2323 UGameUserSettings::SaveSettings
static_assert(std::is_same_v<decltype(static_cast<void (UGameUserSettings::*)()>(&UGameUserSettings::SaveSettings)), void (UGameUserSettings::*)()>);
// 2324 UGameUserSettings::SetScreenResolution
static_assert(std::is_same_v<decltype(static_cast<void (UGameUserSettings::*)(FIntPoint)>(&UGameUserSettings::SetScreenResolution)), void (UGameUserSettings::*)(FIntPoint)>);

// Engine: GameFramework/PlayerController.h
// 0307 APlayerController
static_assert(std::is_base_of_v<AController, APlayerController>);
// 0308 APlayerController::SetViewTargetWithBlend
static_assert(std::is_same_v<decltype(static_cast<void (APlayerController::*)(AActor*, float, EViewTargetBlendFunction, float, bool)>(&APlayerController::SetViewTargetWithBlend)), void (APlayerController::*)(AActor*, float, EViewTargetBlendFunction, float, bool)>);
static_assert(requires { std::declval<APlayerController&>().SetViewTargetWithBlend(std::declval<AActor*>()); });
// 0309 APlayerController::bAutoManageActiveCameraTarget
static_assert(requires { std::declval<APlayerController&>().bAutoManageActiveCameraTarget = true; });
// 0608 APlayerController::DeprojectMousePositionToWorld
static_assert(std::is_same_v<decltype(static_cast<bool (APlayerController::*)(FVector&, FVector&) const>(&APlayerController::DeprojectMousePositionToWorld)), bool (APlayerController::*)(FVector&, FVector&) const>);
// 0609 APlayerController::FlushPressedKeys
static_assert(std::is_same_v<decltype(static_cast<void (APlayerController::*)()>(&APlayerController::FlushPressedKeys)), void (APlayerController::*)()>);
// 0610 APlayerController::GetLocalPlayer
static_assert(std::is_same_v<decltype(static_cast<ULocalPlayer* (APlayerController::*)() const>(&APlayerController::GetLocalPlayer)), ULocalPlayer* (APlayerController::*)() const>);
// 0611 APlayerController::GetMousePosition
static_assert(std::is_same_v<decltype(static_cast<bool (APlayerController::*)(float&, float&) const>(&APlayerController::GetMousePosition)), bool (APlayerController::*)(float&, float&) const>);
// 0612 APlayerController::GetPlatformUserId
static_assert(std::is_same_v<decltype(static_cast<FPlatformUserId (APlayerController::*)() const>(&APlayerController::GetPlatformUserId)), FPlatformUserId (APlayerController::*)() const>);
// 0613 APlayerController::GetViewTarget
static_assert(std::is_same_v<decltype(static_cast<AActor* (APlayerController::*)() const>(&APlayerController::GetViewTarget)), AActor* (APlayerController::*)() const>);
// 0614 APlayerController::PlayerTick
struct FRow0614 : APlayerController
{
	virtual void PlayerTick(float) override;
};
// 0615 APlayerController::ProjectWorldLocationToScreen
static_assert(std::is_same_v<decltype(static_cast<bool (APlayerController::*)(FVector, FVector2D&, bool) const>(&APlayerController::ProjectWorldLocationToScreen)), bool (APlayerController::*)(FVector, FVector2D&, bool) const>);
static_assert(requires { std::declval<const APlayerController&>().ProjectWorldLocationToScreen(std::declval<FVector>(), std::declval<FVector2D&>()); });
// 0616 APlayerController::SetInputMode
static_assert(std::is_same_v<decltype(static_cast<void (APlayerController::*)(const FInputModeDataBase&)>(&APlayerController::SetInputMode)), void (APlayerController::*)(const FInputModeDataBase&)>);
// 0617 APlayerController::SetMouseLocation
static_assert(std::is_same_v<decltype(static_cast<void (APlayerController::*)(const int, const int)>(&APlayerController::SetMouseLocation)), void (APlayerController::*)(const int, const int)>);
// 0618 APlayerController::SetupInputComponent
struct FRow0618 : APlayerController
{
	virtual void SetupInputComponent() override;
};
// 0619 APlayerController::bShowMouseCursor
static_assert(requires { std::declval<APlayerController&>().bShowMouseCursor = true; });
// 0701 FInputModeGameAndUI
static_assert(std::is_base_of_v<FInputModeDataBase, FInputModeGameAndUI>);
// 0702 FInputModeGameAndUI::SetHideCursorDuringCapture
static_assert(std::is_same_v<decltype(static_cast<FInputModeGameAndUI& (FInputModeGameAndUI::*)(bool)>(&FInputModeGameAndUI::SetHideCursorDuringCapture)), FInputModeGameAndUI& (FInputModeGameAndUI::*)(bool)>);

// Engine: GameFramework/PlayerState.h
// 0311 APlayerState
static_assert(std::is_base_of_v<AInfo, APlayerState>);

// Engine: GameFramework/SaveGame.h
// 0312 USaveGame
static_assert(std::is_base_of_v<UObject, USaveGame>);

// Engine: ImageUtils.h
// 2041 FImageUtils
static_assert(sizeof(FImageUtils) > 0);
// 2042 FImageUtils::ImportFileAsTexture2D
static_assert(std::is_same_v<decltype(static_cast<UTexture2D* (*)(const FString&)>(&FImageUtils::ImportFileAsTexture2D)), UTexture2D* (*)(const FString&)>);

// Engine: InputKeyEventArgs.h
#if !UE_VERSION_OLDER_THAN(5, 6, 0)
// 0698 FInputKeyEventArgs
static_assert(sizeof(FInputKeyEventArgs) > 0);
#endif
#if !UE_VERSION_OLDER_THAN(5, 6, 0)
// 0699 FInputKeyEventArgs::FInputKeyEventArgs
static_assert(std::is_constructible_v<FInputKeyEventArgs, FViewport*, const FInputDeviceId, const FKey&, const EInputEvent, const uint64>);
#endif
#if !UE_VERSION_OLDER_THAN(5, 6, 0)
// 0700 FInputKeyEventArgs::FInputKeyEventArgs
static_assert(std::is_constructible_v<FInputKeyEventArgs, FViewport*, const FInputDeviceId, const FKey&, const float, const float, const int32, const uint64>);
#endif

// Engine: Kismet/GameplayStatics.h
// 0313 UGameplayStatics
static_assert(std::is_base_of_v<UBlueprintFunctionLibrary, UGameplayStatics>);
// 0314 UGameplayStatics::CreateSaveGameObject
static_assert(std::is_same_v<decltype(static_cast<USaveGame* (*)(TSubclassOf<USaveGame>)>(&UGameplayStatics::CreateSaveGameObject)), USaveGame* (*)(TSubclassOf<USaveGame>)>);
// 0315 UGameplayStatics::DeleteGameInSlot
static_assert(std::is_same_v<decltype(static_cast<bool (*)(const FString&, const int32)>(&UGameplayStatics::DeleteGameInSlot)), bool (*)(const FString&, const int32)>);
// 0316 UGameplayStatics::DoesSaveGameExist
static_assert(std::is_same_v<decltype(static_cast<bool (*)(const FString&, const int32)>(&UGameplayStatics::DoesSaveGameExist)), bool (*)(const FString&, const int32)>);
// 0317 UGameplayStatics::GetIntOption
static_assert(std::is_same_v<decltype(static_cast<int32 (*)(const FString&, const FString&, int32)>(&UGameplayStatics::GetIntOption)), int32 (*)(const FString&, const FString&, int32)>);
// 0318 UGameplayStatics::HasOption
static_assert(std::is_same_v<decltype(static_cast<bool (*)(FString, const FString&)>(&UGameplayStatics::HasOption)), bool (*)(FString, const FString&)>);
// 0319 UGameplayStatics::LoadGameFromSlot
static_assert(std::is_same_v<decltype(static_cast<USaveGame* (*)(const FString&, const int32)>(&UGameplayStatics::LoadGameFromSlot)), USaveGame* (*)(const FString&, const int32)>);
// 0320 UGameplayStatics::ParseOption
static_assert(std::is_same_v<decltype(static_cast<FString (*)(FString, const FString&)>(&UGameplayStatics::ParseOption)), FString (*)(FString, const FString&)>);
// 0321 UGameplayStatics::SaveGameToSlot
static_assert(std::is_same_v<decltype(static_cast<bool (*)(USaveGame*, const FString&, const int32)>(&UGameplayStatics::SaveGameToSlot)), bool (*)(USaveGame*, const FString&, const int32)>);
// 0748 UGameplayStatics::CreatePlayer
static_assert(std::is_same_v<decltype(static_cast<APlayerController* (*)(const UObject*, int32, bool)>(&UGameplayStatics::CreatePlayer)), APlayerController* (*)(const UObject*, int32, bool)>);
static_assert(requires { UGameplayStatics::CreatePlayer(std::declval<const UObject*>(), std::declval<int32>()); });
// 0749 UGameplayStatics::GetNumLocalPlayerControllers
static_assert(std::is_same_v<decltype(static_cast<int32 (*)(const UObject*)>(&UGameplayStatics::GetNumLocalPlayerControllers)), int32 (*)(const UObject*)>);
// 0750 UGameplayStatics::GetPlayerController
static_assert(std::is_same_v<decltype(static_cast<APlayerController* (*)(const UObject*, int32)>(&UGameplayStatics::GetPlayerController)), APlayerController* (*)(const UObject*, int32)>);
// 0751 UGameplayStatics::RemovePlayer
static_assert(std::is_same_v<decltype(static_cast<void (*)(APlayerController*, bool)>(&UGameplayStatics::RemovePlayer)), void (*)(APlayerController*, bool)>);
// 0752 UGameplayStatics::SetForceDisableSplitscreen
static_assert(std::is_same_v<decltype(static_cast<void (*)(const UObject*, bool)>(&UGameplayStatics::SetForceDisableSplitscreen)), void (*)(const UObject*, bool)>);
// 1065 UGameplayStatics::SpawnSound2D
static_assert(std::is_same_v<decltype(static_cast<UAudioComponent* (*)(const UObject*, USoundBase*, float, float, float, USoundConcurrency*, bool, bool)>(&UGameplayStatics::SpawnSound2D)), UAudioComponent* (*)(const UObject*, USoundBase*, float, float, float, USoundConcurrency*, bool, bool)>);
static_assert(requires { UGameplayStatics::SpawnSound2D(std::declval<const UObject*>(), std::declval<USoundBase*>(), std::declval<float>()); });

// Engine: Kismet/KismetSystemLibrary.h
// 2175 EQuitPreference::Quit
static_assert(std::is_same_v<decltype(EQuitPreference::Quit), EQuitPreference::Type>);
// 2179 UKismetSystemLibrary
static_assert(std::is_base_of_v<UBlueprintFunctionLibrary, UKismetSystemLibrary>);
// 2180 UKismetSystemLibrary::QuitGame
static_assert(std::is_same_v<decltype(UKismetSystemLibrary::QuitGame(std::declval<const UObject*>(), std::declval<APlayerController*>(), EQuitPreference::Quit, false)), void>);

// Engine: Materials/MaterialInstanceDynamic.h
// 0322 UMaterialInstanceDynamic
static_assert(std::is_base_of_v<UMaterialInstance, UMaterialInstanceDynamic>);
// 0323 UMaterialInstanceDynamic::Create
static_assert(std::is_same_v<decltype(static_cast<UMaterialInstanceDynamic* (*)(UMaterialInterface*, UObject*)>(&UMaterialInstanceDynamic::Create)), UMaterialInstanceDynamic* (*)(UMaterialInterface*, UObject*)>);
// 0324 UMaterialInstanceDynamic::SetVectorParameterValue
static_assert(std::is_same_v<decltype(static_cast<void (UMaterialInstanceDynamic::*)(FName, FLinearColor)>(&UMaterialInstanceDynamic::SetVectorParameterValue)), void (UMaterialInstanceDynamic::*)(FName, FLinearColor)>);

// Engine: Materials/MaterialInterface.h
// 0325 UMaterialInterface
static_assert(std::is_base_of_v<UObject, UMaterialInterface>);

// Engine: PhysicsEngine/BodyInstance.h
// 0326 FBodyInstance::AngularDamping
static_assert(std::is_same_v<decltype(FBodyInstance::AngularDamping), float>);
// 0327 FBodyInstance::LinearDamping
static_assert(std::is_same_v<decltype(FBodyInstance::LinearDamping), float>);
// 0329 FBodyInstance::bUseCCD
static_assert(requires { std::declval<FBodyInstance&>().bUseCCD = true; });
// 0353 FBodyInstance::SetInertiaConditioningEnabled
static_assert(std::is_same_v<decltype(static_cast<void (FBodyInstance::*)(bool)>(&FBodyInstance::SetInertiaConditioningEnabled)), void (FBodyInstance::*)(bool)>);

// Engine: PhysicsEngine/PhysicsSettings.h
// 0377 UPhysicsSettings
static_assert(std::is_base_of_v<UPhysicsSettingsCore, UPhysicsSettings>);
// 0378 UPhysicsSettings::Get
static_assert(std::is_same_v<decltype(static_cast<UPhysicsSettings* (*)()>(&UPhysicsSettings::Get)), UPhysicsSettings* (*)()>);
// 0379 UPhysicsSettings::MaxSubstepDeltaTime
static_assert(std::is_same_v<decltype(UPhysicsSettings::MaxSubstepDeltaTime), float>);
// 0380 UPhysicsSettings::MaxSubsteps
static_assert(std::is_same_v<decltype(UPhysicsSettings::MaxSubsteps), int32>);
// 2325 UPhysicsSettings::MaxPhysicsDeltaTime
static_assert(std::is_same_v<decltype(UPhysicsSettings::MaxPhysicsDeltaTime), float>);

// Engine: Slate/SGameLayerManager.h
// 2428 SGameLayerManager
static_assert(std::is_base_of_v<SCompoundWidget, SGameLayerManager>);
// 2429 SGameLayerManager::SetSceneViewport
static_assert(std::is_same_v<decltype(static_cast<void (SGameLayerManager::*)(FSceneViewport*)>(&SGameLayerManager::SetSceneViewport)), void (SGameLayerManager::*)(FSceneViewport*)>);

// Engine: Slate/SceneViewport.h
// 2412 FSceneViewport
static_assert(std::is_base_of_v<FViewportFrame, FSceneViewport>);

// Engine: Sound/SoundBase.h
// 1067 USoundBase::Duration
static_assert(std::is_same_v<decltype(USoundBase::Duration), float>);
// 2311 INDEFINITELY_LOOPING_DURATION
#ifndef INDEFINITELY_LOOPING_DURATION
#error "2311: there is no macro INDEFINITELY_LOOPING_DURATION"
#endif

// Engine: Sound/SoundWave.h
// 1068 USoundWave::NumChannels
static_assert(std::is_same_v<decltype(USoundWave::NumChannels), int32>);
// 1069 USoundWave::SetSampleRate
static_assert(std::is_same_v<decltype(std::declval<USoundWave&>().SetSampleRate(std::declval<uint32>())), void>);

// Engine: Sound/SoundWaveProcedural.h
// 1070 USoundWaveProcedural
static_assert(std::is_base_of_v<USoundWave, USoundWaveProcedural>);
// 1071 USoundWaveProcedural::GetAvailableAudioByteCount
static_assert(std::is_same_v<decltype(static_cast<int32 (USoundWaveProcedural::*)()>(&USoundWaveProcedural::GetAvailableAudioByteCount)), int32 (USoundWaveProcedural::*)()>);
// 1072 USoundWaveProcedural::QueueAudio
static_assert(std::is_same_v<decltype(static_cast<void (USoundWaveProcedural::*)(const uint8*, const int32)>(&USoundWaveProcedural::QueueAudio)), void (USoundWaveProcedural::*)(const uint8*, const int32)>);

// Engine: Tickable.h
// 2420 FTickableGameObject
static_assert(sizeof(FTickableGameObject) > 0);
// 2421 FTickableGameObject::TickObjects
static_assert(std::is_same_v<decltype(static_cast<void (*)(UWorld*, ELevelTick, bool, float)>(&FTickableGameObject::TickObjects)), void (*)(UWorld*, ELevelTick, bool, float)>);

// Engine: UnrealClient.h
// 2422 FViewport
static_assert(sizeof(FViewport) > 0);

// EnhancedInput: EnhancedActionKeyMapping.h
// 0692 FEnhancedActionKeyMapping
static_assert(sizeof(FEnhancedActionKeyMapping) > 0);
// 0693 FEnhancedActionKeyMapping::Modifiers
static_assert(std::is_same_v<decltype(FEnhancedActionKeyMapping::Modifiers), TArray<TObjectPtr<UInputModifier>>>);

// EnhancedInput: EnhancedInputComponent.h
// 0735 UEnhancedInputComponent
static_assert(std::is_base_of_v<UInputComponent, UEnhancedInputComponent>);
// 0736 UEnhancedInputComponent::BindAction
static_assert(std::is_same_v<decltype(std::declval<UEnhancedInputComponent&>().BindAction(std::declval<const UInputAction*>(), ETriggerEvent::Started, std::declval<AActor*>(), &AActor::Reset)), FEnhancedInputActionEventBinding&>);

// EnhancedInput: EnhancedInputSubsystemInterface.h
// 0718 IEnhancedInputSubsystemInterface::AddMappingContext
static_assert(std::is_same_v<decltype(static_cast<void (IEnhancedInputSubsystemInterface::*)(const UInputMappingContext*, int32, const FModifyContextOptions&)>(&IEnhancedInputSubsystemInterface::AddMappingContext)), void (IEnhancedInputSubsystemInterface::*)(const UInputMappingContext*, int32, const FModifyContextOptions&)>);
static_assert(requires { std::declval<IEnhancedInputSubsystemInterface&>().AddMappingContext(std::declval<const UInputMappingContext*>(), std::declval<int32>()); });
// 0772 IEnhancedInputSubsystemInterface::RemoveMappingContext
static_assert(std::is_same_v<decltype(static_cast<void (IEnhancedInputSubsystemInterface::*)(const UInputMappingContext*, const FModifyContextOptions&)>(&IEnhancedInputSubsystemInterface::RemoveMappingContext)), void (IEnhancedInputSubsystemInterface::*)(const UInputMappingContext*, const FModifyContextOptions&)>);
static_assert(requires { std::declval<IEnhancedInputSubsystemInterface&>().RemoveMappingContext(std::declval<const UInputMappingContext*>()); });

// EnhancedInput: EnhancedInputSubsystems.h
// 0737 UEnhancedInputLocalPlayerSubsystem
static_assert(std::is_base_of_v<ULocalPlayerSubsystem, UEnhancedInputLocalPlayerSubsystem>);

// EnhancedInput: InputAction.h
// 0753 UInputAction
static_assert(std::is_base_of_v<UDataAsset, UInputAction>);
// 0754 UInputAction::ValueType
static_assert(std::is_same_v<decltype(UInputAction::ValueType), EInputActionValueType>);

// EnhancedInput: InputActionValue.h
// 0626 EInputActionValueType
static_assert(std::is_enum_v<EInputActionValueType>);
// 0627 EInputActionValueType::Axis1D
static_assert(std::is_same_v<decltype(EInputActionValueType::Axis1D), EInputActionValueType>);
// 0628 EInputActionValueType::Axis2D
static_assert(std::is_same_v<decltype(EInputActionValueType::Axis2D), EInputActionValueType>);
// 0629 EInputActionValueType::Boolean
static_assert(std::is_same_v<decltype(EInputActionValueType::Boolean), EInputActionValueType>);
// 0694 FInputActionValue
static_assert(sizeof(FInputActionValue) > 0);
// 0695 FInputActionValue::Get
static_assert(std::is_same_v<decltype(std::declval<const FInputActionValue&>().Get<FVector2D>()), FVector2D>);

// EnhancedInput: InputMappingContext.h
// 0755 UInputMappingContext
static_assert(std::is_base_of_v<UDataAsset, UInputMappingContext>);
// 0756 UInputMappingContext::MapKey
static_assert(std::is_same_v<decltype(static_cast<FEnhancedActionKeyMapping& (UInputMappingContext::*)(const UInputAction*, FKey)>(&UInputMappingContext::MapKey)), FEnhancedActionKeyMapping& (UInputMappingContext::*)(const UInputAction*, FKey)>);

// EnhancedInput: InputModifiers.h
// 0624 EDeadZoneType
static_assert(std::is_enum_v<EDeadZoneType>);
// 0625 EDeadZoneType::Radial
static_assert(std::is_same_v<decltype(EDeadZoneType::Radial), EDeadZoneType>);
// 0757 UInputModifierDeadZone
static_assert(std::is_base_of_v<UInputModifier, UInputModifierDeadZone>);
// 0758 UInputModifierDeadZone::LowerThreshold
static_assert(std::is_same_v<decltype(UInputModifierDeadZone::LowerThreshold), float>);
// 0759 UInputModifierDeadZone::Type
static_assert(std::is_same_v<decltype(UInputModifierDeadZone::Type), EDeadZoneType>);
// 0760 UInputModifierNegate
static_assert(std::is_base_of_v<UInputModifier, UInputModifierNegate>);
// 0761 UInputModifierSwizzleAxis
static_assert(std::is_base_of_v<UInputModifier, UInputModifierSwizzleAxis>);

// EnhancedInput: InputTriggers.h
// 0686 ETriggerEvent
static_assert(std::is_enum_v<ETriggerEvent>);
// 0687 ETriggerEvent::Completed
static_assert(std::is_same_v<decltype(ETriggerEvent::Completed), ETriggerEvent>);
// 0688 ETriggerEvent::Started
static_assert(std::is_same_v<decltype(ETriggerEvent::Started), ETriggerEvent>);
// 0689 ETriggerEvent::Triggered
static_assert(std::is_same_v<decltype(ETriggerEvent::Triggered), ETriggerEvent>);

// InputCore: InputCoreTypes.h
// 0634 EKeys::A
static_assert(std::is_same_v<decltype(EKeys::A), const FKey>);
// 0635 EKeys::BackSpace
static_assert(std::is_same_v<decltype(EKeys::BackSpace), const FKey>);
// 0636 EKeys::C
static_assert(std::is_same_v<decltype(EKeys::C), const FKey>);
// 0637 EKeys::Comma
static_assert(std::is_same_v<decltype(EKeys::Comma), const FKey>);
// 0638 EKeys::D
static_assert(std::is_same_v<decltype(EKeys::D), const FKey>);
// 0639 EKeys::Delete
static_assert(std::is_same_v<decltype(EKeys::Delete), const FKey>);
// 0641 EKeys::E
static_assert(std::is_same_v<decltype(EKeys::E), const FKey>);
// 0644 EKeys::F
static_assert(std::is_same_v<decltype(EKeys::F), const FKey>);
// 0645 EKeys::Four
static_assert(std::is_same_v<decltype(EKeys::Four), const FKey>);
// 0651 EKeys::Gamepad_FaceButton_Left
static_assert(std::is_same_v<decltype(EKeys::Gamepad_FaceButton_Left), const FKey>);
// 0653 EKeys::Gamepad_FaceButton_Top
static_assert(std::is_same_v<decltype(EKeys::Gamepad_FaceButton_Top), const FKey>);
// 0654 EKeys::Gamepad_Left2D
static_assert(std::is_same_v<decltype(EKeys::Gamepad_Left2D), const FKey>);
// 0655 EKeys::Gamepad_LeftShoulder
static_assert(std::is_same_v<decltype(EKeys::Gamepad_LeftShoulder), const FKey>);
// 0656 EKeys::Gamepad_LeftTriggerAxis
static_assert(std::is_same_v<decltype(EKeys::Gamepad_LeftTriggerAxis), const FKey>);
// 0657 EKeys::Gamepad_LeftX
static_assert(std::is_same_v<decltype(EKeys::Gamepad_LeftX), const FKey>);
// 0658 EKeys::Gamepad_Right2D
static_assert(std::is_same_v<decltype(EKeys::Gamepad_Right2D), const FKey>);
// 0659 EKeys::Gamepad_RightShoulder
static_assert(std::is_same_v<decltype(EKeys::Gamepad_RightShoulder), const FKey>);
// 0660 EKeys::Gamepad_RightThumbstick
static_assert(std::is_same_v<decltype(EKeys::Gamepad_RightThumbstick), const FKey>);
// 0661 EKeys::Gamepad_RightTriggerAxis
static_assert(std::is_same_v<decltype(EKeys::Gamepad_RightTriggerAxis), const FKey>);
// 0662 EKeys::Gamepad_Special_Left
static_assert(std::is_same_v<decltype(EKeys::Gamepad_Special_Left), const FKey>);
// 0663 EKeys::Gamepad_Special_Right
static_assert(std::is_same_v<decltype(EKeys::Gamepad_Special_Right), const FKey>);
// 0664 EKeys::L
static_assert(std::is_same_v<decltype(EKeys::L), const FKey>);
// 0666 EKeys::LeftMouseButton
static_assert(std::is_same_v<decltype(EKeys::LeftMouseButton), const FKey>);
// 0667 EKeys::LeftShift
static_assert(std::is_same_v<decltype(EKeys::LeftShift), const FKey>);
// 0668 EKeys::MouseWheelAxis
static_assert(std::is_same_v<decltype(EKeys::MouseWheelAxis), const FKey>);
// 0669 EKeys::N
static_assert(std::is_same_v<decltype(EKeys::N), const FKey>);
// 0670 EKeys::One
static_assert(std::is_same_v<decltype(EKeys::One), const FKey>);
// 0671 EKeys::P
static_assert(std::is_same_v<decltype(EKeys::P), const FKey>);
// 0672 EKeys::Period
static_assert(std::is_same_v<decltype(EKeys::Period), const FKey>);
// 0673 EKeys::Q
static_assert(std::is_same_v<decltype(EKeys::Q), const FKey>);
// 0675 EKeys::RightMouseButton
static_assert(std::is_same_v<decltype(EKeys::RightMouseButton), const FKey>);
// 0676 EKeys::RightShift
static_assert(std::is_same_v<decltype(EKeys::RightShift), const FKey>);
// 0677 EKeys::S
static_assert(std::is_same_v<decltype(EKeys::S), const FKey>);
// 0678 EKeys::SpaceBar
static_assert(std::is_same_v<decltype(EKeys::SpaceBar), const FKey>);
// 0679 EKeys::Tab
static_assert(std::is_same_v<decltype(EKeys::Tab), const FKey>);
// 0680 EKeys::Three
static_assert(std::is_same_v<decltype(EKeys::Three), const FKey>);
// 0681 EKeys::Two
static_assert(std::is_same_v<decltype(EKeys::Two), const FKey>);
// 0682 EKeys::Up
static_assert(std::is_same_v<decltype(EKeys::Up), const FKey>);
// 0683 EKeys::V
static_assert(std::is_same_v<decltype(EKeys::V), const FKey>);
// 0684 EKeys::W
static_assert(std::is_same_v<decltype(EKeys::W), const FKey>);
// 2004 EKeys
static_assert(sizeof(EKeys) > 0);
// 2005 EKeys::Down
static_assert(std::is_same_v<decltype(EKeys::Down), const FKey>);
// 2006 EKeys::Enter
static_assert(std::is_same_v<decltype(EKeys::Enter), const FKey>);
// 2007 EKeys::Escape
static_assert(std::is_same_v<decltype(EKeys::Escape), const FKey>);
// 2008 EKeys::Gamepad_DPad_Down
static_assert(std::is_same_v<decltype(EKeys::Gamepad_DPad_Down), const FKey>);
// 2009 EKeys::Gamepad_DPad_Left
static_assert(std::is_same_v<decltype(EKeys::Gamepad_DPad_Left), const FKey>);
// 2010 EKeys::Gamepad_DPad_Right
static_assert(std::is_same_v<decltype(EKeys::Gamepad_DPad_Right), const FKey>);
// 2011 EKeys::Gamepad_DPad_Up
static_assert(std::is_same_v<decltype(EKeys::Gamepad_DPad_Up), const FKey>);
// 2012 EKeys::Gamepad_FaceButton_Bottom
static_assert(std::is_same_v<decltype(EKeys::Gamepad_FaceButton_Bottom), const FKey>);
// 2013 EKeys::Gamepad_FaceButton_Right
static_assert(std::is_same_v<decltype(EKeys::Gamepad_FaceButton_Right), const FKey>);
// 2014 EKeys::Left
static_assert(std::is_same_v<decltype(EKeys::Left), const FKey>);
// 2015 EKeys::Right
static_assert(std::is_same_v<decltype(EKeys::Right), const FKey>);
// 2043 FKey
static_assert(sizeof(FKey) > 0);
// 2170 FKey::operator==
static_assert(std::is_same_v<decltype(std::declval<const FKey&>() == std::declval<const FKey&>()), bool>);
// 2403 EKeys::Gamepad_LeftThumbstick
static_assert(std::is_same_v<decltype(EKeys::Gamepad_LeftThumbstick), const FKey>);
// 2404 EKeys::H
static_assert(std::is_same_v<decltype(EKeys::H), const FKey>);

// PhysicsCore: BodyInstanceCore.h
// 0330 FBodyInstanceCore::bGenerateWakeEvents
static_assert(requires { std::declval<FBodyInstanceCore&>().bGenerateWakeEvents = true; });

// PhysicsCore: PhysicalMaterials/PhysicalMaterial.h
// 0333 UPhysicalMaterial
static_assert(std::is_base_of_v<UObject, UPhysicalMaterial>);
// 0334 UPhysicalMaterial::Friction
static_assert(std::is_same_v<decltype(UPhysicalMaterial::Friction), float>);
// 0335 UPhysicalMaterial::FrictionCombineMode
static_assert(std::is_convertible_v<decltype(std::declval<UPhysicalMaterial&>().FrictionCombineMode = EFrictionCombineMode::Multiply), EFrictionCombineMode::Type>);
// 0336 UPhysicalMaterial::Restitution
static_assert(std::is_same_v<decltype(UPhysicalMaterial::Restitution), float>);
// 0337 UPhysicalMaterial::RestitutionCombineMode
static_assert(std::is_convertible_v<decltype(std::declval<UPhysicalMaterial&>().RestitutionCombineMode = EFrictionCombineMode::Multiply), EFrictionCombineMode::Type>);
// 0338 UPhysicalMaterial::StaticFriction
static_assert(std::is_same_v<decltype(UPhysicalMaterial::StaticFriction), float>);
// 0339 UPhysicalMaterial::bOverrideFrictionCombineMode
static_assert(requires { std::declval<UPhysicalMaterial&>().bOverrideFrictionCombineMode = true; });
// 0340 UPhysicalMaterial::bOverrideRestitutionCombineMode
static_assert(requires { std::declval<UPhysicalMaterial&>().bOverrideRestitutionCombineMode = true; });

// PhysicsCore: PhysicsSettingsEnums.h
// 0341 EFrictionCombineMode::Multiply
static_assert(std::is_same_v<decltype(EFrictionCombineMode::Multiply), EFrictionCombineMode::Type>);

// ProceduralMeshComponent: ProceduralMeshComponent.h
// 0342 FProcMeshTangent
static_assert(sizeof(FProcMeshTangent) > 0);
// 0343 UProceduralMeshComponent
static_assert(std::is_base_of_v<UMeshComponent, UProceduralMeshComponent>);
// 0345 UProceduralMeshComponent::ClearAllMeshSections
static_assert(std::is_same_v<decltype(static_cast<void (UProceduralMeshComponent::*)()>(&UProceduralMeshComponent::ClearAllMeshSections)), void (UProceduralMeshComponent::*)()>);
// 0347 UProceduralMeshComponent::CreateMeshSection
static_assert(std::is_same_v<decltype(static_cast<void (UProceduralMeshComponent::*)(int32, const TArray<FVector>&, const TArray<int32>&, const TArray<FVector>&, const TArray<FVector2D>&, const TArray<FColor>&, const TArray<FProcMeshTangent>&, bool)>(&UProceduralMeshComponent::CreateMeshSection)), void (UProceduralMeshComponent::*)(int32, const TArray<FVector>&, const TArray<int32>&, const TArray<FVector>&, const TArray<FVector2D>&, const TArray<FColor>&, const TArray<FProcMeshTangent>&, bool)>);
// 0348 UProceduralMeshComponent::bUseComplexAsSimpleCollision
static_assert(requires { std::declval<UProceduralMeshComponent&>().bUseComplexAsSimpleCollision = true; });
// 0771 UProceduralMeshComponent::GetNumSections
static_assert(std::is_same_v<decltype(static_cast<int32 (UProceduralMeshComponent::*)() const>(&UProceduralMeshComponent::GetNumSections)), int32 (UProceduralMeshComponent::*)() const>);
// 2308 FProcMeshSection
static_assert(sizeof(FProcMeshSection) > 0);
// 2309 FProcMeshSection::ProcVertexBuffer
static_assert(std::is_same_v<decltype(FProcMeshSection::ProcVertexBuffer), TArray<FProcMeshVertex>>);
// 2327 UProceduralMeshComponent::ClearMeshSection
static_assert(std::is_same_v<decltype(static_cast<void (UProceduralMeshComponent::*)(int32)>(&UProceduralMeshComponent::ClearMeshSection)), void (UProceduralMeshComponent::*)(int32)>);
// 2328 UProceduralMeshComponent::GetProcMeshSection
static_assert(std::is_same_v<decltype(static_cast<FProcMeshSection* (UProceduralMeshComponent::*)(int32)>(&UProceduralMeshComponent::GetProcMeshSection)), FProcMeshSection* (UProceduralMeshComponent::*)(int32)>);
// 2329 UProceduralMeshComponent::SetCollisionConvexMeshes
static_assert(std::is_same_v<decltype(static_cast<void (UProceduralMeshComponent::*)(const TArray<TArray<FVector>>&)>(&UProceduralMeshComponent::SetCollisionConvexMeshes)), void (UProceduralMeshComponent::*)(const TArray<TArray<FVector>>&)>);
// 2330 UProceduralMeshComponent::UProceduralMeshComponent
static_assert(std::is_constructible_v<UProceduralMeshComponent, const FObjectInitializer&>);
// 2331 UProceduralMeshComponent::UpdateMeshSection
static_assert(std::is_same_v<decltype(static_cast<void (UProceduralMeshComponent::*)(int32, const TArray<FVector>&, const TArray<FVector>&, const TArray<FVector2D>&, const TArray<FColor>&, const TArray<FProcMeshTangent>&)>(&UProceduralMeshComponent::UpdateMeshSection)), void (UProceduralMeshComponent::*)(int32, const TArray<FVector>&, const TArray<FVector>&, const TArray<FVector2D>&, const TArray<FColor>&, const TArray<FProcMeshTangent>&)>);

// RHI: RHIFeatureLevel.h
// 0349 ERHIFeatureLevel::Num
static_assert(std::is_same_v<decltype(ERHIFeatureLevel::Num), ERHIFeatureLevel::Type>);

// Slate: Framework/Application/SlateApplication.h
// 2058 FSlateApplication
static_assert(sizeof(FSlateApplication) > 0);
// 2059 FSlateApplication::Get
static_assert(std::is_same_v<decltype(static_cast<FSlateApplication& (*)()>(&FSlateApplication::Get)), FSlateApplication& (*)()>);
// 2060 FSlateApplication::ProcessKeyDownEvent
static_assert(std::is_same_v<decltype(static_cast<bool (FSlateApplication::*)(const FKeyEvent&)>(&FSlateApplication::ProcessKeyDownEvent)), bool (FSlateApplication::*)(const FKeyEvent&)>);
// 2061 FSlateApplication::ProcessKeyUpEvent
static_assert(std::is_same_v<decltype(static_cast<bool (FSlateApplication::*)(const FKeyEvent&)>(&FSlateApplication::ProcessKeyUpEvent)), bool (FSlateApplication::*)(const FKeyEvent&)>);
// 2176 FSlateApplication::IsInitialized
static_assert(std::is_same_v<decltype(static_cast<bool (*)()>(&FSlateApplication::IsInitialized)), bool (*)()>);
// 2177 FSlateApplication::SetUserFocusToGameViewport
static_assert(std::is_same_v<decltype(static_cast<void (FSlateApplication::*)(uint32, EFocusCause)>(&FSlateApplication::SetUserFocusToGameViewport)), void (FSlateApplication::*)(uint32, EFocusCause)>);
static_assert(requires { std::declval<FSlateApplication&>().SetUserFocusToGameViewport(std::declval<uint32>()); });
// 2413 FSlateApplication::AddWindow
static_assert(std::is_same_v<decltype(static_cast<TSharedRef<SWindow> (FSlateApplication::*)(TSharedRef<SWindow>, const bool)>(&FSlateApplication::AddWindow)), TSharedRef<SWindow> (FSlateApplication::*)(TSharedRef<SWindow>, const bool)>);
static_assert(requires { std::declval<FSlateApplication&>().AddWindow(std::declval<TSharedRef<SWindow>>()); });
// 2414 FSlateApplication::GetGameViewport
static_assert(std::is_same_v<decltype(static_cast<TSharedPtr<SViewport> (FSlateApplication::*)() const>(&FSlateApplication::GetGameViewport)), TSharedPtr<SViewport> (FSlateApplication::*)() const>);
// 2415 FSlateApplication::ProcessKeyCharEvent
static_assert(std::is_same_v<decltype(static_cast<bool (FSlateApplication::*)(const FCharacterEvent&)>(&FSlateApplication::ProcessKeyCharEvent)), bool (FSlateApplication::*)(const FCharacterEvent&)>);
// 2416 FSlateApplication::RegisterGameViewport
static_assert(std::is_same_v<decltype(static_cast<void (FSlateApplication::*)(TSharedRef<SViewport>)>(&FSlateApplication::RegisterGameViewport)), void (FSlateApplication::*)(TSharedRef<SViewport>)>);
// 2417 FSlateApplication::RequestDestroyWindow
static_assert(std::is_same_v<decltype(static_cast<void (FSlateApplication::*)(TSharedRef<SWindow>)>(&FSlateApplication::RequestDestroyWindow)), void (FSlateApplication::*)(TSharedRef<SWindow>)>);
// 2418 FSlateApplication::Tick
static_assert(std::is_same_v<decltype(static_cast<void (FSlateApplication::*)(ESlateTickType)>(&FSlateApplication::Tick)), void (FSlateApplication::*)(ESlateTickType)>);
static_assert(requires { std::declval<FSlateApplication&>().Tick(); });
// 2419 FSlateApplication::UnregisterGameViewport
static_assert(std::is_same_v<decltype(static_cast<void (FSlateApplication::*)()>(&FSlateApplication::UnregisterGameViewport)), void (FSlateApplication::*)()>);
// 2533 FSlateApplication::GetUserFocusedWidget
static_assert(std::is_same_v<decltype(static_cast<TSharedPtr<SWidget> (FSlateApplication::*)(uint32) const>(&FSlateApplication::GetUserFocusedWidget)), TSharedPtr<SWidget> (FSlateApplication::*)(uint32) const>);
// 2587 FSlateApplication::IsActive
static_assert(std::is_same_v<decltype(static_cast<bool (FSlateApplication::*)() const>(&FSlateApplication::IsActive)), bool (FSlateApplication::*)() const>);
// 2588 FSlateApplication::ProcessApplicationActivationEvent
static_assert(std::is_same_v<decltype(static_cast<void (FSlateApplication::*)(bool)>(&FSlateApplication::ProcessApplicationActivationEvent)), void (FSlateApplication::*)(bool)>);
// 2589 FSlateApplication::SetUserFocus
static_assert(std::is_same_v<decltype(static_cast<bool (FSlateApplication::*)(uint32, const TSharedPtr<SWidget>&, EFocusCause)>(&FSlateApplication::SetUserFocus)), bool (FSlateApplication::*)(uint32, const TSharedPtr<SWidget>&, EFocusCause)>);

// Slate: Framework/Text/TextLayout.h
// 2020 ETextJustify::Center
static_assert(std::is_same_v<decltype(ETextJustify::Center), ETextJustify::Type>);

// Slate: Widgets/Layout/SScaleBox.h
// 2510 EStretch::ScaleToFill
static_assert(std::is_same_v<decltype(EStretch::ScaleToFill), EStretch::Type>);
// 2511 EStretch::ScaleToFit
static_assert(std::is_same_v<decltype(EStretch::ScaleToFit), EStretch::Type>);
// 2512 EStretchDirection::DownOnly
static_assert(std::is_same_v<decltype(EStretchDirection::DownOnly), EStretchDirection::Type>);

// Slate: Widgets/Layout/SScrollBox.h
// 2400 EDescendantScrollDestination
static_assert(std::is_enum_v<EDescendantScrollDestination>);
// 2401 EDescendantScrollDestination::Center
static_assert(std::is_same_v<decltype(EDescendantScrollDestination::Center), EDescendantScrollDestination>);

// Slate: Widgets/SViewport.h
// 2432 SViewport
static_assert(std::is_base_of_v<SCompoundWidget, SViewport>);
// 2433 SViewport::SetViewportInterface
static_assert(std::is_same_v<decltype(static_cast<void (SViewport::*)(TSharedRef<ISlateViewport>)>(&SViewport::SetViewportInterface)), void (SViewport::*)(TSharedRef<ISlateViewport>)>);

// SlateCore: Brushes/SlateRoundedBoxBrush.h
// 2069 FSlateRoundedBoxBrush
static_assert(std::is_base_of_v<FSlateBrush, FSlateRoundedBoxBrush>);
// 2070 FSlateRoundedBoxBrush::FSlateRoundedBoxBrush
static_assert(std::is_constructible_v<FSlateRoundedBoxBrush, const FLinearColor&, float, const FLinearColor&, float>);

// SlateCore: Fonts/SlateFontInfo.h
// 2067 FSlateFontInfo
static_assert(sizeof(FSlateFontInfo) > 0);
// 2068 FSlateFontInfo::FSlateFontInfo
static_assert(std::is_constructible_v<FSlateFontInfo, const FString&, float>);

// SlateCore: Input/Events.h
// 2044 FKeyEvent
static_assert(std::is_base_of_v<FInputEvent, FKeyEvent>);
// 2046 FKeyEvent::GetKey
static_assert(std::is_same_v<decltype(static_cast<FKey (FKeyEvent::*)() const>(&FKeyEvent::GetKey)), FKey (FKeyEvent::*)() const>);
// 2407 FCharacterEvent
static_assert(std::is_base_of_v<FInputEvent, FCharacterEvent>);
// 2408 FCharacterEvent::FCharacterEvent
static_assert(std::is_constructible_v<FCharacterEvent, const TCHAR, const FModifierKeysState&, const FInputDeviceId, const bool>);
// 2411 FKeyEvent::FKeyEvent
static_assert(std::is_constructible_v<FKeyEvent, const FKey, const FModifierKeysState&, const FInputDeviceId, const bool, const uint32, const uint32>);
static_assert(std::is_constructible_v<FKeyEvent, const FKey, const FModifierKeysState&, const FInputDeviceId, const bool, const uint32, const uint32, const TOptional<int32>>);
// 2503 EFocusCause
static_assert(std::is_enum_v<EFocusCause>);
// 2504 EFocusCause::Mouse
static_assert(std::is_same_v<decltype(EFocusCause::Mouse), EFocusCause>);
// 2524 FFocusEvent
static_assert(sizeof(FFocusEvent) > 0);
// 2525 FFocusEvent::GetCause
static_assert(std::is_same_v<decltype(static_cast<EFocusCause (FFocusEvent::*)() const>(&FFocusEvent::GetCause)), EFocusCause (FFocusEvent::*)() const>);
// 2526 FInputEvent::GetUserIndex
static_assert(std::is_same_v<decltype(static_cast<uint32 (FInputEvent::*)() const>(&FInputEvent::GetUserIndex)), uint32 (FInputEvent::*)() const>);
// 2527 FInputEvent::IsRepeat
static_assert(std::is_same_v<decltype(static_cast<bool (FInputEvent::*)() const>(&FInputEvent::IsRepeat)), bool (FInputEvent::*)() const>);
// 2529 FPointerEvent
static_assert(std::is_base_of_v<FInputEvent, FPointerEvent>);

// SlateCore: Input/NavigationReply.h
// 2026 EUINavigationRule
static_assert(std::is_enum_v<EUINavigationRule>);
// 2027 EUINavigationRule::Escape
static_assert(std::is_same_v<decltype(EUINavigationRule::Escape), EUINavigationRule>);
// 2028 EUINavigationRule::Stop
static_assert(std::is_same_v<decltype(EUINavigationRule::Stop), EUINavigationRule>);

// SlateCore: Input/Reply.h
// 2056 FReply
static_assert(sizeof(FReply) > 0);
// 2057 FReply::Handled
static_assert(std::is_same_v<decltype(static_cast<FReply (*)()>(&FReply::Handled)), FReply (*)()>);
// 2530 FReply::GetUserFocusRecepient
static_assert(std::is_same_v<decltype(static_cast<TSharedPtr<SWidget> (FReply::*)() const>(&FReply::GetUserFocusRecepient)), TSharedPtr<SWidget> (FReply::*)() const>);
// 2531 FReply::IsEventHandled
static_assert(std::is_same_v<decltype(static_cast<bool (FReply::*)() const>(&FReply::IsEventHandled)), bool (FReply::*)() const>);
// 2532 FReply::SetUserFocus
static_assert(std::is_same_v<decltype(static_cast<FReply& (FReply::*)(TSharedRef<SWidget>, EFocusCause, bool)>(&FReply::SetUserFocus)), FReply& (FReply::*)(TSharedRef<SWidget>, EFocusCause, bool)>);
static_assert(requires { std::declval<FReply&>().SetUserFocus(std::declval<TSharedRef<SWidget>>()); });

// SlateCore: Layout/Geometry.h
// 2040 FGeometry
static_assert(sizeof(FGeometry) > 0);
// 2409 FGeometry::GetLocalSize
static_assert(std::is_convertible_v<decltype(std::declval<const FGeometry&>().GetLocalSize().X), double>);

// SlateCore: Layout/Margin.h
// 2051 FMargin
static_assert(sizeof(FMargin) > 0);
// 2052 FMargin::FMargin
static_assert(std::is_constructible_v<FMargin, float>);
// 2053 FMargin::FMargin
static_assert(std::is_constructible_v<FMargin, float, float>);
// 2054 FMargin::FMargin
static_assert(std::is_constructible_v<FMargin, float, float, float, float>);

// SlateCore: Styling/SlateBrush.h
// 2062 FSlateBrush
static_assert(sizeof(FSlateBrush) > 0);
// 2534 FSlateBrush::OutlineSettings
static_assert(std::is_same_v<decltype(FSlateBrush::OutlineSettings), FSlateBrushOutlineSettings>);
// 2535 FSlateBrushOutlineSettings::Width
static_assert(std::is_same_v<decltype(FSlateBrushOutlineSettings::Width), float>);

// SlateCore: Styling/SlateColor.h
// 2065 FSlateColor
static_assert(sizeof(FSlateColor) > 0);
// 2066 FSlateColor::FSlateColor
static_assert(std::is_constructible_v<FSlateColor, const FLinearColor&>);
// 2590 FSlateColor::operator==
static_assert(std::is_same_v<decltype(std::declval<const FSlateColor&>() == std::declval<const FSlateColor&>()), bool>);

// SlateCore: Styling/SlateTypes.h
// 2030 FButtonStyle
static_assert(sizeof(FButtonStyle) > 0);
// 2031 FButtonStyle::SetDisabled
static_assert(std::is_same_v<decltype(static_cast<FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>(&FButtonStyle::SetDisabled)), FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>);
// 2032 FButtonStyle::SetHovered
static_assert(std::is_same_v<decltype(static_cast<FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>(&FButtonStyle::SetHovered)), FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>);
// 2033 FButtonStyle::SetNormal
static_assert(std::is_same_v<decltype(static_cast<FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>(&FButtonStyle::SetNormal)), FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>);
// 2034 FButtonStyle::SetNormalPadding
static_assert(std::is_same_v<decltype(static_cast<FButtonStyle& (FButtonStyle::*)(const FMargin&)>(&FButtonStyle::SetNormalPadding)), FButtonStyle& (FButtonStyle::*)(const FMargin&)>);
// 2035 FButtonStyle::SetPressed
static_assert(std::is_same_v<decltype(static_cast<FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>(&FButtonStyle::SetPressed)), FButtonStyle& (FButtonStyle::*)(const FSlateBrush&)>);
// 2036 FButtonStyle::SetPressedPadding
static_assert(std::is_same_v<decltype(static_cast<FButtonStyle& (FButtonStyle::*)(const FMargin&)>(&FButtonStyle::SetPressedPadding)), FButtonStyle& (FButtonStyle::*)(const FMargin&)>);
// 2515 FButtonStyle::Normal
static_assert(std::is_same_v<decltype(FButtonStyle::Normal), FSlateBrush>);
// 2516 FEditableTextBoxStyle
static_assert(sizeof(FEditableTextBoxStyle) > 0);
// 2517 FEditableTextBoxStyle::SetBackgroundImageFocused
static_assert(std::is_same_v<decltype(static_cast<FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateBrush&)>(&FEditableTextBoxStyle::SetBackgroundImageFocused)), FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateBrush&)>);
// 2518 FEditableTextBoxStyle::SetBackgroundImageHovered
static_assert(std::is_same_v<decltype(static_cast<FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateBrush&)>(&FEditableTextBoxStyle::SetBackgroundImageHovered)), FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateBrush&)>);
// 2519 FEditableTextBoxStyle::SetBackgroundImageNormal
static_assert(std::is_same_v<decltype(static_cast<FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateBrush&)>(&FEditableTextBoxStyle::SetBackgroundImageNormal)), FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateBrush&)>);
// 2520 FEditableTextBoxStyle::SetFocusedForegroundColor
static_assert(std::is_same_v<decltype(static_cast<FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateColor&)>(&FEditableTextBoxStyle::SetFocusedForegroundColor)), FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateColor&)>);
// 2521 FEditableTextBoxStyle::SetFont
static_assert(std::is_same_v<decltype(static_cast<FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateFontInfo&)>(&FEditableTextBoxStyle::SetFont)), FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateFontInfo&)>);
// 2522 FEditableTextBoxStyle::SetForegroundColor
static_assert(std::is_same_v<decltype(static_cast<FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateColor&)>(&FEditableTextBoxStyle::SetForegroundColor)), FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FSlateColor&)>);
// 2523 FEditableTextBoxStyle::SetPadding
static_assert(std::is_same_v<decltype(static_cast<FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FMargin&)>(&FEditableTextBoxStyle::SetPadding)), FEditableTextBoxStyle& (FEditableTextBoxStyle::*)(const FMargin&)>);
// 2586 FEditableTextBoxStyle::TextStyle
static_assert(std::is_same_v<decltype(FEditableTextBoxStyle::TextStyle), FTextBlockStyle>);
// 2591 FTextBlockStyle
static_assert(sizeof(FTextBlockStyle) > 0);
// 2592 FTextBlockStyle::ColorAndOpacity
static_assert(std::is_same_v<decltype(FTextBlockStyle::ColorAndOpacity), FSlateColor>);
// 2593 FTextBlockStyle::SelectedBackgroundColor
static_assert(std::is_same_v<decltype(FTextBlockStyle::SelectedBackgroundColor), FSlateColor>);
// 2594 FTextBlockStyle::SetColorAndOpacity
static_assert(std::is_same_v<decltype(static_cast<FTextBlockStyle& (FTextBlockStyle::*)(const FSlateColor&)>(&FTextBlockStyle::SetColorAndOpacity)), FTextBlockStyle& (FTextBlockStyle::*)(const FSlateColor&)>);
// 2595 FTextBlockStyle::SetSelectedBackgroundColor
static_assert(std::is_same_v<decltype(static_cast<FTextBlockStyle& (FTextBlockStyle::*)(const FSlateColor&)>(&FTextBlockStyle::SetSelectedBackgroundColor)), FTextBlockStyle& (FTextBlockStyle::*)(const FSlateColor&)>);

// SlateCore: Types/SlateEnums.h
// 2003 EHorizontalAlignment
static_assert(std::is_enum_v<EHorizontalAlignment>);
// 2021 EUINavigation
static_assert(std::is_enum_v<EUINavigation>);
// 2022 EUINavigation::Down
static_assert(std::is_same_v<decltype(EUINavigation::Down), EUINavigation>);
// 2023 EUINavigation::Left
static_assert(std::is_same_v<decltype(EUINavigation::Left), EUINavigation>);
// 2024 EUINavigation::Right
static_assert(std::is_same_v<decltype(EUINavigation::Right), EUINavigation>);
// 2025 EUINavigation::Up
static_assert(std::is_same_v<decltype(EUINavigation::Up), EUINavigation>);
// 2029 EVerticalAlignment
static_assert(std::is_enum_v<EVerticalAlignment>);
// 2075 HAlign_Center
static_assert(std::is_same_v<decltype(HAlign_Center), EHorizontalAlignment>);
// 2076 HAlign_Fill
static_assert(std::is_same_v<decltype(HAlign_Fill), EHorizontalAlignment>);
// 2077 HAlign_Left
static_assert(std::is_same_v<decltype(HAlign_Left), EHorizontalAlignment>);
// 2078 HAlign_Right
static_assert(std::is_same_v<decltype(HAlign_Right), EHorizontalAlignment>);
// 2163 VAlign_Bottom
static_assert(std::is_same_v<decltype(VAlign_Bottom), EVerticalAlignment>);
// 2164 VAlign_Center
static_assert(std::is_same_v<decltype(VAlign_Center), EVerticalAlignment>);
// 2165 VAlign_Fill
static_assert(std::is_same_v<decltype(VAlign_Fill), EVerticalAlignment>);
// 2166 VAlign_Top
static_assert(std::is_same_v<decltype(VAlign_Top), EVerticalAlignment>);
// 2513 EUINavigation::Next
static_assert(std::is_same_v<decltype(EUINavigation::Next), EUINavigation>);
// 2514 EUINavigation::Previous
static_assert(std::is_same_v<decltype(EUINavigation::Previous), EUINavigation>);

// SlateCore: Widgets/DeclarativeSyntaxSupport.h
// 2430 SNew
#ifndef SNew
#error "2430: there is no macro SNew"
#endif

// SlateCore: Widgets/SOverlay.h
// 2431 SOverlay
static_assert(std::is_base_of_v<SWidget, SOverlay>);

// SlateCore: Widgets/SWidget.h
// 2079 SWidget
static_assert(sizeof(SWidget) > 0);
// 2434 SWidget::GetCachedGeometry
static_assert(std::is_same_v<decltype(static_cast<const FGeometry& (SWidget::*)() const>(&SWidget::GetCachedGeometry)), const FGeometry& (SWidget::*)() const>);
// 2541 SWidget::OnMouseButtonDown
static_assert(std::is_same_v<decltype(static_cast<FReply (SWidget::*)(const FGeometry&, const FPointerEvent&)>(&SWidget::OnMouseButtonDown)), FReply (SWidget::*)(const FGeometry&, const FPointerEvent&)>);
// 2542 SWidget::OnPreviewMouseButtonDown
static_assert(std::is_same_v<decltype(static_cast<FReply (SWidget::*)(const FGeometry&, const FPointerEvent&)>(&SWidget::OnPreviewMouseButtonDown)), FReply (SWidget::*)(const FGeometry&, const FPointerEvent&)>);
// 2596 SWidget::OnMouseButtonDoubleClick
static_assert(std::is_same_v<decltype(static_cast<FReply (SWidget::*)(const FGeometry&, const FPointerEvent&)>(&SWidget::OnMouseButtonDoubleClick)), FReply (SWidget::*)(const FGeometry&, const FPointerEvent&)>);

// SlateCore: Widgets/SWindow.h
// 2435 SWindow
static_assert(std::is_base_of_v<SCompoundWidget, SWindow>);
// 2436 SWindow::FArguments::ClientSize
static_assert(std::is_same_v<decltype(std::declval<SWindow::FArguments&>().ClientSize(FVector2D(1.0, 1.0))), SWindow::FArguments&>);
// 2437 SWindow::SetContent
static_assert(std::is_same_v<decltype(static_cast<void (SWindow::*)(TSharedRef<SWidget>)>(&SWindow::SetContent)), void (SWindow::*)(TSharedRef<SWidget>)>);

// UMG: Blueprint/SlateBlueprintLibrary.h
// 2567 USlateBlueprintLibrary
static_assert(std::is_base_of_v<UBlueprintFunctionLibrary, USlateBlueprintLibrary>);
// 2568 USlateBlueprintLibrary::GetLocalSize
static_assert(std::is_same_v<decltype(static_cast<FVector2D (*)(const FGeometry&)>(&USlateBlueprintLibrary::GetLocalSize)), FVector2D (*)(const FGeometry&)>);

// UMG: Blueprint/UserWidget.h
// 2135 UUserWidget
static_assert(std::is_base_of_v<UWidget, UUserWidget>);
// 2136 UUserWidget::AddToPlayerScreen
static_assert(std::is_same_v<decltype(static_cast<bool (UUserWidget::*)(int32)>(&UUserWidget::AddToPlayerScreen)), bool (UUserWidget::*)(int32)>);
static_assert(requires { std::declval<UUserWidget&>().AddToPlayerScreen(); });
// 2137 UUserWidget::GetOwningPlayer
static_assert(std::is_same_v<decltype(static_cast<APlayerController* (UUserWidget::*)() const>(&UUserWidget::GetOwningPlayer)), APlayerController* (UUserWidget::*)() const>);
// 2138 UUserWidget::NativeOnInitialized
struct FRow2138 : UUserWidget
{
	virtual void NativeOnInitialized() override;
};
// 2139 UUserWidget::NativeOnKeyDown
struct FRow2139 : UUserWidget
{
	virtual FReply NativeOnKeyDown(const FGeometry&, const FKeyEvent&) override;
};
// 2140 UUserWidget::RebuildWidget
struct FRow2140 : UUserWidget
{
	virtual TSharedRef<SWidget> RebuildWidget() override;
};
// 2141 UUserWidget::RemoveFromParent
static_assert(std::is_same_v<decltype(static_cast<void (UUserWidget::*)()>(&UUserWidget::RemoveFromParent)), void (UUserWidget::*)()>);
// 2142 UUserWidget::WidgetTree
static_assert(std::is_same_v<decltype(UUserWidget::WidgetTree), TObjectPtr<UWidgetTree>>);
// 2168 CreateWidget
static_assert(std::is_same_v<decltype(CreateWidget<UUserWidget>(std::declval<APlayerController*>(), std::declval<TSubclassOf<UUserWidget>>())), UUserWidget*>);
// 2570 UUserWidget::GetOwningLocalPlayer
static_assert(std::is_same_v<decltype(static_cast<ULocalPlayer* (UUserWidget::*)() const>(&UUserWidget::GetOwningLocalPlayer)), ULocalPlayer* (UUserWidget::*)() const>);
// 2571 UUserWidget::Initialize
static_assert(std::is_same_v<decltype(static_cast<bool (UUserWidget::*)()>(&UUserWidget::Initialize)), bool (UUserWidget::*)()>);
// 2572 UUserWidget::NativeConstruct
struct FRow2572 : UUserWidget
{
	virtual void NativeConstruct() override;
};
// 2573 UUserWidget::NativeDestruct
struct FRow2573 : UUserWidget
{
	virtual void NativeDestruct() override;
};
// 2574 UUserWidget::NativeOnAddedToFocusPath
struct FRow2574 : UUserWidget
{
	virtual void NativeOnAddedToFocusPath(const FFocusEvent&) override;
};
// 2575 UUserWidget::NativeOnMouseButtonDown
struct FRow2575 : UUserWidget
{
	virtual FReply NativeOnMouseButtonDown(const FGeometry&, const FPointerEvent&) override;
};
// 2576 UUserWidget::NativeOnPreviewMouseButtonDown
struct FRow2576 : UUserWidget
{
	virtual FReply NativeOnPreviewMouseButtonDown(const FGeometry&, const FPointerEvent&) override;
};
// 2577 UUserWidget::NativeOnRemovedFromFocusPath
struct FRow2577 : UUserWidget
{
	virtual void NativeOnRemovedFromFocusPath(const FFocusEvent&) override;
};
// 2602 UUserWidget::NativeOnFocusReceived
struct FRow2602 : UUserWidget
{
	virtual FReply NativeOnFocusReceived(const FGeometry&, const FFocusEvent&) override;
};
// 2603 UUserWidget::NativeOnMouseButtonDoubleClick
struct FRow2603 : UUserWidget
{
	virtual FReply NativeOnMouseButtonDoubleClick(const FGeometry&, const FPointerEvent&) override;
};
// 2604 UUserWidget::SetIsFocusable
static_assert(std::is_same_v<decltype(static_cast<void (UUserWidget::*)(bool)>(&UUserWidget::SetIsFocusable)), void (UUserWidget::*)(bool)>);

// UMG: Blueprint/WidgetLayoutLibrary.h
// 2582 UWidgetLayoutLibrary
static_assert(std::is_base_of_v<UBlueprintFunctionLibrary, UWidgetLayoutLibrary>);
// 2583 UWidgetLayoutLibrary::GetPlayerScreenWidgetGeometry
static_assert(std::is_same_v<decltype(static_cast<FGeometry (*)(APlayerController*)>(&UWidgetLayoutLibrary::GetPlayerScreenWidgetGeometry)), FGeometry (*)(APlayerController*)>);

// UMG: Blueprint/WidgetTree.h
// 2161 UWidgetTree::ConstructWidget
static_assert(std::is_same_v<decltype(std::declval<UWidgetTree&>().ConstructWidget<UButton>(UButton::StaticClass())), UButton*>);
// 2162 UWidgetTree::RootWidget
static_assert(std::is_same_v<decltype(UWidgetTree::RootWidget), TObjectPtr<UWidget>>);
// 2584 UWidgetTree::ForEachWidget
static_assert(std::is_same_v<decltype(static_cast<void (UWidgetTree::*)(TFunctionRef<void (UWidget*)>) const>(&UWidgetTree::ForEachWidget)), void (UWidgetTree::*)(TFunctionRef<void (UWidget*)>) const>);

// UMG: Components/Border.h
// 2085 UBorder
static_assert(std::is_base_of_v<UContentWidget, UBorder>);
// 2086 UBorder::SetBrush
static_assert(std::is_same_v<decltype(static_cast<void (UBorder::*)(const FSlateBrush&)>(&UBorder::SetBrush)), void (UBorder::*)(const FSlateBrush&)>);
// 2087 UBorder::SetHorizontalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UBorder::*)(EHorizontalAlignment)>(&UBorder::SetHorizontalAlignment)), void (UBorder::*)(EHorizontalAlignment)>);
// 2088 UBorder::SetPadding
static_assert(std::is_same_v<decltype(static_cast<void (UBorder::*)(FMargin)>(&UBorder::SetPadding)), void (UBorder::*)(FMargin)>);
// 2089 UBorder::SetVerticalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UBorder::*)(EVerticalAlignment)>(&UBorder::SetVerticalAlignment)), void (UBorder::*)(EVerticalAlignment)>);

// UMG: Components/Button.h
// 2090 UButton
static_assert(std::is_base_of_v<UContentWidget, UButton>);
// 2091 UButton::OnClicked
static_assert(std::is_same_v<decltype(UButton::OnClicked), FOnButtonClickedEvent>);
// 2092 UButton::SetStyle
static_assert(std::is_same_v<decltype(static_cast<void (UButton::*)(const FButtonStyle&)>(&UButton::SetStyle)), void (UButton::*)(const FButtonStyle&)>);
// 2549 UButton::GetStyle
static_assert(std::is_same_v<decltype(static_cast<const FButtonStyle& (UButton::*)() const>(&UButton::GetStyle)), const FButtonStyle& (UButton::*)() const>);
// 2597 UButton::IsPressed
static_assert(std::is_same_v<decltype(static_cast<bool (UButton::*)() const>(&UButton::IsPressed)), bool (UButton::*)() const>);

// UMG: Components/ButtonSlot.h
// 2550 UButtonSlot
static_assert(std::is_base_of_v<UPanelSlot, UButtonSlot>);
// 2551 UButtonSlot::SetHorizontalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UButtonSlot::*)(EHorizontalAlignment)>(&UButtonSlot::SetHorizontalAlignment)), void (UButtonSlot::*)(EHorizontalAlignment)>);
// 2552 UButtonSlot::SetPadding
static_assert(std::is_same_v<decltype(static_cast<void (UButtonSlot::*)(FMargin)>(&UButtonSlot::SetPadding)), void (UButtonSlot::*)(FMargin)>);
// 2553 UButtonSlot::SetVerticalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UButtonSlot::*)(EVerticalAlignment)>(&UButtonSlot::SetVerticalAlignment)), void (UButtonSlot::*)(EVerticalAlignment)>);

// UMG: Components/ContentWidget.h
// 2093 UContentWidget::SetContent
static_assert(std::is_same_v<decltype(static_cast<UPanelSlot* (UContentWidget::*)(UWidget*)>(&UContentWidget::SetContent)), UPanelSlot* (UContentWidget::*)(UWidget*)>);

// UMG: Components/EditableTextBox.h
// 2094 UEditableTextBox
static_assert(std::is_base_of_v<UWidget, UEditableTextBox>);
// 2095 UEditableTextBox::OnTextChanged
static_assert(std::is_same_v<decltype(UEditableTextBox::OnTextChanged), FOnEditableTextBoxChangedEvent>);
// 2096 UEditableTextBox::SetHintText
static_assert(std::is_same_v<decltype(static_cast<void (UEditableTextBox::*)(FText)>(&UEditableTextBox::SetHintText)), void (UEditableTextBox::*)(FText)>);
// 2097 UEditableTextBox::SetText
static_assert(std::is_same_v<decltype(static_cast<void (UEditableTextBox::*)(FText)>(&UEditableTextBox::SetText)), void (UEditableTextBox::*)(FText)>);
// 2555 UEditableTextBox::GetText
static_assert(std::is_same_v<decltype(static_cast<FText (UEditableTextBox::*)() const>(&UEditableTextBox::GetText)), FText (UEditableTextBox::*)() const>);
// 2556 UEditableTextBox::WidgetStyle
static_assert(std::is_same_v<decltype(UEditableTextBox::WidgetStyle), FEditableTextBoxStyle>);
// 2598 UEditableTextBox::SetClearKeyboardFocusOnCommit
static_assert(std::is_same_v<decltype(static_cast<void (UEditableTextBox::*)(bool)>(&UEditableTextBox::SetClearKeyboardFocusOnCommit)), void (UEditableTextBox::*)(bool)>);

// UMG: Components/HorizontalBox.h
// 2099 UHorizontalBox
static_assert(std::is_base_of_v<UPanelWidget, UHorizontalBox>);
// 2100 UHorizontalBox::AddChildToHorizontalBox
static_assert(std::is_same_v<decltype(static_cast<UHorizontalBoxSlot* (UHorizontalBox::*)(UWidget*)>(&UHorizontalBox::AddChildToHorizontalBox)), UHorizontalBoxSlot* (UHorizontalBox::*)(UWidget*)>);

// UMG: Components/HorizontalBoxSlot.h
// 2101 UHorizontalBoxSlot
static_assert(std::is_base_of_v<UPanelSlot, UHorizontalBoxSlot>);
// 2102 UHorizontalBoxSlot::SetPadding
static_assert(std::is_same_v<decltype(static_cast<void (UHorizontalBoxSlot::*)(FMargin)>(&UHorizontalBoxSlot::SetPadding)), void (UHorizontalBoxSlot::*)(FMargin)>);
// 2103 UHorizontalBoxSlot::SetSize
static_assert(std::is_same_v<decltype(static_cast<void (UHorizontalBoxSlot::*)(FSlateChildSize)>(&UHorizontalBoxSlot::SetSize)), void (UHorizontalBoxSlot::*)(FSlateChildSize)>);
// 2104 UHorizontalBoxSlot::SetVerticalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UHorizontalBoxSlot::*)(EVerticalAlignment)>(&UHorizontalBoxSlot::SetVerticalAlignment)), void (UHorizontalBoxSlot::*)(EVerticalAlignment)>);

// UMG: Components/Image.h
// 2105 UImage
static_assert(std::is_base_of_v<UWidget, UImage>);
// 2106 UImage::SetBrush
static_assert(std::is_same_v<decltype(static_cast<void (UImage::*)(const FSlateBrush&)>(&UImage::SetBrush)), void (UImage::*)(const FSlateBrush&)>);
// 2107 UImage::SetBrushFromTexture
static_assert(std::is_same_v<decltype(static_cast<void (UImage::*)(UTexture2D*, bool)>(&UImage::SetBrushFromTexture)), void (UImage::*)(UTexture2D*, bool)>);
static_assert(requires { std::declval<UImage&>().SetBrushFromTexture(std::declval<UTexture2D*>()); });

// UMG: Components/Overlay.h
// 2108 UOverlay
static_assert(std::is_base_of_v<UPanelWidget, UOverlay>);
// 2109 UOverlay::AddChildToOverlay
static_assert(std::is_same_v<decltype(static_cast<UOverlaySlot* (UOverlay::*)(UWidget*)>(&UOverlay::AddChildToOverlay)), UOverlaySlot* (UOverlay::*)(UWidget*)>);

// UMG: Components/OverlaySlot.h
// 2110 UOverlaySlot
static_assert(std::is_base_of_v<UPanelSlot, UOverlaySlot>);
// 2111 UOverlaySlot::SetHorizontalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UOverlaySlot::*)(EHorizontalAlignment)>(&UOverlaySlot::SetHorizontalAlignment)), void (UOverlaySlot::*)(EHorizontalAlignment)>);
// 2112 UOverlaySlot::SetPadding
static_assert(std::is_same_v<decltype(static_cast<void (UOverlaySlot::*)(FMargin)>(&UOverlaySlot::SetPadding)), void (UOverlaySlot::*)(FMargin)>);
// 2113 UOverlaySlot::SetVerticalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UOverlaySlot::*)(EVerticalAlignment)>(&UOverlaySlot::SetVerticalAlignment)), void (UOverlaySlot::*)(EVerticalAlignment)>);

// UMG: Components/PanelWidget.h
// 2114 UPanelWidget
static_assert(std::is_base_of_v<UWidget, UPanelWidget>);
// 2115 UPanelWidget::AddChild
static_assert(std::is_same_v<decltype(static_cast<UPanelSlot* (UPanelWidget::*)(UWidget*)>(&UPanelWidget::AddChild)), UPanelSlot* (UPanelWidget::*)(UWidget*)>);
// 2117 UPanelWidget::GetChildAt
static_assert(std::is_same_v<decltype(static_cast<UWidget* (UPanelWidget::*)(int32) const>(&UPanelWidget::GetChildAt)), UWidget* (UPanelWidget::*)(int32) const>);
// 2118 UPanelWidget::GetChildrenCount
static_assert(std::is_same_v<decltype(static_cast<int32 (UPanelWidget::*)() const>(&UPanelWidget::GetChildrenCount)), int32 (UPanelWidget::*)() const>);

// UMG: Components/ProgressBar.h
// 2119 UProgressBar
static_assert(std::is_base_of_v<UWidget, UProgressBar>);
// 2120 UProgressBar::SetFillColorAndOpacity
static_assert(std::is_same_v<decltype(static_cast<void (UProgressBar::*)(FLinearColor)>(&UProgressBar::SetFillColorAndOpacity)), void (UProgressBar::*)(FLinearColor)>);
// 2121 UProgressBar::SetPercent
static_assert(std::is_same_v<decltype(static_cast<void (UProgressBar::*)(float)>(&UProgressBar::SetPercent)), void (UProgressBar::*)(float)>);

// UMG: Components/ScaleBox.h
// 2559 UScaleBox
static_assert(std::is_base_of_v<UContentWidget, UScaleBox>);
// 2560 UScaleBox::SetStretch
static_assert(std::is_same_v<decltype(static_cast<void (UScaleBox::*)(EStretch::Type)>(&UScaleBox::SetStretch)), void (UScaleBox::*)(EStretch::Type)>);
// 2561 UScaleBox::SetStretchDirection
static_assert(std::is_same_v<decltype(static_cast<void (UScaleBox::*)(EStretchDirection::Type)>(&UScaleBox::SetStretchDirection)), void (UScaleBox::*)(EStretchDirection::Type)>);

// UMG: Components/ScrollBox.h
// 2122 UScrollBox
static_assert(std::is_base_of_v<UPanelWidget, UScrollBox>);
// 2123 UScrollBox::ScrollToEnd
static_assert(std::is_same_v<decltype(static_cast<void (UScrollBox::*)()>(&UScrollBox::ScrollToEnd)), void (UScrollBox::*)()>);
// 2562 UScrollBox::GetScrollOffset
static_assert(std::is_same_v<decltype(static_cast<float (UScrollBox::*)() const>(&UScrollBox::GetScrollOffset)), float (UScrollBox::*)() const>);
// 2563 UScrollBox::GetScrollOffsetOfEnd
static_assert(std::is_same_v<decltype(static_cast<float (UScrollBox::*)() const>(&UScrollBox::GetScrollOffsetOfEnd)), float (UScrollBox::*)() const>);
// 2565 UScrollBox::SetScrollOffset
static_assert(std::is_same_v<decltype(static_cast<void (UScrollBox::*)(float)>(&UScrollBox::SetScrollOffset)), void (UScrollBox::*)(float)>);
// 2601 UScrollBox::ScrollWidgetIntoView
static_assert(std::is_same_v<decltype(static_cast<void (UScrollBox::*)(UWidget*, bool, EDescendantScrollDestination, float)>(&UScrollBox::ScrollWidgetIntoView)), void (UScrollBox::*)(UWidget*, bool, EDescendantScrollDestination, float)>);
static_assert(requires { std::declval<UScrollBox&>().ScrollWidgetIntoView(std::declval<UWidget*>(), std::declval<bool>(), std::declval<EDescendantScrollDestination>()); });

// UMG: Components/SizeBox.h
// 2124 USizeBox
static_assert(std::is_base_of_v<UContentWidget, USizeBox>);
// 2125 USizeBox::SetHeightOverride
static_assert(std::is_same_v<decltype(static_cast<void (USizeBox::*)(float)>(&USizeBox::SetHeightOverride)), void (USizeBox::*)(float)>);
// 2126 USizeBox::SetWidthOverride
static_assert(std::is_same_v<decltype(static_cast<void (USizeBox::*)(float)>(&USizeBox::SetWidthOverride)), void (USizeBox::*)(float)>);

// UMG: Components/SlateWrapperTypes.h
// 2016 ESlateSizeRule::Fill
static_assert(std::is_same_v<decltype(ESlateSizeRule::Fill), ESlateSizeRule::Type>);
// 2017 ESlateVisibility
static_assert(std::is_enum_v<ESlateVisibility>);
// 2018 ESlateVisibility::Collapsed
static_assert(std::is_same_v<decltype(ESlateVisibility::Collapsed), ESlateVisibility>);
// 2019 ESlateVisibility::SelfHitTestInvisible
static_assert(std::is_same_v<decltype(ESlateVisibility::SelfHitTestInvisible), ESlateVisibility>);
// 2063 FSlateChildSize
static_assert(sizeof(FSlateChildSize) > 0);
// 2064 FSlateChildSize::FSlateChildSize
static_assert(std::is_constructible_v<FSlateChildSize, ESlateSizeRule::Type>);
// 2507 ESlateVisibility::Hidden
static_assert(std::is_same_v<decltype(ESlateVisibility::Hidden), ESlateVisibility>);
// 2508 ESlateVisibility::HitTestInvisible
static_assert(std::is_same_v<decltype(ESlateVisibility::HitTestInvisible), ESlateVisibility>);
// 2509 ESlateVisibility::Visible
static_assert(std::is_same_v<decltype(ESlateVisibility::Visible), ESlateVisibility>);

// UMG: Components/TextBlock.h
// 2127 UTextBlock
static_assert(std::is_base_of_v<UTextLayoutWidget, UTextBlock>);
// 2128 UTextBlock::GetText
static_assert(std::is_same_v<decltype(static_cast<FText (UTextBlock::*)() const>(&UTextBlock::GetText)), FText (UTextBlock::*)() const>);
// 2129 UTextBlock::SetColorAndOpacity
static_assert(std::is_same_v<decltype(static_cast<void (UTextBlock::*)(FSlateColor)>(&UTextBlock::SetColorAndOpacity)), void (UTextBlock::*)(FSlateColor)>);
// 2130 UTextBlock::SetFont
static_assert(std::is_same_v<decltype(static_cast<void (UTextBlock::*)(FSlateFontInfo)>(&UTextBlock::SetFont)), void (UTextBlock::*)(FSlateFontInfo)>);
// 2131 UTextBlock::SetText
static_assert(std::is_same_v<decltype(static_cast<void (UTextBlock::*)(FText)>(&UTextBlock::SetText)), void (UTextBlock::*)(FText)>);

// UMG: Components/TextWidgetTypes.h
// 2132 UTextLayoutWidget::SetAutoWrapText
static_assert(std::is_same_v<decltype(static_cast<void (UTextLayoutWidget::*)(bool)>(&UTextLayoutWidget::SetAutoWrapText)), void (UTextLayoutWidget::*)(bool)>);
// 2133 UTextLayoutWidget::SetJustification
static_assert(std::is_same_v<decltype(static_cast<void (UTextLayoutWidget::*)(ETextJustify::Type)>(&UTextLayoutWidget::SetJustification)), void (UTextLayoutWidget::*)(ETextJustify::Type)>);
// 2569 UTextLayoutWidget::GetAutoWrapText
static_assert(std::is_same_v<decltype(static_cast<bool (UTextLayoutWidget::*)() const>(&UTextLayoutWidget::GetAutoWrapText)), bool (UTextLayoutWidget::*)() const>);

// UMG: Components/VerticalBox.h
// 2143 UVerticalBox
static_assert(std::is_base_of_v<UPanelWidget, UVerticalBox>);
// 2144 UVerticalBox::AddChildToVerticalBox
static_assert(std::is_same_v<decltype(static_cast<UVerticalBoxSlot* (UVerticalBox::*)(UWidget*)>(&UVerticalBox::AddChildToVerticalBox)), UVerticalBoxSlot* (UVerticalBox::*)(UWidget*)>);

// UMG: Components/VerticalBoxSlot.h
// 2145 UVerticalBoxSlot
static_assert(std::is_base_of_v<UPanelSlot, UVerticalBoxSlot>);
// 2146 UVerticalBoxSlot::SetHorizontalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UVerticalBoxSlot::*)(EHorizontalAlignment)>(&UVerticalBoxSlot::SetHorizontalAlignment)), void (UVerticalBoxSlot::*)(EHorizontalAlignment)>);
// 2147 UVerticalBoxSlot::SetPadding
static_assert(std::is_same_v<decltype(static_cast<void (UVerticalBoxSlot::*)(FMargin)>(&UVerticalBoxSlot::SetPadding)), void (UVerticalBoxSlot::*)(FMargin)>);
// 2148 UVerticalBoxSlot::SetSize
static_assert(std::is_same_v<decltype(static_cast<void (UVerticalBoxSlot::*)(FSlateChildSize)>(&UVerticalBoxSlot::SetSize)), void (UVerticalBoxSlot::*)(FSlateChildSize)>);
// 2578 UVerticalBoxSlot::SetVerticalAlignment
static_assert(std::is_same_v<decltype(static_cast<void (UVerticalBoxSlot::*)(EVerticalAlignment)>(&UVerticalBoxSlot::SetVerticalAlignment)), void (UVerticalBoxSlot::*)(EVerticalAlignment)>);

// UMG: Components/Widget.h
// 2149 UWidget
static_assert(std::is_base_of_v<UVisual, UWidget>);
// 2150 UWidget::GetIsEnabled
static_assert(std::is_same_v<decltype(static_cast<bool (UWidget::*)() const>(&UWidget::GetIsEnabled)), bool (UWidget::*)() const>);
// 2151 UWidget::HasUserFocus
static_assert(std::is_same_v<decltype(static_cast<bool (UWidget::*)(APlayerController*) const>(&UWidget::HasUserFocus)), bool (UWidget::*)(APlayerController*) const>);
// 2152 UWidget::HasUserFocusedDescendants
static_assert(std::is_same_v<decltype(static_cast<bool (UWidget::*)(APlayerController*) const>(&UWidget::HasUserFocusedDescendants)), bool (UWidget::*)(APlayerController*) const>);
// 2153 UWidget::IsInViewport
static_assert(std::is_same_v<decltype(static_cast<bool (UWidget::*)() const>(&UWidget::IsInViewport)), bool (UWidget::*)() const>);
// 2154 UWidget::IsVisible
static_assert(std::is_same_v<decltype(static_cast<bool (UWidget::*)() const>(&UWidget::IsVisible)), bool (UWidget::*)() const>);
// 2155 UWidget::SetIsEnabled
static_assert(std::is_same_v<decltype(static_cast<void (UWidget::*)(bool)>(&UWidget::SetIsEnabled)), void (UWidget::*)(bool)>);
// 2156 UWidget::SetNavigationRuleBase
static_assert(std::is_same_v<decltype(static_cast<void (UWidget::*)(EUINavigation, EUINavigationRule)>(&UWidget::SetNavigationRuleBase)), void (UWidget::*)(EUINavigation, EUINavigationRule)>);
// 2157 UWidget::SetNavigationRuleExplicit
static_assert(std::is_same_v<decltype(static_cast<void (UWidget::*)(EUINavigation, UWidget*)>(&UWidget::SetNavigationRuleExplicit)), void (UWidget::*)(EUINavigation, UWidget*)>);
// 2158 UWidget::SetUserFocus
static_assert(std::is_same_v<decltype(static_cast<void (UWidget::*)(APlayerController*)>(&UWidget::SetUserFocus)), void (UWidget::*)(APlayerController*)>);
// 2159 UWidget::SetVisibility
static_assert(std::is_same_v<decltype(static_cast<void (UWidget::*)(ESlateVisibility)>(&UWidget::SetVisibility)), void (UWidget::*)(ESlateVisibility)>);
// 2160 UWidget::TakeWidget
static_assert(std::is_same_v<decltype(static_cast<TSharedRef<SWidget> (UWidget::*)()>(&UWidget::TakeWidget)), TSharedRef<SWidget> (UWidget::*)()>);
// 2579 UWidget::GetCachedWidget
static_assert(std::is_same_v<decltype(static_cast<TSharedPtr<SWidget> (UWidget::*)() const>(&UWidget::GetCachedWidget)), TSharedPtr<SWidget> (UWidget::*)() const>);
// 2580 UWidget::GetVisibility
static_assert(std::is_same_v<decltype(static_cast<ESlateVisibility (UWidget::*)() const>(&UWidget::GetVisibility)), ESlateVisibility (UWidget::*)() const>);
// 2581 UWidget::SynchronizeProperties
static_assert(std::is_same_v<decltype(static_cast<void (UWidget::*)()>(&UWidget::SynchronizeProperties)), void (UWidget::*)()>);
// 2605 UWidget::GetParent
static_assert(std::is_same_v<decltype(static_cast<UPanelWidget* (UWidget::*)() const>(&UWidget::GetParent)), UPanelWidget* (UWidget::*)() const>);
