package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import rookery.practice.resource.Json;

/**
 * One field of a modal.
 *
 * @param json the field in Discord's form
 * @param label what stands above it
 * @param description what stands below the label, "" for nothing
 */
public record ModalField(JsonNode json, String label, String description) {
  private static final int STRING_SELECT = 3;
  private static final int TEXT_INPUT = 4;
  private static final int RADIO_GROUP = 21;
  private static final int CHECKBOX_GROUP = 22;
  private static final int CHECKBOX = 23;

  /** What the bot calls it. */
  public String customId() {
    return json.path("custom_id").asText();
  }

  /** Discord's number for what it is. */
  public int type() {
    return json.path("type").asInt();
  }

  /** Whether it must be filled in. */
  public boolean required() {
    return json.path("required").asBoolean(type() != CHECKBOX);
  }

  /** What can be chosen, if it is a menu or a group of boxes. */
  public List<MenuOption> options() {
    return MenuOption.all(json.path("options"));
  }

  /** What it holds before anybody touches it. */
  public List<String> preset() {
    if (type() == TEXT_INPUT) {
      String text = json.path("value").asText("");
      return text.isEmpty() ? List.of() : List.of(text);
    }
    return options().stream().filter(MenuOption::chosen).map(MenuOption::value).toList();
  }

  /** The field as it is submitted with these values. */
  ObjectNode submitted(List<String> values, MentionResolver mentioned) {
    ObjectNode filled =
        Json.object()
            .put("type", type())
            .put("id", json.path("id").asInt())
            .put("custom_id", customId());
    if (required() && values.isEmpty()) {
      throw new NotPossibleException(label + " is required");
    }
    switch (type()) {
      case TEXT_INPUT -> filled.put("value", text(values));
      case RADIO_GROUP -> filled.put("value", values.isEmpty() ? null : option(values.get(0)));
      case CHECKBOX -> filled.put("value", values.contains("true"));
      default -> filled.set("values", chosen(values, mentioned));
    }
    return filled;
  }

  private String text(List<String> values) {
    String text = String.join("\n", values);
    int least = json.path("min_length").asInt(0);
    int most = json.path("max_length").asInt(4000);
    boolean empty = text.isEmpty() && !required();
    if (!empty && (text.length() < Math.max(least, required() ? 1 : 0) || text.length() > most)) {
      throw new NotPossibleException(label + " must have " + least + " to " + most + " characters");
    }
    return text;
  }

  private ArrayNode chosen(List<String> values, MentionResolver mentioned) {
    int least = required() ? json.path("min_values").asInt(1) : 0;
    int most = json.path("max_values").asInt(1);
    if (values.size() < least || values.size() > most) {
      throw new NotPossibleException(label + " must have " + least + " to " + most + " choices");
    }
    ArrayNode chosen = Json.array();
    for (String value : values) {
      chosen.add(
          switch (type()) {
            case STRING_SELECT, CHECKBOX_GROUP -> option(value);
            case Menu.CHANNELS -> Long.toString(mentioned.channel(value).id());
            default -> Long.toString(mentioned.person(value).id());
          });
    }
    return chosen;
  }

  private String option(String picked) {
    return options().stream()
        .filter(o -> o.isCalled(picked))
        .findFirst()
        .map(MenuOption::value)
        .orElseThrow(() -> new NotPossibleException(label + " has no option " + picked));
  }
}
