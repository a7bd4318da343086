"use strict";
// The board on a canvas, fitted to its place, or larger and moved about. Holes are discs if large enough; boards of a
// million holes are painted pixel by pixel.
class BoardView {
  static margin = 0.62;     // units around the holes: a diamond reaches 0.56
  static edge = 6;          // CSS pixels, for marks on fine boards
  static least_disc = 5;    // device pixels a unit; below it holes are painted as pixels
  static least_touch = 12;  // CSS pixels a unit; below it single holes cannot be clicked

  constructor(canvas, stage) {
    this.canvas = canvas;
    this.stage = stage;
    this.pen = canvas.getContext("2d");
  }

  take_board(board) {
    this.board = board;
    const { left, right, top, bottom } = board.box, margin = BoardView.margin;
    this.width = right - left + 2 * margin;
    this.height = bottom - top + 2 * margin;
    this.stage.style.setProperty("--ratio", this.height / this.width);
    this.zoom = 1;
    this.middle = [(left + right) / 2, (top + bottom) / 2];
    this.resize();
  }

  resize() {
    const ratio = window.devicePixelRatio || 1, { width, height } = this.stage.getBoundingClientRect();
    this.canvas.width = Math.max(60, Math.floor(width * ratio));
    this.canvas.height = Math.max(60, Math.floor(height * ratio));
    this.ratio = ratio;
    this.place();
  }

  // Sets the scale, in device pixels a unit, and the origin.
  place() {
    const edge = BoardView.edge * this.ratio;
    this.unit = this.zoom *
      Math.min((this.canvas.width - edge) / this.width, (this.canvas.height - edge) / this.height);
    this.origin = [this.canvas.width / 2 - this.middle[0] * this.unit,
      this.canvas.height / 2 - this.middle[1] * this.unit];
  }

  // Around the middle of the view.
  zoom_by(factor) {
    const most = Math.max(1, 60 * this.ratio / (this.unit / this.zoom));
    this.zoom = Math.max(1, Math.min(most, this.zoom * factor));
    this.move_by(0, 0);
  }
  // By CSS pixels. Some of the board stays in sight.
  move_by(dx, dy) {
    this.place();
    const { left, right, top, bottom } = this.board.box;
    const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
    this.middle = this.zoom === 1 ? [(left + right) / 2, (top + bottom) / 2] : [
      clamp(this.middle[0] - dx * this.ratio / this.unit, left, right),
      clamp(this.middle[1] - dy * this.ratio / this.unit, top, bottom)];
    this.place();
  }
  bring(hole) {
    const [x, y] = this.at(hole), edge = Math.min(1.5 * this.unit, this.canvas.width / 3, this.canvas.height / 3);
    const dx = Math.max(0, edge - x) - Math.max(0, x - this.canvas.width + edge);
    const dy = Math.max(0, edge - y) - Math.max(0, y - this.canvas.height + edge);
    if ((dx || dy) && this.zoom > 1) this.move_by(dx / this.ratio, dy / this.ratio);
  }

  get touchable() { return this.unit / this.ratio >= BoardView.least_touch; }
  // In device pixels.
  at(i) {
    const [x, y] = this.board.place(i);
    return [this.origin[0] + x * this.unit, this.origin[1] + y * this.unit];
  }
  // The hole at a point of the window, or -1.
  hole_at(client_x, client_y) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return this.board.hole_at(((client_x - left) * this.ratio - this.origin[0]) / this.unit,
      ((client_y - top) * this.ratio - this.origin[1]) / this.unit);
  }

  // scene: {full, last: {from, over, to}, hint: {from, to}, vacate, finish, movable, held, targets, cursor, slide,
  // drag, names, colours}. A slide is {from, over, to, back, done}, with done from 0 to 1; a drag is {x, y} in the
  // window.
  draw(scene) {
    this.scene = scene;
    this.pen.setTransform(1, 0, 0, 1, 0, 0);
    this.pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (this.unit < BoardView.least_disc) this.draw_pixels(); else this.draw_discs();
    this.draw_marks();
  }

  // For the visible holes, and some more.
  for_seen(f) {
    const { board, unit, origin, canvas } = this, [slant, down] = board.down;
    const first = Math.max(0, Math.floor((-origin[1] / unit - 1) / down));
    const last = Math.min(board.rows - 1, Math.ceil(((canvas.height - origin[1]) / unit + 1) / down));
    for (let row = first; row <= last; ++row) {
      const left = -origin[0] / unit - 1 - row * slant, right = (canvas.width - origin[0]) / unit + 1 - row * slant;
      let i = board.row_begin[row], end = board.row_begin[row + 1];
      while (i < end) {  // the first hole of the row that is in view
        const middle = (i + end) >> 1;
        if (board.x[middle] < left) i = middle + 1; else end = middle;
      }
      for (; i < board.row_begin[row + 1] && board.x[i] <= right; ++i) f(i);
    }
  }

  draw_discs() {
    const { pen, unit, scene } = this, { full, slide, colours } = scene;
    const moving = slide ? slide.back ? slide.from : slide.to : scene.drag ? scene.held : -1;
    const empty = new Path2D(), pegs = new Path2D();
    const disc = (path, x, y, radius) => { path.moveTo(x + radius, y); path.arc(x, y, radius, 0, 7); };
    this.for_seen(i => {
      const [x, y] = this.at(i);
      if (full[i] && i !== moving) disc(pegs, x, y, 0.38 * unit); else disc(empty, x, y, 0.36 * unit);
    });
    // The peg jumped over stays until half of the jump is done.
    if (slide && !slide.back && slide.done < 0.5) disc(pegs, ...this.at(slide.over), 0.38 * unit);
    pen.strokeStyle = colours.line;
    pen.lineWidth = 0.05 * unit;
    pen.stroke(empty);
    pen.fillStyle = colours.peg;
    pen.fill(pegs);
    if (slide || scene.drag) {
      const path = new Path2D();
      disc(path, ...(slide ? this.on_the_way(slide) : this.dragged(scene.drag)), 0.38 * unit);
      this.under_last = () => pen.fill(path);
    } else {
      this.under_last = () => {};
    }
  }
  on_the_way({ from, to, back, done }) {
    const [ax, ay] = this.at(back ? to : from), [bx, by] = this.at(back ? from : to);
    return [ax + (bx - ax) * done, ay + (by - ay) * done];
  }
  dragged({ x, y }) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return [(x - left) * this.ratio, (y - top) * this.ratio];
  }

  // Each pixel mixes the colours of its holes.
  draw_pixels() {
    const { pen, unit, origin, canvas, board, scene } = this, { width, height } = canvas;
    const image = pen.createImageData(width, height), pixels = new Uint32Array(image.data.buffer);
    const ink = ["line", "peg"].map(name => rgb(scene.colours[name]));
    const pixel = (k, share, cover) => {
      const mixed = ink[0].map((value, c) => Math.round(value + (ink[1][c] - value) * share));
      pixels[k] = cover << 24 | mixed[2] << 16 | mixed[1] << 8 | mixed[0];
    };
    const shades = [];  // by share of pegs, in 16 steps; empty holes are faint
    for (let s = 0; s <= 16; ++s) { pixel(0, s / 16, 70 + Math.round(185 * s / 16)); shades.push(pixels[0]); }
    pixels[0] = 0;
    if (unit < 1.5) {
      const holes = new Uint16Array(width * height), pegs = new Uint16Array(width * height);
      this.for_seen(i => {
        const x = Math.floor(origin[0] + (board.x[i] + board.y[i] * board.down[0]) * unit);
        const y = Math.floor(origin[1] + board.y[i] * board.down[1] * unit);
        if (x < 0 || y < 0 || x >= width || y >= height) return;
        ++holes[y * width + x];
        pegs[y * width + x] += scene.full[i];
      });
      for (let k = 0; k < holes.length; ++k) if (holes[k]) pixels[k] = shades[Math.round(16 * pegs[k] / holes[k])];
    } else {
      for (let y = 0, k = 0; y < height; ++y)
        for (let x = 0; x < width; ++x, ++k) {
          const i = board.hole_at((x - origin[0]) / unit, (y - origin[1]) / unit);
          if (i >= 0) pixels[k] = shades[scene.full[i] ? 16 : 0];
        }
    }
    pen.putImageData(image, 0, 0);
    this.under_last = () => {};
  }

  // On fine boards marks grow as large as they must to be seen.
  draw_marks() {
    const { pen, scene } = this, { colours, last, hint, movable, held, targets, cursor, names, drag } = scene;
    const size = Math.max(this.unit, 12 * this.ratio);
    pen.lineWidth = 0.07 * size;
    pen.strokeStyle = colours.start;
    for (const i of scene.vacate) this.frame(i, 0.45 * size, false);
    pen.strokeStyle = colours.finish;
    for (const i of scene.finish) this.frame(i, 0.56 * size, true);
    pen.strokeStyle = colours.ink;
    pen.lineWidth = 0.05 * size;
    for (const i of movable) this.ring(i, 0.46 * size);
    if (last) {
      pen.strokeStyle = colours.taken;
      pen.setLineDash([0.15 * size, 0.1 * size]);
      this.ring(last.over, 0.36 * size);
      pen.setLineDash([]);
      this.arrow(last, colours.taken, size);
    }
    this.under_last();
    if (held >= 0) {
      pen.strokeStyle = colours.ink;
      pen.lineWidth = 0.1 * size;
      this.ring_at(drag ? this.dragged(drag) : this.at(held), 0.38 * size);
    }
    // A ring leaves the hole's name legible.
    pen.strokeStyle = colours.finish;
    pen.lineWidth = (held >= 0 ? 0.1 : 0.05) * size;
    for (const target of targets) this.ring(target, 0.28 * size);
    if (hint) {
      pen.setLineDash([0.2 * size, 0.12 * size]);
      this.arrow(hint, colours.finish, size);
      pen.setLineDash([]);
    }
    if (names && this.unit >= 18 * Math.min(1, this.ratio)) this.draw_names();
    if (cursor >= 0) {
      pen.setLineDash([0.14 * size, 0.1 * size]);
      pen.strokeStyle = colours.ink;
      pen.lineWidth = 0.06 * size;
      this.frame(cursor, 0.49 * size, false);
      pen.setLineDash([]);
    }
  }
  // Under an arrow names have a halo.
  draw_names() {
    const { pen, scene } = this, { colours, full, last, hint } = scene;
    const crossed = [last, hint].map(jump => jump ? this.board.between(jump.from, jump.to) : -1);
    pen.font = Math.round(0.3 * this.unit) + "px sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.lineWidth = 0.14 * this.unit;
    pen.lineJoin = "round";
    this.for_seen(i => {
      const name = this.board.hole_name(i), at = this.at(i);
      pen.strokeStyle = full[i] ? colours.peg : colours.paper;
      if (crossed.includes(i)) pen.strokeText(name, ...at);
      pen.fillStyle = full[i] ? colours["on-peg"] : colours.ink;
      pen.fillText(name, ...at);
    });
    pen.lineJoin = "miter";
  }
  // From the rim of one hole to that of another, with a halo where it crosses a peg.
  arrow({ from, to }, colour, size) {
    const [ax, ay] = this.at(from), [bx, by] = this.at(to), { pen } = this;
    const length = Math.hypot(bx - ax, by - ay), ux = (bx - ax) / length * size, uy = (by - ay) / length * size;
    const tip = [bx - 0.45 * ux, by - 0.45 * uy], barb = side => [tip[0] - 0.25 * ux + side * 0.2 * uy,
      tip[1] - 0.25 * uy - side * 0.2 * ux];
    const shaft = new Path2D(), head = new Path2D(), dash = pen.getLineDash();
    shaft.moveTo(ax + 0.45 * ux, ay + 0.45 * uy);
    shaft.lineTo(...tip);
    head.moveTo(...barb(1));
    head.lineTo(...tip);
    head.lineTo(...barb(-1));
    pen.setLineDash([]);
    pen.strokeStyle = this.scene.colours.paper;
    pen.lineWidth = 0.18 * size;
    pen.stroke(shaft);
    pen.stroke(head);
    pen.strokeStyle = colour;
    pen.lineWidth = 0.09 * size;
    pen.stroke(head);
    pen.setLineDash(dash);
    pen.stroke(shaft);
  }
  ring(i, r) { this.ring_at(this.at(i), r); }
  ring_at([x, y], r) {
    this.pen.beginPath();
    this.pen.arc(x, y, r, 0, 7);
    this.pen.stroke();
  }
  frame(i, r, diamond) {
    const [x, y] = this.at(i);
    const corners = diamond ? [[0, -r], [r, 0], [0, r], [-r, 0]] : [[-r, -r], [r, -r], [r, r], [-r, r]];
    this.pen.beginPath();
    for (const [dx, dy] of corners) this.pen.lineTo(x + dx, y + dy);
    this.pen.closePath();
    this.pen.stroke();
  }
}

// "#0072b2" or "#fff" as three numbers.
function rgb(colour) {
  const digits = colour.trim().slice(1), wide = digits.length === 3;
  return [0, 1, 2].map(k => wide ? 17 * parseInt(digits[k], 16) : parseInt(digits.slice(2 * k, 2 * k + 2), 16));
}
