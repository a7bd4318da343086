# The target `page`: build/pegwright.html, by emscripten (src/web/CMakeLists.txt). Sets pegwright_page to that file if
# the program is to hold it (PEGWRIGHT_PAGE).
find_program(EMCMAKE emcmake)
set(page_folder ${PROJECT_BINARY_DIR}/page)
set(page ${PROJECT_BINARY_DIR}/pegwright.html)
if(EMCMAKE)
    # Emscripten needs the module acorn. Debian's node finds it only in this path.
    set(in_emscripten ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs:$ENV{NODE_PATH})
    add_custom_command(OUTPUT ${page_folder}/build.ninja
        COMMAND ${in_emscripten} ${EMCMAKE} ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR}/src/web -B ${page_folder} -G Ninja
                -DPAGE=${page} -DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}
        VERBATIM)
    # The inner build tracks its own changes, and leaves the page alone if nothing of it has changed.
    add_custom_target(page COMMAND ${in_emscripten} ${CMAKE_COMMAND} --build ${page_folder}
        DEPENDS ${page_folder}/build.ninja
        BYPRODUCTS ${page}
        COMMENT "the page, by emscripten"
        VERBATIM)
    find_program(PYTHON python3)
    add_custom_target(page_picture COMMAND ${PYTHON} ${PROJECT_SOURCE_DIR}/tests/page/picture.py ${page}
            ${PROJECT_SOURCE_DIR}/gallery/page.png
        VERBATIM)
    add_dependencies(page_picture page)
    if(PEGWRIGHT_PAGE AND NOT pegwright_bare)
        set(pegwright_page ${page})
    endif()
else()
    set(emscripten_is_missing "the page is compiled by emscripten, which is not there: \
apt-get install --no-install-recommends emscripten, then configure again")
    add_custom_target(page
        COMMAND ${CMAKE_COMMAND} -E echo "${emscripten_is_missing}"
        COMMAND ${CMAKE_COMMAND} -E false
        VERBATIM)
    if(PEGWRIGHT_PAGE STREQUAL ON)
        message(FATAL_ERROR "PEGWRIGHT_PAGE=ON: ${emscripten_is_missing}")
    endif()
endif()
