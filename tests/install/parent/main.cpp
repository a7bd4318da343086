// The library's own names do not clash.
#include <pegwright/pegwright.hpp>

#include <iostream>
#include <sstream>

namespace base {
struct Error {};
}  // namespace base
namespace board {
struct Board {};
}  // namespace board

int main() {
    using namespace pegwright;
    const Answer answer = solve(Problem(Board("english")));
    std::istringstream text(answer->text());
    std::cout << verify(text).report << '\n' << has_pictures() << '\n';
    std::istringstream json("{\"board\":\"T5\"}");
    try {
        verify(json);
    } catch (const Error& error) {
        std::cout << error.what() << '\n';
    }
}
