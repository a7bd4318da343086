"use strict";
class Controls {
  constructor(page) {
    this.page = page;
    this.listen();
  }

  listen() {
    const { page } = this, $ = page.$, on = (id, event, act) => $(id).addEventListener(event, act);
    on("ask", "submit", event => { event.preventDefault(); page.set(); });
    for (const id of Page.fields) {
      on(id, "keydown", event => {
        // Enter sets up the game; shift and Enter begins the next row of a picture.
        if (event.key !== "Enter" || event.shiftKey) return;
        event.preventDefault();
        page.set();
      });
      on(id, "input", () => { const field = $(id); field.rows = Math.min(12, field.value.split("\n").length);
        field.style.height = field.rows > 1 ? "auto" : ""; });
    }
    on("known", "change", () => {
      if (!$("known").value) return;
      $("board").value = $("known").value;
      $("start").value = $("goal").value = "";
      $("known").selectedIndex = 0;
      page.set();
    });
    on("edit", "click", () => page.edit());
    on("restart", "click", () => page.go_by_hand(0));
    on("undo", "click", () => page.go_by_hand((page.game?.played ?? 0) - 1));
    on("redo", "click", () => page.go_by_hand((page.game?.played ?? 0) + 1));
    on("last", "click", () => page.go_by_hand(page.game?.count ?? 0));
    on("play", "click", () => page.play());
    on("hint", "click", () => page.hint());
    on("solve", "click", () => page.solve());
    on("cancel", "click", () => page.work.cancel());
    on("verify", "click", () => page.verify());
    on("write", "click", () => page.write());
    on("save", "click", () => page.save());
    on("where", "input", () => { page.pause(); page.go(+$("where").value); });
    on("where", "change", () => page.tell());
    on("speed", "input", () => { $("rate").value = page.rate; });
    on("names", "change", () => page.draw());
    on("dark", "change", () => page.take_theme($("dark").checked));
    on("smaller", "click", () => this.zoom(1 / 1.5));
    on("larger", "click", () => this.zoom(1.5));
    on("stage", "keydown", event => this.take_key(event));
    on("stage", "focus", () => page.draw());
    on("stage", "blur", () => page.draw());
    on("stage", "pointerdown", event => this.pointer_down(event));
    on("stage", "pointermove", event => this.pointer_move(event));
    on("stage", "pointerup", event => this.pointer_up(event));
    on("stage", "pointercancel", () => { this.pressed = null; page.put_down_and_show(); });
    on("stage", "wheel", event => {
      if (!page.board || (event.deltaY > 0 && page.view.zoom === 1)) return;
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2);
    });
    new ResizeObserver(() => {
      if (!page.board) return;
      page.view.resize();
      page.draw();
    }).observe($("stage"));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => page.take_theme(matches));
  }

  zoom(factor) {
    const { page } = this;
    if (!page.board) return;
    page.view.zoom_by(factor);
    page.draw();
  }

  take_key(event) {
    const { page } = this;
    if (!page.board || event.ctrlKey || event.metaKey || event.altKey) return;
    const played = page.game?.played ?? 0;
    const acts = {
      Enter: () => page.pick(page.cursor), " ": () => page.pick(page.cursor), h: () => page.hint(),
      Escape: () => page.put_down_and_show(),
      u: () => page.go_by_hand(played - 1), r: () => page.go_by_hand(played + 1),
      Home: () => page.go_by_hand(0), End: () => page.go_by_hand(page.game?.count ?? 0),
      "+": () => this.zoom(1.5), "-": () => this.zoom(1 / 1.5),
    };
    this.with_keys = true;
    if (event.key.startsWith("Arrow")) {
      page.cursor = page.board.next_hole(page.cursor, event.key);
      page.view.bring(page.cursor);
      page.tell_hole(page.cursor);
      page.draw();
    } else if (acts[event.key]) {
      acts[event.key]();
    } else {
      return;
    }
    event.preventDefault();
  }

  // Drag a peg to where it jumps, or click both holes. Elsewhere a drag moves a large board.
  pointer_down(event) {
    const { page } = this;
    if (!page.board || event.button > 0) return;
    this.with_keys = false;
    const hole = page.view.hole_at(event.clientX, event.clientY);
    this.pressed = { x: event.clientX, y: event.clientY, last_x: event.clientX, last_y: event.clientY, hole,
      moved: false };
    const is_peg = page.game && !page.edited && hole >= 0 && page.game.full[hole];
    if (is_peg && page.view.touchable && hole !== page.held) {
      page.take_in_hand(hole);
      this.pressed.took = page.held === hole;
      page.draw();
    }
    page.$("stage").setPointerCapture(event.pointerId);
  }
  pointer_move(event) {
    const { page, pressed } = this;
    if (!pressed) return;
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 6) pressed.moved = true;
    if (!pressed.moved) return;
    if (page.held >= 0 && pressed.hole === page.held) page.drag = { x: event.clientX, y: event.clientY };
    else page.view.move_by(event.clientX - pressed.last_x, event.clientY - pressed.last_y);
    pressed.last_x = event.clientX;
    pressed.last_y = event.clientY;
    page.draw();
  }
  pointer_up(event) {
    const { page, pressed } = this;
    this.pressed = null;
    if (!pressed) return;
    const hole = page.view.hole_at(event.clientX, event.clientY);
    if (page.drag) {
      if (page.targets.includes(hole)) return page.pick(hole);
      return page.put_down_and_show();
    }
    if (pressed.moved) return;
    if (!page.view.touchable)
      return page.say_verdict("the holes are too small to be clicked here; + makes the board larger");
    // The first click has already taken the peg in hand.
    if (pressed.took) return page.show();
    page.pick(hole);
  }
}
