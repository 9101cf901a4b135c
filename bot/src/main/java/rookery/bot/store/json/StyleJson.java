package rookery.bot.store.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.BoardTheme;

/** Styles of boards as JSON. What is not named there, or no longer known, is as usual. */
final class StyleJson {
  private static final JsonMapper JSON = new JsonMapper();

  private StyleJson() {}

  static ObjectNode write(BoardStyle style) {
    return JSON.createObjectNode()
        .put("theme", style.theme().name())
        .put("coordinates", style.coordinates())
        .put("letters", style.letters());
  }

  static BoardStyle read(JsonNode json) {
    BoardStyle usual = BoardStyle.USUAL;
    return new BoardStyle(
        word(json, "theme", usual.theme(), BoardTheme.values()),
        json.path("coordinates").asBoolean(usual.coordinates()),
        json.path("letters").asBoolean(usual.letters()));
  }

  /** The one of that name; {@code usual} where none has it. */
  static <E extends Enum<E>> E word(JsonNode json, String name, E usual, E[] known) {
    String word = json.path(name).asText();
    for (E one : known) {
      if (one.name().equals(word)) {
        return one;
      }
    }
    return usual;
  }
}
