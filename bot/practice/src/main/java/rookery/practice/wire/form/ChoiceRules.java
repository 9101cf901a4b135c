package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.practice.resource.command.CommandOption;

/** Discord's limits for choices, those of a command and those that complete what is typed. */
public final class ChoiceRules {
  private static final long MOST_EXACT = 1L << 53;

  private ChoiceRules() {}

  /** Checks choices for an option of this type and gives the number of letters in them. */
  public static int check(List<RequestBody> choices, int type) {
    int letters = 0;
    for (RequestBody choice : choices) {
      letters += choice.text("name", 1, 100).length();
      letters += value(choice, type);
    }
    return letters;
  }

  /** Refuses two choices that people could not tell apart. */
  static void checkDistinct(List<RequestBody> choices) {
    Set<String> names = new HashSet<>();
    for (RequestBody choice : choices) {
      if (!names.add(choice.node().path("name").asText())) {
        choice.wrong(
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice name already exists");
      }
    }
  }

  private static int value(RequestBody choice, int type) {
    JsonNode value = choice.node().path("value");
    boolean fits =
        switch (type) {
          case CommandOption.STRING -> value.isTextual() && value.asText().length() <= 100;
          case CommandOption.INTEGER ->
              value.isIntegralNumber() && Math.abs(value.asLong()) <= MOST_EXACT;
          default -> value.isNumber();
        };
    if (!fits) {
      choice.wrong(
          "value", "APPLICATION_COMMAND_OPTION_CHOICE_VALUE", "Not a value of its option.");
    }
    return value.asText().length();
  }
}
