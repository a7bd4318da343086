#include "cli/help/candidates.hpp"

#include "base/error.hpp"
#include "board/lattice.hpp"
#include "board/parse.hpp"
#include "cli/answers/schemas.hpp"
#include "cli/command.hpp"
#include "cli/help/help.hpp"
#include "cli/questions/board_argument.hpp"
#include "notation/holes.hpp"
#include "notation/named_positions.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>

namespace pegwright::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t most_holes_offered = 100'000;
constexpr std::uintmax_t largest_picture = 1 << 20;  // bytes

struct TypedLine {
    const Command* command;
    std::vector<std::string> positionals;
    std::map<std::string, std::string> options;
    const OptionSpec* waiting = nullptr;  // the option whose value comes next
    bool positionals_only = false;        // after --
};

void take(TypedLine& line, const std::string& word) {
    if (line.waiting) {
        line.options[std::exchange(line.waiting, nullptr)->name] = word;
        return;
    }
    if (line.positionals_only || word.size() < 2 || word[0] != '-') {
        line.positionals.push_back(word);
        return;
    }
    if (word == "--") {
        line.positionals_only = true;
        return;
    }
    const auto option = option_word(line.command->options, word);
    if (!option) return;
    line.options[option->spec->name] = option->value.value_or("");
    if (*option->spec->value && !option->value) line.waiting = option->spec;
}

// Reads a file of a sane size; never waits for standard input or a pipe.
std::string read_small_file(const std::string& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error) || fs::file_size(path, error) > largest_picture) fail_input(path);
    return read_whole_file(path);
}

std::optional<Board> board_typed(const TypedLine& line) {
    if (line.positionals.empty()) return std::nullopt;
    try {
        Board board = parse_board(line.positionals[0], read_small_file);
        if (board.hole_count() <= most_holes_offered) return board;
    } catch (const Error&) {
        // Not a board yet.
    }
    return std::nullopt;
}

class FittingWords {
public:
    // before: the part of the word before the value, such as "--vacate=".
    FittingWords(std::string before, std::string value) : before_(std::move(before)), value_(std::move(value)) {}

    void add(const std::string& word, const std::string& what = "") {
        const bool printable = std::none_of(word.begin(), word.end(), [](char c) { return c >= 0 && c < ' '; });
        if (word.starts_with(value_) && printable) result_.words.push_back({before_ + word, what});
    }
    void add_value(const std::string& value, const TypedLine& line);
    const std::string& value() const { return value_; }
    Candidates result() { return std::move(result_); }

private:
    void add_holes(const TypedLine& line);
    void add_positions(const TypedLine& line);
    void add_picture_files();
    void add_lattices();

    std::string before_;
    std::string value_;
    Candidates result_;
};

// Adds holes after the word's last comma, without those already named.
void FittingWords::add_holes(const TypedLine& line) {
    const auto board = board_typed(line);
    if (!board) return;
    const auto notation = line.options.find("notation");
    HoleNames names = HoleNames::letters;
    for (const HoleNames known : notation::all_hole_names)
        if (notation != line.options.end() && notation->second == to_string(known)) names = known;
    std::size_t begun = value_.rfind(',') + 1;
    const bool in_pair = std::count(value_.begin(), value_.end(), ',') % 2 == 1;
    if (names != HoleNames::letters && pair_order(names) && in_pair)
        begun = begun < 2 ? 0 : value_.rfind(',', begun - 2) + 1;
    const std::string named = value_.substr(0, begun);
    board->for_each_hole([&](Hole hole) {
        const std::string name = hole_text(*board, hole, names);
        if (("," + named).find("," + name + ",") == std::string::npos) add(named + name);
    });
}

void FittingWords::add_positions(const TypedLine& line) {
    if (const auto board = board_typed(line))
        for (const NamedPosition* named : named_positions_of(*board))
            add(std::string(named->name), std::string(named->what));
}

// Completes @FILE, since the shell does not know that a file name begins after the @.
void FittingWords::add_picture_files() {
    if (!value_.starts_with('@')) return add("@", "a picture in a file");
    const fs::path typed = value_.substr(1);
    const std::string folder = value_.substr(0, value_.rfind('/') + 1);
    std::error_code error;
    std::vector<Candidate> found;
    for (fs::directory_iterator it(folder.empty() ? fs::path(".") : typed.parent_path(), error), end;
         !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (name.starts_with('.') && !typed.filename().string().starts_with('.')) continue;
        const std::string path = (folder.empty() ? "@" : folder) + name;
        std::error_code ignored;
        found.push_back({path + (it->is_directory(ignored) ? "/" : ""), ""});
    }
    std::sort(found.begin(), found.end(), [](const Candidate& a, const Candidate& b) { return a.word < b.word; });
    for (const Candidate& file : found) add(file.word, file.what);
}

void FittingWords::add_lattices() {
    for (const Lattice lattice : lattices) {
        const std::string prefix = std::string(to_string(lattice)) + ":";
        if (value_.starts_with(prefix)) {
            // After a lattice's name, any shape fits.
            for (const Candidate& board : value_kind("BOARD")->list()) add(prefix + board.word, board.what);
        } else {
            add(prefix, "a shape on this lattice");
        }
    }
}

void FittingWords::add_value(const std::string& value, const TypedLine& line) {
    for (const std::string& word : value_words(value).alternatives) {
        const ValueKind* kind = value_kind(word);
        if (!kind) {
            add(word);
            continue;
        }
        if (kind->list)
            for (const Candidate& candidate : kind->list()) add(candidate.word, candidate.what);
        using Others = ValueKind::Others;
        if (kind->others == Others::holes) add_holes(line);
        if (kind->others == Others::picture && !kind->list) add_positions(line);
        if (kind->others == Others::picture) add_picture_files();
        if (kind->others == Others::picture && kind->list) add_lattices();
        result_.files |= kind->others == Others::files;
        result_.folders |= kind->others == Others::folders;
    }
}

void add_options(FittingWords& answer, const TypedLine& line) {
    for (const OptionSpec& spec : line.command->options)
        if (line.options.count(spec.name) == 0) answer.add(std::string("--") + spec.name, spec.help);
    answer.add(std::string("--") + help_option.name, help_option.help);
}

Candidates in_command(const TypedLine& line, const std::string& word) {
    if (line.waiting) {
        FittingWords answer("", word);
        answer.add_value(line.waiting->value, line);
        return answer.result();
    }
    if (!line.positionals_only && word.starts_with("--") && word.find('=') != word.npos) {
        const auto option = option_word(line.command->options, word);
        if (!option) return {};
        FittingWords answer(option->name + "=", *option->value);
        answer.add_value(option->spec->value, line);
        return answer.result();
    }
    FittingWords answer("", word);
    const bool wants_positional = line.positionals.empty() || value_words(line.command->positionals).many;
    const bool begins_option = word.starts_with('-') && !line.positionals_only;
    if (wants_positional && !begins_option) answer.add_value(line.command->positionals, line);
    if (begins_option || (!wants_positional && !line.positionals_only)) add_options(answer, line);
    return answer.result();
}

void add_commands(FittingWords& answer) {
    for (const Command* command : commands()) answer.add(command->name, command->summary);
}

}  // namespace

Candidates candidates(const std::vector<std::string>& words) {
    const std::string word = words.empty() ? "" : words.back();
    FittingWords answer("", word);
    if (words.size() < 2) {
        add_commands(answer);
        answer.add(help_name, "what the program or a command does");
        for (const OptionSpec& spec : program_options())
            if (word.starts_with('-')) answer.add(std::string("--") + spec.name, spec.help);
        return answer.result();
    }
    if (words[0] == help_name && words.size() == 2) {
        add_commands(answer);
        answer.add(boards_topic, "all boards");
        answer.add(purges_topic, "all purges");
        answer.add(schema_topic, "the JSON Schema of a command's answers");
        return answer.result();
    }
    if (words[0] == help_name && words.size() == 3 && words[1] == schema_topic) {
        for (const std::string& name : schema_names()) answer.add(name);
        return answer.result();
    }
    TypedLine line{command_named(words[0]), {}, {}};
    if (!line.command) return {};
    for (std::size_t i = 1; i + 1 < words.size(); ++i) take(line, words[i]);
    return in_command(line, word);
}

std::string completed_words(const std::vector<std::string>& words) {
    const Candidates found = candidates(words);
    std::string text;
    for (const Candidate& candidate : found.words) text += candidate.word + "\t" + candidate.what + "\n";
    if (found.files)
        text += ":files\n";
    else if (found.folders)
        text += ":folders\n";
    return text;
}

}  // namespace pegwright::cli
