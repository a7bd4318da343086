#include "notation/json_reader.hpp"

namespace pegwright::notation {

bool read_json_solution(TextScanner& scanner, const std::string&, SolutionHandler&, const Unsaid&) {
    scanner.fail("built without JSON (PEGWRIGHT_PROGRAM, PEGWRIGHT_CAIRO): only text can be read");
}

}  // namespace pegwright::notation
