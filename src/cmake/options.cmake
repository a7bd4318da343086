# What can be chosen. Of another project's build (add_subdirectory) nothing is changed: no build type, no
# output directories, no tests, no installation unless it asks for them.
option(PEGWRIGHT_LIBRARY "build the library, shared if BUILD_SHARED_LIBS is on" ON)
option(PEGWRIGHT_PROGRAM "build the program" ${PROJECT_IS_TOP_LEVEL})
option(PEGWRIGHT_CAIRO "draw pictures, by Cairo" ON)
option(PEGWRIGHT_PYTHON "build the Python module" OFF)
option(PEGWRIGHT_INSTALL "have rules for installation and packages" ${PROJECT_IS_TOP_LEVEL})
option(PEGWRIGHT_TESTS "build the tests" OFF)
option(PEGWRIGHT_BENCH "build the benchmarks" OFF)
option(PEGWRIGHT_WERROR "treat warnings as errors" OFF)
option(PEGWRIGHT_SANITIZE "build with address and undefined-behaviour sanitizers" OFF)
option(PEGWRIGHT_FUZZ "build the fuzz targets, with clang and sanitizers" OFF)
option(PEGWRIGHT_TSAN "build with the thread sanitizer" OFF)
option(PEGWRIGHT_PRECOMPILED "read the libraries' headers once: faster from nothing, slower after a small change" OFF)
option(PEGWRIGHT_UNITY "compile each folder's sources as one: faster from nothing, slower after a small change" OFF)
option(PEGWRIGHT_COVERAGE "count which lines are run, for the target `coverage`" OFF)

if(PEGWRIGHT_TESTS AND NOT (PEGWRIGHT_PROGRAM AND PEGWRIGHT_CAIRO))
    message(FATAL_ERROR "PEGWRIGHT_TESTS tests program and pictures: it needs PEGWRIGHT_PROGRAM and PEGWRIGHT_CAIRO")
endif()
if(PEGWRIGHT_FUZZ AND NOT (PEGWRIGHT_TESTS AND PEGWRIGHT_SANITIZE AND CMAKE_CXX_COMPILER_ID MATCHES "Clang"))
    message(FATAL_ERROR "PEGWRIGHT_FUZZ builds tests with clang's libFuzzer under its sanitizers: it needs "
        "-DPEGWRIGHT_TESTS=ON -DPEGWRIGHT_SANITIZE=ON and clang, as -DCMAKE_CXX_COMPILER=clang++-14")
endif()
# Neither program nor pictures: a library that needs Boost's headers and nothing else. It reads no solutions in
# JSON, keeps no levels in files and finds no pagoda functions.
set(pegwright_bare ON)
if(PEGWRIGHT_PROGRAM OR PEGWRIGHT_CAIRO)
    set(pegwright_bare OFF)
endif()
include(CMakeDependentOption)
cmake_dependent_option(PEGWRIGHT_CURSES "have the command play, by ncurses" ON "PEGWRIGHT_PROGRAM" OFF)
cmake_dependent_option(PEGWRIGHT_GIF "draw animations as GIF, by giflib" ON "PEGWRIGHT_CAIRO" OFF)
cmake_dependent_option(PEGWRIGHT_GLPK "find pagoda functions, by GLPK" ON "NOT pegwright_bare" OFF)

if(PROJECT_IS_TOP_LEVEL)
    if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
        set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
    endif()
    option(BUILD_SHARED_LIBS "make the library a shared one" OFF)
    set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
    set(CMAKE_EXPORT_COMPILE_COMMANDS ON)  # for clang-tidy
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(PEGWRIGHT_SANITIZE)
    # Of debugging what a stack trace needs.
    add_compile_options(-O1 -g1 -D_GLIBCXX_ASSERTIONS -fsanitize=address,undefined -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()
# What readers go through tells libFuzzer where it has been. Searches do not: the largest source would take 71 instead
# of 42 s to compile.
set(pegwright_fuzzed)
if(PEGWRIGHT_FUZZ)
    set(pegwright_fuzzed -fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table)
endif()
if(PEGWRIGHT_TSAN)
    add_compile_options(-O1 -g1 -fsanitize=thread -fno-omit-frame-pointer)
    add_link_options(-fsanitize=thread)
endif()
if((PEGWRIGHT_SANITIZE OR PEGWRIGHT_TSAN) AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Its warning sees uninitialised values in libraries that sanitized code alone seems to have.
    add_compile_options(-Wno-maybe-uninitialized)
endif()
if(PEGWRIGHT_COVERAGE)
    # Counts of lines that several threads run must not be lost; what xxHash insists on being inlined, -Og does not.
    add_compile_options(-Og -g0 --coverage -fprofile-update=atomic -fprofile-abs-path -DXXH_NO_INLINE_HINTS=1)
    add_link_options(--coverage)
endif()
