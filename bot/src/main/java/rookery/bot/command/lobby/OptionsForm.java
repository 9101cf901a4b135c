package rookery.bot.command.lobby;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.IllegalOptionException;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.OptionSpec.Kind;
import rookery.engine.option.Options;

/** The form for choosing the options of a game, so that nobody has to type them. */
final class OptionsForm {
  private static final String FLAGS = "flags";
  private static final int LONGEST = 100;
  private static final SelectableOption FORM =
      new SelectableOption(Play.IN_A_FORM, "show me a form with all the options");

  private OptionsForm() {}

  /**
   * Returns the form, filled in with earlier choices.
   *
   * @param last the options chosen last time, as they were typed
   * @param more further fields
   */
  static InputForm of(ControlId id, Game game, String last, List<InputForm.Field> more) {
    Options chosen = stillValid(game, last);
    List<InputForm.Field> fields = new ArrayList<>();
    game.options().stream()
        .filter(spec -> spec.kind() != Kind.FLAG)
        .map(spec -> menu(spec, chosen.word(spec.name())))
        .forEach(fields::add);
    if (flags(game).findAny().isPresent()) {
      fields.add(boxes(game, chosen));
    }
    fields.addAll(more);
    if (fields.isEmpty()) {
      throw new Refusal(
          "%s has no options. Type `/play game:%s` to open a table."
              .formatted(game.title(), game.id()));
    }
    return new InputForm(id, game.title(), fields);
  }

  private static InputForm.OneOf menu(OptionSpec spec, String chosen) {
    List<SelectableOption> answers =
        spec.values().stream()
            .map(value -> new SelectableOption(value, spec.label(value) + defaultMark(spec, value)))
            .toList();
    return new InputForm.OneOf(spec.name(), spec.title(), answers, chosen);
  }

  private static String defaultMark(OptionSpec spec, String value) {
    return value.equals(spec.defaultValue()) ? " (default)" : "";
  }

  private static InputForm.Boxes boxes(Game game, Options chosen) {
    List<SelectableOption> answers =
        flags(game)
            .map(spec -> new SelectableOption(spec.name(), spec.title() + ": " + description(spec)))
            .toList();
    Set<String> ticked =
        flags(game)
            .map(OptionSpec::name)
            .filter(name -> chosen.word(name).equals("true"))
            .collect(Collectors.toSet());
    return new InputForm.Boxes(FLAGS, "More options", answers, ticked);
  }

  private static String description(OptionSpec spec) {
    String words = spec.description();
    int end = words.endsWith(".") ? words.length() - 1 : words.length();
    return Character.toLowerCase(words.charAt(0)) + words.substring(1, end);
  }

  private static Stream<OptionSpec> flags(Game game) {
    return game.options().stream().filter(spec -> spec.kind() == Kind.FLAG);
  }

  /** Returns the chosen options as they would be typed, without those that have their default. */
  static String chosen(Game game, Arguments given) {
    Set<String> ticked = given.ticked(FLAGS);
    return game.options().stream()
        .map(spec -> spec.name() + "=" + value(spec, given, ticked))
        .filter(chosen -> !isDefault(game, chosen))
        .collect(Collectors.joining(" "));
  }

  private static String value(OptionSpec spec, Arguments given, Set<String> ticked) {
    return spec.kind() == Kind.FLAG
        ? Boolean.toString(ticked.contains(spec.name()))
        : given.word(spec.name()).orElse(spec.defaultValue());
  }

  private static boolean isDefault(Game game, String chosen) {
    return game.options().stream()
        .anyMatch(spec -> chosen.equals(spec.name() + "=" + spec.defaultValue()));
  }

  /** Options saved by an earlier version may no longer exist. */
  private static Options stillValid(Game game, String last) {
    try {
      return Options.of(game.options(), parsed(last));
    } catch (IllegalOptionException gone) {
      return Options.of(game.options(), Map.of());
    }
  }

  /** Suggests options of the game that can follow what is typed so far. */
  static List<SelectableOption> complete(String game, String typed) {
    int last = typed.lastIndexOf(' ') + 1;
    String before = typed.substring(0, last);
    String wanted = typed.substring(last).toLowerCase(Locale.ROOT);
    List<OptionSpec> specs = Games.find(game).map(Game::options).orElse(List.of());
    Stream<SelectableOption> found =
        specs.stream()
            .filter(spec -> !before.contains(spec.name() + "="))
            .flatMap(spec -> spec.values().stream().map(value -> spec.name() + "=" + value))
            .filter(text -> text.startsWith(wanted))
            .filter(text -> before.length() + text.length() <= LONGEST)
            .map(text -> new SelectableOption(before + text, before + text));
    Stream<SelectableOption> form =
        Stream.of(FORM).filter(first -> before.isEmpty() && first.value().startsWith(wanted));
    return Stream.concat(form, found).limit(TableLookup.MOST).toList();
  }

  /** Options as typed: {@code setup=four-bishops cylinder=true}. */
  static Map<String, String> parsed(String options) {
    Map<String, String> values = new HashMap<>();
    Arrays.stream(options.split("[\\s,;]+"))
        .filter(word -> !word.isEmpty())
        .map(word -> word.split("=", 2))
        // A flag may be named alone.
        .forEach(parts -> values.put(parts[0], parts.length == 2 ? parts[1] : "true"));
    return values;
  }
}
