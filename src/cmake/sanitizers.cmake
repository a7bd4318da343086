# How QUICK rooms and tests are compiled.
set(pegwright_quick $<$<CONFIG:Release>:-O1>)

# Builds under sanitizers, which make code larger and slower to compile. What takes long to run there is compiled with
# -O1; QUICK rooms and tests with -O0, which takes clang a third of the time. Of debugging what a stack trace needs.
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
        # Its warning sees uninitialised values in libraries that sanitized code alone seems to have.
        add_compile_options(-Wno-maybe-uninitialized)
    else()
        # A precompiled header from ccache may be older than headers of the same text.
        add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    endif()
endif()
# What readers go through tells libFuzzer where it has been. Searches do not: the largest source would take 71 instead
# of 42 s to compile.
set(pegwright_fuzzed)
if(PEGWRIGHT_FUZZ)
    set(pegwright_fuzzed -fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table)
endif()

# pegwright_sanitized(TARGET LIBRARY...): links an executable so that it starts and runs faster.
# Of an inline function that several objects hold the linker takes the first copy. Tests and QUICK rooms would give
# theirs, which are not optimised, to the other rooms: unit tests took half as long again. So the rooms compiled with
# -O1 go first, and each LIBRARY before them.
# Tests start a program hundreds of times, and a third of a start went into code that can lie anywhere: not this one's.
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
