"""What may stand in the brackets of a reflection macro."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cursor import split_commas, text_of
from .tokens import Token


@dataclass
class Specifiers:
	macro: str
	line: int
	names: dict[str, str] = field(default_factory=dict)  # as written; value empty when there is none
	meta: dict[str, str] = field(default_factory=dict)

	def has(self, *wanted: str) -> bool:
		"""Any of them; the header tool does not mind case."""
		present = {name.lower() for name in self.names}
		return any(name.lower() in present for name in wanted)

	def meta_value(self, wanted: str) -> str | None:
		for name, value in self.meta.items():
			if name.lower() == wanted.lower():
				return value.strip('"')
		return None


def read_specifiers(macro: str, line: int, tokens: list[Token]) -> Specifiers:
	result = Specifiers(macro, line)
	for part in split_commas(tokens, angles=False):
		name, value = _pair(part)
		if name.lower() == "meta":
			for entry in split_commas(value[1:-1], angles=False):
				key, text = _pair(entry)
				result.meta[key] = text_of(text)
		elif macro == "UMETA":
			result.meta[name] = text_of(value)
		else:
			result.names[name] = text_of(value)
	return result


def _pair(tokens: list[Token]) -> tuple[str, list[Token]]:
	for place, token in enumerate(tokens):
		if token.text == "=":
			return text_of(tokens[:place]).strip('"'), tokens[place + 1 :]
	return text_of(tokens).strip('"'), []


def _words(text: str) -> frozenset[str]:
	return frozenset(text.lower().split())


_TYPE = "BlueprintType NotBlueprintType"
_BLUEPRINT = "Blueprintable NotBlueprintable"

KNOWN: dict[str, frozenset[str]] = {
	"UCLASS": _words(
		f"""{_TYPE} {_BLUEPRINT} Abstract AdvancedClassDisplay AutoCollapseCategories AutoExpandCategories ClassGroup
		CollapseCategories ComponentWrapperClass Config ConfigDoNotCheckDefaults Const ConversionRoot CustomConstructor
		DefaultConfig DefaultToInstanced Deprecated DontAutoCollapseCategories DontCollapseCategories EarlyAccessPreview
		EditInlineNew Experimental HideCategories HideDropdown HideFunctions Intrinsic MinimalAPI NoExport NonTransient
		NotEditInlineNew NotPlaceable Optional PerObjectConfig Placeable PrioritizeCategories ShowCategories
		ShowFunctions SparseClassDataType Transient Within"""
	),
	"UINTERFACE": _words(f"{_TYPE} {_BLUEPRINT} Experimental MinimalAPI ConversionRoot DependsOn"),
	"USTRUCT": _words("Atomic BlueprintType HasDefaults HasNoOpConstructor Immutable IsAlwaysAccessible NoExport"),
	"UENUM": _words("BlueprintType Flags"),
	"UMETA": frozenset(),
	"UPROPERTY": _words(
		"""AdvancedDisplay AssetRegistrySearchable BlueprintAssignable BlueprintAuthorityOnly BlueprintCallable
		BlueprintGetter BlueprintReadOnly BlueprintReadWrite BlueprintSetter Category Config DuplicateTransient
		EditAnywhere EditDefaultsOnly EditFixedSize EditInstanceOnly Export FieldNotify Getter GlobalConfig
		Instanced Interp NoClear NonPIEDuplicateTransient NonPIETransient NonTransactional NotReplicated
		Replicated ReplicatedUsing SaveGame Setter SimpleDisplay SkipSerialization TextExportTransient Transient
		VisibleAnywhere VisibleDefaultsOnly VisibleInstanceOnly"""
	),
	"UFUNCTION": _words(
		"""BlueprintAuthorityOnly BlueprintCallable BlueprintCosmetic BlueprintGetter BlueprintImplementableEvent
		BlueprintInternalUseOnly BlueprintNativeEvent BlueprintPure BlueprintSetter CallInEditor Category Client
		CustomThunk Exec FieldNotify NetMulticast Reliable SealedEvent Server ServiceRequest ServiceResponse
		Unreliable Variadic WithValidation"""
	),
}

KNOWN_META = _words(
	"""AdvancedDisplay AllowAbstract AllowedClasses AllowPrivateAccess AllowPreserveRatio ArrayClamp
	ArraySizeEnum AutoCreateRefTerm Bitflags Bitmask BitmaskEnum BindWidget BindWidgetOptional
	BlueprintBaseOnly BlueprintInternalUseOnly BlueprintProtected BlueprintSpawnableComponent
	BlueprintThreadSafe CallableWithoutWorldContext Category ClampMax ClampMin Comparison CompactNodeTitle
	ConfigHierarchyEditable DefaultToSelf Delta DeprecatedFunction DeprecatedProperty DeprecationMessage
	DeterminesOutputType DisallowedClasses DisplayAfter DisplayName DisplayPriority DisplayThumbnail
	DontUseGenericSpawnObject DynamicOutputParam EditCondition EditConditionHides EditFixedOrder EditInline
	ExactClass ExpandBoolAsExecs ExpandEnumAsExecs ExposeFunctionCategories ExposeOnSpawn FilePathFilter
	ForceUnits GetOptions Hidden HideEditConditionToggle HideInDetailPanel HidePin HideSelfPin
	IgnoreTypePromotion InlineEditConditionToggle IsBlueprintBase Keywords Latent LatentInfo MakeEditWidget
	MaxPropertyDepth MetaClass MultiLine Multiple MustImplement NativeConst NoElementDuplicate NoSpinbox
	OnlyPlaceable PasswordField ReadOnlyKeys RelativePath RequiredAssetDataTags ReturnDisplayName RowType
	ScriptName ShortToolTip ShowOnlyInnerProperties ShowWorldContextPin SliderExponent Spacer TitleProperty
	ToolTip UIMax UIMin Units UnsafeDuringActorConstruction UseEnumValuesAsMaskValuesInEditor UsesHierarchy
	WorldContext"""
)
