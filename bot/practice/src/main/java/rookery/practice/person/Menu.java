package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A menu on a message.
 *
 * @param type Discord's number: 3 for a menu of texts, 5 of people, 8 of channels
 * @param options the options of a menu of texts
 */
public record Menu(
    int id,
    int type,
    String customId,
    String placeholder,
    int least,
    int most,
    boolean disabled,
    List<MenuOption> options) {
  /** A menu of texts. */
  public static final int TEXTS = 3;

  /** A menu of people. */
  public static final int PEOPLE = 5;

  /** A menu of channels. */
  public static final int CHANNELS = 8;

  /** Copies the options. */
  public Menu {
    options = List.copyOf(options);
  }

  static Menu of(JsonNode json) {
    return new Menu(
        json.path("id").asInt(),
        json.path("type").asInt(),
        json.path("custom_id").asText(),
        json.path("placeholder").asText(""),
        json.path("min_values").asInt(1),
        json.path("max_values").asInt(1),
        json.path("disabled").asBoolean(),
        MenuOption.all(json.path("options")));
  }

  boolean isCalled(String name) {
    return customId.equals(name) || placeholder.equals(name);
  }

  String valueOf(String picked) {
    return options.stream()
        .filter(o -> o.isCalled(picked))
        .findFirst()
        .map(MenuOption::value)
        .orElseThrow(() -> new NotPossibleException("the menu has no option " + picked));
  }
}
