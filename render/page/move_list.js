"use strict";
// The moves as a list to click. Only those around the current one are listed: thousands of buttons would be slow.
class MoveList {
  static listed = 100;

  // chosen(jump): called to go to the position after that many jumps.
  constructor(list, chosen) {
    this.list = list;
    this.from = -1;
    list.addEventListener("click", event => {
      const button = event.target.closest("button");
      if (button) chosen(this.game.move_end(+button.dataset.move));
    });
  }

  take(game) {
    this.game = game;
    this.from = -1;
    this.list.replaceChildren();
  }

  mark() {
    const moves = this.game?.begins.length ?? 0, now = this.game ? this.game.move - 1 : -1;
    const middle = Math.max(0, now), end = this.from + MoveList.listed;
    const is_near_end = middle > end - 20 && end < moves;
    if (moves > 0 && (this.from < 0 || middle < this.from || is_near_end)) this.fill(middle, moves);
    const before = this.list.querySelector("[aria-current]");
    const button = now < 0 ? null : this.list.children[now - this.from]?.firstChild;
    if (before && before !== button) before.removeAttribute("aria-current");
    if (!button) { this.list.scrollTop = 0; return; }
    button.setAttribute("aria-current", "step");
    const top = button.offsetTop - this.list.offsetTop;
    if (top < this.list.scrollTop || top + button.offsetHeight > this.list.scrollTop + this.list.clientHeight)
      this.list.scrollTop = top - this.list.clientHeight / 2;
  }

  fill(middle, moves) {
    this.from = Math.max(0, Math.min(middle - MoveList.listed / 2, moves - MoveList.listed));
    this.list.replaceChildren();
    for (let m = this.from; m < Math.min(moves, this.from + MoveList.listed); ++m) {
      const item = document.createElement("li"), button = document.createElement("button");
      const number = document.createElement("span"), text = document.createElement("span");
      number.className = "number";
      number.textContent = m + 1;
      text.textContent = this.game.move_text(m);
      button.type = "button";
      button.append(number, text);
      button.dataset.move = m;
      item.append(button);
      this.list.append(item);
    }
  }
}
