// Makes the classes of lower rooms available as pegwright::Board and so on.
//
// Every call of this room that takes Limits throws what limits.poll throws, and Error (limit) if memory does not
// suffice or the board has more holes than the call takes. A call says so itself only where it differs.
#pragma once

#include "base/bytes.hpp"
#include "base/error.hpp"
#include "base/limits.hpp"
#include "board/parse.hpp"
#include "game/player.hpp"
#include "game/query.hpp"
#include "game/refereed.hpp"
#include "game/verdict.hpp"

namespace pegwright {

using base::ByteSink;
using base::ByteSource;
using base::Error;
using base::Limits;
using base::Progress;
using board::Board;
using board::Hole;
using board::Jump;
using board::Lattice;
using board::parse_board;
using game::Goal;
using game::JumpList;
using game::JumpSink;
using game::NoSink;
using game::Player;
using game::Position;
using game::Problem;
using game::Query;
using game::Refereed;
using game::Refused;
using game::Solution;
using game::Start;
using game::Verdict;

}  // namespace pegwright
