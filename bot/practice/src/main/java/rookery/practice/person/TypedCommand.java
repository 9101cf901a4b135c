package rookery.practice.person;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.practice.resource.command.Command;
import rookery.practice.resource.command.CommandOption;

/**
 * A slash command as it was typed: {@code /settings theme name:dark}.
 *
 * @param steps the subcommand group and subcommand, if any
 * @param values what was typed for each option, in the order typed
 */
record TypedCommand(Command command, List<CommandOption> steps, Map<CommandOption, String> values) {

  static TypedCommand read(String line, List<Command> commands) {
    String[] words = line.strip().split("\\s+", 2);
    Command command = find(words[0], commands);
    String rest = words.length > 1 ? words[1] : "";
    List<CommandOption> steps = new ArrayList<>();
    List<CommandOption> options = command.options();
    while (!options.isEmpty() && options.get(0).isSubcommand()) {
      String[] more = rest.split("\\s+", 2);
      CommandOption step = named(options, more[0]).orElseThrow(() -> noStep(command, more[0]));
      steps.add(step);
      options = step.options();
      rest = more.length > 1 ? more[1] : "";
    }
    return new TypedCommand(command, steps, values(rest, options));
  }

  private static NotPossibleException noStep(Command command, String word) {
    return new NotPossibleException("/" + command.name() + " has no subcommand " + word);
  }

  /** A command with what is given for each option by name. */
  static TypedCommand of(String name, Map<String, String> given, List<Command> commands) {
    TypedCommand bare = read(name, commands);
    List<CommandOption> options = bare.options();
    Map<CommandOption, String> values = new LinkedHashMap<>();
    given.forEach(
        (option, value) ->
            values.put(
                named(options, option)
                    .orElseThrow(() -> new NotPossibleException(name + " has no option " + option)),
                value));
    return new TypedCommand(bare.command, bare.steps, values);
  }

  private static Command find(String word, List<Command> commands) {
    String name = word.startsWith("/") ? word.substring(1) : word;
    return commands.stream()
        .filter(c -> c.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new NotPossibleException(
                    "there's no command /"
                        + name
                        + " here, only "
                        + commands.stream().map(Command::name).toList()));
  }

  private static Optional<CommandOption> named(List<CommandOption> options, String name) {
    return options.stream().filter(o -> o.name().equals(name)).findFirst();
  }

  private static Map<CommandOption, String> values(String text, List<CommandOption> options) {
    Map<CommandOption, String> values = new LinkedHashMap<>();
    if (text.isBlank()) {
      return values;
    }
    String names =
        options.stream().map(o -> Pattern.quote(o.name())).collect(Collectors.joining("|"));
    Matcher starts = Pattern.compile("(?:^|\\s)(" + names + "):").matcher(text);
    int valueFrom = 0;
    CommandOption open = null;
    while (!names.isEmpty() && starts.find()) {
      close(values, open, text.substring(valueFrom, starts.start()), options);
      open = named(options, starts.group(1)).orElseThrow();
      valueFrom = starts.end();
    }
    close(values, open, text.substring(valueFrom), options);
    return values;
  }

  private static void close(
      Map<CommandOption, String> values,
      CommandOption open,
      String value,
      List<CommandOption> options) {
    if (open != null) {
      values.put(open, value.strip());
    } else if (!value.isBlank()) {
      throw new NotPossibleException(
          "what is \""
              + value.strip()
              + "\"? Type options as name:value; the names are "
              + options.stream().map(CommandOption::name).toList());
    }
  }

  /** The options that belong to what was typed. */
  List<CommandOption> options() {
    return steps.isEmpty() ? command.options() : steps.get(steps.size() - 1).options();
  }

  /** The option that was typed last. */
  CommandOption focused() {
    return values.keySet().stream()
        .reduce((first, last) -> last)
        .orElseThrow(() -> new NotPossibleException("you aren't typing an option"));
  }
}
