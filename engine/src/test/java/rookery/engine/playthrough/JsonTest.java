package rookery.engine.playthrough;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"game\":\"custodian\",\"options\":{\"recruit\":true},\"chance\":{}}",
        "[\"a\",-12,0,false,null,[],[{}]]",
        "\"a \\\"quote\\\", a back\\\\slash, a line\\nand a tab\\t\"",
        "\"caf\u00e9 \u265e\"",
        "2147483647"
      })
  void whatIsWrittenShortIsWrittenBackTheSame(String text) {
    assertEquals(text, Json.write(Json.read(text)));
  }

  @Test
  void spacesBetweenValuesAreDropped() {
    assertEquals("{\"a\":[1,2]}", Json.write(Json.read(" { \"a\" :\t[ 1 , 2 ]\r\n} ")));
  }

  @Test
  void everyEscapeIsRead() {
    assertEquals(
        "\"\\/\b\f\n\r\tA\u00e9", Json.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00E9\""));
  }

  @Test
  void charactersThatCannotBeSeenAreWrittenAsEscapes() {
    assertEquals("\"\\u0000\\u001f\\ud83d\"", Json.write("\u0000\u001f\ud83d"));
  }

  @Test
  void keysKeepTheirOrder() {
    Map<?, ?> read = (Map<?, ?>) Json.read("{\"b\":1,\"a\":2,\"c\":3}");
    assertEquals(List.of("b", "a", "c"), List.copyOf(read.keySet()));
  }

  @Test
  void nullIsAValueLikeAnyOther() {
    assertEquals(Arrays.asList(1, null), Json.read("[1,null]"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      value = {
        "  | character 3: the text ends too early",
        "{\"a\":1 | character 7: there must be a comma or } here, not the end",
        "{\"a\" 1} | character 6: there must be a colon here, not '1'",
        "{a:1} | character 2: there must be a key in quotes here, not 'a'",
        "{\"a\":1,\"a\":2} | character 8: the key \"a\" comes twice",
        "[1,] | character 4: there must be a value here, not ']'",
        "[1 2] | character 4: there must be a comma or ] here, not '2'",
        "[1]] | character 4: there must be nothing more here, not ']'",
        "\"abc | character 5: the text ends too early",
        "\"\\x\" | character 3: there must be an escape such as \\n here, not 'x'",
        "\"\\u00g0\" | character 6: there must be a hexadecimal digit here, not 'g'",
        "1.5 | character 1: only whole numbers, written in digits, are known here",
        "1e3 | character 1: only whole numbers, written in digits, are known here",
        "-01 | character 1: a number begins with a needless 0",
        "2147483648 | character 1: the number 2147483648 is too large",
        "- | character 2: there must be a value here, not the end",
        "nul | character 1: there must be a value here, not 'n'",
        "NaN | character 1: there must be a value here, not 'N'"
      })
  void whatIsNoJsonIsRefusedWithThePlace(String text, String message) {
    String wrong = text == null ? "  " : text;
    assertEquals(message, assertThrows(JsonException.class, () -> Json.read(wrong)).getMessage());
  }

  @Test
  void aStringHasNoBareLineBreak() {
    JsonException refused = assertThrows(JsonException.class, () -> Json.read("\"a\nb\""));
    assertTrue(
        refused
            .getMessage()
            .startsWith("character 3: there must be a string without control characters"));
  }

  @Test
  void aDeepTextIsRefusedBeforeItExhaustsTheStack() {
    JsonException refused = assertThrows(JsonException.class, () -> Json.read("[".repeat(100_000)));
    assertEquals("character 51: more than 50 levels of lists and objects", refused.getMessage());
  }

  @Test
  void whatExchangeFilesDoNotKnowIsNotWritten() {
    assertThrows(IllegalArgumentException.class, () -> Json.write(List.of(1.5)));
  }
}
