/* referee: an outside opinion on peg solitaire solutions.
 *
 *     referee [--joined] [--numbers] [FILE]          (without FILE, or with -, standard input)
 * reads solutions and replays each of them jump by jump on an array with one byte a hole. It shares no code with the
 * program, as a common mistake would make both agree on something false. So it is as plain as possible: one file, C11.
 *
 *     board T5          [LATTICE:]SHAPE; a shape is T5, 8x5 (8 wide, 5 high), a name, a picture in one word, or
 *                       6x and a picture, each sign of which stands for 6 x 6 places
 *     notation numbers  may be left out: how the holes of this solution are written, letters or numbers
 *     vacate a1         the holes that are empty at first (a1 or 0,0), or: start POSITION
 *     finish a1         the holes of the last pegs, or any, for any single peg, or: goal POSITION
 *     moves             and then, up to the next `board`,
 *     a3-a1 c3-a3       chains of holes, separated by white space or commas
 *
 * It accepts capital letters, blanks round a hyphen and a byte order mark.
 * --joined: consecutive moves of one peg are wrong, as they are one move. --numbers: holes are numbered by row from 1.
 * Exit code 0: all solutions are right; 1: one is wrong (the first is named); 2: one cannot be read. */

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WRONG = 1, UNREADABLE = 2, LETTERS = 12, DIGITS = 15 }; /* longer words, numbers might overflow */
enum { EMPTY, PEG, NO_HOLE };                                  /* what a place of the board holds */
enum lattice { SQUARE, TRIANGULAR, DIAGONAL };
static const int64_t MOST_HOLES = 2000000000;

struct hole {
    int64_t x, y;
}; /* column and row, both from 0 */
static const struct hole NOWHERE = {-1, -1};

static FILE* input;
static int c = ' ';                 /* the next character, not used yet, or EOF */
static int64_t line = 1, last_line; /* the line c is on; that of the last key, value or move */
static int64_t solutions, jumps;
static char word[LETTERS + 1]; /* the letters read last, in lower case */
static char* value;            /* the value of a key read last, up to a blank */
static bool joined, numbers, numbers_unless_told;

static bool triangle; /* T_n: row y has y + 1 places; any other board has `width` */
static bool gaps;     /* not every place is a hole */
static enum lattice lattice;
static int64_t width, height;
static unsigned char* peg; /* EMPTY, PEG or NO_HOLE, row by row */
static size_t places;
static struct hole* numbered; /* the holes in the order of their numbers, if they have any */
static int64_t hole_count;

static _Noreturn void fail(int code, int64_t where, const char* format, ...) {
    FILE* out = code == WRONG ? stdout : stderr; /* a verdict is a result, an error is not */
    va_list arguments;
    fprintf(out, "solution %lld: line %lld: ", (long long)solutions, (long long)where);
    va_start(arguments, format);
    vfprintf(out, format, arguments);
    va_end(arguments);
    fputc('\n', out);
    exit(code);
}

static void* allocate(size_t count, size_t size) {
    void* p = calloc(count, size);
    if (!p) fail(UNREADABLE, line, "out of memory");
    return p;
}

static void advance(void) {
    static unsigned char buffer[1 << 20]; /* getc is slow on hundreds of megabytes */
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

static void skip_byte_order_mark(void) {
    static const int mark[] = {0xEF, 0xBB, 0xBF};
    advance();
    for (int i = 0; i < 3 && c == mark[i]; i++) advance();
}

static void end_token(void) {
    if (c != EOF && c != '#' && !blank()) fail(UNREADABLE, line, "unexpected character (code %d)", c);
    last_line = line;
}

static void read_word(void) {
    size_t n = 0;
    for (; (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); advance()) {
        if (n == LETTERS) fail(UNREADABLE, line, "word too long");
        word[n++] = (char)(c | 0x20);
    }
    word[n] = '\0';
}

static int64_t read_number(void) {
    int64_t number = 0;
    if (!digit()) fail(UNREADABLE, line, "number expected");
    for (int n = 0; digit(); advance()) {
        if (n++ == DIGITS) fail(UNREADABLE, line, "number too long");
        if (n == 2 && number == 0) fail(UNREADABLE, line, "number with a leading zero");
        number = 10 * number + (c - '0');
    }
    return number;
}

/* Skips white space and comments, and commas where they separate. */
static void skip(bool commas) {
    for (bool comment = false; c != EOF; advance()) {
        comment = (comment && c != '\n') || c == '#';
        if (!comment && !blank() && !(commas && c == ',')) break;
    }
}

/* Reads the next word; among moves it may follow a comma. False at the end of the input. */
static bool next_word(bool commas) {
    skip(commas);
    read_word();
    return word[0] || c != EOF;
}

/* Checks that the word just read is this key, and goes on to its value. */
static void check_key(const char* key) {
    if (strcmp(word, key) != 0) fail(UNREADABLE, line, "`%s` expected", key);
    if (line == last_line) fail(UNREADABLE, line, "`%s` must begin a line", key);
    end_token();
    skip(true);
}

/* Reads the value of a key. It has any length, as a picture may be as large as the board. */
static void read_value(void) {
    static size_t size;
    size_t n = 0;
    for (;; advance()) {
        if (n == size) {
            size = 2 * size + 64;
            value = realloc(value, size);
            if (!value) fail(UNREADABLE, line, "out of memory");
        }
        if (c == EOF || c == '#' || blank()) break;
        if (c == '\0') fail(UNREADABLE, line, "unexpected character (code 0)");
        value[n++] = (char)c;
    }
    value[n] = '\0';
    if (n == 0) fail(UNREADABLE, line, "value expected");
    last_line = line;
}

/* Holes ------------------------------------------------------------------------------------------------ */

static unsigned char* at(struct hole h) /* h must be within the board's box */
{
    return peg + (triangle ? h.y * (h.y + 1) / 2 : h.y * width) + h.x;
}

static void check_on_board(struct hole h) {
    if (h.y >= height || h.x >= (triangle ? h.y + 1 : width) || (gaps && *at(h) == NO_HOLE))
        fail(WRONG, line, "a hole that is not on the board");
}

static struct hole hole_with_number(int64_t number) {
    if (number < 1 || number > hole_count) fail(WRONG, line, "a number beyond the holes of the board");
    return numbered[number - 1];
}

/* Makes a hole from the letters just read and the row after them, or from numbers such as 2,4 without letters.
 * Columns: a to z, aa, ab and so on; rows from 1. */
static struct hole read_row(void) {
    struct hole h = {-1, -1};
    if (!word[0] && digit()) {
        h.x = read_number();
        if (numbers) return hole_with_number(h.x);
        if (c != ',') fail(UNREADABLE, line, "comma expected, as in 2,4");
        advance();
        return (struct hole){h.x, read_number()};
    }
    if (!word[0]) fail(UNREADABLE, line, "hole expected");
    for (const char* p = word; *p; p++) h.x = 26 * (h.x + 1) + (*p - 'a');
    h.y += read_number();
    if (h.y < 0) fail(UNREADABLE, line, "rows are counted from 1");
    return h;
}

/* Reads a number at *p and moves *p behind it. */
static int64_t take_number(const char** p) {
    const size_t length = strspn(*p, "0123456789");
    int64_t number = 0;
    if (length == 0 || length > DIGITS) fail(UNREADABLE, line, "number of 1 to %d digits expected", DIGITS);
    for (size_t i = 0; i < length; i++) number = 10 * number + *(*p)++ - '0';
    return number;
}

/* Reads a hole at *p in a key's value: a1, 0,0 or, with --numbers, 1. */
static struct hole take_hole(const char** p) {
    struct hole h = {0, 0};
    int n = 0;
    for (; (**p >= 'a' && **p <= 'z') || (**p >= 'A' && **p <= 'Z'); ++*p, n++) {
        if (n == LETTERS) fail(UNREADABLE, line, "word too long");
        h.x = 26 * h.x + (**p | 0x20) - 'a' + 1;
    }
    h.y = take_number(p);
    if (n > 0 && h.y < 1) fail(UNREADABLE, line, "rows are counted from 1");
    if (n > 0)
        h = (struct hole){h.x - 1, h.y - 1};
    else if (numbers)
        h = hole_with_number(h.y);
    else if (*(*p)++ == ',')
        h = (struct hole){h.y, take_number(p)};
    else
        fail(UNREADABLE, line, "comma expected, as in 2,4");
    check_on_board(h);
    return h;
}

/* Calls `with` for every hole of a list such as a1,c5 or 0,0,2,4. Returns how many there are. */
static int64_t for_each_listed(void (*with)(struct hole)) {
    const char* p = value;
    int64_t n = 0;
    for (bool more = true; more; n++) {
        with(take_hole(&p));
        more = *p == ',';
        if (*p && !more) fail(UNREADABLE, line, "holes separated by commas expected, not `%s`", value);
        if (more) p++;
    }
    return n;
}

/* Boards ----------------------------------------------------------------------------------------------- */

static int64_t distance(int64_t a, int64_t b) { return a < b ? b - a : a - b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* Whether (x, y) of the box is a hole; n and m are the numbers in the name. */
static bool in_cross(int64_t x, int64_t y, int64_t n, int64_t m) {
    (void)m;
    return distance(x, n + 1) <= 1 || distance(y, n + 1) <= 1;
}
static bool in_diamond(int64_t x, int64_t y, int64_t n, int64_t m) {
    (void)m;
    return distance(x, n - 1) + distance(y, n - 1) <= n - 1;
}
static bool in_octagon(int64_t x, int64_t y, int64_t n, int64_t m) /* a square with its four corners cut */
{
    const int64_t last = 3 * n - 3;
    (void)m;
    return least(x, last - x) + least(y, last - y) >= n - 1;
}
static bool in_hexagon(int64_t x, int64_t y, int64_t n, int64_t m) {
    (void)m;
    return distance(x, y) <= n - 1;
}
static bool in_trapezoid(int64_t x, int64_t y, int64_t n, int64_t m) {
    (void)m;
    return x < n + y;
}
static bool in_star(int64_t x, int64_t y, int64_t n, int64_t m) /* two triangles about one centre */
{
    const int64_t a = 2 * n - 2 - x, b = y - (2 * n - 2), d = x - y; /* a + b + d = 0 */
    (void)m;
    return most(most(a, b), d) <= n - 1 || least(least(a, b), d) >= 1 - n;
}
static bool in_asymmetric(int64_t x, int64_t y, int64_t n, int64_t m) /* arms of 3 up and left, 2 down and right */
{
    (void)n, (void)m;
    return (x >= 3 && x <= 5) || (y >= 3 && y <= 5);
}
static bool in_draughts(int64_t x, int64_t y, int64_t n, int64_t m) /* rows run along a chessboard's diagonals */
{
    const int64_t file = y + x - 3, rank = y - x + 3;
    (void)n, (void)m;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}
static bool in_cut_triangle(int64_t x, int64_t y, int64_t n, int64_t m) /* T_n without corners */
{
    (void)m;
    return x <= y && y > 0 && !(y == n - 1 && (x == 0 || x == y));
}

/* A shape's name, how many numbers follow it, n if none does, and its box: a + b n wide and high. */
static const struct shape {
    const char* name;
    int numbers;
    int64_t n;
    enum lattice lattice;
    int64_t a, b;
    bool (*has)(int64_t x, int64_t y, int64_t n, int64_t m);
} shapes[] = {
    {"english", 0, 2, SQUARE, 3, 2, in_cross},
    {"french", 0, 3, SQUARE, -2, 3, in_octagon},
    {"european", 0, 3, SQUARE, -2, 3, in_octagon},
    {"continental", 0, 3, SQUARE, -2, 3, in_octagon},
    {"wiegleb", 0, 3, SQUARE, 3, 2, in_cross},
    {"diamond", 0, 5, SQUARE, -1, 2, in_diamond},
    {"draughts", 0, 8, SQUARE, 0, 1, in_draughts},
    {"asymmetric", 0, 8, SQUARE, 0, 1, in_asymmetric},
    {"truncated12", 0, 5, TRIANGULAR, 0, 1, in_cut_triangle},
    {"truncated18", 0, 6, TRIANGULAR, 0, 1, in_cut_triangle},
    {"cross", 1, 0, SQUARE, 3, 2, in_cross},
    {"diamond", 1, 0, SQUARE, -1, 2, in_diamond},
    {"octagon", 1, 0, SQUARE, -2, 3, in_octagon},
    {"hexagon", 1, 0, TRIANGULAR, -1, 2, in_hexagon},
    {"star", 1, 0, TRIANGULAR, -3, 4, in_star},
    {"trapezoid", 2, 0, TRIANGULAR, 0, 0, in_trapezoid},
};

/* Allocates the board's places, all with this content. */
static void make_box(int64_t w, int64_t h, int content) {
    if (w < 1 || h < 1) fail(UNREADABLE, line, "board without holes");
    if (w > MOST_HOLES / h) fail(UNREADABLE, line, "board too large"); /* before multiplying */
    width = w;
    height = h;
    places = (size_t)(triangle ? h * (h + 1) / 2 : w * h);
    free(peg);
    peg = allocate(places, 1);
    memset(peg, content, places);
}

/* Reads the numbers behind a name, such as 4x3. False unless there are exactly so many. */
static bool take_numbers(const char* p, int count, int64_t* n, int64_t* m) {
    for (int i = 0; i < count; i++) {
        if (i > 0 && *p++ != 'x') return false;
        if (*p < '1' || *p > '9') return false;
        *(i == 0 ? n : m) = take_number(&p);
    }
    return *p == '\0';
}

/* polygonAxBxCxDxExF: walks around its sides; each row goes from the first hole of the walk to the last. False for
 * other names. */
static bool make_polygon(const char* name) {
    static const struct hole ways[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}};
    int64_t sides[6], left = 0, right = 0, bottom = 0;
    struct hole at_now = {0, 0};
    const char* p = name + strlen("polygon");
    if (strncmp(name, "polygon", strlen("polygon")) != 0) return false;
    for (int i = 0; i < 6; i++) {
        if (i > 0 && *p++ != 'x') return false;
        if (*p < '1' || *p > '9') return false;
        sides[i] = take_number(&p);
        if (sides[i] > MOST_HOLES) fail(UNREADABLE, line, "board too large");
        at_now.x += (sides[i] - 1) * ways[i].x;
        at_now.y += (sides[i] - 1) * ways[i].y;
        left = least(left, at_now.x);
        right = most(right, at_now.x);
        bottom = most(bottom, at_now.y);
    }
    if (*p != '\0') return false;
    if (at_now.x != 0 || at_now.y != 0) fail(UNREADABLE, line, "`%s` does not close", name);
    lattice = TRIANGULAR;
    gaps = true;
    make_box(right - left + 1, bottom + 1, NO_HOLE);
    at_now.x = -left;
    for (int i = 0; i < 6; i++) {
        for (int64_t k = 0; k < sides[i]; k++) {
            *at(at_now) = PEG;
            if (k + 1 == sides[i]) break;
            at_now.x += ways[i].x;
            at_now.y += ways[i].y;
        }
    }
    for (int64_t y = 0; y < height; y++) {
        int64_t first = 0, last = width - 1;
        while (*at((struct hole){first, y}) != PEG) first++;
        while (*at((struct hole){last, y}) != PEG) last--;
        for (int64_t x = first; x <= last; x++) *at((struct hole){x, y}) = PEG;
    }
    return true;
}

/* False for unknown shapes. */
static bool make_shape(const char* name) {
    if (make_polygon(name)) return true;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const struct shape* s = shapes + i;
        const size_t length = strlen(s->name);
        int64_t n = s->n, m = 0;
        if (strncmp(name, s->name, length) != 0 || !take_numbers(name + length, s->numbers, &n, &m)) continue;
        lattice = s->lattice;
        if (n > MOST_HOLES || m > MOST_HOLES) fail(UNREADABLE, line, "board too large");
        gaps = true;
        if (s->numbers == 2)
            make_box(n + m - 1, m, NO_HOLE);
        else
            make_box(s->a + s->b * n, s->a + s->b * n, NO_HOLE);
        for (int64_t y = 0; y < height; y++)
            for (int64_t x = 0; x < width; x++)
                if (s->has(x, y, n, m)) *at((struct hole){x, y}) = PEG;
        return true;
    }
    return false;
}

/* Calls `with` for every hole of a picture in one word, with whether it has a peg. Returns the longest row's length and
 * the number of rows, without those behind the last hole. */
static struct hole read_picture(const char* p, void (*with)(struct hole, bool)) {
    struct hole h = {0, 0}, size = {0, 0};
    for (; *p; p++) {
        if (*p == 'o' || *p == '*') {
            if (with) with(h, *p == '*');
            size = (struct hole){most(size.x, h.x + 1), h.y + 1};
        }
        if (*p == '/')
            h = (struct hole){0, h.y + 1};
        else
            h.x++;
    }
    return size;
}

static int64_t magnified = 1; /* a sign of the picture stands for this many places, across and down */

static void place_hole(struct hole h, bool with_peg) {
    (void)with_peg;
    for (int64_t y = 0; y < magnified; y++)
        for (int64_t x = 0; x < magnified; x++) *at((struct hole){magnified * h.x + x, magnified * h.y + y}) = PEG;
}

static void number_holes(void) {
    struct hole h = {0, 0};
    free(numbered);
    numbered = allocate(places, sizeof *numbered);
    hole_count = 0;
    for (size_t i = 0; i < places; i++, h.x++) {
        if (h.x == (triangle ? h.y + 1 : width)) h = (struct hole){0, h.y + 1};
        if (peg[i] != NO_HOLE) numbered[hole_count++] = h;
    }
}

static void read_board(void) /* and fills it */
{
    static const char* const names[] = {"square:", "triangular:", "diagonal:"};
    const char* shape;
    int wanted = -1;
    int64_t w = 0, h = 0;
    read_value();
    shape = value;
    for (int i = 0; i < 3; i++)
        if (strncmp(value, names[i], strlen(names[i])) == 0) {
            wanted = i;
            shape = value + strlen(names[i]);
        }
    lattice = SQUARE;
    triangle = gaps = false;
    if (shape[0] == 'T' && take_numbers(shape + 1, 1, &w, &h)) {
        if (wanted >= 0 && wanted != TRIANGULAR) fail(UNREADABLE, line, "a triangle on another lattice");
        triangle = true;
        lattice = TRIANGULAR;
        make_box(w, w, PEG);
    } else if (take_numbers(shape, 2, &w, &h)) {
        make_box(w, h, PEG);
    } else if (!make_shape(shape)) {
        magnified = 1;
        if (*shape >= '1' && *shape <= '9') {
            magnified = take_number(&shape);
            if (magnified > MOST_HOLES || *shape++ != 'x') fail(UNREADABLE, line, "no board is called `%.60s`", value);
        }
        if (!*shape || shape[strspn(shape, "o*./")]) fail(UNREADABLE, line, "no board is called `%.60s`", shape);
        const struct hole size = read_picture(shape, NULL);
        gaps = true;
        if (most(size.x, size.y) > MOST_HOLES / magnified) fail(UNREADABLE, line, "board too large");
        make_box(magnified * size.x, magnified * size.y, NO_HOLE);
        read_picture(shape, place_hole);
    }
    if (wanted >= 0) lattice = (enum lattice)wanted;
}

/* Start and goal --------------------------------------------------------------------------------------- */

static enum { ANY_PEG, LISTED, POSITION } goal_kind;
static struct hole* goal_holes; /* if the goal lists holes */
static int64_t goal_count, pictured;
static unsigned char* goal_position; /* if the goal is a position, place by place */

static void vacate_hole(struct hole h) {
    if (!*at(h)) fail(UNREADABLE, line, "a hole is named twice");
    *at(h) = EMPTY;
}

static void start_hole(struct hole h, bool with_peg) {
    check_on_board(h);
    *at(h) = with_peg ? PEG : EMPTY;
    pictured++;
}

static void add_goal_hole(struct hole h) {
    for (int64_t i = 0; i < goal_count; i++)
        if (goal_holes[i].x == h.x && goal_holes[i].y == h.y) fail(UNREADABLE, line, "a hole is named twice");
    goal_holes = realloc(goal_holes, (size_t)(goal_count + 1) * sizeof *goal_holes);
    if (!goal_holes) fail(UNREADABLE, line, "out of memory");
    goal_holes[goal_count++] = h;
}

static void goal_hole(struct hole h, bool with_peg) {
    check_on_board(h);
    goal_position[at(h) - peg] = with_peg ? PEG : EMPTY;
    pictured++;
}

/* Reads a position, which must have exactly the board's holes. */
static void read_position(void (*with)(struct hole, bool)) {
    int64_t count = 0;
    read_value();
    if (value[strspn(value, "o*./")]) fail(UNREADABLE, line, "a position in one word expected, such as .*./*o*/.*.");
    for (size_t i = 0; i < places; i++) count += peg[i] != NO_HOLE;
    pictured = 0;
    read_picture(value, with);
    if (pictured != count) fail(WRONG, line, "a position without some of the board's holes");
}

static void read_notation(void) {
    next_word(false);
    if (strcmp(word, "notation") != 0) return;
    check_key("notation");
    read_value();
    numbers = strcmp(value, "numbers") == 0;
    if (!numbers && strcmp(value, "letters") != 0) fail(UNREADABLE, line, "notation is letters or numbers");
    next_word(false);
}

static void read_start(void) {
    if (strcmp(word, "start") == 0) {
        check_key("start");
        read_position(start_hole);
    } else {
        check_key("vacate");
        read_value();
        for_each_listed(vacate_hole);
    }
}

static void read_goal(void) {
    next_word(false);
    goal_count = 0;
    if (strcmp(word, "goal") == 0) {
        check_key("goal");
        goal_kind = POSITION;
        free(goal_position);
        goal_position = allocate(places, 1);
        memset(goal_position, NO_HOLE, places);
        read_position(goal_hole);
    } else {
        check_key("finish");
        read_value();
        goal_kind = strcmp(value, "any") == 0 ? ANY_PEG : LISTED;
        if (goal_kind == LISTED) for_each_listed(add_goal_hole);
    }
}

/* Compares the pegs on the board with the goal. */
static void check_goal(void) {
    size_t left = 0, wanted = goal_kind == LISTED ? (size_t)goal_count : 1;
    for (size_t i = 0; i < places; i++) left += peg[i] == PEG;
    if (goal_kind == POSITION) {
        if (memcmp(peg, goal_position, places) != 0) fail(WRONG, last_line, "%zu pegs at the end, not the goal", left);
        return;
    }
    if (left != wanted) fail(WRONG, last_line, "%zu pegs at the end", left);
    for (int64_t i = 0; i < goal_count; i++)
        if (!*at(goal_holes[i])) {
            if (goal_count == 1) fail(WRONG, last_line, "the last peg is not on the finish hole");
            fail(WRONG, last_line, "the last pegs are not on the finish holes");
        }
}

/* Moves ------------------------------------------------------------------------------------------------ */

static void jump(struct hole from, struct hole to) /* `from` is on the board */
{
    const int64_t dx = to.x - from.x, dy = to.y - from.y;
    const struct hole over = {from.x + dx / 2, from.y + dy / 2};
    const bool across = (dx == 2 || dx == -2) && dy == 0, down = dx == 0 && (dy == 2 || dy == -2);
    const bool falling = dy == dx && lattice != SQUARE, rising = dy == -dx && lattice == DIAGONAL;
    const bool slanting = (dx == 2 || dx == -2) && (falling || rising);
    const char* wrong = NULL;
    check_on_board(to); /* so `over` is within the box, too */
    if (!across && !down && !slanting)
        wrong = "not a jump on this board";
    else if (!*at(from))
        wrong = "no peg to jump with";
    else if (*at(over) != PEG)
        wrong = *at(over) == EMPTY ? "no peg to jump over" : "no hole to jump over";
    else if (*at(to))
        wrong = "the target is not empty";
    if (wrong)
        fail(WRONG, line, "from %lld,%lld to %lld,%lld: %s", (long long)from.x, (long long)from.y, (long long)to.x,
             (long long)to.y, wrong);
    jumps++;
    *at(from) = *at(over) = EMPTY;
    *at(to) = PEG;
}

/* Skips blanks on this line, before a possible hyphen. */
static bool skip_spaces(void) {
    if (c != ' ' && c != '\t') return false;
    while (c == ' ' || c == '\t') advance();
    return true;
}

/* Replays the solution whose first word has just been read, and reads the first word of the next one. False at the end
 * of the input. */
static bool replay(void) {
    struct hole from, to = NOWHERE; /* `to`: where the last move ended */
    bool more;
    check_key("board");
    read_board();
    numbers = numbers_unless_told;
    read_notation();
    if (numbers) number_holes();
    read_start();
    read_goal();
    next_word(false);
    check_key("moves");
    while ((more = next_word(true)) && (strcmp(word, "board") != 0 || digit())) { /* board7 is a hole */
        bool apart;
        from = read_row();
        check_on_board(from);
        if (joined && from.x == to.x && from.y == to.y) fail(WRONG, line, "the same peg moves twice running");
        apart = skip_spaces();
        if (c != '-') fail(UNREADABLE, line, "`-` expected: a move has two holes at least");
        for (; c == '-'; from = to) {
            advance();
            skip_spaces();
            read_word();
            to = read_row();
            jump(from, to);
            apart = skip_spaces();
        }
        last_line = line;
        if (c != ',' && !apart) end_token();
    }
    check_goal();
    return more;
}

int main(int argc, char** argv) {
    const char* file = "-";
    int first = 1;
    for (; first < argc && argv[first][0] == '-' && argv[first][1]; first++) {
        if (strcmp(argv[first], "--joined") == 0)
            joined = true;
        else if (strcmp(argv[first], "--numbers") == 0)
            numbers_unless_told = true;
        else
            break;
    }
    if (first < argc) file = argv[first];
    if (argc > first + 1 || (file[0] == '-' && file[1])) {
        fputs("usage: referee [--joined] [--numbers] [FILE]\n", stderr);
        return UNREADABLE;
    }
    input = strcmp(file, "-") == 0 ? stdin : fopen(file, "rb");
    if (!input) {
        perror(file);
        return UNREADABLE;
    }
    skip_byte_order_mark();
    next_word(false);
    do solutions++; /* empty input is an error: `board` expected */
    while (replay());
    free(peg);
    free(numbered);
    free(value);
    free(goal_holes);
    free(goal_position);
    printf("%lld solutions ok, %lld jumps\n", (long long)solutions, (long long)jumps);
    return fflush(stdout) == 0 ? 0 : UNREADABLE;
}
