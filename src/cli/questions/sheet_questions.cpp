#include "cli/questions/sheet_questions.hpp"

#include "base/error.hpp"
#include "base/text_stream.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/problem_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace pegwright::cli {
namespace {

// True if a text has solutions; a line with a problem has no moves.
bool has_solutions(const std::string& text) {
    if (text.find("\"solution\"") != text.npos) return true;
    std::istringstream lines = base::stream_of(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words = base::stream_of(line.substr(0, line.find('#')));
        for (std::string word; words >> word;)
            if (word == "moves") return true;
    }
    return false;
}

class Questions {
public:
    Questions(const Arguments& arguments, const VerifyOptions& options, std::vector<SheetQuestion>& found)
        : options_(options), found_(found) {
        for (const char* option : {"notation", "signs"})
            if (const auto value = arguments.get(option)) given_[option] = *value;
        signs_ = signs_given(arguments);
    }

    void add_file(const std::string& path) {
        const std::string text = read_whole_file(path);
        if (has_solutions(text)) return add_solutions(path, text);
        std::istringstream lines = base::stream_of(text);
        std::size_t number = 0;
        const std::size_t before = found_.size();
        for (std::string line; std::getline(lines, line);) {
            ++number;
            if (!line.empty() && line.back() == '\r') line.pop_back();
            if (asks_nothing(line)) continue;
            try {
                add_line(line);
            } catch (const Error& e) {
                throw e.with_message(fmt::format("{}:{}: {}", path, number, e.what()));
            }
        }
        if (found_.size() == before) fail_input(path + " has no problem in it; a line is one, such as T5 vacate a1");
    }
    void add_board(const std::string& text) {
        try {
            found_.push_back({board_and_pegs(text, signs_)});
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::input || text.find_first_of("@:/") != text.npos) throw;
            throw e.with_message(std::string("no such file, and ") + e.what());
        }
    }
    const Trouble& trouble() const { return trouble_; }

private:
    void add_line(const std::string& line) {
        Arguments arguments = parse_problem_line(line);
        arguments.options.insert(given_.begin(), given_.end());
        found_.push_back({asked_query(arguments)});
    }
    void add_solutions(const std::string& path, const std::string& text) {
        StringSource source(text);
        read_games(source, path, options_, [&](const Finding& finding, std::vector<Jump> jumps) {
            if (trouble_.code == 0) trouble_ = trouble_with(finding, Wanted::solution, options_);
            if (trouble_.code != 0) return;
            Query query(*finding.solution->problem);
            Solution solution{*finding.solution->problem, std::move(jumps)};
            found_.push_back({std::move(query), std::move(solution)});
        });
    }

    const VerifyOptions& options_;
    std::map<std::string, std::string> given_;  // options for every line
    std::optional<Signs> signs_;
    std::vector<SheetQuestion>& found_;
    Trouble trouble_;
};

}  // namespace

Trouble find_sheet_questions(const Arguments& arguments, const VerifyOptions& options,
                             std::vector<SheetQuestion>& found) {
    Questions questions(arguments, options, found);
    for (const std::string& what : arguments.positionals) {
        std::error_code error;
        const bool file = what == "-" || std::filesystem::exists(what, error);
        if (problem_option_given(arguments) && (file || arguments.positionals.size() > 1))
            fail_input("--vacate and --finish, --start and --goal go with one BOARD; a file says them itself");
        file ? questions.add_file(what) : questions.add_board(what);
    }
    if (problem_option_given(arguments)) found.front().query = query_on(found.front().query, arguments);
    return questions.trouble();
}

}  // namespace pegwright::cli
