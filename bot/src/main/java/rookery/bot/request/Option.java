package rookery.bot.request;

import java.util.List;
import rookery.bot.post.Markdown;
import rookery.bot.post.Suggestion;
import rookery.bot.table.Refusal;

/**
 * Something to add to a slash command.
 *
 * @param name as typed
 * @param description for people
 * @param kind what can be given
 * @param required whether the command needs it
 * @param longest the most characters of words
 * @param completes whether it is completed while it is typed
 * @param choices the only answers; empty where anything goes
 */
public record Option(
    String name,
    String description,
    Kind kind,
    boolean required,
    int longest,
    boolean completes,
    List<Suggestion> choices) {
  /** Longer than anything that means something here, short enough to be quoted in an answer. */
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

  /** Words that complete while they are typed. */
  public static Option completed(String name, String description) {
    return new Option(name, description, Kind.WORDS, false, USUAL, true, List.of());
  }

  /** Words of at most {@code longest} characters. */
  public static Option words(String name, String description, int longest) {
    return new Option(name, description, Kind.WORDS, false, longest, false, List.of());
  }

  /** One of a few answers. */
  public static Option oneOf(String name, String description, Suggestion... choices) {
    return new Option(name, description, Kind.WORDS, false, USUAL, false, List.of(choices));
  }

  /** Yes or no. */
  public static Option flag(String name, String description) {
    return new Option(name, description, Kind.FLAG, false, USUAL, false, List.of());
  }

  /** Somebody. */
  public static Option person(String name, String description) {
    return new Option(name, description, Kind.PERSON, false, USUAL, false, List.of());
  }

  /**
   * Checks what somebody gave; Discord lets nobody give anything else, but others may.
   *
   * @throws Refusal if there are only a few answers, and it is none of them
   */
  void check(String given) {
    if (!choices.isEmpty() && choices.stream().noneMatch(one -> one.value().equals(given))) {
      throw new Refusal(
          "\u201c%s\u201d is not a choice for %s. You can choose: %s."
              .formatted(
                  Markdown.escaped(given),
                  name,
                  String.join(", ", choices.stream().map(Suggestion::label).toList())));
    }
  }

  /** This option, completed while it is typed. */
  public Option completing() {
    return new Option(name, description, kind, required, longest, true, choices);
  }

  /** This option, without which the command cannot be asked for. */
  public Option needed() {
    return new Option(name, description, kind, true, longest, completes, choices);
  }
}
