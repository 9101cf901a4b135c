package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;

/** The option that a person is typing when completions are asked for. */
final class FocusedOption {
  private FocusedOption() {}

  static JsonNode of(JsonNode data) {
    for (JsonNode option : data.path("options")) {
      if (option.path("focused").asBoolean()) {
        return option;
      }
      JsonNode nested = of(option);
      if (!nested.isMissingNode()) {
        return nested;
      }
    }
    return MissingNode.getInstance();
  }
}
