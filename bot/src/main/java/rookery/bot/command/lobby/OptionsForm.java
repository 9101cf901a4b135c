package rookery.bot.command.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.Suggestion;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.bot.table.Refusal;
import rookery.engine.Game;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.OptionSpec.Kind;
import rookery.engine.option.Options;

/** The form for choosing the options of a game, so that nobody has to type them. */
final class OptionsForm {
  private static final String FLAGS = "flags";

  private OptionsForm() {}

  /**
   * Returns the form, filled in with earlier choices.
   *
   * @param chosen the options chosen last time
   * @param more further fields
   */
  static InputForm of(ControlId id, Game game, Options chosen, List<InputForm.Field> more) {
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
    List<Suggestion> answers =
        spec.values().stream()
            .map(value -> new Suggestion(value, spec.label(value) + defaultMark(spec, value)))
            .toList();
    return new InputForm.OneOf(spec.name(), spec.title(), answers, chosen);
  }

  private static String defaultMark(OptionSpec spec, String value) {
    return value.equals(spec.defaultValue()) ? " (default)" : "";
  }

  private static InputForm.Boxes boxes(Game game, Options chosen) {
    List<Suggestion> answers =
        flags(game)
            .map(spec -> new Suggestion(spec.name(), spec.title() + ": " + description(spec)))
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
}
