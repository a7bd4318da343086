#include "cli/questions/question.hpp"

#include "cli/answers/format.hpp"
#include "cli/questions/batch.hpp"
#include "cli/ranks/run_on_ranks.hpp"
#include "cli/streams/output.hpp"

#include <optional>

namespace pegwright::cli {
namespace {

class OutputWhenWritten : public ByteSink {
public:
    explicit OutputWhenWritten(std::string path) : path_(std::move(path)) {}
    void write(std::string_view bytes) override {
        if (!output_) output_.emplace(path_);
        output_->write(bytes);
    }
    void commit() {
        if (output_) output_->commit();
    }

private:
    std::string path_;
    std::optional<Output> output_;
};

}  // namespace

int answer_questions(const Arguments& arguments, AnswerQuestion answer, Many many) {
    Ranks* const ranks = ranks_of_run();
    if (is_batch(arguments)) {
        if (ranks) fail_input("problems on standard input are answered by one process; leave out mpirun");
        if (!wants_json(arguments, "json") && many == Many::as_json)
            fail_input("--format text goes with one BOARD; with - each answer is a line of JSON");
        return answer_batch(arguments, answer);
    }
    if (ranks && ranks->rank() != 0) {
        StringSink nobody;
        return answer({arguments, nobody});
    }
    OutputWhenWritten output(arguments.get("output").value_or("-"));
    const int code = answer({arguments, output});
    output.commit();
    return code;
}

}  // namespace pegwright::cli
