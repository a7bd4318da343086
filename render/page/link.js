"use strict";
// A game as the end of an address: #board=T5&start=a1&goal=a1&moves=a3-a1,d4-a4&jump=1. Without jump= all moves are
// played.
const most_jumps_in_link = 2000;  // browsers and messengers cut longer addresses

function read_link(hash) {
  const parts = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
  if (/^\d+$/.test(parts.jump)) parts.jump = +parts.jump; else delete parts.jump;
  return parts;
}

function write_link(board, problem, game) {
  const parts = { board: board.name, start: problem.pegs ? start_word(problem) : problem.start };
  if (problem.goal !== "any") parts.goal = problem.goal;
  if (game?.given) {
    if (game.played === 0) return "";
    for (const part of Object.keys(parts)) delete parts[part];
  } else if (game?.count > 0 && game.count <= most_jumps_in_link) {
    parts.moves = game.text;
  }
  if (game && game.played < game.count || game?.given) parts.jump = game.played;
  const plain = text => encodeURIComponent(text).replace(/%(2C|2F|3A)/g, decodeURIComponent);
  return "#" + Object.entries(parts).filter(([, text]) => text !== "").map(([part, text]) => part + "=" + plain(text))
    .join("&");
}

// Empty holes, or the position's number: 0x and a bit for each hole, the first the lowest.
function start_word({ start, pegs }) {
  if (!start.includes("*")) return start;
  let word = "";
  for (let i = 0; i < pegs.length; i += 4)
    word = (pegs[i] + 2 * (pegs[i + 1] ?? 0) + 4 * (pegs[i + 2] ?? 0) + 8 * (pegs[i + 3] ?? 0)).toString(16) + word;
  return "0x" + (word.replace(/^0+/, "") || "0");
}
