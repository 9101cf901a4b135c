package rookery.practice.resource;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;

/** The one way the practice room makes, reads and writes JSON. */
public final class Json {
  /** The shared mapper. Of a record it writes the components and nothing that is worked out. */
  public static final ObjectMapper MAPPER =
      JsonMapper.builder().disable(MapperFeature.AUTO_DETECT_IS_GETTERS).build();

  private Json() {}

  /** An empty object. */
  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** An empty array. */
  public static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  /** An array of these nodes. */
  public static ArrayNode array(Collection<? extends JsonNode> nodes) {
    return array().addAll(nodes);
  }

  /** An array of ids, as strings: they do not fit a number of JavaScript. */
  public static ArrayNode ids(Collection<Long> ids) {
    ArrayNode nodes = array();
    ids.forEach(id -> nodes.add(Long.toString(id)));
    return nodes;
  }

  /** The text of a value. */
  public static String text(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written as JSON", e);
    }
  }

  /** The value that a text, written by {@link #text}, stands for. */
  public static <T> T read(String text, Class<T> type) {
    try {
      return MAPPER.readValue(text, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("stored JSON cannot be read", e);
    }
  }
}
