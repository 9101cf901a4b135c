package rookery.bot.store.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;

/** Reads and begins the JSON of a column. */
final class JsonText {
  private static final JsonMapper JSON = new JsonMapper();

  private JsonText() {}

  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  /**
   * The JSON that a column holds.
   *
   * @throws IllegalArgumentException if it holds none
   */
  static JsonNode parsed(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("not JSON", e);
    }
  }

  /** The constant that is named there; {@code usual} where none is, or none that is known. */
  static <E extends Enum<E>> E constant(JsonNode json, String key, E usual) {
    String name = json.path(key).asText();
    return Stream.of(usual.getDeclaringClass().getEnumConstants())
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElse(usual);
  }
}
