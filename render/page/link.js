"use strict";
// A game as the end of an address: #board=T5&start=a1&goal=a1&moves=a3-a1,d4-a4&jump=1. Without jump= all moves are
// played. Without moves= if they are too many; empty if the board is too large, too, or the page opens with the game.
const longest_link = 20000;  // browsers refuse or cut much longer addresses

function read_link(hash) {
  const parts = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
  if (/^\d+$/.test(parts.jump)) parts.jump = +parts.jump; else delete parts.jump;
  return parts;
}

function write_link(board, problem, game) {
  if (game?.given) return game.played > 0 ? "#jump=" + game.played : "";
  const problem_parts = [["board", board.name], ["start", start_word(problem)],
    ["goal", problem.goal === "any" ? "" : problem.goal]];
  const game_parts = [];
  // A jump takes three letters or more.
  if (game?.count > 0 && game.count < longest_link / 3) {
    game_parts.push(["moves", game.text]);
    if (game.played < game.count) game_parts.push(["jump", String(game.played)]);
  }
  const plain = text => encodeURIComponent(text).replace(/%(2C|2F|3A)/g, decodeURIComponent);
  const link_of = parts => "#" + parts.filter(([, text]) => text !== "").map(([part, text]) => part + "=" + plain(text))
    .join("&");
  return [link_of([...problem_parts, ...game_parts]), link_of(problem_parts), ""]
    .find(link => link.length < longest_link);
}

// Empty holes, or the position's number: 0x and a bit for each hole, the first the lowest.
function start_word({ start, pegs }) {
  if (!start.includes("*")) return start;
  let word = "";
  for (let i = 0; i < pegs.length; i += 4)
    word = (pegs[i] + 2 * (pegs[i + 1] ?? 0) + 4 * (pegs[i + 2] ?? 0) + 8 * (pegs[i + 3] ?? 0)).toString(16) + word;
  return "0x" + (word.replace(/^0+/, "") || "0");
}
