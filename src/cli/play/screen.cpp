// Implements Screen by ncurses, without its macros, which would rename move, clear and timeout.
#define NCURSES_NOMACROS
#include "cli/play/screen.hpp"

#include "base/error.hpp"
#include "cli/help/wrapped.hpp"
#include "cli/streams/terminal.hpp"

#include <curses.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <string>

namespace pegwright::cli {
namespace {

constexpr short good_pair = 1;
constexpr short bad_pair = 2;
constexpr short peg_pair = 3;
constexpr short goal_pair = 4;
constexpr int escape_code = 27;
constexpr int delete_code = 127;

attr_t attributes(TextStyle ink, bool colours) {
    const auto colour = [&](short pair) { return colours ? static_cast<attr_t>(COLOR_PAIR(pair)) : A_NORMAL; };
    switch (ink) {
        case TextStyle::plain:
            return A_NORMAL;
        case TextStyle::strong:
            return A_BOLD;
        case TextStyle::good:
            return colour(good_pair);
        case TextStyle::bad:
            return A_BOLD | colour(bad_pair);
        case TextStyle::faint:
            return A_DIM;
        case TextStyle::peg:
            return colour(peg_pair);
        case TextStyle::goal:
            return A_BOLD | colour(goal_pair);
        case TextStyle::choice:
            return A_BOLD | colour(good_pair);
    }
    return A_NORMAL;
}

// ncurses counts in short integers, so larger terminals are used in part.
void limit_size() {
    constexpr int most = 1000;
    winsize size = {};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
    if (size.ws_col > most) ::setenv("COLUMNS", std::to_string(most).c_str(), 1);
    if (size.ws_row > most) ::setenv("LINES", std::to_string(most).c_str(), 1);
}

}  // namespace

Screen::Screen() {
    if (::isatty(STDIN_FILENO) != 1 || ::isatty(STDOUT_FILENO) != 1)
        fail_input("play needs a terminal; in a script, pegwright hint says which jumps win");
    const char* type = std::getenv("TERM");
    const std::string called = type ? type : "";
    std::setlocale(LC_CTYPE, "");
    symbols_ = std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
    ::set_escdelay(50);
    limit_size();
    SCREEN* terminal = dumb_terminal() ? nullptr : ::newterm(nullptr, stdout, stdin);
    if (!terminal) fail_input("play cannot move the cursor of a terminal of the type '" + called + "', see TERM");
    terminal_ = terminal;
    ::cbreak();
    ::noecho();
    ::nonl();
    ::keypad(stdscr, TRUE);
    if (colours_on(STDOUT_FILENO) && ::has_colors() && ::start_color() == OK) {
        ::use_default_colors();
        ::init_pair(good_pair, COLOR_GREEN, -1);
        ::init_pair(bad_pair, COLOR_RED, -1);
        ::init_pair(peg_pair, COLOR_CYAN, -1);
        ::init_pair(goal_pair, COLOR_MAGENTA, -1);
        colours_ = true;
    }
}

Screen::~Screen() {
    ::endwin();
    ::delscreen(static_cast<SCREEN*>(terminal_));
}

int Screen::columns() const { return ::getmaxx(stdscr); }
int Screen::rows() const { return ::getmaxy(stdscr); }

void Screen::clear() { ::werase(stdscr); }

void Screen::write(int row, int column, const std::string& text, TextStyle ink) {
    if (row < 0 || row >= rows() || column < 0 || column >= columns()) return;
    const std::string fits(first_columns(text, static_cast<std::size_t>(columns() - column)));
    const attr_t attribute = attributes(ink, colours_);
    ::wattr_on(stdscr, attribute, nullptr);
    ::wmove(stdscr, row, column);
    ::waddnstr(stdscr, fits.c_str(), static_cast<int>(fits.size()));
    ::wattr_off(stdscr, attribute, nullptr);
}

void Screen::show(int row, int column) {
    ::wmove(stdscr, std::max(0, std::min(row, rows() - 1)), std::max(0, std::min(column, columns() - 1)));
    ::wrefresh(stdscr);
}

KeyPress Screen::key(int milliseconds) {
    using Kind = KeyPress::Kind;
    ::wtimeout(stdscr, milliseconds);
    errno = 0;
    const int code = ::wgetch(stdscr);
    switch (code) {
        case ERR:
            return {errno == EIO || errno == EBADF ? Kind::closed : Kind::none};
        case KEY_LEFT:
            return {Kind::arrow, 0, ArrowKey::left};
        case KEY_RIGHT:
            return {Kind::arrow, 0, ArrowKey::right};
        case KEY_UP:
            return {Kind::arrow, 0, ArrowKey::up};
        case KEY_DOWN:
            return {Kind::arrow, 0, ArrowKey::down};
        case KEY_PPAGE:
            return {Kind::page, 0, ArrowKey::up};
        case KEY_NPAGE:
            return {Kind::page, 0, ArrowKey::down};
        case KEY_HOME:
            return {Kind::page, 0, ArrowKey::left};
        case KEY_END:
            return {Kind::page, 0, ArrowKey::right};
        case KEY_ENTER:
        case '\r':
        case '\n':
            return {Kind::enter};
        case KEY_BACKSPACE:
        case '\b':
        case delete_code:
            return {Kind::backspace};
        case KEY_BTAB:
            return {Kind::back_tab};
        case '\t':
            return {Kind::tab};
        case escape_code:
            return {Kind::escape};
        case KEY_RESIZE:
            return {Kind::resized};
        default:
            if (code < ' ' || code >= delete_code) return {Kind::other};
            return {Kind::character, static_cast<char>(code)};
    }
}

}  // namespace pegwright::cli
