"use strict";
function counted(n, what) { return n + " " + what + (n === 1 ? "" : "s"); }

// Where a game stands. game: null before there is a start.
function where_words(board, problem, game) {
  if (!board) return "";
  const goal = problem.goal === "any" ? "one peg, anywhere" : problem.goalPegs && problem.finish.length
    ? `the last ${problem.finish.length > 1 ? "pegs" : "peg"} in ${problem.goal}` : problem.goal;
  const title = `${board.label}, goal: ${goal.length > 60 ? goal.slice(0, 59) + "…" : goal}`;
  if (!game) return `${title}: ${counted(board.count, "hole")}`;
  if (game.count === 0) return `${title}: ${counted(game.pegs, "peg")}`;
  const last = game.played > 0 ? `, last ${game.jump_text(game.played - 1)}` : "";
  return `${title}: ${counted(game.pegs, "peg")}, ${game.played} of ${counted(game.count, "jump")}, ` +
    `move ${game.move} of ${game.begins.length}${last}`;
}

// Since when the goal is out of reach.
function lost_words(game) {
  const { first, exact } = game.lost_since;
  if (first === 0) return "⚠ the goal is out of reach from the start" + (game.why_lost ? ": " + game.why_lost : "");
  return `⚠ the goal is out of reach since ${game.jump_text(first - 1)}${exact ? "" : " or before"}; ` +
    "undo takes a jump back";
}

// {words, fate}. watching: tell whether the goal is in reach. edited, playing, looking: what is going on.
function verdict_words(board, game, { edited, playing, looking, watching }) {
  const plain = words => ({ words, fate: "" });
  if (!board) return plain("");
  if (edited) return plain("click holes to put pegs in and take them out");
  if (!game) return plain("click a peg to take it away, and the game begins");
  if (game.reached) return { words: `done in ${counted(game.move, "move")}${fewest_words(game)}`, fate: "won" };
  if (watching && game.fate === "lost") return { words: lost_words(game), fate: "lost" };
  if (!board.any_jump(game.full, game.pegs))
    return { words: `⚠ no jump is left, with ${counted(game.pegs, "peg")}; undo takes one back`, fate: "lost" };
  if (playing) return plain("");
  if (watching && game.fate === "won") return { words: "the goal is in reach", fate: "won" };
  if (watching) return plain(looking ? "looking whether the goal can be reached …"
    : "not known whether the goal can be reached");
  return plain(game.count === 0 ? "click a peg, then the hole it jumps to; or drag it" : "");
}

// What is known of the fewest moves, once the library has answered.
function fewest_words({ fewest, move }) {
  if (!fewest?.moves) return "";
  if (fewest.kind === "bound" && move > fewest.moves) return `; no solution has fewer than ${fewest.moves}`;
  const what = fewest.kind === "known" ? "the fewest known" : "the fewest";
  return move === fewest.moves ? `, ${what}` : move < fewest.moves ? `; ${fewest.moves} was the fewest known`
    : `; ${fewest.moves} is ${what}`;
}

// Why the peg in a hole cannot jump.
function why_stuck(board, full, from) {
  const beside = board.neighbours(from).filter(hole => full[hole]);
  const name = board.hole_name(from);
  return beside.length === 0 ? `${name} has no peg beside it to jump over`
    : `${name} cannot jump: no empty hole behind the ${beside.length === 1 ? "peg" : "pegs"} beside it`;
}
// Why it cannot jump to an empty hole.
function why_not(board, full, from, to) {
  const over = board.between(from, to), name = hole => board.hole_name(hole);
  if (over < 0) return `${name(from)}-${name(to)} is no jump: a peg jumps two holes, in a line`;
  return full[to] ? `${name(to)} has a peg already` : `${name(over)} is empty: there is no peg to jump over`;
}
