package rookery.bot.turn.command.preferring;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.Suggestion;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.QuietHours;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Form;

/** The form with what a person wishes for. */
final class PersonalForm {
  private static final String CALLS = "calls";
  private static final String THEME = "theme";
  private static final String QUIET = "quiet";
  private static final String REMINDING = "reminding";
  private static final String BOXES = "boxes";
  private static final Suggestion ASK = new Suggestion("ask", "Ask me before a move is played");
  private static final Suggestion COORDINATES =
      new Suggestion("coordinates", "Coordinates beside the board");
  private static final Suggestion LETTERS = new Suggestion("letters", "A letter at each piece");

  private static final Suggestion NAMED =
      new Suggestion("named", "My name in games that are exported");

  private PersonalForm() {}

  static Form of(ControlId id, Preferences now) {
    return new Form(
        id,
        "Your settings",
        List.of(
            Fields.oneOf(CALLS, "Where I call you when you are to act", now.calls()),
            Fields.oneOf(THEME, "Colours of the boards that only you see", now.style().theme()),
            new Form.Boxes(
                BOXES,
                "Your boards and moves",
                List.of(COORDINATES, LETTERS, ASK, NAMED),
                ticked(now)),
            Fields.oneOf(REMINDING, "Reminders of a move that is due", now.reminding()),
            new Form.OneOf(
                QUIET,
                "Quiet hours, in which no reminder comes",
                QuietHours.all().stream().map(q -> new Suggestion(q.name(), q.words())).toList(),
                now.quiet().name())));
  }

  private static Set<String> ticked(Preferences now) {
    Stream<Suggestion> ticked =
        Stream.of(COORDINATES, LETTERS, ASK, NAMED).filter(box -> isTicked(box, now));
    return ticked.map(Suggestion::value).collect(Collectors.toSet());
  }

  private static boolean isTicked(Suggestion box, Preferences now) {
    if (box == ASK) {
      return now.asksBeforePlaying();
    }
    if (box == NAMED) {
      return now.named();
    }
    return box == COORDINATES ? now.style().coordinates() : now.style().letters();
  }

  /** What was chosen; as {@code now} where the form, being older, had no such field. */
  static Preferences read(Arguments given, Preferences now) {
    return new Preferences(
        Fields.chosen(given, CALLS, now.calls()),
        Fields.ticked(given, BOXES, ASK, now.asksBeforePlaying()),
        new BoardStyle(
            Fields.chosen(given, THEME, now.style().theme()),
            Fields.ticked(given, BOXES, COORDINATES, now.style().coordinates()),
            Fields.ticked(given, BOXES, LETTERS, now.style().letters())),
        Fields.chosen(given, REMINDING, now.reminding()),
        given.word(QUIET).map(QuietHours::named).orElse(now.quiet()),
        Fields.ticked(given, BOXES, NAMED, now.named()));
  }

  static String told(Preferences now) {
    return """
        - Where I call you: %s
        - Your boards: %s; coordinates: %s; letters: %s
        - Asked before a move is played: %s
        - Reminders of a move that is due: %s; quiet hours: %s
        - Your name in games that are exported: %s"""
        .formatted(
            now.calls().words(),
            now.style().theme().words(),
            Fields.yesOrNo(now.style().coordinates()),
            Fields.yesOrNo(now.style().letters()),
            Fields.yesOrNo(now.asksBeforePlaying()),
            now.reminding().words(),
            now.quiet().words(),
            Fields.yesOrNo(now.named()));
  }
}
