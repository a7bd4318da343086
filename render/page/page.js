"use strict";
// What users do with boards and games. The library has the rules (engine.js); board.js finds a peg's jumps at once.
class Page extends Advice {
  static fields = ["board", "start", "goal"];
  static settings = ["watch", "marks", "names", "speed"];
  // As in the style: the board is above all else, or the window is low.
  static small = "(max-aspect-ratio: 1/1), (max-width: 479px), (max-height: 560px)";
  static slowest_slide = 260;     // ms
  static fastest_slides = 8;      // jumps a second; faster ones do not slide
  static rates = [1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 1000];

  constructor() {
    super();
    const $ = id => document.getElementById(id);
    this.$ = $;
    this.view = new BoardView($("canvas"), $("stage"));
    this.work = new Engine(busy => this.show_work(busy));
    this.watch = new Engine();
    this.moves = new MoveList($("moves"), jump => this.go_by_hand(jump));
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.held = -1;
    this.targets = [];
    this.cursor = 0;
    this.hovered = -1;
    this.timer = 0;
    this.given = JSON.parse($("given").textContent);
    this.controls = new Controls(this);
    this.restore_settings();
    this.take_theme();
    this.open();
    this.fill_menu();
  }
  get small() { return matchMedia(Page.small).matches; }

  // Settings outlive a reload, where the browser lets them.
  restore_settings() {
    let stored = {};
    try { stored = JSON.parse(localStorage.getItem("pegwright")) ?? {}; } catch { }
    for (const id of Page.settings.filter(id => id in stored)) {
      if (id === "speed") this.$(id).value = stored[id]; else this.$(id).checked = stored[id];
    }
    this.$("rate").value = this.rate;
  }
  take_settings() {
    const stored = Object.fromEntries(Page.settings.map(id =>
      [id, id === "speed" ? +this.$(id).value : this.$(id).checked]));
    try { localStorage.setItem("pegwright", JSON.stringify(stored)); } catch { }
    if (!stored.watch) this.watch.cancel();
    this.changed();
  }

  // --- The address.

  // The game of the address, the one that came with the page, or T5.
  async open() {
    clearTimeout(this.address_timer);
    const link = read_link(location.hash);
    if (this.board && this.game?.given && link.board === undefined) return this.go_by_hand(link.jump ?? 0);
    const given = link.board === undefined && this.given;
    const { title, board, start, goal, moves, jump } = given ? { ...given, jump: link.jump ?? 0 } : link;
    if (title) this.$("title").textContent = document.title = title;
    if (board !== undefined)
      for (const [id, text] of [["board", board], ["start", start], ["goal", goal]]) this.$(id).value = text ?? "";
    if (!await this.set() || !this.game) return;
    const wrong = this.game.play_text([moves ?? ""].flat().join(" "));
    this.game.given = Boolean(given) && !wrong;
    this.moves.take(this.game);
    this.game.go(jump ?? this.game.count);
    this.changed();
    if (wrong) this.refused({ error: `${wrong} is no jump here; the moves before it are played` });
  }
  // Later, as browsers refuse an address that changes too often.
  tell_address() {
    clearTimeout(this.address_timer);
    if (this.timer || !this.board || this.edited) return;
    this.address_timer = setTimeout(() => this.write_address(), 150);
  }
  get address() {
    return location.href.replace(/#.*/, "") + write_link(this.board, this.problem, this.game);
  }
  write_address() { history.replaceState(null, "", this.address); }

  // --- The board and the problem.

  changed() {
    this.ask_fate();
    this.show();
    this.tell_address();
  }

  // Begins a game from the fields; false if they make no sense.
  async set() {
    const [board_field, start, goal] = Page.fields.map(this.$);
    this.leave();
    const board = await this.work.ask("board", [board_field.value]);
    if (this.refused(board, board_field)) return false;
    const alone = await this.work.ask("problem", [board.name, start.value, "", null]);
    if (this.refused(alone, start)) return false;
    const problem = await this.work.ask("problem", [board.name, start.value, goal.value, null]);
    if (this.refused(problem, goal)) return false;
    this.install(new Board(board), problem);
    return true;
  }
  async set_by_hand() { if (await this.set()) this.show_board(); }
  // The fields' text; it may differ from the game's problem.
  typed() { return Page.fields.map(id => this.$(id).value).join("\n\n"); }
  // Shows an answer's error at its field; true if there is one.
  refused(answer, field = null) {
    for (const each of [...Page.fields, "text"]) this.$(each).removeAttribute("aria-invalid");
    const words = answer.error ?? "";
    this.$("error").textContent = words;
    if (answer.error && field) field.setAttribute("aria-invalid", "true");
    if (answer.error) this.$("error").scrollIntoView({ block: "nearest" });
    return Boolean(answer.error) || Boolean(answer.cancelled);
  }
  leave() {
    this.work.cancel();
    this.watch.cancel();
    this.pause();
    this.put_down();
    this.hints = null;
    this.verdict_given = null;
    this.$("error").textContent = "";
  }

  async set_random() {
    const board = await this.work.ask("board", [this.$("board").value]);
    if (this.refused(board, this.$("board"))) return;
    const goal = await this.work.ask("problem", [board.name, "", this.$("goal").value, null]);
    if (this.refused(goal, this.$("goal"))) return;
    const { pegs, jumps } = random_position(new Board(board), goal.goalPegs);
    const name = this.$("start").value = start_word({ start: "*", pegs });
    if (!await this.set()) return;
    this.$("start").value = this.problem.start = name;  // shorter than a picture
    this.begun_with = this.typed();
    this.game.win(0);
    this.game.known = jumps;
    const away = counted(jumps.length / 3, "jump");
    this.say_verdict(`a random position, ${away} from the goal; its name is the start, ${name}`);
    this.show_board();
  }
  // In a small window the fields have hidden it.
  show_board() {
    if (!this.small) return;
    this.$("setup").open = false;
    window.scrollTo(0, 0);
    this.$("side").scrollTo(0, 0);
  }

  // problem: without pegs until the user has chosen the start.
  install(board, problem, room) {
    const same = this.board?.name === board.name && this.board.label === board.label;
    if (!same) this.board = board;
    this.problem = problem;
    this.$("legend_start").hidden = problem.vacate.length === 0;
    this.$("legend_finish").hidden = problem.finish.length === 0;
    this.edited = null;
    this.$("edit").setAttribute("aria-pressed", "false");
    this.game = problem.pegs ? new Game(this.board, problem, room) : null;
    this.$("start").value = problem.start;
    this.$("goal").value = problem.goal === "any" ? "" : problem.goal;
    this.begun_with = this.typed();
    if (!same) {
      this.full = new Uint8Array(board.count).fill(1);
      this.view.take_board(this.board);
      this.cursor = this.board.middle();
    }
    this.moves.take(this.game ?? undefined);
    this.changed();
  }

  async choose_start(hole) {
    const problem = await this.work.ask("problem",
      [this.board.name, this.board.hole_name(hole), this.$("goal").value, null]);
    if (!this.refused(problem)) this.install(this.board, problem);
  }

  async edit() {
    if (!this.edited) {
      this.leave();
      this.edited = (this.game?.full ?? this.full).slice();
      this.$("edit").setAttribute("aria-pressed", "true");
      this.show_board();
      return this.changed();
    }
    const problem = await this.work.ask("problem", [this.board.name, "", this.$("goal").value, this.edited]);
    if (!this.refused(problem)) this.install(this.board, problem);
  }

  async fill_menu() {
    const menu = this.$("known"), first = new Option("boards …", "");
    menu.append(first);
    let names;
    do names = await this.work.ask("names"); while (names.cancelled);
    if (names.error) return;
    for (const { name, what } of names) menu.append(new Option(name + ": " + what, name));
  }

  // --- The game.

  full_now() { return this.edited ?? this.game?.full ?? this.full; }

  // By pointer or key.
  pick(hole) {
    if (hole < 0) return this.put_down_and_show();
    this.cursor = hole;
    this.verdict_given = null;
    if (this.edited) {
      this.edited[hole] = 1 - this.edited[hole];
      return this.changed();
    }
    if (!this.game) return this.choose_start(hole);
    const jump = this.held >= 0 && this.board.jumps_from(this.game.full, this.held).find(({ to }) => to === hole);
    if (jump) return this.play_jump(jump);
    if (hole === this.held) return this.put_down_and_show();
    if (!this.game.full[hole]) return this.say_why_not(hole);
    this.take_in_hand(hole);
    if (this.held < 0) return this.say_why_not(hole);
    this.show();
  }
  // Why the hole is nothing to click.
  say_why_not(hole) {
    const { board, held } = this, { full } = this.game;
    this.say_verdict(held >= 0 ? why_not(board, full, held, hole) : full[hole] ? why_stuck(board, full, hole)
      : `${board.hole_name(hole)} is empty: click a peg first`);
  }
  take_in_hand(hole) {
    this.pause();
    this.hinted = null;
    this.targets = this.board.jumps_from(this.game.full, hole).map(({ to }) => to);
    this.held = this.targets.length > 0 ? hole : -1;
    this.tell_hole(hole);
  }
  put_down() { this.held = -1; this.targets = []; this.drag = this.hinted = null; }
  put_down_and_show() { this.put_down(); this.show(); }

  play_jump(jump) {
    this.work.cancel();
    const begun = this.game.count, dragged = Boolean(this.drag);
    this.put_down();
    this.game.play(jump);
    if (this.game.count !== begun || this.game.count === this.game.played) this.moves.take(this.game);
    this.slide(dragged ? null : { ...jump, back: false });
    this.cursor = jump.to;
    this.verdict_given = null;
    this.changed();
    this.tell();
  }

  play_typed() {
    const field = this.$("typed");
    if (!this.game || this.edited) return this.show();
    this.leave();
    const wrong = this.game.play_text(field.value);
    this.moves.take(this.game);
    this.changed();
    this.tell();
    if (!this.refused(wrong ? { error: `${wrong} is no jump here` } : {}, field)) field.value = "";
  }

  // To the position after `to` jumps. aloud: also tell screen readers; not while it plays.
  go(to, aloud) {
    if (!this.game || this.edited) return this.show();
    const before = this.game.played;
    this.put_down();
    this.game.go(to);
    const by = this.game.played - before;
    if (Math.abs(by) === 1) {
      const jump = by > 0 ? before : before - 1;
      this.slide({ from: this.game.from(jump), over: this.game.over(jump), to: this.game.to(jump), back: by < 0 });
    } else {
      this.slide(null);
    }
    if (by !== 0) this.verdict_given = null;
    this.changed();
    if (aloud) this.tell();
  }
  go_by_hand(to) { this.pause(); this.go(to, true); }

  slide(jump) {
    const slow = !this.timer || this.rate <= Page.fastest_slides;
    this.sliding = jump && slow && !this.still.matches
      ? { ...jump, since: performance.now(), time: this.timer ? Math.min(Page.slowest_slide, 700 / this.rate)
        : Page.slowest_slide } : null;
  }

  get rate() { return Page.rates[this.$("speed").value]; }
  pause() {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = 0;
    this.say_play("play");
    this.changed();
    this.tell();
  }
  play() {
    if (this.timer) return this.pause();
    if (this.edited) return this.show();
    if (!this.game || this.game.count === 0)
      return this.say_verdict("there are no jumps to play yet; solve finds some");
    if (this.game.played === this.game.count) this.go(0);
    this.say_play("pause");
    let before = performance.now(), due = 0;
    this.timer = setInterval(() => {
      const now = performance.now();
      due += (now - before) * this.rate / 1000;
      before = now;
      const jumps = Math.floor(due);
      due -= jumps;
      if (jumps > 0) this.go(this.game.played + jumps);
      if (this.game.played === this.game.count && !this.work.busy) this.pause();
    }, 16);
  }
  say_play(word) {
    this.$("play").textContent = word;
    this.$("play").setAttribute("aria-label", word);
  }
}

const page = new Page();
