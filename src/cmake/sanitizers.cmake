set(pegwright_quick $<$<CONFIG:Release>:-O1>)

# Sanitizers make code larger and slower to compile. Rooms that take long to run get -O1, QUICK rooms and tests -O0,
# which takes clang a third of the time. -g1 is enough for stack traces.
if(PEGWRIGHT_SANITIZE)
    add_compile_options(-O1 -g1 -D_GLIBCXX_ASSERTIONS -fsanitize=address,undefined -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()
if(PEGWRIGHT_TSAN)
    add_compile_options(-O1 -g1 -fsanitize=thread -fno-omit-frame-pointer)
    add_link_options(-fsanitize=thread)
endif()
if(PEGWRIGHT_SANITIZE OR PEGWRIGHT_TSAN)
    set(pegwright_quick -O0)
    add_compile_definitions(PEGWRIGHT_SANITIZED_HEAP)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # False alarms in libraries under sanitizers.
        add_compile_options(-Wno-maybe-uninitialized)
    else()
        # With ccache a precompiled header may be older than a header of the same text.
        add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    endif()
endif()
# Readers report their paths to libFuzzer. With searches the largest source would take 71 instead of 42 s.
set(pegwright_fuzzed)
if(PEGWRIGHT_FUZZ)
    set(pegwright_fuzzed -fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table)
endif()

# pegwright_sanitized(TARGET LIBRARY...) links an executable so that it starts and runs faster.
#
# The linker takes the first copy of an inline function. Unoptimised copies made unit tests half as slow again, so the
# -O1 rooms come first, and each LIBRARY before them.
#
# Position-independent code took a third of a start's time.
function(pegwright_sanitized target)
    if(PEGWRIGHT_SANITIZE)
        target_link_options(${target} PRIVATE -no-pie)
    endif()
    if((PEGWRIGHT_SANITIZE OR PEGWRIGHT_TSAN) AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
        set(archives)
        foreach(library IN ITEMS ${ARGN} pegwright_search pegwright_construct pegwright_theory pegwright_notation
                pegwright_game pegwright_board pegwright_base)
            list(APPEND archives $<TARGET_FILE:${library}>)
        endforeach()
        target_link_options(${target} PRIVATE LINKER:--whole-archive ${archives} LINKER:--no-whole-archive)
    endif()
endfunction()
