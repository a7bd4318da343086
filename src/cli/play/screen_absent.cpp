#include "base/error.hpp"
#include "cli/play/screen.hpp"

namespace pegwright::cli {

Screen::Screen() { fail_input("built without ncurses (PEGWRIGHT_CURSES=OFF), which play needs"); }
Screen::~Screen() { terminal_ = nullptr; }
int Screen::columns() const { return 0; }
int Screen::rows() const { return 0; }
void Screen::clear() {}
void Screen::write(int, int, const std::string&, TextStyle) {}
void Screen::show(int, int) {}
KeyPress Screen::key(int) { return {KeyPress::Kind::closed}; }

}  // namespace pegwright::cli
