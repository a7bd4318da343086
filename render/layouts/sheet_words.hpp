// All words of a sheet. For another language, add a table like `english`; {} stands for holes, moves or a number.
#pragma once

#include <string_view>

namespace pegwright::render {

struct SheetWords {
    std::string_view title;
    std::string_view name;
    std::string_view date;
    std::string_view rules;
    std::string_view par_is;  // below the rules, if a problem has a par
    // A task is a start and a finish.
    std::string_view take_out;
    std::string_view as_shown;
    std::string_view leave_any;
    std::string_view leave_one;
    std::string_view leave_several;
    std::string_view leave_shown;
    // Clues.
    std::string_view par;
    std::string_view moves;
    std::string_view first_move;
    // Answers.
    std::string_view answers;
    std::string_view one_move;
    std::string_view many_moves;
    std::string_view answer;  // in bookmarks: the number, and a place in its film
};

inline constexpr SheetWords english{
    .title = "Peg solitaire",
    .name = "Name",
    .date = "Date",
    .rules =
        "Jump with a peg straight over the peg beside it into the empty hole behind, and take away the peg you jumped "
        "over. Jumps in a row with the same peg are one move: write down the holes that it visits.",
    .par_is = "Par is the fewest moves that anybody knows.",
    .take_out = "Take out {}.",
    .as_shown = "Set the pegs as shown.",
    .leave_any = "Leave one peg, anywhere.",
    .leave_one = "Leave one peg, in {}.",
    .leave_several = "Leave pegs in {}.",
    .leave_shown = "Leave the pegs on the right.",
    .par = "Par {}.",
    .moves = "It can be done in {}.",
    .first_move = "Begin with {}.",
    .answers = "Answers",
    .one_move = "1 move",
    .many_moves = "{} moves",
    .answer = "Answer {}, {}",
};

}  // namespace pegwright::render
