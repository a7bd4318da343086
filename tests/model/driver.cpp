// Asks the library, by its public headers, as the program is asked, with the same keys and exit codes:
//
//     driver board|solve|count|orders|levels|feasible|finishes|pairs|draw BOARD [--vacate HOLES] [--start POSITION]
//         [--finish HOLES|any] [--goal POSITION] [--threads N] [--memory BYTES]
//     driver verify                       a solution on standard input
//     driver calls                        calls in a row on standard input, as tests/python/calls.py has them
#include <pegwright/draw.hpp>
#include <pegwright/pegwright.hpp>

#include <array>
#include <iostream>
#include <map>
#include <sstream>
#include <thread>
#include <vector>

namespace {

using namespace pegwright;

using Options = std::map<std::string, std::string>;

Problem problem_of(const std::string& board, const Options& options) {
    Problem problem{Board(board)};
    for (const auto& [key, value] : options) {
        if (key == "--vacate") problem.vacate(value);
        if (key == "--finish") problem.finish(value);
        if (key == "--start") problem.start(Position(problem.board(), value));
        if (key == "--goal") problem.goal(Position(problem.board(), value));
    }
    return problem;
}

Limits limits_of(const Options& options) {
    Limits limits;
    if (const auto found = options.find("--threads"); found != options.end())
        limits.threads = static_cast<unsigned>(std::stoul(found->second));
    if (const auto found = options.find("--memory"); found != options.end()) limits.memory = std::stoull(found->second);
    return limits;
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }  // numbers and names only
std::string known(const std::optional<bool>& value) { return !value ? "null" : *value ? "true" : "false"; }
std::string known(const std::optional<std::string>& value) { return value ? quoted(*value) : "null"; }

void tell_board(const Board& board) {
    constexpr const char* lattices[] = {"square", "triangular", "diagonal"};
    std::cout << lattices[static_cast<int>(board.lattice())] << ' ' << Position(board).picture() << '\n';
}

void tell_count(const Count& counted) {
    std::cout << "{\"solutions\":" << quoted(counted.solutions) << ",\"positions\":\"" << counted.positions
              << "\",\"games\":" << known(counted.games) << ",\"games_by_pegs\":";
    const char* comma = "{";
    for (const auto& [pegs, games] : counted.games_by_pegs) {
        std::cout << comma << '"' << pegs << "\":" << quoted(games);
        comma = ",";
    }
    std::cout << (counted.games ? "}}" : "null}") << '\n';
}

void tell_levels(const std::vector<Level>& levels) {
    std::cout << "[";
    const char* comma = "";
    for (const Level& level : levels) {
        std::cout << comma << "{\"pegs\":" << level.pegs << ",\"reachable\":\"" << level.reached
                  << "\",\"reachable_all\":\"" << level.reached_all << '"';
        if (level.winning) std::cout << ",\"winning\":\"" << *level.winning << '"';
        if (level.winning_all) std::cout << ",\"winning_all\":\"" << *level.winning_all << '"';
        std::cout << "}";
        comma = ",";
    }
    std::cout << "]\n";
}

void tell_finishes(const Finishes& finishes) {
    std::cout << "{\"exact\":" << known(finishes.exact) << ",\"finishes\":[";
    const char* comma = "";
    for (const Hole& hole : finishes.holes) {
        std::cout << comma << quoted(Board::name_of(hole));
        comma = ",";
    }
    std::cout << "]}\n";
}

int tell_feasible(const Feasibility& found) {
    std::cout << "{\"feasible\":" << known(found.feasible) << ",\"solvable\":" << known(found.solvable) << "}\n";
    return !found.feasible || found.solvable == false ? 1 : found.solvable ? 0 : 3;
}

int tell_solution(const Answer& answer) {
    if (!answer) {
        std::cerr << answer.reason << '\n';
        return 1;
    }
    std::cout << answer->text();
    return 0;
}

int tell_verification(const Verification& verified) {
    std::cout << verified.report << '\n';
    return verified ? 0 : 1;
}

class Calls {
public:
    std::string answer(const std::string& line) {
        std::istringstream in(line);
        std::vector<std::string> words;
        for (std::string word; in >> word;) words.push_back(word);
        try {
            return answer(words);
        } catch (const std::out_of_range&) {
            return "nothing is called " + missing_;
        } catch (const Error& error) {
            return std::string(error.kind() == Error::Kind::input ? "input: " : "limit: ") + error.what();
        }
    }

private:
    std::string answer(const std::vector<std::string>& words) {
        const std::string& what = words.at(0);
        if (what == "board") return board(words[1], words[2]);
        if (what == "problem") return problem(words);
        if (what == "solve") return solved(words);
        if (what == "jumps") return begin(words[1], words[2]);
        if (what == "next") return next(words[1], std::stoull(words[2]));
        if (what == "threads") return threads(of(answers_, words[1]));
        if (what == "stop") return stop(of(answers_, words[1]));
        if (what == "text") return text(of(answers_, words[1]));
        if (what == "verify") return verify_it(of(answers_, words[1]));
        if (what == "count") {
            const Count found = count(of(problems_, words[1]));
            return found.solutions + " " + std::to_string(found.positions);
        }
        if (what == "feasible") return feasible_words(feasible(of(problems_, words[1])));
        answers_.erase(words[1]);
        jumps_.erase(words[1]);
        return "dropped";
    }

    template <class T>
    T& of(std::map<std::string, T>& all, const std::string& name) {
        missing_ = name;
        return all.at(name);
    }

    std::string board(const std::string& name, const std::string& text) {
        const Board made(text);
        boards_.insert_or_assign(name, made);
        return std::to_string(made.hole_count());
    }
    std::string problem(const std::vector<std::string>& words) {
        Problem made(of(boards_, words[2]));
        for (std::size_t i = 3; i + 1 < words.size(); i += 2) {
            if (words[i] == "vacate") made.vacate(words[i + 1]);
            if (words[i] == "finish") made.finish(words[i + 1]);
        }
        problems_.insert_or_assign(words[1], made);
        return "a problem";
    }
    std::string solved(const std::vector<std::string>& words) {
        Limits limits;
        limits.threads = static_cast<unsigned>(std::stoul(words[3]));
        limits.memory = std::stoull(words[4]);
        const Answer found = solve(of(problems_, words[2]), limits);
        if (!found) return "no: " + found.reason;
        answers_.insert_or_assign(words[1], *found.solution);
        return std::to_string(found->jump_count());
    }

    struct Reading {
        Jumps jumps;
        Jumps::Iterator at;
    };
    std::string begin(const std::string& name, const std::string& answer) {
        auto reading = std::make_unique<Reading>(Reading{of(answers_, answer).jumps(), {}});
        reading->at = reading->jumps.begin();
        jumps_.insert_or_assign(name, std::move(reading));
        return "jumps";
    }
    std::string next(const std::string& name, std::uint64_t count) {
        Reading& reading = *of(jumps_, name);
        std::string last = "end";
        for (; count > 0 && reading.at != reading.jumps.end(); --count, ++reading.at) last = word(*reading.at);
        return last;
    }
    static std::string word(const Jump& jump) { return Board::name_of(jump.from) + "-" + Board::name_of(jump.to); }

    static std::string threads(const Solution& solution) {
        std::array<std::string, 2> ends;
        std::vector<std::thread> both;
        for (std::string& end : ends)
            both.emplace_back([&end, &solution] {
                std::int64_t count = 0;
                std::string last = "end";
                for (const Jump& jump : solution.jumps()) {
                    ++count;
                    if (count == solution.jump_count()) last = word(jump);
                }
                end = std::to_string(count) + " " + last;
            });
        for (std::thread& one : both) one.join();
        return ends[0] + " and " + ends[1];
    }
    static std::string stop(const Solution& solution) {
        std::string last = "end";
        std::int64_t left = std::min<std::int64_t>(70000, solution.jump_count());
        for (const Jump& jump : solution.jumps()) {
            if (left-- == 0) break;
            if (left == 0) last = word(jump);
        }
        return last;
    }
    static std::string text(const Solution& solution) {
        std::istringstream in(solution.text());
        std::string last;
        int lines = 0;
        for (std::string line; std::getline(in, line); ++lines) last = line;
        return std::to_string(lines) + " lines, " + last;
    }
    static std::string verify_it(const Solution& solution) {
        Jumps jumps = solution.jumps();
        return verify_from(solution.problem(), [&] { return jumps.take(); }).report;
    }
    static std::string feasible_words(const Feasibility& found) {
        return std::string(found.feasible ? "True" : "False") +
               (!found.solvable   ? " None "
                : *found.solvable ? " True "
                                  : " False ") +
               found.reason;
    }

    std::map<std::string, Board> boards_;
    std::map<std::string, Problem> problems_;
    std::map<std::string, Solution> answers_;
    std::map<std::string, std::unique_ptr<Reading>> jumps_;
    std::string missing_;  // what was asked for last
};

int tell_calls() {
    Calls calls;
    for (std::string line; std::getline(std::cin, line);) std::cout << calls.answer(line) << '\n';
    return 0;
}

int asked(const std::string& what, const std::string& board, const Options& options) {
    if (what == "calls") return tell_calls();
    if (what == "verify") return tell_verification(verify(std::cin));
    if (what == "pairs") {
        const Pairs found = pairs(board, limits_of(options));
        std::cout << "{\"feasible\":" << quoted(found.feasible) << ",\"solvable\":" << known(found.solvable) << "}\n";
        return 0;
    }
    const Problem problem = problem_of(board, options);
    const Limits limits = limits_of(options);
    if (what == "board") tell_board(problem.board());
    if (what == "solve") return tell_solution(solve(problem, limits));
    if (what == "count") tell_count(count(problem, limits));
    if (what == "levels") tell_levels(levels(problem, limits));
    if (what == "feasible") return tell_feasible(feasible(problem));
    if (what == "finishes") tell_finishes(finishes(problem, limits));
    if (what == "orders") {
        const CountUpToOrder counted = count_up_to_order(problem, limits);
        std::cout << "{\"up_to_order\":" << quoted(counted.orders)
                  << ",\"up_to_order_and_symmetry\":" << quoted(counted.orders_and_symmetry) << "}\n";
    }
    if (what == "draw") {
        const Answer answer = solve(problem, limits);
        if (!answer) return tell_solution(answer);
        std::cout << draw(*answer.solution);
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        Options options;
        for (int i = 3; i + 1 < argc; i += 2) options[argv[i]] = argv[i + 1];
        return asked(argc > 1 ? argv[1] : "", argc > 2 ? argv[2] : "", options);
    } catch (const Error& error) {
        std::cerr << error.what() << '\n';
        return error.kind() == Error::Kind::input ? 2 : 3;
    }
}
