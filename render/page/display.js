"use strict";
// Shows Page's game in the elements of the page, and tells it to screen readers.
class Display {
  static most_holes_aloud = 100;

  show() {
    this.show_game();
    this.draw();
  }
  show_game() {
    const { game } = this, $ = this.$;
    $("replay").hidden = !game?.count;
    $("done").hidden = !this.edited;
    // Not disabled: the focus would be lost.
    $("undo").setAttribute("aria-disabled", !game?.played);
    $("redo").setAttribute("aria-disabled", !game || game.played === game.count);
    $("where").max = game?.count ?? 0;
    $("where").value = game?.played ?? 0;
    const words = where_words(this.board, this.problem, this.game);
    $("where").setAttribute("aria-valuetext", words);
    $("say").textContent = words;
    this.show_verdict();
    this.moves.mark();
    const data = document.body.dataset;
    data.board = this.board?.name ?? "";
    data.jump = game?.played ?? 0;
    data.jumps = game?.count ?? 0;
    data.pegs = game?.pegs ?? this.board?.count ?? 0;
  }
  // Shown until something else happens.
  say_verdict(words, fate = "") {
    this.verdict_given = { words, fate };
    this.show();
  }
  show_verdict() {
    const { words, fate } = this.verdict_given ??
      verdict_words(this.board, this.game, { edited: Boolean(this.edited), playing: Boolean(this.timer),
        looking: this.looking && this.watch.busy, watching: this.$("watch").checked }), element = this.$("verdict");
    if (element.textContent !== words) element.textContent = words;
    element.dataset.fate = fate;
  }
  show_work(busy) {
    clearTimeout(this.work_shown);
    // Short work must not flicker.
    if (busy) this.work_shown = setTimeout(() => { this.$("working").dataset.busy = ""; }, 150);
    else delete this.$("working").dataset.busy;
    this.$("progress").textContent = "working …";
  }
  show_progress(words) { this.$("progress").textContent = words; }

  draw() {
    if (!this.board || this.frame) return;
    this.frame = requestAnimationFrame(now => {
      this.frame = 0;
      this.paint(now);
    });
  }
  paint(now) {
    const { game, sliding } = this;
    const done = sliding ? Math.min(1, Math.max(0, (now - sliding.since) / sliding.time)) : 1;
    if (done === 1) this.sliding = null;
    const last = game && !this.edited && game.played > 0
      ? { from: game.from(game.played - 1), over: game.over(game.played - 1), to: game.to(game.played - 1) } : null;
    const { targets, movable } = this.choices();
    this.view.draw({ full: this.full_now(), last, hint: this.hinted, vacate: this.edited ? [] : this.problem.vacate,
      finish: this.problem.finish, held: this.held, targets, movable,
      cursor: this.controls.with_keys && document.activeElement === this.$("stage") ? this.cursor : -1,
      slide: this.sliding && { ...this.sliding, done }, drag: this.drag, names: this.$("names").checked,
      colours: this.colours });
    this.$("stage").toggleAttribute("data-zoomed", this.view.zoom > 1);
    if (this.sliding) this.draw();
  }

  // Pegs that can jump, if asked for or under the mouse, and where to.
  choices() {
    const { board, game, held, hovered } = this;
    if (!game || this.edited || !this.view.touchable) return { targets: this.targets, movable: [] };
    const movable = [];
    if (this.$("marks").checked)
      this.view.for_seen(i => { if (board.jumps_from(game.full, i).length > 0) movable.push(i); });
    const under = hovered >= 0 && held < 0 && !this.timer ? board.jumps_from(game.full, hovered) : [];
    if (under.length > 0) movable.push(hovered);
    return { targets: held >= 0 ? this.targets : under.map(({ to }) => to), movable };
  }

  // For screen readers.
  tell_jumps() {
    if (!this.game || this.edited || this.board.count > Display.most_holes_aloud) return;
    const jumps = [...this.game.full.keys()].flatMap(i => this.board.jumps_from(this.game.full, i));
    const name = i => this.board.hole_name(i);
    this.$("aloud").textContent = counted(jumps.length, "jump") + ": " +
      jumps.map(({ from, to }) => name(from) + "-" + name(to)).join(", ");
  }
  tell() {
    const full = this.full_now(), some = [];
    // The verdict is announced separately, when it changes.
    let text = where_words(this.board, this.problem, this.game);
    if (this.board.count <= Display.most_holes_aloud) {
      for (let i = 0; i < this.board.count; ++i) if (full[i]) some.push(this.board.hole_name(i));
      text += "; pegs in " + some.join(", ");
    }
    this.$("aloud").textContent = text;
  }
  tell_hole(hole) {
    const full = this.full_now(), name = this.board.hole_name(hole);
    const targets = this.game && !this.edited ? this.board.jumps_from(full, hole) : [];
    this.$("aloud").textContent = name + (full[hole] ? ", a peg" : ", empty") +
      (this.held === hole ? ", in hand" : "") +
      (targets.length ? ", jumps to " + targets.map(({ to }) => this.board.hole_name(to)).join(", ") : "");
  }

  take_theme(dark = matchMedia("(prefers-color-scheme: dark)").matches) {
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    this.$("dark").checked = dark;
    const style = getComputedStyle(document.documentElement);
    this.colours = {};
    for (const ink of ["paper", "ink", "on-peg", "line", "peg", "start", "finish", "taken"])
      this.colours[ink] = style.getPropertyValue("--" + ink).trim();
    this.draw();
  }
}
