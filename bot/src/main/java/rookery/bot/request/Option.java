package rookery.bot.request;

import java.util.List;
import rookery.bot.post.Markdown;
import rookery.bot.post.SelectableOption;
import rookery.bot.table.Refusal;
import rookery.engine.text.Phrase;

/**
 * An option of a slash command.
 *
 * @param name as typed
 * @param longest the maximum length of words
 * @param completes whether there are suggestions while it is typed
 * @param choices the only possible values; empty if any is possible
 */
public record Option(
    String name,
    String description,
    Kind kind,
    boolean required,
    int longest,
    boolean completes,
    List<SelectableOption> choices) {
  /** Longer than any useful input, short enough to quote in an answer. */
  private static final int USUAL = 100;

  /** What can be given. */
  public enum Kind {
    WORDS,
    FLAG,
    PERSON
  }

  public Option {
    choices = List.copyOf(choices);
  }

  /** Text with suggestions while it is typed. */
  public static Option completed(String name, String description) {
    return new Option(name, description, Kind.WORDS, false, USUAL, true, List.of());
  }

  /** Text of at most {@code longest} characters. */
  public static Option words(String name, String description, int longest) {
    return new Option(name, description, Kind.WORDS, false, longest, false, List.of());
  }

  /** A choice of a few values. */
  public static Option oneOf(String name, String description, SelectableOption... choices) {
    return new Option(name, description, Kind.WORDS, false, USUAL, false, List.of(choices));
  }

  /** Yes or no. */
  public static Option flag(String name, String description) {
    return new Option(name, description, Kind.FLAG, false, USUAL, false, List.of());
  }

  /** A person. */
  public static Option person(String name, String description) {
    return new Option(name, description, Kind.PERSON, false, USUAL, false, List.of());
  }

  /**
   * Checks a value. Discord enforces the choices, but other clients may not.
   *
   * @throws Refusal if there are choices, and it is not one of them
   */
  void check(String given) {
    if (!choices.isEmpty() && choices.stream().noneMatch(one -> one.value().equals(given))) {
      throw new Refusal(
          "The option `%s` can't be \u201c%s\u201d. Choose %s."
              .formatted(
                  name,
                  Markdown.escaped(given),
                  Phrase.either(
                      choices.stream()
                          .map(one -> "\u201c%s\u201d".formatted(one.label()))
                          .toList())));
    }
  }

  /** This option, with suggestions while it is typed. */
  public Option completing() {
    return new Option(name, description, kind, required, longest, true, choices);
  }

  /** This option, required. */
  public Option needed() {
    return new Option(name, description, kind, true, longest, completes, choices);
  }
}
