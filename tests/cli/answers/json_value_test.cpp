#include "cli/answers/json_value.hpp"
#include "support/catch.hpp"

using pegwright::tests::JsonValue;

TEST_CASE("JSON values keep their contents, and keys their order") {
    JsonValue answer;
    answer.add("z", "a\"b\\c\n").add("a", true).add("none", std::optional<std::string>());
    answer.add("list", std::vector<std::uint64_t>{3, 1}).add("b", JsonValue().add("no", nullptr)).add({"goal", "any"});
    CHECK(answer.text() == R"({"z":"a\"b\\c\n","a":true,"none":null,"list":[3,1],"b":{"no":null},"goal":"any"})");
    CHECK(JsonValue("\xff").text() == R"("\\xff")");
    CHECK(JsonValue().line() == "{}\n");
    CHECK(JsonValue::array().text() == "[]");
}

TEST_CASE("numbers of any length stay as given in JSON") {
    JsonValue answer;
    answer.add("k\"", 1).add("bound", JsonValue::of_text("123456789012345678901234567890")).add("by", "formula");
    CHECK(answer.text() == R"({"k\"":1,"bound":123456789012345678901234567890,"by":"formula"})");
    CHECK(JsonValue().add("in", answer).text() == "{\"in\":" + answer.text() + "}");
}

TEST_CASE("an object's text ends where the values of an array begin") {
    CHECK(JsonValue().add("board", "T5").text_to_array("finishes") == R"({"board":"T5","finishes":[)");
    CHECK(JsonValue().text_to_array("finishes") == R"({"finishes":[)");
}
