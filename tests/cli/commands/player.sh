#!/bin/sh
# The HTML player in a browser.
#    usage: player.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || {
    echo "FAILED: chromium is not installed, so the player cannot be tried out"
    exit 1
}

# page FILE: its HTML after its scripts, in virtual time.
page() {
    timeout 120 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run \
        --user-data-dir="$work/profile" --virtual-time-budget=60000 --dump-dom "file://$work/$1" 2>browser.log
}

# Plays, steps back, drags; the title tells the outcome.
cat >script.html <<'END'
<script>
window.addEventListener("load", () => {
  const said = [], get = id => document.getElementById(id);
  const record = what => { said.push(what + "=" + document.body.dataset.pegs + "/" + document.body.dataset.jump); document.title = said.join(" "); };
  const drag = to => { get("where").value = to; get("where").dispatchEvent(new Event("input")); };
  record("begin");
  get("next").click(); record("next");
  get("first").click(); record("first");
  get("last").click(); record("last");
  get("first").click();
  get("speed").value = get("speed").max;
  get("speed").dispatchEvent(new Event("input"));
  get("play").click();
  const wait = setInterval(() => {
    if (document.body.dataset.pegs !== "1") return;
    clearInterval(wait);
    record("played");
    get("back").click(); get("back").click(); record("back");
    drag(0); record("dragged");
    drag(get("where").max); record("end");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" })); record("key");
    document.title += " done";
  }, 20);
});
</script>
END

# try SUBJECT PEGS: pegs and jumps at each step from this many pegs to one.
try() {
    board=$1
    pegs=$2
    jumps=$(($2 - 1))
    "$peg" draw "$board" --style replay --output "$board.html" || { fail "$board: no player"; return; }
    page "$board.html" >dom
    for id in first back play next last; do
        grep -q "<button id=\"$id\"" dom || fail "$board: no button $id"
    done
    for id in speed where; do
        grep -q "<input id=\"$id\" type=\"range\"" dom || fail "$board: no slider $id"
    done
    grep -q '<body[^>]* data-jump="0"' dom && grep -q "<body[^>]* data-pegs=\"$pegs\"" dom || fail "$board: no jump and pegs on the body: $(grep '<body' dom)"
    grep -q "0 of $jumps jumps, $pegs pegs" dom || fail "$board: does not say where it is"
    grep -qi 'src=\|<link\|https\?://\|@import' "$board.html" && fail "$board: the page asks for other files"

    sed '/<\/body>/d; /<\/html>/d' "$board.html" >played.html
    { cat script.html; echo '</body></html>'; } >>played.html
    page played.html >dom
    want="begin=$pegs/0 next=$((pegs - 1))/1 first=$pegs/0 last=1/$jumps played=1/$jumps back=3/$((jumps - 2)) dragged=$pegs/0 end=1/$jumps key=2/$((jumps - 1)) done"
    grep -qF "<title>$want</title>" dom || fail "$board: instead of <title>$want</title>: $(grep '<title>' dom) $(tail -2 browser.log)"
}

# Checks of list, #jump=, keys, names, dark mode and widths add words to the title.
cat >more.html <<'END'
<script>
window.addEventListener("load", () => {
  const said = [], get = id => document.getElementById(id), jump = () => document.body.dataset.jump;
  const is = (what, right) => { if (right) said.push(what); };
  const key = (target, name) => {
    for (const kind of ["keydown", "keyup"])
      target.dispatchEvent(new KeyboardEvent(kind, { key: name, bubbles: true, cancelable: true }));
  };
  is("hash", jump() === "3" && location.hash === "#jump=3");
  const list = [...get("moves").querySelectorAll("button")];
  is("list", list.length === MOVES && list[0].textContent === "1" + "FIRST");
  list[MOVES - 1].click();
  is("clicked", jump() === get("where").max && list[MOVES - 1].getAttribute("aria-current") === "step");
  const aloud = get("aloud").textContent;
  is("aloud", aloud.includes("1 peg, move MOVES of MOVES") && aloud.includes("pegs in"));
  key(get("first"), "Home");
  is("home", jump() === "0" && location.hash === "");
  get("next").focus();
  key(get("next"), " ");
  is("space", get("play").getAttribute("aria-label") === "pause" && jump() === "0");
  key(get("speed"), " ");
  is("paused", get("play").getAttribute("aria-label") === "play");
  const before = getComputedStyle(document.body).backgroundColor;
  get("dark").click(); get("names").click();
  is("dark", getComputedStyle(document.body).backgroundColor !== before);
  is("room", document.documentElement.scrollWidth <= innerWidth);
  const rects = [...document.querySelectorAll("#side > .bar button, #stage, #moves")].map(e => e.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  is("apart", rects.every((a, i) => rects.every((b, j) => i === j || apart(a, b))));
  is("large", [...document.querySelectorAll("button")].every(b => {
    const r = b.getBoundingClientRect(); return r.width >= 44 && r.height >= 44; }));
  location.hash = "#jump=2";
  window.onhashchange = new Proxy(window.onhashchange, { apply(f, ...rest) {
    Reflect.apply(f, ...rest); is("anew", jump() === "2"); document.title = said.join(" "); } });
});
</script>
END

# more MOVES FIRST COLUMNS: checks played.html.
more() {
    sed '/<\/body>/d; /<\/html>/d' english.txt.html >played.html
    { sed "s/MOVES/$1/g; s/FIRST/$2/" more.html; echo '</body></html>'; } >>played.html
    timeout 120 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run \
        --user-data-dir="$work/profile" --window-size="$3,800" --virtual-time-budget=10000 --dump-dom \
        "file://$work/played.html#jump=3" >dom 2>browser.log
    want='hash list clicked aloud home space paused dark room apart large anew'
    grep -qF "<title>$want</title>" dom || fail "$3 columns: instead of $want: $(grep '<title>' dom | tail -1)"
}

cat >english.txt <<'END'
board english
vacate d4
finish d4
moves
d2-d4 f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 g3-g5-e5 c3-e3 a3-c3 b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3
c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 b4-d4
END
cat >diagonal.txt <<'END'
board diagonal:4x4
vacate a1,b1
finish any
moves
b3-b1 d2-b2 a2-c2 a4-a2 c1-a1-a3 d1-b3 c4-a4-a2-c4-c2 d4-d2-b2
END

try T6 20
try 8x5 39
try english.txt 32
try diagonal.txt 14
# Windows have 500 columns or more.
more 18 d2-d4 500
more 18 d2-d4 1600
[ "$failures" -eq 0 ]
