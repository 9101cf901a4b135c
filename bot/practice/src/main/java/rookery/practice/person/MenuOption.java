package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/** One option of a menu, on a message or in a modal. */
public record MenuOption(String label, String value, String description, boolean chosen) {
  static MenuOption of(JsonNode json) {
    return new MenuOption(
        json.path("label").asText(),
        json.path("value").asText(),
        json.path("description").asText(""),
        json.path("default").asBoolean());
  }

  static List<MenuOption> all(JsonNode options) {
    return StreamSupport.stream(options.spliterator(), false).map(MenuOption::of).toList();
  }

  boolean isCalled(String name) {
    return value.equals(name) || label.equals(name);
  }
}
