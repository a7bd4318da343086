"use strict";
function counted(n, what) { return n + " " + what + (n === 1 ? "" : "s"); }

// Where a game stands. game: null before there is a start.
function where_words(board, problem, game) {
  if (!board) return "";
  const goal = problem.goal === "any" ? "one peg, anywhere" : problem.goalPegs && problem.finish.length
    ? `the last ${problem.finish.length > 1 ? "pegs" : "peg"} in ${problem.goal}` : problem.goal;
  const title = `${board.label}, goal: ${goal.length > 60 ? goal.slice(0, 59) + "…" : goal}`;
  if (!game) return `${title}: ${counted(board.count, "hole")}`;
  const last = game.played > 0 ? `, last ${game.jump_text(game.played - 1)}` : "";
  return `${title}: ${counted(game.pegs, "peg")}, ${game.played} of ${counted(game.count, "jump")}, ` +
    `move ${game.move} of ${game.begins.length}${last}`;
}

// Tells if the goal is in reach: {words, fate}. edited, playing, looking: what is going on.
function verdict_words(board, game, { edited, playing, looking }) {
  if (!board) return { words: "", fate: "" };
  if (edited) return { words: "click holes to put pegs in and take them out; press “set up pegs” again to play",
    fate: "" };
  if (!game) return { words: "click a peg to take it away, and the game begins; or solve", fate: "" };
  if (game.reached) return { words: `done in ${counted(game.move, "move")}`, fate: "won" };
  if (game.fate === "lost") {
    const { first, exact } = game.lost_since;
    if (first === 0)
      return { words: "⚠ the goal is out of reach from the start" + (game.why_lost ? ": " + game.why_lost : ""),
        fate: "lost" };
    return { words: `⚠ the goal is out of reach since ${game.jump_text(first - 1)}${exact ? "" : " or before"}; ` +
      "undo takes a jump back", fate: "lost" };
  }
  if (game.fate === "won") return { words: "the goal is in reach", fate: "won" };
  if (!board.any_jump(game.full, game.pegs))
    return { words: "⚠ no jump is left; undo takes one back", fate: "lost" };
  if (playing) return { words: "", fate: "" };
  return { words: looking ? "looking whether the goal can be reached …"
    : "not known whether the goal can be reached", fate: "" };
}
