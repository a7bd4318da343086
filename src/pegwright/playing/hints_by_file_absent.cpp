// For builds that cannot read files of winning positions.
#include "pegwright/playing/hints_by_file.hpp"

namespace pegwright {

bool fates_from_file(const HintQuestion& question, const std::vector<Position>&, Hints&) {
    base::fail_input(question.winning_file + ": this build reads no files of winning positions");
}

}  // namespace pegwright
