package rookery.bot.store.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.bot.preference.BoardStyle;

/** Styles of boards as JSON. What is not named there, or no longer known, is as usual. */
final class StyleJson {
  private StyleJson() {}

  static ObjectNode write(BoardStyle style) {
    return JsonText.object()
        .put("theme", style.theme().name())
        .put("coordinates", style.coordinates())
        .put("letters", style.letters());
  }

  static BoardStyle read(JsonNode json) {
    BoardStyle usual = BoardStyle.USUAL;
    return new BoardStyle(
        JsonText.constant(json, "theme", usual.theme()),
        json.path("coordinates").asBoolean(usual.coordinates()),
        json.path("letters").asBoolean(usual.letters()));
  }
}
