package rookery.bot.turn.command.preferring;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.Suggestion;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.Calls;
import rookery.bot.preference.OwnHours;
import rookery.bot.preference.Preferences;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Form;

/** The form with what a person wishes for. */
final class PersonalForm {
  private static final String CALLS = "calls";
  private static final String THEME = "theme";
  private static final String ZONE = "zone";
  private static final String REMINDING = "reminding";
  private static final String BOXES = "boxes";
  private static final Suggestion ASK = new Suggestion("ask", "Ask me before a move is played");
  private static final Suggestion COORDINATES =
      new Suggestion("coordinates", "Coordinates beside the board");
  private static final Suggestion LETTERS = new Suggestion("letters", "A letter at each piece");
  private static final Suggestion NAMED =
      new Suggestion("named", "My name in games that are exported");
  private static final Suggestion QUIET =
      new Suggestion("quiet", "No reminders from 22 to 8 o'clock");

  /** What stands before the hour where one message a day is chosen. */
  private static final String DAILY = "daily ";

  private PersonalForm() {}

  static Form of(ControlId id, Preferences now) {
    return new Form(
        id,
        "Your settings",
        List.of(
            new Form.OneOf(
                CALLS, "Where I call you when you are to act", calls(), callsChosen(now)),
            Fields.oneOf(THEME, "Colours of the boards that only you see", now.style().theme()),
            new Form.Boxes(
                BOXES,
                "Your boards, moves and nights",
                List.of(COORDINATES, LETTERS, ASK, NAMED, QUIET),
                ticked(now)),
            Fields.oneOf(REMINDING, "Reminders of a move that is due", now.reminding()),
            new Form.OneOf(ZONE, "Your time zone", zones(), Integer.toString(now.hours().zone()))));
  }

  /** At once in one way or another, or one message a day at one of the hours. */
  private static List<Suggestion> calls() {
    return Stream.concat(
            Arrays.stream(Calls.values()).map(way -> new Suggestion(way.name(), way.words())),
            OwnHours.hours().stream().map(hour -> new Suggestion(DAILY + hour, daily(hour))))
        .toList();
  }

  private static String daily(int hour) {
    return "Once a day, at %d o'clock".formatted(hour);
  }

  private static String callsChosen(Preferences now) {
    return now.hours().daily().map(hour -> DAILY + hour).orElse(now.calls().name());
  }

  private static List<Suggestion> zones() {
    return OwnHours.zones().stream()
        .map(zone -> new Suggestion(Integer.toString(zone), OwnHours.words(zone)))
        .toList();
  }

  private static Set<String> ticked(Preferences now) {
    Stream<Suggestion> ticked =
        Stream.of(COORDINATES, LETTERS, ASK, NAMED, QUIET).filter(box -> isTicked(box, now));
    return ticked.map(Suggestion::value).collect(Collectors.toSet());
  }

  private static boolean isTicked(Suggestion box, Preferences now) {
    if (box == ASK) {
      return now.asksBeforePlaying();
    }
    if (box == NAMED) {
      return now.named();
    }
    if (box == QUIET) {
      return now.hours().quiet();
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
        hours(given, now.hours()),
        Fields.ticked(given, BOXES, NAMED, now.named()));
  }

  private static OwnHours hours(Arguments given, OwnHours now) {
    Optional<Integer> zone = among(OwnHours.zones(), given.word(ZONE));
    Optional<Integer> daily =
        given.word(CALLS).isPresent()
            ? among(OwnHours.hours(), given.word(CALLS).map(w -> w.replace(DAILY, "")))
            : now.daily();
    return now.at(zone.orElse(now.zone()))
        .quiet(Fields.ticked(given, BOXES, QUIET, now.quiet()))
        .daily(daily);
  }

  private static Optional<Integer> among(List<Integer> answers, Optional<String> chosen) {
    return chosen.flatMap(
        word -> answers.stream().filter(n -> word.equals(Integer.toString(n))).findFirst());
  }

  static String told(Preferences now) {
    return """
        - Where I call you: %s
        - Your boards: %s; coordinates: %s; letters: %s
        - Asked before a move is played: %s
        - Reminders of a move that is due: %s; quiet from 22 to 8 o'clock: %s
        - Your time zone: %s
        - Your name in games that are exported: %s"""
        .formatted(
            callsTold(now),
            now.style().theme().words(),
            Fields.yesOrNo(now.style().coordinates()),
            Fields.yesOrNo(now.style().letters()),
            Fields.yesOrNo(now.asksBeforePlaying()),
            now.reminding().words(),
            Fields.yesOrNo(now.hours().quiet()),
            OwnHours.words(now.hours().zone()),
            Fields.yesOrNo(now.named()));
  }

  /** With one message a day a reminder comes only where waiting for it may be too late. */
  private static String callsTold(Preferences now) {
    return now.hours()
        .daily()
        .map(hour -> daily(hour) + ", in one message; and by the last reminder of a move")
        .orElse(now.calls().words());
  }
}
