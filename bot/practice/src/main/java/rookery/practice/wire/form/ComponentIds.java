package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The two names of a component: the bot's text and the number within the message. */
final class ComponentIds {
  private final Set<String> custom = new HashSet<>();
  private final Set<Long> numbers = new HashSet<>();

  /** Checks the bot's name for a component, which no other in the message may have. */
  void checkCustom(RequestBody component) {
    String id = component.text("custom_id", 1, 100);
    if (component.has("custom_id") && !custom.add(id)) {
      component.wrong(
          "custom_id",
          "COMPONENT_CUSTOM_ID_DUPLICATED",
          "Component custom id cannot be duplicated");
    }
  }

  /** Checks the number of a component, which no other in the message may have. */
  void checkNumber(RequestBody component) {
    long number = component.numberOr("id", 0, Integer.MAX_VALUE, 0);
    if (number != 0 && !numbers.add(number)) {
      component.wrong("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
    }
  }

  /** Numbers every component that has no number yet, as Discord does. */
  void number(JsonNode tree) {
    if (tree.isArray()) {
      tree.forEach(this::number);
    } else if (tree instanceof ObjectNode component) {
      if (component.has("type") && component.path("id").asLong() == 0) {
        component.put("id", free());
      }
      List.of("components", "component", "accessory").forEach(part -> number(tree.path(part)));
    }
  }

  private long free() {
    long number = 1;
    while (!numbers.add(number)) {
      number++;
    }
    return number;
  }
}
