/* brute: tries everything that can happen in a peg solitaire problem of at most 20 holes.
 *
 *     brute [FILE]                   (without FILE, or with -, standard input) answers cases, one a line:
 *         BOARD [--vacate=HOLES | --start=POSITION] [--finish=HOLES | --finish=any | --goal=POSITION]
 *     brute --random SEED COUNT [HOLES]     prints COUNT cases of at most HOLES holes, always the same for a seed
 *
 * A board is a picture in one word, with its lattice in front unless that is square: triangular:oo./ooo/.oo. Without
 * a start any one hole may be vacated; without a goal any single peg will do. The answer has these lines:
 *
 *     case N BOARD OPTIONS           as it was read
 *     header LINE                    how a solution of this problem begins: some lines, the last of them `moves`
 *     solvable yes|no                whether jumps lead from the start to the goal
 *     count FRAGMENT FRAGMENT …      what the JSON of `count` must contain
 *     levels FRAGMENT FRAGMENT …     what the JSON of `levels` must contain
 *     moves FRAGMENT FRAGMENT …      what the JSON of `levels --by-moves` must contain
 *     starts FRAGMENT FRAGMENT …     what the JSON of `levels --starts` must contain
 *     shortest FRAGMENT FRAGMENT …   what the JSON of `shortest --count` must contain; up to 16 holes, solvable
 *     finishes "a1","b2"             where single pegs can be left
 *     pairs FEASIBLE SOLVABLE        pairs of the board, up to symmetry: feasible (same position class), solvable
 *     survey a1>b2+ a1>c3-           each feasible pair, with + if it is solvable
 *
 * It shares neither code nor ideas with the program: a position is an integer, a set of positions an array with a byte
 * for every integer. Symmetries are found by trying maps, and levels by jumping from the level before. C11 and the C
 * library. Exit code 0, or 2 for what cannot be read. */

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 20, SIDE = 26, LINE = 1000, SYMMETRIES = 12, JUMPS = 8 * MOST };
enum lattice { SQUARE, TRIANGULAR, DIAGONAL };
static const char* const lattice_names[] = {"square", "triangular", "diagonal"};

typedef uint32_t position; /* bit i: a peg in hole i */

static _Noreturn void fail(const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(2);
}

static int pegs_of(position p) {
    int n = 0;
    for (; p; p >>= 1) n += (int)(p & 1);
    return n;
}

/* The board -------------------------------------------------------------------------------------------- */

static enum lattice lattice;
static int holes, xs[MOST], ys[MOST]; /* in row order */
static int jumps;
static struct { position from, over, to; } jump[JUMPS];
static int symmetries, image[SYMMETRIES][MOST]; /* where each hole goes; all different */

static int hole_at(int x, int y) {
    for (int i = 0; i < holes; i++)
        if (xs[i] == x && ys[i] == y) return i;
    return -1;
}

static bool is_direction(int dx, int dy) {
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || (dx == 0 && dy == 0)) return false;
    if (dx == 0 || dy == 0) return true;
    return lattice == DIAGONAL || (lattice == TRIANGULAR && dx == dy);
}

static void find_jumps(void) {
    jumps = 0;
    for (int i = 0; i < holes; i++)
        for (int dx = -1; dx <= 1; dx++)
            for (int dy = -1; dy <= 1; dy++) {
                const int over = hole_at(xs[i] + dx, ys[i] + dy), to = hole_at(xs[i] + 2 * dx, ys[i] + 2 * dy);
                if (!is_direction(dx, dy) || over < 0 || to < 0) continue;
                jump[jumps].from = (position)1 << i;
                jump[jumps].over = (position)1 << over;
                jump[jumps++].to = (position)1 << to;
            }
}

/* Adds the map (x, y) -> (a x + b y, c x + d y), shifted onto the board, if it is a symmetry. */
static void try_symmetry(int a, int b, int c, int d) {
    int least_x = SIDE, least_y = SIDE, left = 2 * SIDE, top = 2 * SIDE, to[MOST];
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++)
            if (is_direction(dx, dy) != is_direction(a * dx + b * dy, c * dx + d * dy)) return;
    for (int i = 0; i < holes; i++) {
        const int x = a * xs[i] + b * ys[i], y = c * xs[i] + d * ys[i];
        least_x = xs[i] < least_x ? xs[i] : least_x;
        least_y = ys[i] < least_y ? ys[i] : least_y;
        left = x < left ? x : left;
        top = y < top ? y : top;
    }
    for (int i = 0; i < holes; i++) {
        to[i] = hole_at(a * xs[i] + b * ys[i] - left + least_x, c * xs[i] + d * ys[i] - top + least_y);
        if (to[i] < 0) return;
    }
    for (int s = 0; s < symmetries; s++)
        if (memcmp(image[s], to, sizeof(int) * (size_t)holes) == 0) return;
    memcpy(image[symmetries++], to, sizeof(int) * (size_t)holes);
}

static void find_symmetries(void) {
    symmetries = 0;
    for (int n = 0; n < 81; n++) {
        const int a = n % 3 - 1, b = n / 3 % 3 - 1, c = n / 9 % 3 - 1, d = n / 27 - 1;
        if (a * d - b * c == 1 || a * d - b * c == -1) try_symmetry(a, b, c, d);
    }
}

static position image_of(position p, int s) {
    position q = 0;
    for (int i = 0; i < holes; i++)
        if (p >> i & 1) q |= (position)1 << image[s][i];
    return q;
}

/* Reads the pegs of a picture in one word, and with `board` its holes. */
static position read_picture(const char* text, bool board) {
    int x = 0, y = 0, n = 0;
    position p = 0;
    for (const char* c = text; *c; c++) {
        if (*c == '/')
            x = 0, y++;
        else if (*c == '.')
            x++;
        else if (*c == 'o' || *c == '*') {
            if (board && (n == MOST || x >= SIDE || y >= SIDE)) fail("the board %s is too large", text);
            if (board)
                xs[n] = x, ys[n] = y;
            else if (n >= holes || xs[n] != x || ys[n] != y)
                fail("the position %s has other holes", text);
            if (*c == '*') p |= (position)1 << n;
            x++, n++;
        } else
            fail("the picture %s has a `%c`", text, *c);
    }
    if (n == 0 || (!board && n < holes)) fail("the picture %s lacks holes", text);
    holes = n;
    return p;
}

static void read_board(const char* text) {
    const char *colon = strchr(text, ':'), *picture = colon ? colon + 1 : text;
    lattice = SQUARE;
    if (colon) {
        int i = 0;
        while (i < 3 && strncmp(text, lattice_names[i], (size_t)(colon - text)) != 0) i++;
        if (i == 3) fail("no lattice is called as in %s", text);
        lattice = (enum lattice)i;
    }
    holes = 0;
    read_picture(picture, true);
    find_jumps();
    find_symmetries();
}

static position read_holes(const char* text) {
    position p = 0;
    for (const char* c = text; *c; c += *c == ',') {
        const int x = *c - 'a';
        char* end;
        const long y = strtol(c + 1, &end, 10);
        const int i = hole_at(x, (int)y - 1);
        if (end == c + 1 || (*end && *end != ',') || i < 0) fail("%s are no holes of the board", text);
        p |= (position)1 << i;
        c = end;
    }
    return p;
}

static const char* name_of(int hole) {
    static char names[4][16];
    static int next;
    char* name = names[next++ % 4];
    snprintf(name, sizeof names[0], "%c%d", 'a' + xs[hole], ys[hole] + 1);
    return name;
}

/* Position classes: parities that no jump changes, from labels that go 0, 1, 2, 0, … along every line. Diagonal jumps
 * allow no such labels. */
static int class_of(position p) {
    int count[2][3] = {{0}};
    for (int i = 0; i < holes; i++)
        if (p >> i & 1) {
            count[0][(xs[i] + ys[i]) % 3]++;
            count[1][(xs[i] - ys[i] + 3 * SIDE) % 3]++;
        }
    const int sums = (count[0][0] + count[0][1]) % 2 + (count[0][1] + count[0][2]) % 2 * 2;
    const int differences = (count[1][0] + count[1][1]) % 2 + (count[1][1] + count[1][2]) % 2 * 2;
    return lattice == DIAGONAL ? 0 : lattice == TRIANGULAR ? sums : 4 * sums + differences;
}

/* All games ---------------------------------------------------------------------------------------------- */

static struct {
    int starts, goals;
    position start[MOST], goal[MOST];
} problem;

static uint64_t ways[1 << MOST];      /* sequences of jumps that reach a position; 0: not reached */
static unsigned char wins[1 << MOST]; /* whether a goal is reached from it */
static position* level[MOST + 1];     /* the positions reached, by number of pegs */
static size_t count_of[MOST + 1], room_of[MOST + 1];

static uint64_t sum(uint64_t a, uint64_t b) {
    if (a > UINT64_MAX - b) fail("more than 64 bits can count");
    return a + b;
}

static void reach(position p, uint64_t in_ways) {
    const int n = pegs_of(p);
    if (ways[p] == 0) {
        if (count_of[n] == room_of[n]) {
            room_of[n] = 2 * room_of[n] + 16;
            level[n] = realloc(level[n], room_of[n] * sizeof(position));
            if (!level[n]) fail("out of memory");
        }
        level[n][count_of[n]++] = p;
    }
    ways[p] = sum(ways[p], in_ways);
}

/* The position a jump leads to, or p itself if there is no such jump. */
static position after(position p, int j) {
    if ((p & jump[j].from) && (p & jump[j].over) && !(p & jump[j].to))
        return (p & ~jump[j].from & ~jump[j].over) | jump[j].to;
    return p;
}

static void forget(void) {
    for (int n = 0; n <= MOST; n++) {
        for (size_t i = 0; i < count_of[n]; i++) ways[level[n][i]] = wins[level[n][i]] = 0;
        count_of[n] = 0;
    }
}

/* Plays everything from all starts, then marks the positions that lead to a goal. */
static void play_all(void) {
    forget();
    for (int i = 0; i < problem.starts; i++) reach(problem.start[i], 1);
    for (int n = holes; n > 0; n--)
        for (size_t i = 0; i < count_of[n]; i++)
            for (int j = 0; j < jumps; j++) {
                const position p = level[n][i], q = after(p, j);
                if (q != p) reach(q, ways[p]);
            }
    for (int i = 0; i < problem.goals; i++) wins[problem.goal[i]] = ways[problem.goal[i]] > 0;
    for (int n = 1; n <= holes; n++)
        for (size_t i = 0; i < count_of[n]; i++)
            for (int j = 0; j < jumps; j++) {
                const position p = level[n][i];
                if (wins[after(p, j)]) wins[p] = 1;
            }
    for (int i = 0; i < problem.goals; i++) /* unmark goals that were not reached */
        if (!ways[problem.goal[i]]) wins[problem.goal[i]] = 0;
}

static bool solvable(void) {
    for (int i = 0; i < problem.goals; i++)
        if (ways[problem.goal[i]]) return true;
    return false;
}

static uint64_t solutions(void) {
    uint64_t n = 0;
    for (int i = 0; i < problem.goals; i++) n = sum(n, ways[problem.goal[i]]);
    return n;
}

static bool is_end(position p) {
    for (int j = 0; j < jumps; j++)
        if (after(p, j) != p) return false;
    return true;
}

static void print_count(void) {
    uint64_t games = 0, positions = 0, played = 0, beginnings = 0, by_pegs[MOST + 1] = {0};
    for (int n = 0; n <= holes; n++) {
        positions += count_of[n];
        for (size_t i = 0; i < count_of[n]; i++)
            if (is_end(level[n][i])) by_pegs[n] = sum(by_pegs[n], ways[level[n][i]]);
        games = sum(games, by_pegs[n]);
        for (size_t i = 0; i < count_of[n]; i++) {
            beginnings = sum(beginnings, ways[level[n][i]]);
            for (int j = 0; j < jumps; j++) played += after(level[n][i], j) != level[n][i];
        }
    }
    printf("count \"solutions\":\"%llu\" \"positions\":\"%llu\" \"games\":\"%llu\"", (unsigned long long)solutions(),
           (unsigned long long)positions, (unsigned long long)games);
    for (int n = 0; n <= holes; n++)
        if (by_pegs[n]) printf(" \"%d\":\"%llu\"", n, (unsigned long long)by_pegs[n]);
    printf(" \"jumps_between_positions\":\"%llu\" \"beginnings\":\"%llu\"\n", (unsigned long long)played,
           (unsigned long long)beginnings);
}

/* Whether a symmetry keeps a set of positions. */
static bool keeps(int s, const position* set, int size) {
    for (int i = 0; i < size; i++) {
        int k = 0;
        while (k < size && set[k] != image_of(set[i], s)) k++;
        if (k == size) return false;
    }
    return true;
}

static void print_levels(void) {
    const int wanted = problem.goals ? pegs_of(problem.goal[0]) : 1, lowest = wanted > 0 ? wanted : 1;
    bool keeping[SYMMETRIES];
    for (int s = 0; s < symmetries; s++)
        keeping[s] = keeps(s, problem.start, problem.starts) && keeps(s, problem.goal, problem.goals);
    printf("levels");
    for (int n = holes; n >= lowest; n--) {
        size_t distinct = 0, winning = 0, distinct_winning = 0;
        for (size_t i = 0; i < count_of[n]; i++) {
            const position p = level[n][i];
            bool first = true;
            for (int s = 0; s < symmetries && first; s++) first = !keeping[s] || image_of(p, s) >= p;
            distinct += first;
            winning += wins[p];
            distinct_winning += first && wins[p];
        }
        if (count_of[n] == 0) continue;
        printf(" {\"pegs\":%d,\"reachable\":\"%zu\",\"reachable_all\":\"%zu\"", n, distinct, count_of[n]);
        printf(",\"winning\":\"%zu\",\"winning_all\":\"%zu\"", distinct_winning, winning);
    }
    putchar('\n');
}

static void print_finishes(void) {
    const char* comma = "";
    printf("finishes ");
    for (int i = 0; i < holes; i++)
        if (ways[(position)1 << i]) {
            printf("%s\"%s\"", comma, name_of(i));
            comma = ",";
        }
    putchar('\n');
}

static void print_pairs(void) {
    const position full = ((position)1 << holes) - 1;
    char *found = calloc(1, (size_t)(holes * holes) * 12 + 1), *end = found;
    int feasible = 0, solved = 0;
    if (!found) fail("out of memory");
    for (int vacate = 0; vacate < holes; vacate++) {
        problem.starts = 1;
        problem.start[0] = full & ~((position)1 << vacate);
        problem.goals = 0;
        play_all();
        for (int finish = 0; finish < holes; finish++) {
            const position last = (position)1 << finish;
            /* A single peg cannot jump. */
            const bool stays = pegs_of(problem.start[0]) == 1 && problem.start[0] != last;
            bool first = class_of(problem.start[0]) == class_of(last) && problem.start[0] && !stays;
            for (int s = 0; s < symmetries && first; s++) {
                const int v = image[s][vacate], f = image[s][finish];
                first = v > vacate || (v == vacate && f >= finish);
            }
            if (!first) continue;
            feasible++;
            solved += ways[last] > 0;
            end += sprintf(end, " %s>%s%c", name_of(vacate), name_of(finish), ways[last] ? '+' : '-');
        }
    }
    printf("pairs %d %d\nsurvey%s\n", feasible, solved, found);
    free(found);
}

/* Moves -------------------------------------------------------------------------------------------------- */

enum { MOVES_MOST = 16, NEVER = 255, SOLUTIONS = 5000 /* listed at most */, LENGTH = 64 };

static unsigned char first[1 << MOVES_MOST];                 /* moves to a position; NEVER: not reached */
static unsigned char first_end[1 << MOVES_MOST][MOVES_MOST]; /* the same, the last move ending in a hole */
static position* found;                                      /* positions in the order of `first` */
static int found_count;

static void end_move(position p, int hole, int moves) {
    if (first[p] == NEVER) {
        first[p] = (unsigned char)moves;
        found[found_count++] = p;
    }
    if (first_end[p][hole] == NEVER) first_end[p][hole] = (unsigned char)moves;
}

static int hole_of(position one) {
    int i = 0;
    while (!(one >> i & 1)) i++;
    return i;
}

/* All moves of the peg in `hole` end at positions with so many moves. */
static void move_on(position p, int hole, int moves) {
    for (int j = 0; j < jumps; j++) {
        const position q = after(p, j);
        if (q == p || jump[j].from != (position)1 << hole) continue;
        end_move(q, hole_of(jump[j].to), moves);
        move_on(q, hole_of(jump[j].to), moves);
    }
}

/* Breadth first, by whole moves. */
static void find_first(void) {
    memset(first, NEVER, sizeof first);
    memset(first_end, NEVER, sizeof first_end);
    if (!found) found = malloc(sizeof(position) << MOVES_MOST);
    if (!found) fail("out of memory");
    found_count = 0;
    for (int i = 0; i < problem.starts; i++) {
        first[problem.start[i]] = 0;
        found[found_count++] = problem.start[i];
    }
    for (int i = 0; i < found_count; i++)
        for (int hole = 0; hole < holes; hole++)
            if (found[i] >> hole & 1) move_on(found[i], hole, first[found[i]] + 1);
}

static int keeping_count;
static int keeping[SYMMETRIES]; /* symmetries that keep the problem */

static void find_keeping(bool starts) {
    keeping_count = 0;
    for (int s = 0; s < symmetries; s++)
        if ((!starts || keeps(s, problem.start, problem.starts)) && keeps(s, problem.goal, problem.goals))
            keeping[keeping_count++] = s;
}

/* Whether no image is smaller; hole: or -1. */
static bool is_least(position p, int hole) {
    for (int k = 0; k < keeping_count; k++) {
        const position q = image_of(p, keeping[k]);
        if (q < p || (q == p && hole >= 0 && image[keeping[k]][hole] < hole)) return false;
    }
    return true;
}

static void print_moves(void) {
    int all[LENGTH] = {0}, least[LENGTH] = {0}, ends[LENGTH] = {0}, least_ends[LENGTH] = {0};
    for (int i = 0; i < found_count; i++) {
        const position p = found[i];
        all[first[p]]++;
        least[first[p]] += is_least(p, -1);
        if (first[p] == 0) {
            ends[0]++;
            least_ends[0] += is_least(p, -1);
        }
        for (int hole = 0; hole < holes; hole++) {
            if (first_end[p][hole] == NEVER) continue;
            ends[first_end[p][hole]]++;
            least_ends[first_end[p][hole]] += is_least(p, hole);
        }
    }
    printf("moves");
    for (int moves = 0; moves < LENGTH; moves++)
        if (ends[moves])
            printf(
                " {\"moves\":%d,\"positions\":\"%d\",\"positions_all\":\"%d\",\"with_last_peg\":\"%d\","
                "\"with_last_peg_all\":\"%d\"}",
                moves, least[moves], all[moves], least_ends[moves], ends[moves]);
    putchar('\n');
}

static void print_starts(void) {
    static unsigned char winnable[1 << MOST];
    int all[MOST + 1] = {0}, least[MOST + 1] = {0};
    memset(winnable, 0, sizeof winnable);
    for (int i = 0; i < problem.goals; i++) winnable[problem.goal[i]] = 1;
    for (int n = 0; n <= holes; n++)
        for (position p = 0; p >> holes == 0; p++) {
            if (pegs_of(p) != n) continue;
            for (int j = 0; j < jumps; j++) winnable[p] |= winnable[after(p, j)];
            all[n] += winnable[p];
            least[n] += winnable[p] && is_least(p, -1);
        }
    printf("starts");
    for (int n = 0; n <= holes; n++)
        if (all[n]) printf(" {\"pegs\":%d,\"starts\":\"%d\",\"starts_all\":\"%d\"}", n, least[n], all[n]);
    putchar('\n');
}

/* Solutions with the fewest moves. A move is a list of jumps. */
static int fewest;
static uint64_t from_here[1 << MOVES_MOST]; /* solutions from a position that first[] moves lead to */
static bool known_from_here[1 << MOVES_MOST];
typedef struct {
    unsigned char length, jump[MOST];
} run;
typedef struct {
    position start;
    int moves;
    run move[MOST];
} solution;
static solution* list;
static size_t listed;

static bool is_goal(position p) {
    for (int i = 0; i < problem.goals; i++)
        if (problem.goal[i] == p) return true;
    return false;
}

static uint64_t solutions_from(position p);

static uint64_t solutions_by(position p, position peg, int moves) {
    uint64_t n = 0;
    for (int j = 0; j < jumps; j++) {
        const position q = after(p, j);
        if (q == p || jump[j].from != peg) continue;
        if (first[q] == moves) n = sum(n, solutions_from(q));
        n = sum(n, solutions_by(q, jump[j].to, moves));
    }
    return n;
}

static uint64_t solutions_from(position p) {
    if (known_from_here[p]) return from_here[p];
    uint64_t n = first[p] == fewest && is_goal(p);
    for (int hole = 0; hole < holes && first[p] < fewest; hole++)
        if (p >> hole & 1) n = sum(n, solutions_by(p, (position)1 << hole, first[p] + 1));
    known_from_here[p] = true;
    return from_here[p] = n;
}

static void list_from(position p, solution* so_far);

static void list_by(position p, position peg, solution* so_far) {
    run* move = &so_far->move[so_far->moves];
    for (int j = 0; j < jumps; j++) {
        const position q = after(p, j);
        if (q == p || jump[j].from != peg) continue;
        move->jump[move->length++] = (unsigned char)j;
        if (first[q] == so_far->moves + 1 && solutions_from(q)) {
            so_far->moves++;
            list_from(q, so_far);
            so_far->moves--;
        }
        list_by(q, jump[j].to, so_far);
        move->length--;
    }
}

static void list_from(position p, solution* so_far) {
    if (so_far->moves == fewest) {
        list[listed++] = *so_far;
        return;
    }
    so_far->move[so_far->moves].length = 0;
    for (int hole = 0; hole < holes; hole++)
        if (p >> hole & 1) list_by(p, (position)1 << hole, so_far);
}

static position touched(const run* move) {
    position p = 0;
    for (int i = 0; i < move->length; i++) {
        const int j = move->jump[i];
        p |= jump[j].from | jump[j].over | jump[j].to;
    }
    return p;
}

static int image_of_jump(int j, int s) {
    int k = 0;
    while (jump[k].from != image_of(jump[j].from, s) || jump[k].to != image_of(jump[j].to, s)) k++;
    return k;
}

static solution image_of_solution(const solution* a, int s) {
    solution b = *a;
    b.start = image_of(a->start, s);
    for (int m = 0; m < a->moves; m++)
        for (int i = 0; i < a->move[m].length; i++)
            b.move[m].jump[i] = (unsigned char)image_of_jump(a->move[m].jump[i], s);
    return b;
}

static int compare_moves(const run* a, const run* b) {
    if (a->length != b->length) return a->length - b->length;
    return memcmp(a->jump, b->jump, a->length);
}

static int compare(const void* x, const void* y) {
    const solution *a = x, *b = y;
    if (a->start != b->start) return a->start < b->start ? -1 : 1;
    for (int m = 0; m < a->moves; m++) {
        const int order = compare_moves(&a->move[m], &b->move[m]);
        if (order) return order;
    }
    return 0;
}

/* The same for all orders of independent moves: each goes as far to the front as it may, and those of one step are
 * sorted. */
static solution in_order(const solution* a) {
    solution b = *a;
    int step[MOST], n = 0;
    for (int m = 0; m < a->moves; m++) {
        step[m] = 0;
        for (int k = 0; k < m; k++)
            if (touched(&a->move[k]) & touched(&a->move[m]) && step[k] >= step[m]) step[m] = step[k] + 1;
    }
    for (int s = 0; n < a->moves; s++) {
        const int begin = n;
        for (int m = 0; m < a->moves; m++)
            if (step[m] == s) b.move[n++] = a->move[m];
        for (int i = begin + 1; i < n; i++)
            for (int k = i; k > begin && compare_moves(&b.move[k - 1], &b.move[k]) > 0; k--) {
                const run swapped = b.move[k];
                b.move[k] = b.move[k - 1];
                b.move[k - 1] = swapped;
            }
    }
    return b;
}

static size_t distinct(solution* all) {
    size_t n = 0;
    qsort(all, listed, sizeof *all, compare);
    for (size_t i = 0; i < listed; i++) n += i == 0 || compare(&all[i - 1], &all[i]) != 0;
    return n;
}

static void list_all(void) {
    solution begin = {0};
    listed = 0;
    for (int i = 0; i < problem.starts; i++) {
        begin.start = problem.start[i];
        if (solutions_from(begin.start)) list_from(begin.start, &begin);
    }
}

/* Distinct ones: in order or as they are, of all images the first or as they are. */
static size_t listed_up_to(bool order, bool symmetry) {
    list_all();
    for (size_t i = 0; i < listed; i++) {
        solution best = list[i];
        for (int k = 0; k < (symmetry ? keeping_count : 1); k++) {
            solution other = symmetry ? image_of_solution(&list[i], keeping[k]) : list[i];
            if (order) other = in_order(&other);
            if (k == 0 || compare(&other, &best) < 0) best = other;
        }
        list[i] = best;
    }
    return distinct(list);
}

static void print_shortest(void) {
    uint64_t all = 0;
    fewest = NEVER;
    for (int i = 0; i < problem.goals; i++)
        if (first[problem.goal[i]] < fewest) fewest = first[problem.goal[i]];
    if (fewest == NEVER) return;
    memset(known_from_here, 0, sizeof known_from_here);
    for (int i = 0; i < problem.starts; i++) all = sum(all, solutions_from(problem.start[i]));
    printf("shortest \"moves\":%d \"solutions\":\"%llu\"", fewest, (unsigned long long)all);
    if (all <= SOLUTIONS) {
        if (!list) list = malloc(sizeof(solution) * SOLUTIONS);
        if (!list) fail("out of memory");
        printf(" \"up_to_symmetry\":\"%zu\"", listed_up_to(false, true));
        printf(" \"up_to_order\":\"%zu\"", listed_up_to(true, false));
        printf(" \"up_to_order_and_symmetry\":\"%zu\"", listed_up_to(true, true));
    }
    putchar('\n');
}

/* Cases -------------------------------------------------------------------------------------------------- */

/* The value of --name= in the line, or nothing. */
static const char* option(char** words, int count, const char* name) {
    const size_t length = strlen(name);
    for (int i = 1; i < count; i++)
        if (strncmp(words[i], "--", 2) == 0 && strncmp(words[i] + 2, name, length) == 0 && words[i][2 + length] == '=')
            return words[i] + 3 + length;
    return NULL;
}

static void set_problem(const char* vacate, const char* start, const char* finish, const char* goal) {
    const position full = ((position)1 << holes) - 1;
    problem.starts = problem.goals = 1;
    if (start)
        problem.start[0] = read_picture(start, false);
    else if (vacate)
        problem.start[0] = full & ~read_holes(vacate);
    else
        for (problem.starts = 0; problem.starts < holes; problem.starts++)
            problem.start[problem.starts] = full & ~((position)1 << problem.starts);
    if (goal)
        problem.goal[0] = read_picture(goal, false);
    else if (finish && strcmp(finish, "any") != 0)
        problem.goal[0] = read_holes(finish);
    else
        for (problem.goals = 0; problem.goals < holes; problem.goals++)
            problem.goal[problem.goals] = (position)1 << problem.goals;
}

static void answer(char** words, int count) {
    static int number;
    const char *vacate = option(words, count, "vacate"), *start = option(words, count, "start");
    const char *finish = option(words, count, "finish"), *goal = option(words, count, "goal");
    read_board(words[0]);
    set_problem(vacate, start, finish, goal);
    play_all();
    printf("case %d", ++number);
    for (int i = 0; i < count; i++) printf(" %s", words[i]);
    printf("\nheader board %s\n", words[0]);
    if (start)
        printf("header start %s\n", start);
    else if (vacate)
        printf("header vacate %s\n", vacate);
    if (goal)
        printf("header goal %s\n", goal);
    else
        printf("header finish %s\n", finish ? finish : "any");
    puts("header moves");
    printf("solvable %s\n", solvable() ? "yes" : "no");
    if (vacate || start) print_count();
    print_levels();
    if (holes <= MOVES_MOST) {
        find_first();
        find_keeping(true);
        print_moves();
        print_shortest();
    }
    find_keeping(false);
    print_starts();
    if (vacate || start) print_finishes();
    print_pairs();
}

static void answer_all(FILE* input) {
    static char line[LINE];
    while (fgets(line, sizeof line, input)) {
        char* words[8];
        int count = 0;
        for (char* word = strtok(line, " \t\r\n"); word && count < 8; word = strtok(NULL, " \t\r\n"))
            words[count++] = word;
        if (count > 0 && words[0][0] != '#') answer(words, count);
    }
}

/* Random cases ------------------------------------------------------------------------------------------- */

static uint64_t seed;

/* 0 … below - 1, by Marsaglia's xorshift. */
static int chance(int below) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (int)((seed >> 11) % (uint64_t)below);
}

static bool grid[SIDE][SIDE];

static int fill_box(int left, int top, int w, int h, int in_hundred) {
    int n = 0;
    for (int y = top; y < top + h; y++)
        for (int x = left; x < left + w; x++)
            if (!grid[y][x] && chance(100) < in_hundred) grid[y][x] = true, n++;
    return n;
}

/* Grows a piece from a hole by neighbours, within a box. */
static void grow(int left, int top, int w, int h, int size) {
    int n = 0;
    const int y0 = top + chance(h), x0 = left + chance(w);
    grid[y0][x0] = true;
    for (int tries = 0; n + 1 < size && tries < 1000; tries++) {
        const int x = left + chance(w), y = top + chance(h);
        const bool beside = (x > 0 && grid[y][x - 1]) || grid[y][x + 1] || (y > 0 && grid[y - 1][x]) || grid[y + 1][x];
        if (!grid[y][x] && beside) grid[y][x] = true, n++;
    }
}

/* One chance() a statement, as compilers evaluate arguments in different orders. */
static void random_grid(int most) {
    const int kind = chance(20), left = chance(2), top = chance(2);
    memset(grid, 0, sizeof grid);
    if (kind == 0)
        grid[2 * left][2 * top] = true; /* one hole */
    else if (kind == 1)
        fill_box(left, top, 2 + chance(most - 3), 1, 97); /* a line */
    else if (kind < 6) {                                  /* a box with holes missing */
        const int w = 2 + chance(4), h = most / w < 2 ? 1 : 2 + chance(most / w - 1);
        fill_box(left, top, w, h, kind < 4 ? 100 : 85);
    } else if (kind < 9) { /* a triangle, cut perhaps */
        const int n = most < 15 ? 4 : 4 + chance(2);
        for (int y = 0; y < n; y++) fill_box(0, y, y + 1, 1, kind == 6 ? 100 : 92);
    } else if (kind < 12) { /* two pieces */
        const int n = most / 2, y = chance(3);
        grow(0, 0, 3, 3, 2 + chance(n - 1));
        grow(4, y, 3, 4, 2 + chance(n - 1));
    } else {
        const int h = 4 + chance(2);
        grow(left, top, 4, h, most - chance(8)); /* one piece */
    }
}

/* Prints the grid into text as a picture, with the pegs of p. Returns how many holes it has. */
static int print_picture(char* text, position p) {
    int n = 0, last_row = 0;
    char* c = text;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            if (grid[y][x]) last_row = y, n++;
    n = 0;
    for (int y = 0; y <= last_row; y++) {
        int end = 0;
        for (int x = 0; x < SIDE; x++)
            if (grid[y][x]) end = x + 1;
        if (y > 0) *c++ = '/';
        for (int x = 0; x < end; x++) *c++ = !grid[y][x] ? '.' : p >> n++ & 1 ? '*' : 'o';
        if (end == 0) *c++ = '.';
    }
    *c = '\0';
    return n;
}

/* Plays this many random jumps, or fewer if the game ends. */
static position play_by_chance(position p, int most) {
    for (int made = 0; made < most && !is_end(p); made++) {
        position q = p;
        while (q == p) q = after(p, chance(jumps));
        p = q;
    }
    return p;
}

static position random_position(int in_hundred) {
    position p = 0;
    for (int i = 0; i < holes; i++)
        if (chance(100) < in_hundred) p |= (position)1 << i;
    return p;
}

static void print_holes(position p) {
    const char* comma = "";
    for (int i = 0; i < holes; i++)
        if (p >> i & 1) {
            printf("%s%s", comma, name_of(i));
            comma = ",";
        }
}

static void print_random_case(int most) {
    static char picture[SIDE * (SIDE + 1)], board[SIDE * (SIDE + 1) + 16];
    const char* in_front[] = {"", "triangular:", "diagonal:"};
    int n;
    do {
        random_grid(most);
        n = print_picture(picture, 0);
    } while (n < 1 || n > most);
    snprintf(board, sizeof board, "%s%s", in_front[chance(3)], picture);
    read_board(board);
    fputs(board, stdout);

    const position full = ((position)1 << holes) - 1;
    const int start_kind = chance(20);
    position start = full & ~((position)1 << chance(holes));
    if (start_kind >= 10 && start_kind < 14)
        for (int i = 0; i < 2; i++) start &= ~((position)1 << chance(holes));
    if (start_kind >= 14) start = random_position(30 + chance(65));
    if (start_kind > 0 && start_kind < 13) {
        printf(" --vacate=");
        print_holes(full & ~start);
    } else if (start_kind > 0) {
        print_picture(picture, start);
        printf(" --start=%s", picture);
    }

    const int goal_kind = chance(20);
    position goal = 0;
    if (goal_kind < 4)
        goal = play_by_chance(start, chance(holes));
    else if (goal_kind < 7)
        goal = play_by_chance(start, MOST);
    else if (goal_kind < 14)
        for (int tries = 0; tries < 300 && pegs_of(goal) != 1; tries++) goal = play_by_chance(start, MOST);
    else if (goal_kind < 15)
        goal = random_position(chance(80));
    else if (goal_kind < 16)
        goal = (position)1 << chance(holes);
    else if (goal_kind < 18 && start != 0)
        printf(" --finish=any");
    while (pegs_of(goal) > pegs_of(start)) goal &= goal - 1; /* a goal with more pegs is an error */
    if (goal_kind < 16 && (goal_kind % 2 == 0 || goal == 0)) {
        print_picture(picture, goal);
        printf(" --goal=%s", picture);
    } else if (goal_kind < 16) {
        printf(" --finish=");
        print_holes(goal);
    }
    putchar('\n');
}

int main(int argc, char** argv) {
    if (argc >= 4 && argc <= 5 && strcmp(argv[1], "--random") == 0) {
        const int most = argc == 5 ? atoi(argv[4]) : 16;
        if (most < 8 || most > MOST) fail("boards of at most 8 to %d holes can be had", MOST);
        seed = strtoull(argv[2], NULL, 10) * 0x9E3779B97F4A7C15u + 1;
        for (int i = 0; i < 20; i++) chance(2);
        for (int i = atoi(argv[3]); i > 0; i--) print_random_case(most);
    } else if (argc <= 2 && !(argc == 2 && argv[1][0] == '-' && argv[1][1])) {
        FILE* input = argc < 2 || strcmp(argv[1], "-") == 0 ? stdin : fopen(argv[1], "rb");
        if (!input) fail("cannot read %s", argv[1]);
        answer_all(input);
    } else
        fail("usage: brute [FILE], or brute --random SEED COUNT [HOLES]");
    return fflush(stdout) == 0 ? 0 : 2;
}
