/* pagoda: an outside opinion on pagoda functions, as `pegwright feasible` prints them.
 *
 *     pagoda [FILE]                  (without FILE, or with -, standard input) checks cases, each of them
 *         case BOARD --start=POSITION (or --vacate=HOLES) --goal=POSITION (or --finish=HOLES, --finish=any)
 *         whatever feasible says in its first line
 *         pagoda function, 0 at the start, 1 in the end:
 *         rows of weights, a dot where there is no hole, and perhaps more such functions
 *
 * A board is a picture in one word, with its lattice in front unless that is square: triangular:oo./ooo/.oo.
 * It checks that
 * - weights stand exactly where the board has holes
 * - no jump brings a peg that weighs more than the two that leave
 * - the sums of the first line are right, and the goal's is larger. `at most after the first jump` takes the largest
 * sum after a first jump, and `at least before the last jump` the least sum before a last one.
 * - for the goal of any single peg the functions name (`at a1 b2`, `into a1 b2`) all holes where a game could end, but
 *   for those that parities exclude: no sum of jumps, modulo 2, is the difference.
 *
 * It shares no code with the program or the other checkers. C11. Exit code 0: all functions are right, and it prints
 * how many cases have one; 1: one is wrong; 2: something cannot be read. */

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 64, MOST = 1024, LINE = 16384, WRONG = 1, UNREADABLE = 2 };
enum lattice { SQUARE, TRIANGULAR, DIAGONAL };
static const char* const lattice_names[] = {"square:", "triangular:", "diagonal:"};

static char line[LINE];  /* the one being read */
static char named[LINE]; /* the case, for messages */
static int cases, proven, functions;

static _Noreturn void fail(int code, const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(code == WRONG ? stdout : stderr, "%s: ", named);
    vfprintf(code == WRONG ? stdout : stderr, format, arguments);
    fputc('\n', code == WRONG ? stdout : stderr);
    va_end(arguments);
    exit(code);
}

/* The board and the problem -------------------------------------------------------------------------------- */

static enum lattice lattice;
static int number[SIDE][SIDE]; /* of the hole in a row and column, or -1 */
static int holes, rows, columns[SIDE];
static int jumps, from[8 * MOST], over[8 * MOST], to[8 * MOST];

typedef bool position[MOST];
static position start, goal;
static bool any; /* single peg will do */

static int pegs_of(const bool* p) {
    int n = 0;
    for (int i = 0; i < holes; i++) n += p[i];
    return n;
}

static int hole_at(int x, int y) { return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -1 : number[y][x]; }

static bool is_direction(int dx, int dy) {
    if (dx == 0 && dy == 0) return false;
    if (dx == 0 || dy == 0) return true;
    return lattice == DIAGONAL || (lattice == TRIANGULAR && dx == dy);
}

static void find_jumps(void) {
    jumps = 0;
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns[y]; x++)
            for (int dx = -1; dx <= 1; dx++)
                for (int dy = -1; dy <= 1; dy++) {
                    const int a = hole_at(x, y), b = hole_at(x + dx, y + dy), c = hole_at(x + 2 * dx, y + 2 * dy);
                    if (a < 0 || b < 0 || c < 0 || !is_direction(dx, dy)) continue;
                    from[jumps] = a, over[jumps] = b, to[jumps++] = c;
                }
}

static void read_board(const char* text) {
    lattice = SQUARE;
    for (int i = 0; i < 3; i++)
        if (strncmp(text, lattice_names[i], strlen(lattice_names[i])) == 0) {
            lattice = (enum lattice)i;
            text += strlen(lattice_names[i]);
        }
    holes = rows = 0;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) number[y][x] = -1;
    memset(columns, 0, sizeof columns);
    for (int x = 0, y = 0; *text; text++, x++) {
        if (*text == '/')
            x = -1, y++;
        else if (x >= SIDE || y >= SIDE || holes == MOST)
            fail(UNREADABLE, "the board is too large");
        else if (*text == 'o' || *text == '*')
            number[y][x] = holes++, columns[y] = x + 1, rows = y + 1;
        else if (*text != '.')
            fail(UNREADABLE, "the board has a `%c`", *text);
    }
    find_jumps();
}

static void read_position(const char* text, bool* p) {
    int n = 0;
    for (; *text; text++)
        if (*text == 'o' || *text == '*') {
            if (n == holes) fail(UNREADABLE, "a position has more holes than the board");
            p[n++] = *text == '*';
        }
    if (n < holes) fail(UNREADABLE, "a position has fewer holes than the board");
}

/* Reads a hole such as c5 at *text, and moves *text behind it. */
static int read_hole(const char** text) {
    int x = 0;
    char* end;
    while (**text >= 'a' && **text <= 'z') x = 26 * x + *(*text)++ - 'a' + 1;
    const long y = strtol(*text, &end, 10);
    const int hole = y < 1 || y > SIDE ? -1 : hole_at(x - 1, (int)y - 1);
    if (end == *text || hole < 0) fail(UNREADABLE, "no hole of the board at `%s`", *text);
    *text = end;
    return hole;
}

static void read_holes(const char* text, bool* p, bool peg) {
    for (int i = 0; i < holes; i++) p[i] = !peg;
    for (bool more = true; more; more = *text++ == ',') p[read_hole(&text)] = peg;
}

static const char* option(char* word, const char* name) {
    const size_t length = strlen(name);
    return strncmp(word, name, length) == 0 ? word + length : NULL;
}

static void read_case(void) {
    bool has_start = false, has_goal = false;
    strcpy(named, line);
    cases++;
    strtok(line, " "); /* the word `case` */
    char* word = strtok(NULL, " ");
    if (!word) fail(UNREADABLE, "a case without a board");
    read_board(word);
    any = false;
    while ((word = strtok(NULL, " "))) {
        const char *vacate = option(word, "--vacate="), *at = option(word, "--start=");
        const char *finish = option(word, "--finish="), *last = option(word, "--goal=");
        has_start |= vacate || at;
        has_goal |= finish || last;
        if (vacate) read_holes(vacate, start, false);
        if (at) read_position(at, start);
        if (last) read_position(last, goal);
        if (finish && strcmp(finish, "any") == 0)
            any = true;
        else if (finish)
            read_holes(finish, goal, true);
    }
    if (!has_start || !has_goal) fail(UNREADABLE, "a case needs a start and a goal");
}

/* One function --------------------------------------------------------------------------------------------- */

static int64_t weight[MOST];
static bool named_finish[MOST]; /* by this function */
static bool excluded[MOST];     /* by any function of the case */

static int64_t sum_of(const bool* p) {
    int64_t sum = 0;
    for (int i = 0; i < holes; i++) sum += p[i] ? weight[i] : 0;
    return sum;
}

/* Moves *p behind this text if it stands there. */
static bool take(const char** p, const char* text) {
    if (strncmp(*p, text, strlen(text)) != 0) return false;
    *p += strlen(text);
    return true;
}

static int64_t take_number(const char** p) {
    char* end;
    const int64_t n = strtoll(*p, &end, 10);
    if (end == *p) fail(UNREADABLE, "number expected at `%s`", *p);
    *p = end;
    return n;
}

static void read_weights(FILE* input) {
    size_t wide = 0;
    for (int y = 0; y < rows; y++) {
        if (!fgets(line, LINE, input)) fail(WRONG, "the function has too few rows");
        line[strcspn(line, "\n")] = '\0';
        int x = 0;
        for (const char* p = line; *p; x++) {
            const size_t width = strspn(p, " ") + strcspn(p + strspn(p, " "), " ");
            const char* text = p + strspn(p, " ");
            if (wide == 0) wide = width;
            if (width != wide) fail(WRONG, "row %d is not in columns", y + 1);
            const int hole = hole_at(x, y);
            if ((strncmp(text, ".", 1) == 0) != (hole < 0)) fail(WRONG, "row %d shows another board", y + 1);
            if (hole >= 0) weight[hole] = take_number(&text);
            p += width;
        }
        if (x != (columns[y] ? columns[y] : 1)) fail(WRONG, "row %d has another length", y + 1);
    }
}

static void check_jumps(void) {
    for (int j = 0; j < jumps; j++)
        if (weight[from[j]] + weight[over[j]] < weight[to[j]])
            fail(WRONG, "a jump raises the sum: %lld and %lld leave, %lld comes", (long long)weight[from[j]],
                 (long long)weight[over[j]], (long long)weight[to[j]]);
}

/* The largest sum after a first jump. */
static int64_t after_first(void) {
    int64_t most = INT64_MIN;
    for (int j = 0; j < jumps; j++) {
        const int64_t sum = sum_of(start) - weight[from[j]] - weight[over[j]] + weight[to[j]];
        if (start[from[j]] && start[over[j]] && !start[to[j]] && sum > most) most = sum;
    }
    return most;
}

/* The least sum before a last jump to this goal. */
static int64_t before_last(const bool* end) {
    int64_t least = INT64_MAX;
    for (int j = 0; j < jumps; j++) {
        const int64_t sum = sum_of(end) + weight[from[j]] + weight[over[j]] - weight[to[j]];
        if (!end[from[j]] && !end[over[j]] && end[to[j]] && sum < least) least = sum;
    }
    return least;
}

static int64_t goal_sum(bool before) {
    if (!any) return before ? before_last(goal) : sum_of(goal);
    int64_t least = INT64_MAX;
    for (int i = 0; i < holes; i++) {
        position peg = {false};
        peg[i] = true;
        const int64_t sum = before ? before_last(peg) : sum_of(peg);
        if (named_finish[i] && sum < least) least = sum;
    }
    return least;
}

static void check_function(FILE* input) {
    static char header[LINE];
    strcpy(header, line);
    const char* p = header;
    take(&p, "pagoda function, ");
    const int64_t at_start = take_number(&p);
    const bool after = take(&p, " at most after the first jump, ");
    if (!after && !take(&p, " at the start, ")) fail(UNREADABLE, "not understood: %s", p);
    const int64_t at_goal = take_number(&p);
    const bool before = take(&p, " at least before the last jump");
    if (!before && !take(&p, " in the end") && !take(&p, " at least in the end"))
        fail(UNREADABLE, "not understood: %s", p);
    memset(named_finish, 0, sizeof named_finish);
    if (any && !take(&p, before ? " into" : " at")) fail(WRONG, "no hole is named that cannot be the last");
    while (any && *p == ' ') {
        p++;
        const int hole = read_hole(&p);
        named_finish[hole] = excluded[hole] = true;
    }
    if (strcmp(p, ":") != 0) fail(UNREADABLE, "not understood: %s", p);
    read_weights(input);
    check_jumps();
    const int64_t is_start = after ? after_first() : sum_of(start), is_goal = goal_sum(before);
    if (is_start != at_start) fail(WRONG, "the start's sum is %lld", (long long)is_start);
    if (is_goal != at_goal) fail(WRONG, "the goal's sum is %lld", (long long)is_goal);
    if (is_goal <= is_start) fail(WRONG, "the goal's sum is not larger");
    /* The first jump must come before the last one. */
    if (pegs_of(start) - (any ? 1 : pegs_of(goal)) < after + before) fail(WRONG, "there are too few jumps");
    functions++;
}

/* Any single peg ------------------------------------------------------------------------------------------- */

/* A basis of the jumps modulo 2, by the first hole of each vector. */
static bool basis[MOST][MOST], has_basis[MOST];

static int reduced(bool* v) /* returns the first hole left, or -1 */
{
    int first = -1;
    for (int i = 0; i < holes; i++) {
        if (!v[i]) continue;
        if (has_basis[i])
            for (int k = i; k < holes; k++) v[k] ^= basis[i][k];
        else if (first < 0)
            first = i;
    }
    return first;
}

static void check_any(void) {
    memset(has_basis, 0, sizeof has_basis);
    for (int j = 0; j < jumps; j++) {
        position v = {false};
        v[from[j]] = v[over[j]] = v[to[j]] = true;
        const int first = reduced(v);
        if (first < 0) continue;
        memcpy(basis[first], v, sizeof(position));
        has_basis[first] = true;
    }
    for (int i = 0; i < holes; i++) {
        position v, peg = {false};
        peg[i] = true;
        memcpy(v, start, sizeof v);
        v[i] ^= true;
        if (!excluded[i] && reduced(v) < 0 && before_last(peg) != INT64_MAX)
            fail(WRONG, "hole %d of the board may be the last", i + 1);
    }
}

static void check_all(FILE* input) {
    bool found = false;
    do {
        const bool more = fgets(line, LINE, input) != NULL;
        if (more) line[strcspn(line, "\n")] = '\0';
        if (!more || strncmp(line, "case ", 5) == 0) {
            if (found && any) check_any();
            proven += found;
            if (!more) return;
            memset(excluded, 0, sizeof excluded);
            found = false;
            read_case();
        } else if (strncmp(line, "pagoda function, ", 17) == 0) {
            if (cases == 0) fail(UNREADABLE, "a function without a case");
            check_function(input);
            found = true;
        }
    } while (true);
}

int main(int argc, char** argv) {
    strcpy(named, "pagoda");
    if (argc > 2) fail(UNREADABLE, "usage: pagoda [FILE]");
    FILE* input = argc < 2 || strcmp(argv[1], "-") == 0 ? stdin : fopen(argv[1], "rb");
    if (!input) fail(UNREADABLE, "cannot read %s", argv[1]);
    check_all(input);
    printf("%d cases, %d with pagoda functions, %d functions\n", cases, proven, functions);
    return fflush(stdout) == 0 ? 0 : UNREADABLE;
}
