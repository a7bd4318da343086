// The HTML player: the board on a canvas, drawn by a script inside the page. The data are the holes'
// places and the jumps as numbers of holes; a step back undoes a jump, so nothing is computed twice.
#include "render/geometry.hpp"
#include "render/layouts.hpp"

#include "base/error.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

// Room for the diamond around a hole, which reaches 0.56 units.
constexpr double margin = 0.7;  // units around the holes

// The page is two constant pieces and the data between them, a JavaScript object:
//
//     at     x, y of every hole in units, holes in the order of their numbers (from 0)
//     names  of the holes, as they are said below the board
//     empty  numbers of the holes without a peg at the start
//     jumps  from, over and to of each jump, three numbers each
//     vacate, finish            numbers of the holes that are marked
//     left, top, width, height  of the board with its margin, in units
//
// Whatever the speed, the timer of the page ticks every 16 ms and plays what is due by the clock, up to
// 1,000 jumps a second. The data hold numbers and holes' names only, so nothing in them can end the
// script.
const char* const page_head = R"html(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>TITLE</title>
<style>
body {
  font-family: sans-serif; margin: 0 auto; max-width: 60rem; padding: 0.5rem 1rem; color: #000; background: #fff;
}
h1 { font-size: 1.1rem; margin: 0.3rem 0; }
canvas { display: block; width: 100%; }
#bar { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
#bar button { min-width: 3rem; min-height: 2rem; }
#where { width: 100%; margin: 0.4rem 0; }
#say { min-height: 1.4em; font-family: monospace; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>TITLE</h1>
<div id="bar">
<button id="first" title="to the start (Home)">|&lt;</button>
<button id="back" title="one jump back (left arrow)">&lt;</button>
<button id="play" title="play and pause (space)">play</button>
<button id="next" title="one jump on (right arrow)">&gt;</button>
<button id="last" title="to the end (End)">&gt;|</button>
<label>jumps a second <input id="speed" type="range" min="0" max="10" value="2" step="1">
<output id="rate">4</output></label>
</div>
<input id="where" type="range" min="0" value="0" aria-label="jump">
<div id="say" aria-live="polite"></div>
<canvas id="board" role="img" aria-label="the board"></canvas>
<script>
"use strict";
const data = )html";

const char* const page_tail = R"html(;
const $ = id => document.getElementById(id);
const canvas = $("board"), pen = canvas.getContext("2d");
const full = new Uint8Array(data.at.length / 2).fill(1);
for (const i of data.empty) full[i] = 0;
let k = 0, timer = 0;
const jumps = data.jumps, count = jumps.length / 3;
const steps = [1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 1000];
$("where").max = count;
let pegs = full.length - data.empty.length;

function move(by) {
  while (by > 0 && k < count) {
    full[jumps[3 * k]] = 0; full[jumps[3 * k + 1]] = 0; full[jumps[3 * k + 2]] = 1;
    ++k; --by; --pegs;
  }
  while (by < 0 && k > 0) {
    --k; ++by; ++pegs;
    full[jumps[3 * k]] = 1; full[jumps[3 * k + 1]] = 1; full[jumps[3 * k + 2]] = 0;
  }
}
function go(to) { move(to - k); show(); }
function x(i) { return (data.at[2 * i] - data.left) * unit; }
function y(i) { return (data.at[2 * i + 1] - data.top) * unit; }
let unit = 1;
function disc(i, radius) { pen.moveTo(x(i) + radius, y(i)); pen.arc(x(i), y(i), radius, 0, 7); }
function show() {
  const ratio = window.devicePixelRatio || 1, width = Math.max(200, canvas.clientWidth);
  unit = Math.min(width / data.width, 44, Math.max(200, window.innerHeight - 170) / data.height) * ratio;
  canvas.width = width * ratio; canvas.height = Math.ceil(data.height * unit);
  canvas.style.height = canvas.height / ratio + "px";
  pen.setTransform(1, 0, 0, 1, Math.max(0, (canvas.width - data.width * unit) / 2), 0);
  pen.beginPath();
  for (let i = 0; i < full.length; ++i) if (!full[i]) disc(i, 0.36 * unit);
  pen.strokeStyle = "#8a8a8a"; pen.lineWidth = 0.05 * unit; pen.stroke();
  pen.beginPath();
  for (let i = 0; i < full.length; ++i) if (full[i]) disc(i, 0.38 * unit);
  pen.fillStyle = "#0072b2"; pen.fill();
  pen.lineWidth = 0.07 * unit;
  const r = 0.45 * unit, d = 0.56 * unit;
  pen.strokeStyle = "#d55e00";
  for (const i of data.vacate) pen.strokeRect(x(i) - r, y(i) - r, 2 * r, 2 * r);
  pen.strokeStyle = "#009e73";
  for (const i of data.finish) {
    pen.beginPath();
    pen.moveTo(x(i), y(i) - d); pen.lineTo(x(i) + d, y(i)); pen.lineTo(x(i), y(i) + d); pen.lineTo(x(i) - d, y(i));
    pen.closePath(); pen.stroke();
  }
  if (k > 0) {
    const a = jumps[3 * k - 3], b = jumps[3 * k - 1];
    pen.beginPath(); pen.moveTo(x(a), y(a)); pen.lineTo(x(b), y(b));
    pen.strokeStyle = "#000"; pen.lineWidth = 0.08 * unit; pen.stroke();
  }
  $("where").value = k;
  const last = k > 0 ? ", last " + data.names[jumps[3 * k - 3]] + "-" + data.names[jumps[3 * k - 1]] : "";
  $("say").textContent = k + " of " + count + " jumps, " + pegs + (pegs === 1 ? " peg" : " pegs") + last;
  document.body.dataset.jump = k; document.body.dataset.pegs = pegs;
}
function rate() { return steps[$("speed").value]; }
function pause() { clearInterval(timer); timer = 0; $("play").textContent = "play"; }
function play() {
  if (timer) return pause();
  if (k === count) go(0);
  $("play").textContent = "pause";
  let before = performance.now(), due = 0;
  timer = setInterval(() => {
    const now = performance.now();
    due += (now - before) * rate() / 1000; before = now;
    const jumpsDue = Math.floor(due); due -= jumpsDue;
    if (jumpsDue > 0) go(Math.min(count, k + jumpsDue));
    if (k === count) pause();
  }, 16);
}
$("first").onclick = () => { pause(); go(0); };
$("back").onclick = () => { pause(); go(k - 1); };
$("play").onclick = play;
$("next").onclick = () => { pause(); go(k + 1); };
$("last").onclick = () => { pause(); go(count); };
$("where").oninput = () => { pause(); go(+$("where").value); };
$("speed").oninput = () => { $("rate").value = rate(); };
window.onresize = show;
document.onkeydown = e => {
  if (e.target.tagName === "INPUT") return;
  const button = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" }[e.key];
  if (!button || (e.key === " " && e.target.tagName === "BUTTON")) return;
  e.preventDefault(); $(button).click();
};
show();
</script>
</body>
</html>
)html";

// For the text of an HTML element; the title may hold a board's name as the user wrote it.
std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return out;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

}  // namespace

Picture player_layout(const Story& story) {
    const Board& board = story.diagram.board();
    if (board.hole_count() > most_holes_on_board)
        fail_limit(fmt::format("{}: the player shows {} holes at most", story.title, most_holes_on_board));
    // Thousandths of a unit are finer than a pixel, and keep the page short.
    const auto rounded = [](double v) { return std::round(v * 1000) / 1000; };
    Point least{1e18, 1e18};
    Point most{-1e18, -1e18};
    nlohmann::json data;
    for (const char* key : {"at", "names", "empty", "jumps", "vacate", "finish"}) data[key] = nlohmann::json::array();
    story.diagram.for_each_hole([&](Hole hole, bool peg) {
        const Point p = unit_place(board.lattice(), hole);
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
        if (!peg) data["empty"].push_back(data["names"].size());
        data["at"].push_back(rounded(p.x));
        data["at"].push_back(rounded(p.y));
        data["names"].push_back(hole_text(board, hole, story.names));
    });
    for (const Move& move : story.moves)
        for (std::size_t i = 1; i < move.size(); ++i)
            for (const Hole hole : {move[i - 1], Jump{move[i - 1], move[i]}.over(), move[i]})
                data["jumps"].push_back(board.index(hole));
    for (const Hole hole : story.marks.start) data["vacate"].push_back(board.index(hole));
    for (const Hole hole : story.marks.finish) data["finish"].push_back(board.index(hole));
    data["left"] = rounded(least.x - margin);
    data["top"] = rounded(least.y - margin);
    data["width"] = rounded(most.x - least.x + 2 * margin);
    data["height"] = rounded(most.y - least.y + 2 * margin);
    return {story.title, "a player", {}, replaced(page_head, "TITLE", escaped(story.title)) + data.dump() + page_tail};
}

}  // namespace pegwright::render
