# Writes a C++ file that holds data files as text.
# Usage: cmake -DROOT=… -DGLOBS=…,… [-DBUILT=…] -DHEADER=… -DROOM=… -DTYPE=… -DOUTPUT=… -P embed.cmake
# Embeds the files below ROOT that match GLOBS, then the file BUILT. HEADER declares, in namespace ROOM, a TYPE
# {path, text} and embedded_files(), which OUTPUT defines.
string(REPLACE "," ";" globs "${GLOBS}")
list(TRANSFORM globs PREPEND "${ROOT}/")
file(GLOB_RECURSE paths RELATIVE "${ROOT}" ${globs})
list(SORT paths COMPARE STRING)
list(TRANSFORM paths PREPEND "${ROOT}/" OUTPUT_VARIABLE files)
if(BUILT)
    get_filename_component(name "${BUILT}" NAME)
    list(APPEND paths "${name}")
    list(APPEND files "${BUILT}")
endif()
set(entries "")
set(count 0)
foreach(path file IN ZIP_LISTS paths files)
    file(READ "${file}" text)
    string(APPEND entries "    {\"${path}\", R\"data(${text})data\"sv},\n")
    math(EXPR count "${count} + 1")
endforeach()
file(WRITE "${OUTPUT}.new" "// Generated from ${GLOBS}; not to be edited.
#include \"${HEADER}\"

#include <array>

namespace pegwright::${ROOM} {

// The compiler knows a literal's length; counting a million letters, clang takes for an endless loop.
using namespace std::string_view_literals;

std::span<const ${TYPE}> embedded_files() {
    static constexpr std::array<${TYPE}, ${count}> files{{
${entries}    }};
    return files;
}

}  // namespace pegwright::${ROOM}
")
file(COPY_FILE "${OUTPUT}.new" "${OUTPUT}" ONLY_IF_DIFFERENT)
