"use strict";
// What users type, click and press, and what they see. The library has the rules (engine.js). board.js finds a peg's
// jumps at once.
class Page {
  static fields = ["board", "start", "goal"];
  static settings = ["watch", "marks", "names", "speed"];
  // As in the style: the board is above all else, or the window is low.
  static small = "(max-aspect-ratio: 1/1), (max-width: 479px), (max-height: 560px)";
  static slowest_slide = 260;     // ms
  static fastest_slides = 8;      // jumps a second; faster ones do not slide
  static rates = [1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 1000];
  static most_holes_watched = 200;  // on larger boards the fate is not searched for
  static watch_seconds = [0.4, 4];  // limits for finding the fate in the background; most are found in a moment
  static hint_seconds = 15;
  static fewest_seconds = 60;  // in the background
  static most_jumps_as_text = 20000;  // a browser's text field is slow with more
  static most_holes_aloud = 100;

  constructor() {
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

  // --- What the library knows.

  async solve() {
    if (this.edited) await this.edit();
    if (this.edited) return;
    if (this.typed() !== this.begun_with && !await this.set()) return;
    if (this.game?.known && this.game.played === 0) return this.show_known(this.game);
    const game = this.game, played = game && game.played > 0;
    this.leave();
    let found = game;
    const begin = (problem, jumps) => {
      if (played) {
        game.cut();
        this.moves.take(game);
      } else {
        this.install(this.board, problem, jumps);
        found = this.game;
      }
    };
    const answer = await this.work.ask("solve",
      [this.board.name, this.$("start").value, this.$("goal").value, played ? game.full.slice() : null],
      { begin, jumps: holes => this.take_jumps(found, holes), progress: words => this.show_progress(words) });
    if (this.refused(answer)) return answer.cancelled && this.say_verdict("cancelled");
    if (answer.jumps === undefined) {
      if (game) game.lose(game.played);
      return this.say_verdict((played ? "no solution from here: " : "no solution: ") + answer.reason +
        (played ? "; undo, or restart" : ""), "lost");
    }
    found.win(found.count);
    this.say_solved(answer.jumps, answer.moves, `, longest sweep ${answer.sweep}`);
  }
  // The jumps that a random position was made with.
  show_known(game) {
    this.leave();
    game.cut();
    game.append(game.known);
    game.win(game.count);
    this.moves.take(game);
    this.say_solved(game.count, game.begins.length);
  }
  say_solved(jumps, moves, more = "") {
    this.say_verdict(`solved, ${counted(jumps, "jump")} in ${counted(moves, "move")}${more}: play shows it, redo ` +
      "goes step by step", "won");
  }
  take_jumps(game, holes) {
    if (game !== this.game) return;
    const first = game.count === game.played;
    game.append(holes);
    if (first) this.moves.take(game);
    this.show_game();  // the board stays, and painting a large one is slow
  }

  // Finds out in the background whether the goal is in reach.
  async ask_fate() {
    const game = this.game;
    if (game?.reached) return this.ask_fewest(game);
    if (this.counting) this.watch.cancel();
    if (!game || this.edited || this.timer || game.fate || !this.$("watch").checked) return;
    if (this.board.count > Page.most_holes_watched) return;
    const played = game.played, asked = Date.now();
    // Cancel a question about another position if it takes longer than a new worker.
    if (this.watch.busy && asked - this.watch_since > 300) this.watch.cancel();
    this.watch_since = asked;
    this.looking = true;
    for (const seconds of Page.watch_seconds) {
      const answer = await this.ask_hints(game, played, seconds);
      if (game !== this.game || played !== game.played || answer.cancelled) return;
      this.take_fate(game, played, answer);
      if (game.fate) break;
    }
    this.looking = false;
    this.show();
  }
  async ask_fewest(game) {
    if (game.fewest || this.timer) return;
    game.fewest = {};
    this.counting = true;
    const answer = await this.watch.ask("fewest", [this.board.name, game.problem.start, game.problem.goal,
      Page.fewest_seconds]);
    this.counting = false;
    game.fewest = answer.cancelled ? null : answer;
    if (game === this.game) this.show();
  }
  ask_hints(game, played, seconds, hear = {}) {
    return this.watch.ask("hints", [this.board.name, game.problem.start, game.problem.goal, game.ends(played), seconds],
      hear);
  }
  take_fate(game, played, answer) {
    if (answer.error) return;
    this.hints = { game, played, jumps: answer.jumps };
    if (answer.fate === "won") game.win(played);
    if (answer.fate === "lost") game.lose(played, answer.reason);
  }

  // Takes a peg in hand whose jump keeps the goal in reach.
  async hint() {
    const game = this.game;
    if (this.edited) return this.show();
    if (!game) return this.say_verdict("choose a start first: a peg to take away; or solve, which chooses one");
    if (game.reached) return this.say_verdict("the goal is reached", "won");
    this.pause();
    const played = game.played;
    if (played < game.won_to) return this.give_hint({ from: game.from(played), to: game.to(played) });
    if (this.hints?.game !== game || this.hints.played !== played ||
        this.hints.jumps.every(({ fate }) => fate === "not known")) {
      if (this.board.count > Page.most_holes_watched)
        return this.say_verdict(`hints are for boards of at most ${Page.most_holes_watched} holes; solve may know`);
      this.say_verdict("looking for a jump …");
      const answer = await this.ask_hints(game, played, Page.hint_seconds);
      if (game !== this.game || played !== game.played || this.refused(answer)) return;
      this.take_fate(game, played, answer);
    }
    const won = this.hints.jumps.find(({ fate }) => fate === "won");
    if (won) return this.give_hint(won);
    if (game.fate === "lost") return this.say_verdict(lost_words(game), "lost");
    this.say_verdict("no jump is known to keep the goal in reach");
  }
  give_hint({ from, to }) {
    this.take_in_hand(from);
    this.hinted = { from, to };
    this.cursor = to;
    const name = i => this.board.hole_name(i);
    this.say_verdict(`${name(from)}-${name(to)} keeps the goal in reach`, "won");
  }

  async verify() {
    const text = this.$("text").value;
    this.leave();
    const answer = await this.work.ask("verify", [text], { progress: words => this.show_progress(words) });
    if (this.refused(answer, this.$("text"))) return;
    const board = await this.work.ask("board", [answer.board]);
    if (this.refused(board, this.$("text"))) return;
    this.$("board").value = board.name;
    this.install(new Board(board), answer.problem, answer.jumps.length / 3);
    this.game.append(answer.jumps);
    this.moves.take(this.game);
    if (answer.valid) this.game.win(this.game.count); else this.game.go(this.game.count);
    this.changed();
    this.say_verdict(answer.report, answer.valid ? "won" : "lost");
  }

  async game_text() {
    if (!this.game) {
      this.refused({ error: "no game has begun; take a peg away, or solve" });
      return null;
    }
    const { problem } = this.game;
    const answer = await this.work.ask("text", [this.board.name, problem.start, problem.goal,
      this.game.ends(this.game.count)]);
    return this.refused(answer) ? null : answer.text;
  }
  async write() {
    if (this.game?.count > Page.most_jumps_as_text)
      return this.refused({ error: `${counted(this.game.count, "jump")} are more than the ${Page.most_jumps_as_text} ` +
        "that a text field holds well; save writes them to a file" });
    const text = await this.game_text();
    if (text !== null) this.$("text").value = text;
  }
  async save() {
    const text = await this.game_text();
    if (text === null) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "solution.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  async share() {
    this.write_address();
    if (this.game?.count > 0 && !this.game.given && !this.address.includes("&moves="))
      return this.refused({ error: "this game is too long for a link; save writes it to a file" });
    let words = "the link is copied; it opens this game";
    try { await navigator.clipboard.writeText(this.address); } catch { words = "the link is the page's address"; }
    this.say_verdict(words);
  }

  // --- The display.

  changed() {
    this.ask_fate();
    this.show();
    this.tell_address();
  }
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
    if (!this.game || this.edited || this.board.count > Page.most_holes_aloud) return;
    const jumps = [...this.game.full.keys()].flatMap(i => this.board.jumps_from(this.game.full, i));
    const name = i => this.board.hole_name(i);
    this.$("aloud").textContent = counted(jumps.length, "jump") + ": " +
      jumps.map(({ from, to }) => name(from) + "-" + name(to)).join(", ");
  }
  tell() {
    const full = this.full_now(), some = [];
    // The verdict is announced separately, when it changes.
    let text = where_words(this.board, this.problem, this.game);
    if (this.board.count <= Page.most_holes_aloud) {
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

const page = new Page();
