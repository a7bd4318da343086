// The library by its public headers alone, asked as the program is asked:
//
//     driver board|solve|count|orders|levels|feasible|finishes|pairs|draw BOARD [--vacate HOLES] [--start POSITION]
//         [--finish HOLES|any] [--goal POSITION] [--threads N] [--memory BYTES]
//     driver verify                       a solution on standard input
//
// Answers in the keys and with the exit codes of the program, so that the tester can hold one against the other;
// solve and draw write the very bytes.
#include <pegwright/draw.hpp>
#include <pegwright/pegwright.hpp>

#include <iostream>
#include <map>

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
    return found.feasible && found.solvable != false ? 0 : 1;
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

int asked(const std::string& what, const std::string& board, const Options& options) {
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
