"use strict";
// A start, jumps, and how many of them are played. The others were undone, or come next in a solution; another jump by
// hand replaces them.
class Game {
  // problem: from the library, {start, goal, vacate, finish, pegs, goalPegs}.
  constructor(board, problem, room = 0) {
    this.board = board;
    this.problem = problem;
    this.full = problem.pegs.slice();
    this.pegs = this.full.reduce((sum, peg) => sum + peg, 0);
    this.goal_pegs = problem.goalPegs?.reduce((sum, peg) => sum + peg, 0) ?? 1;
    this.holes = new Int32Array(3 * Math.max(room, 16));  // from, over and to of each jump
    this.begins = [];  // the first jump of each move
    this.count = 0;    // jumps
    this.played = 0;   // how many of them are played
    // The goal is in reach after up to won_to jumps, and out of reach after lost_from or more.
    this.won_to = -1;
    this.lost_from = Infinity;
    this.why_lost = "";
    this.fewest = null;  // of the whole problem, once asked: see fewest_words()
    this.given = false;  // its jumps are those that the page came with
  }

  // Adds jumps (from, over, to of each) without playing them.
  append(holes) {
    const end = 3 * this.count + holes.length;
    if (end > this.holes.length) {
      const more = new Int32Array(Math.max(end, 2 * this.holes.length));
      more.set(this.holes);
      this.holes = more;
    }
    this.holes.set(holes, 3 * this.count);
    for (; 3 * this.count < end; ++this.count)
      if (this.count === 0 || this.from(this.count) !== this.to(this.count - 1)) this.begins.push(this.count);
  }
  from(jump) { return this.holes[3 * jump]; }
  over(jump) { return this.holes[3 * jump + 1]; }
  to(jump) { return this.holes[3 * jump + 2]; }

  // A jump by hand. It drops the jumps that are not played, unless it is the next.
  play({ from, over, to }) {
    if (this.played === this.count || this.from(this.played) !== from || this.to(this.played) !== to) {
      this.cut();
      this.append([from, over, to]);
    }
    this.go(this.played + 1);
  }
  // Plays moves such as a3-a1-c1, with blanks or commas between them. Returns the first that is none, or "".
  play_text(text) {
    for (const move of text.split(/[\s,]+/).filter(Boolean)) {
      const names = move.split("-"), holes = names.map(name => this.board.hole_of(name));
      if (holes.length < 2 || holes.includes(-1)) return move;
      for (let i = 1; i < holes.length; ++i) {
        const from = holes[i - 1], to = holes[i], over = this.board.between(from, to);
        if (over < 0 || !this.full[from] || !this.full[over] || this.full[to]) return names[i - 1] + "-" + names[i];
        this.play({ from, over, to });
      }
    }
    return "";
  }
  cut() {
    this.given = false;
    this.count = this.played;
    this.won_to = Math.min(this.won_to, this.played);
    if (this.lost_from > this.played) this.lost_from = Infinity;
    while (this.begins.length > 0 && this.begins[this.begins.length - 1] >= this.count) this.begins.pop();
  }

  go(to) {
    to = Math.max(0, Math.min(this.count, to));
    for (; this.played < to; ++this.played) this.turn(this.played, 1);
    while (this.played > to) this.turn(--this.played, 0);
  }
  turn(jump, forwards) {
    this.full[this.from(jump)] = 1 - forwards;
    this.full[this.over(jump)] = 1 - forwards;
    this.full[this.to(jump)] = forwards;
    this.pegs += forwards ? -1 : 1;
  }

  get reached() {
    if (this.pegs !== this.goal_pegs) return false;
    const goal = this.problem.goalPegs;
    return !goal || this.full.every((peg, i) => peg === goal[i]);
  }

  // From 1; 0 at the start.
  get move() {
    let low = 0, high = this.begins.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.begins[middle] < this.played) low = middle + 1; else high = middle;
    }
    return low;
  }
  move_end(m) { return m + 1 < this.begins.length ? this.begins[m + 1] : this.count; }
  move_text(m) {
    let text = this.board.hole_name(this.from(this.begins[m]));
    for (let jump = this.begins[m]; jump < this.move_end(m); ++jump)
      text += "-" + this.board.hole_name(this.to(jump));
    return text;
  }
  get text() { return this.begins.map((_, m) => this.move_text(m)).join(","); }
  jump_text(jump) { return this.board.hole_name(this.from(jump)) + "-" + this.board.hole_name(this.to(jump)); }

  // from and to of the first `end` jumps, for the library.
  ends(end) {
    const ends = new Int32Array(2 * end);
    for (let jump = 0; jump < end; ++jump) {
      ends[2 * jump] = this.from(jump);
      ends[2 * jump + 1] = this.to(jump);
    }
    return ends;
  }

  // If the goal is in reach after some jumps, it was before. If it is lost, it stays lost.
  win(jumps) { this.won_to = Math.max(this.won_to, jumps); }
  lose(jumps, why = "") {
    if (jumps >= this.lost_from) return;
    this.lost_from = jumps;
    this.why_lost = why;
  }
  // "won", "lost", or "" if not known.
  get fate() { return this.played <= this.won_to ? "won" : this.played >= this.lost_from ? "lost" : ""; }
  // first: the first jump known to be too late, from 1; 0 for the start. exact: whether that jump lost the goal.
  get lost_since() { return { first: this.lost_from, exact: this.won_to === this.lost_from - 1 }; }
}
