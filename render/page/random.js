"use strict";
// Plays backwards at random from the goal's pegs, or from a peg anywhere, so that the position has a solution. Returns
// {pegs, jumps}: the position, and from, over and to of each jump of the solution.
function random_position(board, goal_pegs) {
  const below = n => Math.floor(Math.random() * n);
  let best = null;
  for (let trial = 0; trial < 20; ++trial) {
    const pegs = goal_pegs?.slice() ?? new Uint8Array(board.count);
    if (!goal_pegs) pegs[below(board.count)] = 1;
    const full = [...pegs.keys()].filter(i => pegs[i]), jumps = [];
    // A quarter to three quarters of the holes.
    const wanted = Math.min(60, Math.ceil(board.count * (0.25 + Math.random() / 2)));
    while (full.length < wanted) {
      const before = full.flatMap(to => pegs[to] ? board.jumps_before(pegs, to) : []);
      if (before.length === 0) break;
      const { from, over, to } = before[below(before.length)];
      pegs[from] = pegs[over] = 1;
      pegs[to] = 0;
      full.splice(full.indexOf(to), 1, from, over);
      jumps.unshift(from, over, to);
    }
    if (!best || jumps.length > best.jumps.length) best = { pegs, jumps };
    if (full.length >= wanted) break;
  }
  return best;
}
