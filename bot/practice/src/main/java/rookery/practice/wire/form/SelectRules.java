package rookery.practice.wire.form;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Discord's limits for menus, on messages and in modals. */
final class SelectRules {
  private static final int MOST_OPTIONS = 25;

  private SelectRules() {}

  static void check(RequestBody select) {
    select.textOr("placeholder", 0, 150, "");
    select.flag("disabled", false);
    long most = select.numberOr("max_values", 1, MOST_OPTIONS, 1);
    long least = select.numberOr("min_values", 0, MOST_OPTIONS, Math.min(1, most));
    if (least > most) {
      select.wrong("min_values", "SELECT_COMPONENT_MIN_VALUES", "Must not exceed max_values.");
    }
    if (select.numberOr("type", 0, 99, 0) == ComponentType.STRING_SELECT) {
      options(select, MOST_OPTIONS, least, most);
    } else {
      select.items("default_values", 0, (int) most);
    }
  }

  /** Checks the options of a menu or a group of boxes. */
  static void options(RequestBody select, int mostOptions, long least, long most) {
    List<RequestBody> options = select.requiredObjects("options", 1, mostOptions);
    Set<String> values = new HashSet<>();
    int defaults = 0;
    for (RequestBody option : options) {
      option.text("label", 1, 100);
      option.textOr("description", 0, 100, "");
      defaults += option.flag("default", false) ? 1 : 0;
      checkEmoji(option);
      if (!values.add(option.text("value", 1, 100))) {
        option.wrong(
            "value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The option value is duplicated");
      }
    }
    if (defaults > most) {
      select.wrong("options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many default options.");
    }
    if (most > options.size() || least > options.size()) {
      select.wrong(
          "max_values", "SELECT_COMPONENT_MAX_VALUES", "Must not exceed the number of options.");
    }
  }

  static void checkEmoji(RequestBody holder) {
    if (holder.has("emoji")) {
      RequestBody emoji = holder.object("emoji");
      if (!emoji.has("id")) {
        emoji.text("name", 1, 32);
      }
    }
  }
}
