#include "construct/catalogue/solution_file.hpp"

#include "board/names.hpp"
#include "construct/catalogue/embedded.hpp"
#include "notation/solution_reader.hpp"

namespace pegwright::construct {

std::optional<Solution> solution_in_file(const std::string& path, const Problem& problem) {
    const EmbeddedFile* file = embedded_file(path);
    if (!file) return std::nullopt;
    const std::string head = "board " + problem.board.name() + "\n";
    const std::size_t begin = file->text.find(head + "vacate " + hole_name(problem.vacate()) + "\nfinish " +
                                              hole_name(problem.finish()) + "\n");
    if (begin == file->text.npos) return std::nullopt;
    const std::size_t end = file->text.find(head, begin + 1);
    StringSource source(file->text.substr(begin, end == file->text.npos ? end : end - begin));
    return read_whole_solution(source, path);
}

}  // namespace pegwright::construct
