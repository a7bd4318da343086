/* referee: an outside opinion on peg solitaire solutions.
 *
 *     referee [--joined] [FILE]          (without FILE, or with -, standard input)
 * reads one or more solutions, one after the other, and replays each of them jump by jump on an array
 * with one byte a hole. It shares no code with the program whose solutions it judges, on purpose: a
 * mistake in a common reader, a common geometry or a common replay would make both sides agree on
 * something false. So it is as plain as possible: one file, C11, the C library, and nothing clever.
 *
 *     board T5          a triangle, or 8x5: a rectangle 8 wide and 5 high
 *     vacate a1         the hole that is empty at first (a1 or 0,0)
 *     finish a1         the hole of the last peg
 *     moves             and then, up to the next `board`,
 *     a3-a1 c3-a3       chains of holes, separated by white space or commas
 *
 * With --joined, two moves running must not be made by the same peg (they should have been one move).
 * Exit code 0: all solutions are right; 1: one is wrong (the first such is named); 2: cannot be read. */

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WRONG = 1, UNREADABLE = 2, LETTERS = 12, DIGITS = 15 };  /* longer words, numbers might overflow */
static const int64_t MOST_HOLES = 2000000000;

struct hole { int64_t x, y; };                  /* column and row, both from 0 */

static FILE *input;
static int c = ' ';                             /* the next character, not used yet, or EOF */
static int64_t line = 1, last_line;             /* the line c is on; that of the last key, value or move */
static int64_t solutions, jumps;
static char word[LETTERS + 1];                  /* the lower case letters read last */

static bool triangle;
static int64_t width, height;
static unsigned char *peg;                      /* 1 peg, 0 empty; row after row */
static size_t holes;

static _Noreturn void fail(int code, int64_t where, const char *format, ...)
{
    FILE *out = code == WRONG ? stdout : stderr;        /* a verdict is a result, anything else is not */
    va_list arguments;
    fprintf(out, "solution %lld: line %lld: ", (long long)solutions, (long long)where);
    va_start(arguments, format);
    vfprintf(out, format, arguments);
    va_end(arguments);
    fputc('\n', out);
    exit(code);
}

static void advance(void)
{
    static unsigned char buffer[1 << 20];               /* getc is slow on hundreds of megabytes */
    static size_t next, end;
    if (c == EOF) return;
    if (c == '\n') line++;
    if (next == end) {
        next = 0;
        end = fread(buffer, 1, sizeof buffer, input);
        if (ferror(input)) fail(UNREADABLE, line, "read error");
    }
    c = end ? buffer[next++] : EOF;
}

static bool blank(void) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
static bool digit(void) { return c >= '0' && c <= '9'; }

static void end_token(void)
{
    if (c != EOF && c != '#' && !blank()) fail(UNREADABLE, line, "unexpected character (code %d)", c);
    last_line = line;
}

static void read_word(void)
{
    size_t n = 0;
    for (; c >= 'a' && c <= 'z'; advance()) {
        if (n == LETTERS) fail(UNREADABLE, line, "word too long");
        word[n++] = (char)c;
    }
    word[n] = '\0';
}

static int64_t read_number(void)
{
    int64_t value = 0;
    if (!digit()) fail(UNREADABLE, line, "number expected");
    for (int n = 0; digit(); advance()) {
        if (n++ == DIGITS) fail(UNREADABLE, line, "number too long");
        if (n == 2 && value == 0) fail(UNREADABLE, line, "number with a leading zero");
        value = 10 * value + (c - '0');
    }
    return value;
}

/* Over white space, comments and, among moves, commas to the next word. False at the end of the input. */
static bool next_word(bool commas)
{
    for (bool comment = false; c != EOF; advance()) {
        comment = (comment && c != '\n') || c == '#';
        if (!comment && !blank() && !(commas && c == ',')) break;
    }
    read_word();
    return word[0] || c != EOF;
}

/* The word just read must be this key; goes on to its value, which has to be on the same line. */
static void check_key(const char *key)
{
    if (strcmp(word, key) != 0) fail(UNREADABLE, line, "`%s` expected", key);
    if (line == last_line) fail(UNREADABLE, line, "`%s` must begin a line", key);
    end_token();
    while (blank() && c != '\n') advance();
}

/* Makes a hole of the letters just read and the row after them. Columns: a to z, aa, ab and so on; rows from 1. */
static struct hole read_row(void)
{
    struct hole h = { -1, -1 };
    if (!word[0]) fail(UNREADABLE, line, "hole expected");
    for (const char *p = word; *p; p++) h.x = 26 * (h.x + 1) + (*p - 'a');
    h.y += read_number();
    if (h.y < 0) fail(UNREADABLE, line, "rows are counted from 1");
    return h;
}

static void check_on_board(struct hole h)
{
    if (h.y >= height || h.x >= (triangle ? h.y + 1 : width)) fail(WRONG, line, "a hole that is not on the board");
}

static unsigned char *at(struct hole h)                 /* only for holes known to be on the board */
{
    return peg + (triangle ? h.y * (h.y + 1) / 2 : h.y * width) + h.x;
}

static void read_board(void)                            /* and fills it */
{
    triangle = c == 'T';
    if (triangle) advance();
    width = height = read_number();
    if (!triangle) {
        if (c != 'x') fail(UNREADABLE, line, "a board such as T5 or 8x5 expected");
        advance();
        height = read_number();
    }
    end_token();
    if (width < 1 || height < 1) fail(UNREADABLE, line, "board without holes");
    if (width > MOST_HOLES / height) fail(UNREADABLE, line, "board too large");     /* before multiplying */
    holes = (size_t)(triangle ? height * (height + 1) / 2 : width * height);
    free(peg);
    peg = malloc(holes);
    if (!peg) fail(UNREADABLE, line, "out of memory");
    memset(peg, 1, holes);
}

static struct hole read_header_hole(const char *key)
{
    struct hole h;
    next_word(false);
    check_key(key);
    read_word();
    if (!word[0] && digit()) {                          /* 2,4 for c5; among moves commas separate */
        h.x = read_number();
        if (c != ',') fail(UNREADABLE, line, "comma expected, as in 2,4");
        advance();
        h.y = read_number();
    } else h = read_row();
    end_token();
    check_on_board(h);
    return h;
}

static void jump(struct hole from, struct hole to)      /* `from` is on the board */
{
    const int64_t dx = to.x - from.x, dy = to.y - from.y;
    const struct hole over = { from.x + dx / 2, from.y + dy / 2 };
    const bool across = (dx == 2 || dx == -2) && dy == 0, down = dx == 0 && (dy == 2 || dy == -2);
    const bool slanting = triangle && (dx == 2 || dx == -2) && dy == dx;
    const char *wrong = NULL;
    check_on_board(to);                                 /* both boards are convex, so `over` is on it, too */
    if (!across && !down && !slanting) wrong = "not a jump on this board";
    else if (!*at(from)) wrong = "no peg to jump with";
    else if (!*at(over)) wrong = "no peg to jump over";
    else if (*at(to)) wrong = "the target is not empty";
    if (wrong)
        fail(WRONG, line, "from %lld,%lld to %lld,%lld: %s", (long long)from.x, (long long)from.y,
             (long long)to.x, (long long)to.y, wrong);
    jumps++;
    *at(from) = *at(over) = 0;
    *at(to) = 1;
}

/* Replays the solution whose first word has just been read, likewise reads the first word of the next one.
 * False at the end of the input. */
static bool replay(bool joined)
{
    struct hole from, to = { -1, -1 };                  /* `to`: where the last move ended */
    size_t left = 0;
    bool more;
    check_key("board");
    read_board();
    *at(read_header_hole("vacate")) = 0;
    const struct hole finish = read_header_hole("finish");
    next_word(false);
    check_key("moves");
    while ((more = next_word(true)) && (strcmp(word, "board") != 0 || digit())) {   /* board7 is a hole */
        from = read_row();
        check_on_board(from);
        if (joined && from.x == to.x && from.y == to.y) fail(WRONG, line, "the same peg moves twice running");
        if (c != '-') fail(UNREADABLE, line, "`-` expected: a move has two holes at least");
        for (; c == '-'; from = to) {
            advance();
            read_word();
            to = read_row();
            jump(from, to);
        }
        last_line = line;
        if (c != ',') end_token();
    }
    for (size_t i = 0; i < holes; i++) left += peg[i];  /* counted, not concluded from the jumps */
    if (left != 1) fail(WRONG, last_line, "%zu pegs at the end", left);
    if (!*at(finish)) fail(WRONG, last_line, "the last peg is not on the finish hole");
    return more;
}

int main(int argc, char **argv)
{
    const bool joined = argc > 1 && strcmp(argv[1], "--joined") == 0;
    const int first = joined ? 2 : 1;
    const char *file = first < argc ? argv[first] : "-";
    if (argc > first + 1 || (file[0] == '-' && file[1])) {
        fputs("usage: referee [--joined] [FILE]\n", stderr);
        return UNREADABLE;
    }
    input = strcmp(file, "-") == 0 ? stdin : fopen(file, "rb");
    if (!input) {
        perror(file);
        return UNREADABLE;
    }
    next_word(false);
    do solutions++;                                     /* empty input is no exception: `board` expected */
    while (replay(joined));
    free(peg);
    printf("%lld solutions ok, %lld jumps\n", (long long)solutions, (long long)jumps);
    return fflush(stdout) == 0 ? 0 : UNREADABLE;
}
