# Warnings for our own targets; errors if PEGWRIGHT_WERROR is on.
function(pegwright_warnings target)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
        -Wold-style-cast -Wnon-virtual-dtor)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # False alarms for "text" + std::string in GCC 12 (GCC bug 105651).
        target_compile_options(${target} PRIVATE -Wno-restrict)
        # False alarms of g++ 13 and later for references into tables, which outlive the names they are found by.
        target_compile_options(${target} PRIVATE -Wno-dangling-reference)
    endif()
    if(PEGWRIGHT_WERROR)
        target_compile_options(${target} PRIVATE -Werror)
    endif()
endfunction()
# For targets with precompiled headers. Of strings in those g++ 12 forgets how long they are and where they keep their
# text, and sees accesses beyond it.
function(pegwright_precompiled_warnings target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
    endif()
endfunction()
