package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Json;

/**
 * A modal that the bot has opened for somebody.
 *
 * @param opener the interaction that it answers
 * @param json the modal in Discord's form
 */
public record Modal(Interaction opener, JsonNode json) {
  private static final int ROW = 1;
  private static final int LABEL = 18;

  /** Its heading. */
  public String title() {
    return json.path("title").asText();
  }

  /** What the bot calls it. */
  public String customId() {
    return json.path("custom_id").asText();
  }

  /** Its fields from the top. */
  public List<ModalField> fields() {
    List<ModalField> fields = new ArrayList<>();
    for (JsonNode part : json.path("components")) {
      if (part.path("type").asInt() == LABEL) {
        fields.add(
            new ModalField(
                part.path("component"),
                part.path("label").asText(),
                part.path("description").asText("")));
      }
    }
    return fields;
  }

  /** The data of a submission with these values by custom id; the others stay as they are. */
  ObjectNode submitted(Map<String, List<String>> values, MentionResolver mentioned) {
    List<ModalField> fields = fields();
    for (String name : values.keySet()) {
      if (fields.stream().noneMatch(f -> f.customId().equals(name))) {
        throw new NotPossibleException("the form has no field " + name);
      }
    }
    ArrayNode parts = Json.array();
    for (JsonNode part : json.path("components")) {
      ObjectNode sent =
          parts
              .addObject()
              .put("type", part.path("type").asInt())
              .put("id", part.path("id").asInt());
      switch (part.path("type").asInt()) {
        case LABEL -> sent.set("component", filled(part.path("component"), values, mentioned));
        case ROW ->
            sent.putArray("components")
                .add(filled(part.path("components").path(0), values, mentioned));
        default -> {}
      }
    }
    ObjectNode data = Json.object().put("custom_id", customId());
    data.set("components", parts);
    return data;
  }

  private ObjectNode filled(
      JsonNode field, Map<String, List<String>> values, MentionResolver mentioned) {
    ModalField wanted =
        fields().stream().filter(f -> f.json().equals(field)).findFirst().orElseThrow();
    List<String> given = values.getOrDefault(wanted.customId(), wanted.preset());
    return wanted.submitted(given.stream().filter(v -> !v.isEmpty()).toList(), mentioned);
  }
}
