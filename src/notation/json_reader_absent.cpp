#include "notation/json_reader.hpp"

namespace pegwright::notation {

bool read_json_solution(TextScanner& scanner, const std::string&, SolutionHandler&, HoleNames) {
    scanner.fail(
        "this is JSON, which this library was built without (PEGWRIGHT_PROGRAM, PEGWRIGHT_CAIRO); it reads text");
}

}  // namespace pegwright::notation
