// Gives the library's sources the internal names; include it before any public header.
//
// The public classes are in pegwright::v0, an inline namespace, and the internal calls in pegwright, so a name in both
// would be ambiguous. This header names the internal ones rooms::… before the public ones exist.
#pragma once

#ifdef PEGWRIGHT_API
#error "library/rooms.hpp comes before the public headers"
#endif

#include "base/error.hpp"
#include "base/limits.hpp"
#include "board/named_boards.hpp"
#include "game/referee.hpp"
#include "game/refereed.hpp"
#include "notation/chain.hpp"
#include "notation/json_writer.hpp"
#include "notation/positions.hpp"
#include "notation/text_writer.hpp"
#include "pegwright/checking/verify.hpp"
#include "pegwright/counting/count.hpp"
#include "pegwright/counting/levels.hpp"
#include "pegwright/counting/solutions.hpp"
#include "pegwright/playing/dead_ends.hpp"
#include "pegwright/playing/hints.hpp"
#include "pegwright/playing/odds.hpp"
#include "pegwright/solving/move_bound.hpp"
#include "pegwright/solving/settled.hpp"
#include "pegwright/solving/shorten.hpp"
#include "pegwright/solving/shortest.hpp"
#include "pegwright/solving/solve.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "pegwright/surveying/pairs.hpp"
#include "pegwright/surveying/survey.hpp"
#include "search/bits/small_board.hpp"
#include "theory/judgement.hpp"
#include "theory/pair_count.hpp"

namespace pegwright::rooms {

using pegwright::check_can_be_shortened;
using pegwright::count;
using pegwright::count_pairs;
using pegwright::count_up_to_order;
using pegwright::dead_end;
using pegwright::distinct_pairs;
using pegwright::fail_if_gave_up;
using pegwright::hints;
using pegwright::known_finishes;
using pegwright::levels;
using pegwright::move_bound;
using pegwright::one_peg_odds;
using pegwright::player_names;
using pegwright::possible_jumps;
using pegwright::random_below;
using pegwright::read_games;
using pegwright::report;
using pegwright::settled;
using pegwright::shorten;
using pegwright::shortest;
using pegwright::solve;
using pegwright::survey;
using pegwright::verify;

using pegwright::Chooser;
using pegwright::Count;
using pegwright::CountUpToOrder;
using pegwright::DeadEnd;
using pegwright::Fate;
using pegwright::Feasibility;
using pegwright::Fewest;
using pegwright::Finding;
using pegwright::Hint;
using pegwright::HintQuestion;
using pegwright::Hints;
using pegwright::JumpList;
using pegwright::JumpSink;
using pegwright::LevelTable;
using pegwright::MoveBound;
using pegwright::OnePegOdds;
using pegwright::Outcome;
using pegwright::Player;
using pegwright::PlayerName;
using pegwright::Query;
using pegwright::Refereed;
using pegwright::Shortened;
using pegwright::Solution;
using pegwright::Solutions;
using pegwright::Verification;
using pegwright::VerifyOptions;

}  // namespace pegwright::rooms
