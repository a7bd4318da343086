#include "cli/questions/batch.hpp"

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/complain.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/problem_line.hpp"
#include "cli/streams/in_order.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/lines.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <new>

namespace pegwright::cli {
namespace {

class ProblemBatch : public LineAnswerer {
public:
    ProblemBatch(const Arguments& arguments, AnswerQuestion answer_one, std::uint64_t memory_each)
        : given_(arguments.options),
          known_(arguments.known),
          text_(arguments.get("format") == "text"),
          answer_(answer_one),
          memory_each_(memory_each),
          output_(arguments.get("output").value_or("-")),
          progress_("-", "", 0) {
        given_["format"] = text_ ? "text" : "json";
        given_.erase("output");
    }

    std::optional<InputLine> next(const base::StopFlag& stop) override {
        for (;;) {
            auto line = lines_.next(stop);
            if (line && asks_nothing(line->text)) continue;
            if (line) line->problem = ++problems_;
            return line;
        }
    }

    void answer(const InputLine& line, LineAnswer& reply, const base::StopFlag& stop) override {
        const SearchShare share{memory_each_, [&] {
                                    check_interrupt();
                                    if (stop) throw Error(Error::Kind::interrupted, "another line has ended the work");
                                }};
        const auto guarded = [&]() -> int {
            try {
                return answer_line(line, reply, share);
            } catch (const Error& e) {
                if (e.kind() != Error::Kind::input && e.kind() != Error::Kind::limit) throw;
                return explain(words_of(e), e.kind() == Error::Kind::limit ? 3 : 2, line, reply);
            } catch (const std::bad_alloc&) {
                return explain("out of memory", 3, line, reply);
            }
        };
        raise_worst(guarded());
        ++answered_;
    }

    void write(std::string_view bytes) override {
        progress_.report([&] { return fmt::format("{} problems answered", answered_.load()); });
        output_.write(bytes);
    }

    void commit() { output_.commit(); }
    int worst() const { return worst_; }

private:
    int answer_line(const InputLine& line, LineAnswer& reply, const SearchShare& share) {
        if (line.text.size() > LineReader::longest)
            fail_input(fmt::format("a line of more than {} characters", LineReader::longest));
        Arguments arguments = parse_problem_line(line.text, known_);
        arguments.options.insert(given_.begin(), given_.end());
        return answer_({arguments, reply, &share, line.number});
    }

    // Tells a message in place of an answer. A whole answer before a limit stays: it says what is not known.
    int explain(const std::string& message, int code, const InputLine& line, LineAnswer& reply) const {
        if (reply.held().ends_with('\n')) return code;
        if (reply.handed_on()) throw Error(Error::Kind::limit, fmt::format("line {}: {}", line.number, message));
        reply.clear();
        const std::string words = fmt::format("problem {}: {}", line.problem, message);
        reply.write(text_ ? fmt::format("# line {}: error: {}\n", line.number, base::printable(words))
                          : JsonValue().add("line", line.number).add("error", words).line());
        return code;
    }

    void raise_worst(int code) {
        int worst = worst_;
        while (code > worst && !worst_.compare_exchange_weak(worst, code)) {
        }
    }

    std::map<std::string, std::string> given_;  // the command's options, for each line
    std::span<const OptionSpec> known_;
    bool text_;
    AnswerQuestion answer_;
    std::uint64_t memory_each_;
    LineReader lines_{"-"};
    std::int64_t problems_ = 0;  // read
    Output output_;
    ProgressLine progress_;
    std::atomic<std::int64_t> answered_{0};
    std::atomic<int> worst_{0};
};

void refuse_what_is_for_one(const Arguments& arguments) {
    if (const char* key = problem_option_given(arguments))
        fail_input(fmt::format("--{0} goes with one BOARD; with - each line says its own: T5 {0} …", key));
    if (arguments.has("stats")) fail_input("--stats is about one problem; with - leave it out, or give the BOARD");
    if (arguments.has("files"))
        fail_input("--files keeps the levels of one problem; with - leave it out, or give the BOARD");
}

}  // namespace

bool is_batch(const Arguments& arguments) { return !arguments.positionals.empty() && arguments.positionals[0] == "-"; }

int answer_batch(const Arguments& arguments, AnswerQuestion answer) {
    refuse_what_is_for_one(arguments);
    // Check options once, not for each line.
    hole_names(arguments);
    const SearchRun run(arguments, "");
    const unsigned threads = run.limits.threads;
    ProblemBatch batch(arguments, answer, std::max<std::uint64_t>(run.limits.memory / threads, 1));
    try {
        answer_in_order(batch, threads);
    } catch (const Error& e) {
        // A closed pipe does not turn a no into a yes.
        if (e.kind() == Error::Kind::closed && batch.worst() > 0) return batch.worst();
        throw;
    }
    batch.commit();
    return batch.worst();
}

}  // namespace pegwright::cli
