# How ctest learns the automation tests of a program: the built program names them. Without FAITH_SAVED_DIR each run saves in
# a folder of its own, which it removes.

# discover_automation_tests(<program>)
# After each build the program writes a file of add_test commands, which ctest includes.
function(discover_automation_tests program)
	set(tests "${CMAKE_CURRENT_BINARY_DIR}/${program}_tests.cmake")
	set(include "${CMAKE_CURRENT_BINARY_DIR}/${program}_include.cmake")
	add_custom_command(TARGET ${program} POST_BUILD
		COMMAND ${CMAKE_COMMAND} -E env "FAITH_PROJECT_DIR=${UNREAL_PROJECT_DIR}"
			$<TARGET_FILE:${program}> --write-ctest "${tests}"
		BYPRODUCTS "${tests}"
		VERBATIM)
	file(WRITE "${include}"
		"if(EXISTS \"${tests}\")\n"
		"\tinclude(\"${tests}\")\n"
		"else()\n"
		"\tadd_test(${program}_NOT_BUILT ${program}_NOT_BUILT)\n"
		"endif()\n")
	set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${include}")
endfunction()

# run_all_automation_tests(<program>): one test that runs all of them.
function(run_all_automation_tests program)
	add_test(NAME ${program}.PassesAllAutomationTests COMMAND ${program} --all)
	set_tests_properties(${program}.PassesAllAutomationTests PROPERTIES
		LABELS unreal TIMEOUT 900 ENVIRONMENT "FAITH_PROJECT_DIR=${UNREAL_PROJECT_DIR}")
endfunction()

# run_some_automation_tests(<test> <program> <argument>...): one test that runs the program with these arguments.
function(run_some_automation_tests test program)
	add_test(NAME ${program}.${test} COMMAND ${program} ${ARGN})
	set_tests_properties(${program}.${test} PROPERTIES
		LABELS unreal TIMEOUT 900 ENVIRONMENT "FAITH_PROJECT_DIR=${UNREAL_PROJECT_DIR}")
endfunction()
