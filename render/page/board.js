"use strict";
// Holes are numbers, row by row from 0, at column x and row y.
class Board {
  constructor({ name, label, x, y, letters, positions, directions, right, down }) {
    Object.assign(this, { name, label, x, y, letters, positions, directions, right, down });
    this.count = x.length;
    this.rows = y[y.length - 1] + 1;
    this.row_begin = new Int32Array(this.rows + 1);
    for (const row of y) ++this.row_begin[row + 1];
    for (let row = 0; row < this.rows; ++row) this.row_begin[row + 1] += this.row_begin[row];
    this.box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let i = 0; i < this.count; ++i) {
      const [px, py] = this.place(i);
      this.box.left = Math.min(this.box.left, px);
      this.box.right = Math.max(this.box.right, px);
      this.box.top = Math.min(this.box.top, py);
      this.box.bottom = Math.max(this.box.bottom, py);
    }
  }

  // -1 if there is no such hole.
  index(x, y) {
    if (y < 0 || y >= this.rows) return -1;
    let low = this.row_begin[y], high = this.row_begin[y + 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.x[middle] < x) low = middle + 1; else high = middle;
    }
    return low < this.row_begin[y + 1] && this.x[low] === x ? low : -1;
  }

  hole_name(i) { return this.letters[this.x[i]] + (this.y[i] + 1); }
  // -1 if there is none.
  hole_of(name) {
    this.columns ??= new Map(this.letters.map((word, x) => [word, x]));
    const [, word, row] = /^([a-z]+)([1-9][0-9]*)$/i.exec(name) ?? [];
    return word ? this.index(this.columns.get(word) ?? -1, row - 1) : -1;
  }

  // In units between neighbours of a row.
  place(i) {
    return [this.x[i] * this.right[0] + this.y[i] * this.down[0], this.x[i] * this.right[1] + this.y[i] * this.down[1]];
  }

  // The nearest hole, or -1 outside of all.
  hole_at(px, py) {
    const y = Math.round(py / this.down[1]);
    const x = Math.round(px - y * this.down[0]);
    return this.index(x, y);
  }

  neighbours(i) {
    const found = [];
    for (let d = 0; d < this.directions.length; d += 2)
      found.push(this.index(this.x[i] + this.directions[d], this.y[i] + this.directions[d + 1]));
    return found.filter(hole => hole >= 0);
  }
  // The hole that a jump between these passes, or -1.
  between(from, to) {
    for (let d = 0; d < this.directions.length; d += 2) {
      const dx = this.directions[d], dy = this.directions[d + 1];
      if (this.x[from] + 2 * dx === this.x[to] && this.y[from] + 2 * dy === this.y[to])
        return this.index(this.x[from] + dx, this.y[from] + dy);
    }
    return -1;
  }

  jumps_from(full, from) {
    const jumps = [];
    if (!full[from]) return jumps;
    for (let d = 0; d < this.directions.length; d += 2) {
      const dx = this.directions[d], dy = this.directions[d + 1];
      const over = this.index(this.x[from] + dx, this.y[from] + dy);
      const to = this.index(this.x[from] + 2 * dx, this.y[from] + 2 * dy);
      if (over >= 0 && to >= 0 && full[over] && !full[to]) jumps.push({ from, over, to });
    }
    return jumps;
  }

  jumps_to(full, to) {
    const jumps = [];
    for (let d = 0; d < this.directions.length; d += 2) {
      const dx = this.directions[d], dy = this.directions[d + 1];
      const over = this.index(this.x[to] + dx, this.y[to] + dy);
      const from = this.index(this.x[to] + 2 * dx, this.y[to] + 2 * dy);
      if (over >= 0 && from >= 0 && full[over] && full[from]) jumps.push({ from, over, to });
    }
    return jumps;
  }

  // Jumps that, undone, lead to a position with one peg more.
  jumps_before(full, to) {
    const jumps = [];
    for (let d = 0; d < this.directions.length; d += 2) {
      const dx = this.directions[d], dy = this.directions[d + 1];
      const over = this.index(this.x[to] + dx, this.y[to] + dy);
      const from = this.index(this.x[to] + 2 * dx, this.y[to] + 2 * dy);
      if (over >= 0 && from >= 0 && !full[over] && !full[from]) jumps.push({ from, over, to });
    }
    return jumps;
  }

  // Tries the pegs or the empty holes, whichever are fewer.
  any_jump(full, pegs) {
    const many_pegs = 2 * pegs > this.count;
    for (let i = 0; i < this.count; ++i) {
      if (many_pegs === Boolean(full[i])) continue;
      if ((many_pegs ? this.jumps_to(full, i) : this.jumps_from(full, i)).length > 0) return true;
    }
    return false;
  }

  // The hole to which an arrow key leads, or itself. Up and down skip empty rows.
  next_hole(i, key) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step) return this.y[i + step] === this.y[i] ? i + step : i;
    const along = key === "ArrowUp" ? -1 : 1;
    const [px] = this.place(i);
    for (let row = this.y[i] + along; row >= 0 && row < this.rows; row += along) {
      let best = -1, best_off = Infinity;
      for (let k = this.row_begin[row]; k < this.row_begin[row + 1]; ++k) {
        // If two are equally near, take the left one downwards and the right one upwards, so that keys undo each other.
        const off = Math.abs(this.place(k)[0] - px) + (along < 0 ? -1e-6 * k : 1e-6 * k);
        if (off < best_off) { best = k; best_off = off; }
      }
      if (best >= 0) return best;
    }
    return i;
  }

  // Where a cursor begins.
  middle() {
    const px = (this.box.left + this.box.right) / 2, py = (this.box.top + this.box.bottom) / 2;
    let best = 0, best_off = Infinity;
    for (let i = 0; i < this.count; ++i) {
      const [x, y] = this.place(i), off = Math.hypot(x - px, y - py);
      if (off < best_off - 1e-9) { best = i; best_off = off; }
    }
    return best;
  }
}
