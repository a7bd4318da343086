# Writes a C++ file with the text of data files in it.
# Called as: cmake -DROOT=… -DOUTPUT=… -P embed.cmake; embeds ROOT/purges and ROOT/base_solutions.
file(GLOB_RECURSE paths RELATIVE "${ROOT}" "${ROOT}/purges/*.txt" "${ROOT}/base_solutions/*.txt")
list(SORT paths COMPARE STRING)
set(entries "")
set(count 0)
foreach(path IN LISTS paths)
    file(READ "${ROOT}/${path}" text)
    string(APPEND entries "    {\"${path}\", R\"data(${text})data\"},\n")
    math(EXPR count "${count} + 1")
endforeach()
file(WRITE "${OUTPUT}.new" "// Generated from purges/ and base_solutions/; not to be edited.
#include \"construct/embedded.hpp\"

#include <array>

namespace pegwright::construct {

std::span<const EmbeddedFile> embedded_files() {
    static constexpr std::array<EmbeddedFile, ${count}> files{{
${entries}    }};
    return files;
}

}  // namespace pegwright::construct
")
file(COPY_FILE "${OUTPUT}.new" "${OUTPUT}" ONLY_IF_DIFFERENT)
