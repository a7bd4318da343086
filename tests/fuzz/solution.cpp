#include "fuzz/solution.hpp"

#include "fuzz/fuzz.hpp"
#include "game/referee.hpp"
#include "notation/json_writer.hpp"
#include "notation/solution_reader.hpp"
#include "notation/text_writer.hpp"
#include "pegwright/checking/verify.hpp"

#include <nlohmann/json.hpp>

#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace pegwright::tests;
using pegwright::Verification;
using pegwright::verify;

namespace {

struct TooLarge {};

struct Found : SolutionHandler {
    void begin(const Problem& problem) override {
        expect(!solution, "a solution begins once");
        if (problem.board.hole_count() > 1 << 20) throw TooLarge();
        solution.emplace(Solution{problem, {}});
    }
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> where) override {
        expect(solution && jumps.size() == where.size(), "jumps come behind the problem, each with its place");
        solution->jumps.insert(solution->jumps.end(), jumps.begin(), jumps.end());
        places.insert(places.end(), where.begin(), where.end());
        return true;
    }
    void claimed(const Claims& all) override { claims = all; }

    std::optional<Solution> solution;
    std::vector<std::int64_t> places;
    Claims claims;
    SolutionFormat format = SolutionFormat::text;
    std::optional<Error> error;
};

// A byte at a time, as from a slow pipe.
class Trickle : public ByteSource {
public:
    explicit Trickle(std::string_view text) : rest_(text) {}
    std::size_t read(std::span<char> room) override {
        const std::size_t n = rest_.copy(room.data(), std::min<std::size_t>(room.size(), 1));
        rest_.remove_prefix(n);
        return n;
    }

private:
    std::string_view rest_;
};

Found read(ByteSource&& source, const Unsaid& unsaid) {
    Found found;
    found.error = error_of([&] { found.format = read_solution(source, "it", found, unsaid); });
    return found;
}

void expect_same_reading(const Found& one, const Found& other) {
    expect_same(one.error ? one.error->what() : "", other.error ? other.error->what() : "", "errors are the same");
    expect(one.solution == other.solution, "solutions are the same");
    expect(one.claims.jumps == other.claims.jumps && one.claims.moves == other.claims.moves &&
               one.claims.longest_sweep == other.claims.longest_sweep,
           "claims are the same");
}

// 0: accepted, 1: refused, 2: cannot be read.
int outside_verdict(const std::string& text, HoleNames names) {
    const std::string command =
        std::string(OUTSIDE_REFEREE) + (names == HoleNames::numbers ? " --numbers" : "") + " >/dev/null 2>&1";
    std::FILE* pipe = ::popen(command.c_str(), "w");
    expect(pipe, "the outside referee starts");
    std::fwrite(text.data(), 1, text.size(), pipe);
    const int status = ::pclose(pipe);
    expect(WIFEXITED(status), "the outside referee ends by itself");
    return WEXITSTATUS(status);
}

// As written: a start without a vacancy is a position.
bool same(const Solution& written, const Solution& read) {
    return written.jumps == read.jumps && written.problem.board == read.problem.board &&
           written.problem.start_position() == read.problem.start_position() &&
           written.problem.goal_position() == read.problem.goal_position();
}

// Returns the text.
std::string write_and_read_again(const Solution& solution, HoleNames names, bool accepted) {
    StringSink text;
    TextWriter text_writer(solution.problem, text, names);
    text_writer.take(solution.jumps);
    text_writer.finish();
    const Found from_text = read(StringSource(text.text), names);
    expect(!from_text.error && from_text.solution && same(solution, *from_text.solution), "text is read again");

    MoveCount count;
    count.add(solution.jumps);
    StringSink json;
    JsonWriter json_writer(solution.problem, count, json, names);
    json_writer.take(solution.jumps);
    json_writer.finish();
    const Found from_json = read(StringSource(json.text), names);
    expect(!from_json.error && from_json.solution && same(solution, *from_json.solution), "JSON is read again");
    expect(from_json.claims.jumps == count.jumps() && from_json.claims.moves == count.moves() &&
               from_json.claims.longest_sweep == count.longest_sweep(),
           "the counts of JSON are read again");
    StringSource source(json.text);
    expect(verify(source, "it", {.names = names}).verdict.accepted == accepted, "JSON is verified as the solution is");
    return text.text;
}

// JSON keys in alphabetical order have the moves before the vacancy.
void check_other_order(const std::string& text, const Found& found, const Unsaid& unsaid) {
    if (found.format != SolutionFormat::json || !text.starts_with('{')) return;
    // Comments may follow, which are not JSON.
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_discarded()) expect_same_reading(found, read(StringSource(json.dump()), unsaid));
}

void check_half_way(const std::string& text, const Solution& solution, const Unsaid& unsaid) {
    const std::size_t half = solution.jumps.size() / 2;
    StringSource source(text);
    const Verification found =
        verify(source, "it", {.names = unsaid.names, .query = unsaid.query, .at = static_cast<std::int64_t>(half)});
    Referee referee(solution.problem);
    referee.play(std::span(solution.jumps).first(half));
    expect(found && found.position == referee.position(), "the position half way is the one played to");
}

// The first line may say how holes are written, #row,col, or that moves alone may follow, #alone T5.
Unsaid unsaid_in(const std::string& text) {
    const std::string line = text.substr(0, text.find('\n'));
    for (const HoleNames names : all_hole_names)
        if (line == "#" + std::string(to_string(names))) return names;
    Unsaid unsaid = HoleNames::letters;
    if (line.starts_with("#alone ")) {
        unsaid.names.reset();
        error_of([&] { unsaid.query.emplace(parse_board(line.substr(7))); });
        if (unsaid.query && unsaid.query->board.hole_count() > 400) throw TooLarge();
    }
    return unsaid;
}

}  // namespace

void check_solution(const std::string& text) try {
    const Unsaid unsaid = unsaid_in(text);
    const HoleNames names = unsaid.names.value_or(HoleNames::letters);
    const Found found = read(StringSource(text), unsaid);
    expect_same_reading(found, read(Trickle(text), unsaid));

    StringSource source(text);
    std::optional<Verification> verified;
    const auto error =
        error_of([&] { verified = verify(source, "it", {.names = unsaid.names, .query = unsaid.query}); });
    if (!verified) {
        expect(found.error.has_value(), "what verify cannot read, the reader cannot");
        // The reader stops at an answer without a solution, while verify goes on.
        if (std::string_view(found.error->what()).find("no solution there: ") != std::string_view::npos) return;
        expect_same(found.error->what(), error->what(), "verify's error is the reader's");
        return;
    }
    expect_message(report(*verified, "it", unsaid.names));
    expect(found.solution.has_value(), "what verify has read, the reader has");
    if (found.error) {
        expect(!*verified && verified->place, "before an error there can only be a wrong jump");
        return;
    }

    Referee referee(found.solution->problem);
    const std::size_t played = referee.play(found.solution->jumps);
    const bool all = played == found.solution->jumps.size();
    const bool accepted = all && referee.finish();
    expect(verified->place.has_value() == !all, "verify finds a wrong jump where there is one");
    if (!all) expect(verified->place == found.places[played], "a wrong jump is where it stands");
    expect(!*verified || accepted, "verify accepts what the referee accepts");
    // Writers accept impossible jumps, but a hole off the board has no number.
    const Board& board = found.solution->problem.board;
    const bool on_board =
        std::all_of(found.solution->jumps.begin(), found.solution->jumps.end(),
                    [&](const Jump& jump) { return board.contains(jump.from) && board.contains(jump.to); });
    const std::string written = write_and_read_again(*found.solution, on_board ? names : HoleNames::letters, accepted);
    check_other_order(text, found, unsaid);
    if (!*verified) return;
    check_half_way(text, *found.solution, unsaid);
    // It knows letters and numbers.
    if (names != HoleNames::letters && names != HoleNames::numbers) return;
    expect(outside_verdict(written, names) == 0, "the outside referee accepts what was written");
    // It reads our own form alone; verify also reads others, such as numbers that no line announces.
    if (found.format == SolutionFormat::text && !unsaid.query)
        expect(outside_verdict(text, names) != 1, "the outside referee does not refuse what verify accepts");
} catch (const TooLarge&) {
}
