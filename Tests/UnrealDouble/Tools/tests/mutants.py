"""One fault each: (name, file, what is written, what is written instead, code that has to be found)."""

TABLE = "Source/Sample/Public/Table/SampleTable.h"
VISITOR = "Source/Sample/Public/Table/SampleVisitor.h"
SOURCE = "Source/Sample/Private/Table/SampleTable.cpp"
BUILD = "Source/Sample/Sample.Build.cs"
ENTRY = "Source/Sample/Private/SampleModule.cpp"
PROJECT = "Sample.uproject"

GENERATED = '#include "SampleTable.generated.h"\n'
CLASS = "class SAMPLE_API ASampleTable : public AActor\n{\n\tGENERATED_BODY()\n"
CLASS_MACRO = "UCLASS(Abstract, Config = Game)\n"
CALLABLE = 'UFUNCTION(BlueprintCallable, Category = "Sample")\n\tvoid Score('
SCORES = "TArray<FSampleScore> Scores;"
DELEGATE = "_TwoParams(FSampleScored, int32, Seat, const FSampleScore&, Score)"
EXPOSED = 'Category = "Sample", meta = (AllowPrivateAccess = "true")'

HIDDEN_CLASS = "UCLASS()\nclass ASampleHidden : public AActor\n{\n\tGENERATED_BODY()\n};\n"

MUTANTS = [
	# The header as a whole
	("string without end", TABLE, '"2", ClampMax', '"2, ClampMax', "unreadable"),
	("no pragma", TABLE, "#pragma once\n", "", "pragma-once"),
	("CoreMinimal.h not first", TABLE, '#include "CoreMinimal.h"\n', "", "core-minimal-first"),
	("no generated include", TABLE, GENERATED, "", "generated-include-missing"),
	("generated include of another header", TABLE, GENERATED, '#include "Table.generated.h"\n',
		"generated-include-name"),
	("include after it", TABLE, GENERATED, GENERATED + '#include "UObject/Object.h"\n', "generated-include-last"),
	("generated include behind the types", VISITOR, "class ISample",
		'#include "SampleVisitor.generated.h"\nclass ISample',
		"generated-include-late"),
	("generated include without need", "Source/Sample/Private/Table/SampleHidden.h", HIDDEN_CLASS, "",
		"generated-include-unneeded"),
	("class in a namespace", TABLE, CLASS_MACRO, "namespace sample\n{\nUCLASS()\nclass UInner : public UObject\n{\n"
		"\tGENERATED_BODY()\n};\n}\n" + CLASS_MACRO, "macro-misplaced"),
	("enum in a class", TABLE, "private:\n", "private:\n\tUENUM()\n\tenum class EInner : uint8\n\t{\n\t\tA\n\t};\n",
		"macro-misplaced"),
	("template class", TABLE, CLASS_MACRO, "template <class T>\n" + CLASS_MACRO, "macro-misplaced"),
	("property in a plain struct", TABLE, "struct FImpl\n\t{\n", "struct FImpl\n\t{\n\t\tUPROPERTY()\n",
		"macro-misplaced"),
	("class in a condition", VISITOR, "UINTERFACE()",
		"#if WITH_SAMPLE\n#endif\n#if !UE_BUILD_SHIPPING\nUINTERFACE()\n#endif",
		"macro-in-condition"),
	("property in another condition", TABLE, "#if WITH_EDITORONLY_DATA", "#if WITH_EDITOR", "macro-in-condition"),
	("specifier misspelt", TABLE, "BlueprintCallable,", "BlueprintCalable,", "specifier-unknown"),
	("meta key misspelt", TABLE, "ClampMin", "ClampMinimum", "meta-unknown"),
	("UMETA misspelt", TABLE, "UMETA(DisplayName", "UMETA(DisplyName", "meta-unknown"),
	# Types
	("no GENERATED_BODY", TABLE, CLASS, CLASS.replace("\tGENERATED_BODY()\n", ""), "generated-body-missing"),
	("GENERATED_BODY not first", TABLE, CLASS, CLASS.replace("\tGEN", "\tfriend class AActor;\n\tGEN"),
		"generated-body-first"),
	("old macro", TABLE, CLASS, CLASS.replace("GENERATED_BODY", "GENERATED_UCLASS_BODY"), "generated-body-old"),
	("no access specifier", TABLE, "public:\n\tASampleTable();", "\tASampleTable();", "access-missing"),
	("actor with U", TABLE, "ASampleTable", "USampleTable", "prefix"),
	("struct without F", TABLE, "FSampleScore", "SampleScore", "prefix"),
	("enum without E", TABLE, "ESamplePhase", "SamplePhase", "prefix"),
	("unknown base", TABLE, ": public AActor", ": public AActr", "base-unknown"),
	("two bases", TABLE, ": public AActor", ": public AActor, public UObject", "base-twice"),
	("name of two types", TABLE, "FSampleScore", "FSampleTable", "name-twice"),
	("name of the engine", TABLE, "FSampleScore", "FActor", "name-of-engine"),
	("Blueprint enum of int32", TABLE, "ESamplePhase : uint8", "ESamplePhase : int32", "enum-uint8"),
	("plain enum", TABLE, "enum class ESample", "enum ESample", "enum-class"),
	("export macro of another module", TABLE, "SAMPLE_API", "OTHER_API", "api-wrong-module"),
	("export macro twice", TABLE, "virtual void BeginPlay", "SAMPLE_API virtual void BeginPlay", "api-twice"),
	("no export macro", TABLE, "class SAMPLE_API", "class", "api-missing"),
	("pimpl of an incomplete type", TABLE, "struct FImpl\n\t{\n\t\tint32 Depth = 0;\n\t};", "struct FImpl;",
		"pimpl-incomplete"),
	("property of an interface", VISITOR, "public:\n", "public:\n\tUPROPERTY()\n\tint32 Number = 0;\n",
		"interface-property"),
	("interface without its I class", VISITOR, "class ISampleVisitor", "class ISampleGuest", "interface-pair"),
	# Data members
	("raw pointer", TABLE, "TObjectPtr<UProceduralMeshComponent>", "UProceduralMeshComponent*", "property-raw-pointer"),
	("standard container", TABLE, SCORES, "std::vector<int32> Scores;", "property-type"),
	("container in a container", TABLE, SCORES, "TArray<TArray<int32>> Scores;", "property-type"),
	("optional", TABLE, SCORES, "TOptional<int32> Scores;", "property-type"),
	("pointer to a struct", TABLE, SCORES, "FSampleScore* Scores = nullptr;", "property-type"),
	("object without property", TABLE, "UPROPERTY()\n\tTMap", "TMap", "object-not-property"),
	("no value", TABLE, "int32 Points = 0;", "int32 Points;", "property-uninitialised"),
	("two in one", TABLE, "int32 Points = 0;", "int32 Points = 0, More = 0;", "property-comma"),
	("static property", TABLE, "int32 Points = 0;", "static int32 Points;", "property-static"),
	("private for Blueprints", TABLE, EXPOSED, 'Category = "Sample"', "property-private"),
	("no category", TABLE, "BlueprintReadOnly, " + EXPOSED, 'BlueprintReadOnly, meta = (AllowPrivateAccess = "true")',
		"category-missing"),
	("number Blueprints do not know", TABLE, "int32 Points", "uint32 Points", "blueprint-type"),
	("edit and visible", TABLE, "EditAnywhere,", "EditAnywhere, VisibleAnywhere,", "specifier-conflict"),
	("assignable number", TABLE, "UPROPERTY(SaveGame)", "UPROPERTY(BlueprintAssignable)", "property-assignable"),
	# Functions and delegates
	("overload", TABLE, CALLABLE, "void Score();\n\n\t" + CALLABLE, "function-overload"),
	("standard parameter", TABLE, "const FString& Why = TEXT", "const std::string& Why = TEXT", "function-type"),
	("parameter TObjectPtr", TABLE, "bool Allows(AActor* Visitor)", "bool Allows(TObjectPtr<AActor> Visitor)",
		"function-type"),
	("default of a class", TABLE, "float Weight = 1.0f", "FVector Weight = FVector(0, 0, 0)", "function-default"),
	("parameter named like a member", TABLE, "Score(int32 Seat,", "Score(int32 Seats,", "parameter-shadows"),
	("event without implementation", TABLE, "\tvirtual bool Allows_Implementation(AActor* Visitor) const;\n", "",
		"event-implementation"),
	("implementation not virtual", TABLE, "virtual bool Allows_", "bool Allows_", "implementation-not-virtual"),
	("implementation without event", TABLE, "BlueprintNativeEvent", "BlueprintCallable",
		"implementation-without-event"),
	("virtual event", TABLE, "void Shown(", "virtual void Shown(", "event-virtual"),
	("private event", TABLE, CALLABLE, "private:\n\t" + CALLABLE.replace("Callable", "ImplementableEvent"),
		"event-private"),
	("function of a struct", TABLE, "FName Colour;", "FName Colour;\n\tUFUNCTION()\n\tvoid Clear();",
		"function-in-struct"),
	("template function", TABLE, "UFUNCTION()\n\tvoid", "UFUNCTION()\n\ttemplate <class T>\n\tvoid",
		"function-template"),
	("macro on an override", VISITOR, "UINTERFACE()", "UCLASS()\nclass ASampleLong : public ASampleTable\n{\n"
		"\tGENERATED_BODY()\n\npublic:\n\tUFUNCTION()\n\tvoid HandleScored();\n};\n\nUINTERFACE()",
		"function-override"),
	("parameter without name", TABLE, "void HandleScored(int32 Seat", "void HandleScored(int32", "parameter-nameless"),
	("delegate in a class", TABLE, "private:\n", "private:\n\tDECLARE_DYNAMIC_DELEGATE(FInner);\n", "delegate-nested"),
	("event with a body", TABLE, "Shown(ESamplePhase NewPhase);", "Shown(ESamplePhase NewPhase) {}", "event-body"),
	("delegate with too few", TABLE, DELEGATE, "_TwoParams(FSampleScored, int32, Seat)", "delegate-arity"),
	("delegate without commas", TABLE, DELEGATE, "_TwoParams(FSampleScored, int32 Seat, FSampleScore Score)",
		"delegate-arity"),
	("delegate with a map", TABLE, DELEGATE, "_OneParam(FSampleScored, TMap<FName, int32>, Scores)", "delegate-arity"),
	("delegate of a standard type", TABLE, DELEGATE, "_OneParam(FSampleScored, std::string, Name)", "delegate-type"),
	("delegate macro misspelt", TABLE, DELEGATE, "_TwoParam(FSampleScored, int32, Seat, FName, Name)",
		"delegate-macro"),
	# Sources
	("Super forgotten", SOURCE, "\tSuper::BeginPlay();\n", "", "super-missing"),
	("Super of another function", SOURCE, "Super::BeginPlay", "Super::EndPlay", "super-missing"),
	("Super forgotten in the header", TABLE, "{ Super::Tick(DeltaSeconds); }", "{}", "super-missing"),
	("bound function without macro", TABLE, "UFUNCTION()\n\tvoid HandleScored", "void HandleScored",
		"dynamic-no-ufunction"),
	("bound by a free function", SOURCE, "void ASampleTable::BeginPlay()", "void BeginPlay()", "dynamic-outside"),
	("bound by a variable", SOURCE, "&ThisClass::HandleScored", "Handler", "dynamic-spelling"),
	# Modules
	("dependency not named", BUILD, '"PortableRules"', "", "dependency-missing"),
	("dependency not used", BUILD, '"PortableRules"', '"PortableRules", "Slate"', "dependency-unused"),
	("public header, private dependency", TABLE, '#include "GameFramework/Actor.h"\n',
		'#include "GameFramework/Actor.h"\n#include "PortableRules/Rules.h"\n', "dependency-private"),
	("header that others use is private", "Source/SampleTests/Private/SampleTestsModule.cpp", "ASampleTable*",
		"ASampleHidden*", "header-private"),
	("header of the double", SOURCE, '#include "PortableRules/Rules.h"', '#include "Double/Knobs.h"', "include-double"),
	("unknown header", SOURCE, "ProceduralMeshComponent.h", "ProceduralMesh.h", "include-unknown"),
	("own header second", SOURCE, '#include "Table', '#include "CoreMinimal.h"\n#include "Table', "own-header-first"),
	("plugin not enabled", PROJECT, '"ProceduralMeshComponent"', '"EnhancedInput"', "plugin-missing"),
	("module not listed", PROJECT, '{ "Name": "Sample", "Type": "Runtime" },', "", "module-unlisted"),
	("module that is not there", PROJECT, '"SampleTests"', '"SampleTest"', "module-unknown"),
	("entry of another module", ENTRY, "FDefaultGameModuleImpl, Sample,", "FDefaultGameModuleImpl, Simple,",
		"module-entry"),
]
