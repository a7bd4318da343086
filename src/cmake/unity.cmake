# pegwright_unity(SOURCES INCLUDE FOLDER [APART...]): with PEGWRIGHT_UNITY, compiles each folder's sources as one file.
# A build from nothing then takes about 60 % of the time.
#
# `SOURCES`: the name of the list, which is changed.
# `INCLUDE`, `FOLDER`: include paths begin with INCLUDE, which leads to FOLDER. With the absolute paths of CMake's own
# unity builds ccache would not work.
# `APART`: expressions for names (without .cpp) of sources that stay alone, because a neighbour has the same local
# names.
function(pegwright_unity list include folder)
    if(NOT PEGWRIGHT_UNITY)
        return()
    endif()
    list(JOIN ARGN "|" apart)
    set(alone)
    set(groups)
    foreach(source IN LISTS ${list})
        get_filename_component(source ${source} ABSOLUTE)
        file(RELATIVE_PATH path ${folder} ${source})
        if(path MATCHES "^[.][.]/" OR (apart AND path MATCHES "(^|/)(${apart})[.]cpp$"))
            list(APPEND alone ${source})
        else()
            get_filename_component(group ${include}${path} DIRECTORY)
            string(MAKE_C_IDENTIFIER "${group}" group)
            list(APPEND groups ${group})
            string(APPEND text_${group} "#include \"${include}${path}\"\n")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES groups)
    foreach(group IN LISTS groups)
        set(together ${CMAKE_CURRENT_BINARY_DIR}/unity/${group}.cpp)
        file(CONFIGURE OUTPUT ${together} CONTENT "${text_${group}}" @ONLY)
        list(APPEND alone ${together})
        # A source's local names are visible in the next source; g++ treats them as local to a header.
        set(options -Wno-shadow)
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            list(APPEND options -Wno-subobject-linkage)
        endif()
        set_source_files_properties(${together} PROPERTIES COMPILE_OPTIONS "${options}")
    endforeach()
    set(${list} ${alone} PARENT_SCOPE)
endfunction()
