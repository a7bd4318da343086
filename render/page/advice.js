"use strict";
// What the library is asked about a game: solutions, hints, what is lost, the fewest moves, texts.
class Advice extends Display {
  static most_holes_watched = 200;  // on larger boards the fate is not searched for
  static watch_seconds = [0.4, 4];  // limits for finding the fate in the background; most are found in a moment
  static hint_seconds = 15;
  static fewest_seconds = 60;  // in the background
  static most_jumps_as_text = 20000;  // a browser's text field is slow with more

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
    if (this.board.count > Advice.most_holes_watched) return;
    const played = game.played, asked = Date.now();
    // Cancel a question about another position if it takes longer than a new worker.
    if (this.watch.busy && asked - this.watch_since > 300) this.watch.cancel();
    this.watch_since = asked;
    this.looking = true;
    for (const seconds of Advice.watch_seconds) {
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
      Advice.fewest_seconds]);
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
      if (this.board.count > Advice.most_holes_watched)
        return this.say_verdict(`hints are for boards of at most ${Advice.most_holes_watched} holes; solve may know`);
      this.say_verdict("looking for a jump …");
      const answer = await this.ask_hints(game, played, Advice.hint_seconds);
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
    if (this.game?.count > Advice.most_jumps_as_text)
      return this.refused({ error: `${counted(this.game.count, "jump")} are more than the ` +
        `${Advice.most_jumps_as_text} that a text field holds well; save writes them to a file` });
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
}
