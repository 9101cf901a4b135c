package rookery.bot.daily;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import rookery.bot.deal.DealSecret;

/**
 * A day of the calendar in UTC, for which everybody has the same deals.
 *
 * @param number counted from the first one, which is 1
 * @param secret decides its decks; to be told after the day
 * @param puzzle the id of its puzzle; empty if there was none
 * @param made when the secret was drawn and its hash could be told
 */
public record DealDay(LocalDate date, int number, DealSecret secret, String puzzle, Instant made) {
  /** The day that it is at a time. */
  public static LocalDate at(Instant now) {
    return LocalDate.ofInstant(now, ZoneOffset.UTC);
  }

  /** When it ends. */
  public Instant end() {
    return date.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  /** Whether it is over. */
  public boolean isOver(Instant now) {
    return !now.isBefore(end());
  }

  /** Whether its hash could be told before it began. */
  public boolean isAnnounced() {
    return made.isBefore(date.atStartOfDay(ZoneOffset.UTC).toInstant());
  }

  /** What its decks are dealt for, as {@code deal-v1} is given it. */
  public String context() {
    return date.toString();
  }
}
