# How modules of Unreal are built against the double. There are three variants of everything: the plain one; Wide, where
# TCHAR is wchar_t as on Windows; and Hidden, where each module is a shared library that shows only what carries its
# <MODULE>_API, as Unreal's editor builds them.
#
# UNREAL_PROJECT_DIR is the folder with the .uproject, UNREAL_GENERATED_DIR where generated files go.

set(UNREAL_DOUBLE_DIR "${CMAKE_CURRENT_LIST_DIR}")
set(UNREAL_HEADER_TOOL "${CMAKE_CURRENT_LIST_DIR}/Tools/uht.py")

# Unreal builds all code without exceptions and run-time type information. Shadowing is an error there; unused parameters,
# of which every handler and every automation test has some, are not.
set(UNREAL_FLAGS -Wall -Wextra -Wno-unused-parameter -Wshadow -Wundef -Wnon-virtual-dtor -Werror)
list(APPEND UNREAL_FLAGS -fno-exceptions -fno-rtti)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
	# g++ 12 gives these for correct uses of its own vector, string and regex; the sanitizers see the real ones.
	list(APPEND UNREAL_FLAGS -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow -Wno-maybe-uninitialized)
else()
	list(APPEND UNREAL_FLAGS -Wshadow-field)
endif()
if(FAITH_SANITIZE)
	list(APPEND UNREAL_FLAGS -fno-sanitize=vptr)
endif()

# Unreal compiles many sources as one, where names that meet only there clash. So does everything here, which also takes a
# quarter of the time, but for the plain variant of the game with g++: each of its sources and headers has to stand alone.
function(unreal_unity target variant)
	if(variant STREQUAL Wide OR FAITH_SANITIZE OR NOT CMAKE_CXX_COMPILER_ID STREQUAL GNU OR NOT target STREQUAL FlickOfFaith)
		set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
	endif()
endfunction()

# What Unreal's build tool defines for every source of a development build on Linux.
set(UNREAL_DEFINITIONS
	UE_BUILD_DEBUG=0 UE_BUILD_DEVELOPMENT=1 UE_BUILD_TEST=0 UE_BUILD_SHIPPING=0 UE_GAME=1 UE_EDITOR=0 UE_SERVER=0
	WITH_EDITOR=0 WITH_ENGINE=1 WITH_DEV_AUTOMATION_TESTS=1 WITH_PERF_AUTOMATION_TESTS=0 WITH_SERVER_CODE=1
	PLATFORM_LINUX=1 PLATFORM_WINDOWS=0 PLATFORM_MAC=0)

# add_unreal_double([VARIANT <variant>])
# The library UnrealDouble<variant>: all sources in Private and all headers in Modules.
function(add_unreal_double)
	cmake_parse_arguments(PARSE_ARGV 0 arg "" "VARIANT" "")
	faith_refuse_unknown(add_unreal_double "${arg_UNPARSED_ARGUMENTS}")
	file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${UNREAL_DOUBLE_DIR}/Private/*.cpp")
	set(target UnrealDouble${arg_VARIANT})
	unreal_library(${target} "${arg_VARIANT}" ${sources})
	unreal_headers("${arg_VARIANT}")
	target_link_libraries(${target} PUBLIC UnrealHeaders${arg_VARIANT} FaithKernel FaithPhysics)
endfunction()

# add_unreal_module(<Name> [VARIANT <variant>] [MODULES <Unreal module>...] [PORTABLE <portable module>...])
# The library <Name><variant> of all sources below Source/<Name>/Private and of what the header tool writes for its
# headers: one source per header, which includes nothing else.
function(add_unreal_module name)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "VARIANT" "MODULES;PORTABLE")
	faith_refuse_unknown(${name} "${arg_UNPARSED_ARGUMENTS}")
	set(folder "${UNREAL_PROJECT_DIR}/Source/${name}")
	file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/Private/*.cpp")
	if(NOT sources)
		message(FATAL_ERROR "${folder}/Private has no sources")
	endif()
	unreal_generate(${name} generated)
	set(target ${name}${arg_VARIANT})
	unreal_library(${target} "${arg_VARIANT}" ${sources} ${generated})
	add_dependencies(${target} ${name}Generated)
	target_include_directories(${target}
		PUBLIC "${folder}/Public" "${UNREAL_GENERATED_DIR}/${name}" PRIVATE "${folder}/Private")
	string(TOUPPER ${name} upper)
	set(api)
	if(arg_VARIANT STREQUAL Hidden)
		set(api "__attribute__((visibility(\"default\")))")
	endif()
	target_compile_definitions(${target} PUBLIC "${upper}_API=${api}" PRIVATE UE_MODULE_NAME="${name}")
	list(TRANSFORM arg_MODULES APPEND "${arg_VARIANT}")
	unreal_headers("${arg_VARIANT}")
	target_link_libraries(${target} PUBLIC UnrealHeaders${arg_VARIANT} ${arg_MODULES} ${arg_PORTABLE})
	if(arg_VARIANT STREQUAL Hidden)
		target_link_libraries(${target} PUBLIC UnrealDouble${arg_VARIANT})
	endif()
endfunction()

# add_unreal_program(<Name> [VARIANT <variant>] MAIN <file> MODULES <Unreal module>...)
function(add_unreal_program name)
	cmake_parse_arguments(PARSE_ARGV 1 arg "" "VARIANT;MAIN" "MODULES")
	faith_refuse_unknown(${name} "${arg_UNPARSED_ARGUMENTS}")
	set(target ${name}${arg_VARIANT})
	add_executable(${target} "${arg_MAIN}")
	target_compile_options(${target} PRIVATE ${UNREAL_FLAGS})
	list(TRANSFORM arg_MODULES APPEND "${arg_VARIANT}")
	# Modules register their classes and tests by themselves: no symbol of theirs is asked for.
	target_link_options(${target} PRIVATE -Wl,--no-as-needed)
	target_link_libraries(${target} PRIVATE UnrealDouble${arg_VARIANT} ${arg_MODULES})
endfunction()

# UnrealHeaders<variant>: what it takes to compile against the double, without the double itself.
function(unreal_headers variant)
	set(target UnrealHeaders${variant})
	if(TARGET ${target})
		return()
	endif()
	file(GLOB modules LIST_DIRECTORIES true CONFIGURE_DEPENDS "${UNREAL_DOUBLE_DIR}/Modules/*")
	add_library(${target} INTERFACE)
	target_include_directories(${target} INTERFACE ${modules})
	target_compile_definitions(${target} INTERFACE FAITH_UNREAL_DOUBLE=1 ${UNREAL_DEFINITIONS})
	if(variant STREQUAL Wide)
		target_compile_definitions(${target} INTERFACE FAITH_DOUBLE_WIDE_TCHAR=1)
	endif()
	if(variant STREQUAL Hidden)
		target_compile_definitions(${target} INTERFACE IS_MONOLITHIC=0)
	else()
		target_compile_definitions(${target} INTERFACE IS_MONOLITHIC=1)
	endif()
endfunction()

# As Unreal links modules: every object into the program, or a shared library each.
function(unreal_library target variant)
	if(variant STREQUAL Hidden)
		add_library(${target} SHARED ${ARGN})
		set_target_properties(${target} PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
		target_link_options(${target} PRIVATE -Wl,--no-undefined)
		# Exported classes have members of hidden templates, which g++ minds; no other library needs those.
		target_compile_options(${target} PRIVATE ${UNREAL_FLAGS} -Wno-attributes)
	else()
		add_library(${target} OBJECT ${ARGN})
		target_compile_options(${target} PRIVATE ${UNREAL_FLAGS})
		unreal_unity(${target} "${variant}")
	endif()
endfunction()

# Runs the header tool for a module, once for all variants, and names the sources it writes.
function(unreal_generate name sources)
	set(folder "${UNREAL_PROJECT_DIR}/Source/${name}")
	set(output "${UNREAL_GENERATED_DIR}/${name}")
	file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${folder}/Public/*.h" "${folder}/Private/*.h")
	set(written)
	set(written_headers)
	foreach(header IN LISTS headers)
		cmake_path(GET header STEM stem)
		list(APPEND written "${output}/${stem}.gen.cpp")
		list(APPEND written_headers "${output}/${stem}.generated.h")
	endforeach()
	set(${sources} ${written} PARENT_SCOPE)
	if(TARGET ${name}Generated)
		return()
	endif()
	set(stamp "${output}/${name}.stamp")
	file(MAKE_DIRECTORY "${output}")
	add_custom_command(
		OUTPUT "${stamp}" ${written} ${written_headers}
		COMMAND Python3::Interpreter "${UNREAL_HEADER_TOOL}" generate --root "${UNREAL_PROJECT_DIR}" --module ${name}
			--output "${output}" --stamp "${stamp}" --depfile "${stamp}.d"
		DEPENDS ${headers} "${UNREAL_HEADER_TOOL}"
		DEPFILE "${stamp}.d"
		COMMENT "Checking and generating the headers of ${name}"
		VERBATIM)
	add_custom_target(${name}Generated DEPENDS "${stamp}" ${written} ${written_headers})
endfunction()
