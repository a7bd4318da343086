# Warnings for our own targets; errors with PEGWRIGHT_WERROR.
function(pegwright_warnings target)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
        -Wold-style-cast -Wnon-virtual-dtor)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # False alarms of GCC 12 for "text" + std::string (GCC bug 105651).
        target_compile_options(${target} PRIVATE -Wno-restrict)
        # False alarms of g++ 13 and later for references into tables that outlive the names looked up.
        target_compile_options(${target} PRIVATE -Wno-dangling-reference)
    endif()
    if(PEGWRIGHT_WERROR)
        target_compile_options(${target} PRIVATE -Werror)
    endif()
endfunction()
# For precompiled headers: g++ 12 loses the lengths of strings and reports accesses beyond their end.
function(pegwright_precompiled_warnings target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
    endif()
endfunction()
