package rookery.bot.preference;

import java.time.Duration;
import java.util.Optional;
import rookery.bot.clock.DurationWords;
import rookery.bot.clock.TimeControl;

/**
 * What somebody wishes for, at every table.
 *
 * @param calls where to be called
 * @param asksBeforePlaying whether to be asked before an action is played that could be taken back
 * @param style how boards are painted that nobody else sees
 * @param reminding how to be reminded of a move that is due
 * @param hours when to be called, and when not to be reminded
 * @param named whether games that are taken away tell who played them
 */
public record Preferences(
    NotificationMode calls,
    boolean asksBeforePlaying,
    BoardStyle style,
    ReminderMode reminding,
    PersonalHours hours,
    boolean named) {
  private static final Duration A_DAY = Duration.ofDays(1);
  private static final Duration HALF_A_DAY = Duration.ofHours(12);

  /** Those of somebody who chose nothing. */
  public static final Preferences USUAL =
      new Preferences(
          NotificationMode.SECRETS_DIRECT,
          false,
          BoardStyle.USUAL,
          ReminderMode.CALL,
          PersonalHours.USUAL,
          false);

  /** The same, but called as that says. */
  public Preferences with(NotificationMode changed) {
    return new Preferences(changed, asksBeforePlaying, style, reminding, hours, named);
  }

  /** The same, with boards of that style. */
  public Preferences with(BoardStyle changed) {
    return new Preferences(calls, asksBeforePlaying, changed, reminding, hours, named);
  }

  /** The same, but reminded as that says. */
  public Preferences with(ReminderMode changed) {
    return new Preferences(calls, asksBeforePlaying, style, changed, hours, named);
  }

  /** The same at those hours. */
  public Preferences with(PersonalHours changed) {
    return new Preferences(calls, asksBeforePlaying, style, reminding, changed, named);
  }

  /** Whether a call comes as soon as there is one, rather than with the one message a day. */
  public boolean calledAtOnce() {
    return hours.daily().isEmpty();
  }

  /**
   * What somebody with these wishes should know of a table's clock, as messages may come too seldom
   * for it; empty where they do not.
   */
  public Optional<String> clashWith(TimeControl clock) {
    Optional<Duration> move = clock.aMove().filter(time -> time.compareTo(A_DAY) <= 0);
    return move.flatMap(this::clashWith);
  }

  private Optional<String> clashWith(Duration move) {
    boolean unreminded = reminding == ReminderMode.NONE;
    String length = DurationWords.words(move);
    if (!calledAtOnce()) {
      return Optional.of(
          "You get one message a day, but here you have only %s for a move. %s"
              .formatted(
                  length,
                  unreminded
                      ? "You could run out of time before you hear from me. `/settings` changes"
                          + " that."
                      : "I remind you once before your time is up. `/settings` changes that."));
    }
    return hours.quiet() && move.compareTo(HALF_A_DAY) <= 0
        ? Optional.of(
            "You have quiet hours from 22:00 to 8:00, and here you have only %s for a move. If your"
                    .formatted(length)
                + " time runs out in the morning, I remind you the evening before.")
        : Optional.empty();
  }

  /** These wishes of somebody whom exported games may name, or may not. */
  public Preferences named(boolean wanted) {
    return new Preferences(calls, asksBeforePlaying, style, reminding, hours, wanted);
  }
}
