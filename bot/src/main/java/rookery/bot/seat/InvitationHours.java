package rookery.bot.seat;

import java.time.LocalTime;
import rookery.bot.preference.ChoiceLabel;

/** At which hours somebody wants to be asked, in their own time zone. */
public enum InvitationHours implements ChoiceLabel {
  ANY("At any hour", 0, 24),
  MORNING("6:00 to 12:00", 6, 12),
  AFTERNOON("12:00 to 18:00", 12, 18),
  EVENING("18:00 to 24:00", 18, 24);

  private final String words;
  private final int from;
  private final int until;

  InvitationHours(String words, int from, int until) {
    this.words = words;
    this.from = from;
    this.until = until;
  }

  @Override
  public String words() {
    return words;
  }

  /** The same within a sentence: {@code from 6:00 to 12:00}. */
  public String phrase() {
    return this == ANY ? "at any hour" : "from " + words;
  }

  /** Whether that time of day is among them. */
  public boolean include(LocalTime time) {
    return time.getHour() >= from && time.getHour() < until;
  }
}
