package rookery.practice.resource.command;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * One thing to choose for an option.
 *
 * @param name what people see
 * @param value what the bot gets, a string or a number
 */
public record Choice(String name, JsonNode value) {
  /** Reads Discord's form. */
  public static Choice of(JsonNode json) {
    return new Choice(json.path("name").asText(), json.path("value"));
  }
}
