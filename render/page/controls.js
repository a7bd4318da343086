"use strict";
class Controls {
  constructor(page) {
    this.page = page;
    this.listen();
  }

  listen() {
    const { page } = this, $ = page.$, on = (id, event, act) => $(id).addEventListener(event, act);
    on("ask", "submit", event => { event.preventDefault(); page.set_by_hand(); });
    for (const id of Page.fields) {
      on(id, "keydown", event => {
        // Enter sets up the game; shift and Enter begins the next row of a picture.
        if (event.key !== "Enter" || event.shiftKey) return;
        event.preventDefault();
        page.set_by_hand();
      });
      on(id, "input", () => { const field = $(id); field.rows = Math.min(12, field.value.split("\n").length);
        field.style.height = field.rows > 1 ? "auto" : ""; });
    }
    on("known", "change", () => {
      if (!$("known").value) return;
      $("board").value = $("known").value;
      $("start").value = $("goal").value = "";
      $("known").selectedIndex = 0;
      page.set_by_hand();
    });
    on("new", "click", () => {
      $("setup").open = true;
      $("setup").scrollIntoView({ behavior: page.still.matches ? "auto" : "smooth" });
      $("known").focus({ preventScroll: true });
    });
    on("random", "click", () => page.set_random());
    for (const id of ["edit", "done"]) on(id, "click", () => page.edit());
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
    on("share", "click", () => page.share());
    on("typed", "keydown", event => {
      if (event.key === "Enter") page.play_typed();
    });
    on("where", "input", () => { page.pause(); page.go(+$("where").value); });
    on("where", "change", () => page.tell());
    on("speed", "input", () => { $("rate").value = page.rate; });
    for (const id of Page.settings) on(id, "change", () => page.take_settings());
    on("dark", "change", () => page.take_theme($("dark").checked));
    on("smaller", "click", () => this.zoom(1 / 1.5));
    on("larger", "click", () => this.zoom(1.5));
    document.addEventListener("keydown", event => this.take_key(event));
    window.addEventListener("hashchange", () => page.open());
    on("stage", "focus", () => page.draw());
    on("stage", "blur", () => page.draw());
    on("stage", "pointerdown", event => this.pointer_down(event));
    on("stage", "pointermove", event => this.pointer_move(event));
    on("stage", "pointerup", event => this.pointer_up(event));
    // The browser has begun to scroll.
    on("stage", "pointercancel", () => {
      if (this.pressed?.took) page.put_down();
      this.pressed = page.drag = null;
      page.show();
    });
    on("stage", "pointerleave", () => this.hover(-1));
    // A swipe scrolls the window unless it drags a peg or the board.
    $("stage").addEventListener("touchstart", event => {
      const drags = page.held >= 0 && this.pressed?.hole === page.held, two = event.touches.length === 2;
      if (two || drags || page.view.zoom > 1) event.preventDefault();
      if (two) this.pinch(event.touches);
    }, { passive: false });
    on("stage", "touchmove", ({ touches }) => { if (touches.length === 2) this.pinch(touches); });
    on("stage", "touchend", () => { this.pinched = null; });
    on("stage", "wheel", event => {
      // Where the window scrolls, the wheel scrolls it.
      const scrolls = document.documentElement.scrollHeight > innerHeight && !event.ctrlKey;
      if (!page.board || page.view.zoom === 1 && (event.deltaY > 0 || scrolls)) return;
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

  hover(hole) {
    const { page } = this;
    if (hole === page.hovered) return;
    page.hovered = hole;
    page.draw();
  }

  // Two fingers make the board larger and move it.
  pinch([a, b]) {
    const { page } = this, before = this.pinched;
    const now = { span: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2,
      y: (a.clientY + b.clientY) / 2 };
    this.pinched = now;
    this.pressed = null;
    page.put_down();
    if (!page.board || !before) return page.draw();
    page.view.zoom_by(now.span / before.span);
    page.view.move_by(now.x - before.x, now.y - before.y);
    page.draw();
  }

  zoom(factor) {
    const { page } = this;
    if (!page.board) return;
    page.view.zoom_by(factor);
    page.draw();
  }

  // On the board or without a focus all keys, on buttons all but those that press them, on sliders letters.
  take_key(event) {
    const { page } = this, stage = page.$("stage"), { target, key } = event;
    if (!page.board || event.altKey || target.closest("textarea, select, [type=text]")) return;
    if ((event.ctrlKey || event.metaKey) && key !== "z" && key !== "y") return;
    const on_board = target === stage || target === document.body;
    if (!on_board && (target.matches("[type=range]") ? !/^[a-z]$/.test(key) : key === "Enter" || key === " ")) return;
    const played = page.game?.played ?? 0;
    const acts = {
      z: () => page.go_by_hand(played - 1), y: () => page.go_by_hand(played + 1),
      p: () => page.tell(), m: () => page.tell_jumps(),
      Enter: () => page.pick(page.cursor), " ": () => page.pick(page.cursor), h: () => page.hint(),
      Escape: () => page.put_down_and_show(),
      u: () => page.go_by_hand(played - 1), r: () => page.go_by_hand(played + 1),
      Home: () => page.go_by_hand(0), End: () => page.go_by_hand(page.game?.count ?? 0),
      "+": () => this.zoom(1.5), "-": () => this.zoom(1 / 1.5),
    };
    if (key.startsWith("Arrow") || on_board && acts[key]) {
      this.with_keys = true;
      if (target !== stage) stage.focus({ preventScroll: true });
    }
    if (key.startsWith("Arrow")) {
      page.cursor = page.board.next_hole(page.cursor, key);
      page.view.bring(page.cursor);
      page.tell_hole(page.cursor);
      page.draw();
    } else if (acts[key]) {
      acts[key]();
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
    if (event.pointerType === "mouse") page.$("stage").setPointerCapture(event.pointerId);
  }
  pointer_move(event) {
    const { page, pressed } = this;
    if (!pressed) return event.pointerType === "mouse" && page.board &&
      this.hover(page.view.hole_at(event.clientX, event.clientY));
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
      if (hole >= 0 && hole !== page.held && !page.targets.includes(hole)) page.say_why_not(hole);
      else if (hole !== page.held) return page.pick(hole);
      return page.put_down_and_show();
    }
    if (pressed.moved) return;
    if (!page.view.touchable)
      return page.say_verdict("the holes are too small to be clicked here; two fingers or + make the board larger");
    // The first click has already taken the peg in hand.
    if (pressed.took) return page.show();
    page.pick(hole);
  }
}
