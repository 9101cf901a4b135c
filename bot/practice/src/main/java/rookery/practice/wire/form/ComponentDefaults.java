package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** What Discord fills in where a component leaves something out. */
final class ComponentDefaults {
  private static final Map<String, JsonNode> MEDIA =
      Map.of("description", NullNode.instance, "spoiler", BooleanNode.FALSE);
  private static final Map<String, JsonNode> MENU =
      Map.of("min_values", IntNode.valueOf(1), "max_values", IntNode.valueOf(1));
  private static final Map<Integer, Map<String, JsonNode>> BY_TYPE =
      Map.of(
          ComponentType.STRING_SELECT, MENU,
          ComponentType.USER_SELECT, MENU,
          ComponentType.ROLE_SELECT, MENU,
          ComponentType.MENTIONABLE_SELECT, MENU,
          ComponentType.CHANNEL_SELECT, MENU,
          ComponentType.THUMBNAIL, MEDIA,
          ComponentType.FILE, Map.of("spoiler", BooleanNode.FALSE),
          ComponentType.SEPARATOR,
              Map.of("spacing", IntNode.valueOf(1), "divider", BooleanNode.TRUE),
          ComponentType.CONTAINER,
              Map.of("accent_color", NullNode.instance, "spoiler", BooleanNode.FALSE));

  private ComponentDefaults() {}

  /** Fills in a tree of components, wherever nothing stands. */
  static void fill(JsonNode tree) {
    if (tree instanceof ObjectNode component) {
      BY_TYPE
          .getOrDefault(component.path("type").asInt(), Map.of())
          .forEach(component::putIfAbsent);
      if (component.has("media")) {
        MEDIA.forEach(component::putIfAbsent);
      }
    }
    tree.forEach(ComponentDefaults::fill);
  }
}
