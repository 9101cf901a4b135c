package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import rookery.practice.resource.Json;
import rookery.practice.resource.command.Command;
import rookery.practice.resource.command.CommandOption;

/** Discord's limits for slash commands. */
public final class CommandRules {
  private static final Pattern NAME = Pattern.compile("[-_'\\p{L}\\p{N}]{1,32}");
  private static final Set<Integer> TYPES = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  private static final Set<Integer> VALUES = Set.of(3, 4, 5, 6, 7, 8, 9, 10, 11);
  private static final Set<Integer> COMPLETED =
      Set.of(CommandOption.STRING, CommandOption.INTEGER, CommandOption.NUMBER);
  private static final Set<Integer> CONTEXTS = Set.of(0, 1, 2);
  private static final int PRIVATE_PLACES = 2;
  private static final Set<Integer> INTEGRATION_TYPES = Set.of(Command.SERVERS, Command.PEOPLE);
  private static final int MOST_LETTERS = 8000;

  /** Checks one command and gives it as Discord keeps it. */
  public ObjectNode check(RequestBody command) {
    if (command.numberOr("type", 1, 4, 1) != 1) {
      command.wrong("type", "BASE_TYPE_CHOICES", "The practice room has slash commands only.");
    }
    int letters = name(command) + command.text("description", 1, 100).length();
    letters += options(command, TYPES);
    if (letters > MOST_LETTERS) {
      command.wrong("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
    places(command);
    return kept(command);
  }

  /** Where it can be typed, and for whom; only people take commands into private places. */
  private static void places(RequestBody command) {
    Set<Integer> contexts = numbers(command, "contexts", CONTEXTS);
    Set<Integer> kinds = numbers(command, "integration_types", INTEGRATION_TYPES);
    if (contexts.contains(PRIVATE_PLACES) && !kinds.contains(Command.PEOPLE)) {
      command.wrong(
          "contexts",
          "APPLICATION_COMMAND_INVALID_CONTEXTS",
          "Private channels need a command that people can install.");
    }
  }

  /** JDA sends these numbers as strings, and Discord takes them so. */
  private static Set<Integer> numbers(RequestBody command, String field, Set<Integer> allowed) {
    Set<Integer> numbers = new HashSet<>();
    if (!command.has(field)) {
      return numbers;
    }
    for (JsonNode given : command.items(field, 1, allowed.size())) {
      String text = given.asText();
      int number = text.matches("\\d") ? Integer.parseInt(text) : -1;
      if (!allowed.contains(number)) {
        command.wrong(field, "BASE_TYPE_CHOICES", "Value must be one of " + allowed + ".");
      } else if (!numbers.add(number)) {
        command.wrong(field, "SET_TYPE_CONTAINS_DUPLICATES", "There are duplicates.");
      }
    }
    return numbers;
  }

  private static int name(RequestBody form) {
    String name = form.text("name", 1, 32);
    if (!NAME.matcher(name).matches() || !name.equals(name.toLowerCase(Locale.ROOT))) {
      form.wrong("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid: " + name);
    }
    return name.length();
  }

  private int options(RequestBody holder, Set<Integer> allowed) {
    List<RequestBody> options = holder.objects("options", 0, 25);
    Set<String> names = new HashSet<>();
    boolean optionalSeen = false;
    int letters = 0;
    for (RequestBody option : options) {
      int type = option.oneOf("type", allowed);
      letters += name(option) + option.text("description", 1, 100).length();
      letters += type <= CommandOption.GROUP ? subcommand(option, type) : value(option, type);
      boolean required = option.flag("required", false);
      if (required && optionalSeen) {
        option.wrong(
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options");
      }
      optionalSeen |= !required && type > CommandOption.GROUP;
      if (!names.add(option.node().path("name").asText())) {
        option.wrong(
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists");
      }
    }
    checkUnmixed(holder, options);
    return letters;
  }

  private static void checkUnmixed(RequestBody holder, List<RequestBody> options) {
    long nested =
        options.stream().filter(o -> o.node().path("type").asInt() <= CommandOption.GROUP).count();
    if (nested != 0 && nested != options.size()) {
      holder.wrong(
          "options",
          "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
          "Sub-command and sub-command group option types are mutually exclusive to all other"
              + " types");
    }
  }

  private int subcommand(RequestBody option, int type) {
    return options(option, type == CommandOption.GROUP ? Set.of(1) : VALUES);
  }

  private int value(RequestBody option, int type) {
    List<RequestBody> choices = option.objects("choices", 0, 25);
    boolean completes = option.flag("autocomplete", false);
    if ((completes || !choices.isEmpty()) && !COMPLETED.contains(type)) {
      option.wrong(
          "choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_NOT_ALLOWED", "Not for this type");
    }
    if (completes && !choices.isEmpty()) {
      option.wrong(
          "autocomplete",
          "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
          "Choices and autocomplete exclude each other");
    }
    if (type == CommandOption.STRING) {
      lengths(option);
    }
    ChoiceRules.checkDistinct(choices);
    return ChoiceRules.check(choices, type);
  }

  private static void lengths(RequestBody option) {
    long most = option.numberOr("max_length", 1, 6000, 6000);
    if (option.numberOr("min_length", 0, 6000, 0) > most) {
      option.wrong("min_length", "NUMBER_TYPE_MAX", "Must not exceed max_length.");
    }
  }

  private static ObjectNode kept(RequestBody command) {
    ObjectNode kept = command.node().isObject() ? command.node().deepCopy() : Json.object();
    kept.put("type", 1);
    if (!kept.hasNonNull("options")) {
      kept.set("options", Json.array());
    }
    List.of("contexts", "integration_types").forEach(field -> whole(kept, field));
    return kept;
  }

  private static void whole(ObjectNode kept, String field) {
    if (kept.path(field) instanceof ArrayNode given) {
      ArrayNode numbers = Json.array();
      for (JsonNode number : given) {
        numbers.add(number.asInt());
      }
      kept.set(field, numbers);
    }
  }
}
