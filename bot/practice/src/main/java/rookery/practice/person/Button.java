package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A button on a message.
 *
 * @param customId what the bot calls it, "" for a link
 * @param style Discord's number: 1 primary, 2 secondary, 3 success, 4 danger, 5 link
 * @param emoji "" for none
 */
public record Button(
    int id, String customId, String label, String emoji, int style, boolean disabled) {
  static Button of(JsonNode json) {
    return new Button(
        json.path("id").asInt(),
        json.path("custom_id").asText(""),
        json.path("label").asText(""),
        json.path("emoji").path("name").asText(""),
        json.path("style").asInt(),
        json.path("disabled").asBoolean());
  }

  boolean isCalled(String name) {
    return customId.equals(name) || label.equals(name);
  }
}
