package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.practice.resource.Json;

/** What is wrong with a request, field by field, in the nested shape that Discord answers with. */
final class FormErrors {
  private final ObjectNode root = Json.object();

  /** Notes a fault at a path such as {@code components.0.custom_id}. */
  void add(String path, String code, String message) {
    ObjectNode at = root;
    for (String step : path.split("\\.")) {
      if (!step.isEmpty()) {
        at = at.withObjectProperty(step);
      }
    }
    ArrayNode list = at.withArrayProperty("_errors");
    list.addObject().put("code", code).put("message", message);
  }

  /** Refuses the request if anything was noted. */
  void refuseIfAny() {
    if (!root.isEmpty()) {
      throw DiscordError.invalidForm(root);
    }
  }
}
