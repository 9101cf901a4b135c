package rookery.bot.preference;

import java.time.Duration;
import java.util.Optional;
import rookery.bot.clock.DurationWords;
import rookery.bot.clock.TimeControl;

/**
 * A person's settings for all tables.
 *
 * @param calls where to notify the person
 * @param asksBeforePlaying whether the person must confirm every action
 * @param named whether exported games show the name of the person
 * @param profileShown whether others in a server can see the results that the person had there
 * @param warnings where to warn the person of what the others could win with in their next turn
 */
public record Preferences(
    NotificationMode calls,
    boolean asksBeforePlaying,
    BoardStyle style,
    ReminderMode reminding,
    PersonalHours hours,
    boolean named,
    boolean profileShown,
    ThreatWarnings warnings,
    DealPreferences deals) {
  private static final Duration A_DAY = Duration.ofDays(1);
  private static final Duration HALF_A_DAY = Duration.ofHours(12);

  /** The default settings. */
  public static final Preferences USUAL =
      new Preferences(
          NotificationMode.SECRETS_DIRECT,
          false,
          BoardStyle.USUAL,
          ReminderMode.CALL,
          PersonalHours.USUAL,
          false,
          true,
          ThreatWarnings.UNRATED,
          DealPreferences.USUAL);

  /** The same with other hours. */
  public Preferences with(PersonalHours changed) {
    return new Preferences(
        calls, asksBeforePlaying, style, reminding, changed, named, profileShown, warnings, deals);
  }

  /** Whether notifications come at once, rather than in one message a day. */
  public boolean notifiedAtOnce() {
    return hours.daily().isEmpty();
  }

  /**
   * A warning that messages may come too late for a table's clock with these settings; empty if
   * they do not.
   */
  public Optional<String> clockWarning(TimeControl clock) {
    Optional<Duration> move = clock.aMove().filter(time -> time.compareTo(A_DAY) <= 0);
    return move.flatMap(this::clockWarning);
  }

  private Optional<String> clockWarning(Duration move) {
    boolean unreminded = reminding == ReminderMode.NONE;
    String length = DurationWords.words(move);
    if (!notifiedAtOnce()) {
      return Optional.of(
          "Your settings say one message a day, but at this table you have only %s for each move. %s"
              .formatted(
                  length,
                  unreminded
                      ? "You could run out of time before you hear from me. To hear from me"
                          + " sooner, type `/settings`."
                      : "I'll remind you once before your time is up. You can change that with"
                          + " `/settings`."));
    }
    return hours.quiet() && move.compareTo(HALF_A_DAY) <= 0
        ? Optional.of(
            "Your quiet hours are 22:00 to 8:00, but at this table you have only %s for each move. If"
                    .formatted(length)
                + " your time runs out in the morning, I'll remind you the evening before.")
        : Optional.empty();
  }
}
