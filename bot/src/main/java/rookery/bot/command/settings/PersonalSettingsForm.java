package rookery.bot.command.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.preference.BoardStyle;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.NotificationMode;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.ThreatWarnings;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.engine.text.Phrase;

/** The form for a person's settings. */
final class PersonalSettingsForm {
  private static final String CALLS = "calls";
  private static final String THEME = "theme";
  static final String ZONE = "zone";
  private static final String REMINDING = "reminding";
  private static final String BOXES = "boxes";

  /** Asked for by the command alone, because the form is full. */
  static final String WARNINGS = "warnings";

  private static final SelectableOption ASK =
      new SelectableOption("ask", "Ask me before playing my move");
  private static final SelectableOption WARN =
      new SelectableOption("warn", "Warn me when I could lose the game next turn");
  private static final SelectableOption COORDINATES =
      new SelectableOption("coordinates", "Show coordinates beside the board");
  private static final SelectableOption LETTERS =
      new SelectableOption("letters", "Show a letter on each piece");
  private static final SelectableOption NAMED =
      new SelectableOption("named", "Show my name in exported games");
  private static final SelectableOption PROFILE =
      new SelectableOption("profile", "Show my results to others in my servers");
  private static final SelectableOption QUIET =
      new SelectableOption("quiet", "Quiet hours: no reminders from 22:00 to 8:00");
  private static final SelectableOption REMINDED =
      new SelectableOption("reminded", "Remind me of the daily deals in my daily message");
  private static final SelectableOption STREAK =
      new SelectableOption("streak", "Show others my streak in the daily deals");
  private static final SelectableOption LISTED =
      new SelectableOption("listed", "Show my place on daily leaderboards");

  private static final List<SelectableOption> BOX_CHOICES =
      List.of(COORDINATES, LETTERS, ASK, WARN, NAMED, PROFILE, QUIET, REMINDED, STREAK, LISTED);

  private static final int LONGEST_HINT = 100;

  /** Precedes the hour in the value of a choice of one message a day. */
  private static final String DAILY = "daily ";

  private PersonalSettingsForm() {}

  static InputForm of(ControlId id, Preferences now) {
    return new InputForm(
        id,
        "Your settings",
        List.of(
            new InputForm.OneOf(CALLS, "How to notify you", calls(), callsChosen(now)),
            FormFields.oneOf(THEME, "Colours of your private boards", now.style().theme()),
            new InputForm.Boxes(BOXES, "Boards, moves and messages", BOX_CHOICES, ticked(now)),
            FormFields.oneOf(REMINDING, "Reminders before a deadline", now.reminding()),
            new InputForm.Line(
                ZONE,
                "Your city, your country, or your local time",
                TruncatedText.to(LONGEST_HINT, "Currently: " + TimeZones.words(now.hours().zone())),
                TimeZoneChoice.LONGEST,
                false)));
  }

  /** Instant notifications of each mode, or one message a day at each hour. */
  private static List<SelectableOption> calls() {
    return Stream.concat(
            Arrays.stream(NotificationMode.values())
                .map(way -> new SelectableOption(way.name(), way.words())),
            PersonalHours.hours().stream()
                .map(hour -> new SelectableOption(DAILY + hour, daily(hour))))
        .toList();
  }

  private static String daily(int hour) {
    return "Once a day, at %d:00".formatted(hour);
  }

  private static String callsChosen(Preferences now) {
    return now.hours().daily().map(hour -> DAILY + hour).orElse(now.calls().name());
  }

  private static Set<String> ticked(Preferences now) {
    Stream<SelectableOption> ticked = BOX_CHOICES.stream().filter(box -> isTicked(box, now));
    return ticked.map(SelectableOption::value).collect(Collectors.toSet());
  }

  private static boolean isTicked(SelectableOption box, Preferences now) {
    if (box == ASK) {
      return now.asksBeforePlaying();
    }
    if (box == WARN) {
      return now.warnings().isWanted();
    }
    if (box == NAMED) {
      return now.named();
    }
    if (box == PROFILE) {
      return now.profileShown();
    }
    if (box == QUIET) {
      return now.hours().quiet();
    }
    if (box == REMINDED) {
      return now.deals().reminded();
    }
    if (box == STREAK) {
      return now.deals().streakShown();
    }
    if (box == LISTED) {
      return now.deals().listed();
    }
    return box == COORDINATES ? now.style().coordinates() : now.style().letters();
  }

  /**
   * Returns the chosen settings. Fields that an older form did not have stay as they are in {@code
   * now}.
   */
  static Preferences read(Arguments given, Preferences now) {
    return new Preferences(
        calls(given, now),
        FormFields.ticked(given, BOXES, ASK, now.asksBeforePlaying()),
        new BoardStyle(
            FormFields.chosen(given, THEME, now.style().theme()),
            FormFields.ticked(given, BOXES, COORDINATES, now.style().coordinates()),
            FormFields.ticked(given, BOXES, LETTERS, now.style().letters())),
        FormFields.chosen(given, REMINDING, now.reminding()),
        hours(given, now.hours()),
        FormFields.ticked(given, BOXES, NAMED, now.named()),
        FormFields.ticked(given, BOXES, PROFILE, now.profileShown()),
        warnings(given, now.warnings()),
        new DealPreferences(
            FormFields.ticked(given, BOXES, REMINDED, now.deals().reminded()),
            FormFields.ticked(given, BOXES, STREAK, now.deals().streakShown()),
            FormFields.ticked(given, BOXES, LISTED, now.deals().listed())));
  }

  /** Where it is not said in which games, it stays as it was. */
  private static ThreatWarnings warnings(Arguments given, ThreatWarnings now) {
    ThreatWarnings wanted = now.wanted(FormFields.ticked(given, BOXES, WARN, now.isWanted()));
    return FormFields.chosen(given, WARNINGS, wanted);
  }

  private static NotificationMode calls(Arguments given, Preferences now) {
    boolean daily = daily(given).isPresent();
    return daily ? now.calls() : FormFields.chosen(given, CALLS, now.calls());
  }

  private static Optional<Integer> daily(Arguments given) {
    return given
        .word(CALLS)
        .flatMap(
            word -> PersonalHours.hours().stream().filter(h -> word.equals(DAILY + h)).findFirst());
  }

  private static PersonalHours hours(Arguments given, PersonalHours now) {
    Optional<Integer> daily = given.word(CALLS).isPresent() ? daily(given) : now.daily();
    return now.quiet(FormFields.ticked(given, BOXES, QUIET, now.quiet())).daily(daily);
  }

  /** Returns what was typed as the time zone; empty if nothing was. */
  static Optional<String> zone(Arguments given) {
    return given.word(ZONE).map(String::strip).filter(typed -> !typed.isEmpty());
  }

  static String summary(Preferences now) {
    return """
        - Notifications: %s
        - Your boards: %s, %s
        - Ask before playing your move: %s
        - Warning when you could lose the game next turn: %s
        - Reminders before a deadline: %s
        - Your time zone: %s
        - Deals of the day: %s
        - Others can see: %s"""
        .formatted(
            notificationSummary(now),
            lower(now.style().theme().words()),
            onBoards(now.style()),
            FormFields.yesOrNo(now.asksBeforePlaying()),
            lower(now.warnings().words()),
            reminders(now),
            TimeZones.words(now.hours().zone()),
            dealReminder(now),
            shown(now));
  }

  private static String reminders(Preferences now) {
    String how = lower(now.reminding().words());
    if (now.reminding() == ReminderMode.NONE) {
      return how;
    }
    String nights = now.hours().quiet() ? "but not" : "even";
    return "%s, %s at night (22:00 to 8:00)".formatted(how, nights);
  }

  private static String shown(Preferences now) {
    List<String> shown = new ArrayList<>();
    if (now.named()) {
      shown.add("your name in exported games");
    }
    if (now.profileShown()) {
      shown.add("your results in servers you share");
    }
    if (now.deals().streakShown()) {
      shown.add("your streak in the deals");
    }
    if (now.deals().listed()) {
      shown.add("your place on daily leaderboards");
    }
    return shown.isEmpty() ? "nothing about you" : Phrase.list(shown);
  }

  private static String dealReminder(Preferences now) {
    if (!now.deals().reminded()) {
      return "no reminder";
    }
    return now.notifiedAtOnce()
        ? "a reminder once you choose to be notified once a day"
        : "a reminder in your daily message";
  }

  private static String onBoards(BoardStyle style) {
    if (style.coordinates()) {
      return style.letters()
          ? "with coordinates and letters on pieces"
          : "with coordinates but without letters on pieces";
    }
    return style.letters()
        ? "with letters on pieces but without coordinates"
        : "without coordinates or letters on pieces";
  }

  /** What is a label in the form follows a colon here. */
  private static String lower(String label) {
    return Character.toLowerCase(label.charAt(0)) + label.substring(1);
  }

  /** People who get one message a day are reminded only if that message could come too late. */
  private static String notificationSummary(Preferences now) {
    return now.hours()
        .daily()
        .map("one message a day, at %d:00, and the last reminder before a deadline"::formatted)
        .orElse(lower(now.calls().words()));
  }
}
