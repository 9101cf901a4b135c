package rookery.bot.season;

import java.time.Instant;
import java.util.Optional;
import rookery.bot.table.Person;

/**
 * Somebody who takes part in a season.
 *
 * @param atOnce how many of its games they want to have at a time
 * @param lot the number that they drew, from 1 on; 0 before the season begins
 * @param left when they dropped out; empty if they did not
 */
public record Entrant(Person person, int atOnce, int lot, Optional<Instant> left) {
  /** How many games people have at a time unless they say otherwise. */
  public static final int USUALLY_AT_ONCE = 2;

  /** The most games at a time. */
  public static final int MOST_AT_ONCE = 5;

  /** Somebody who has just signed up. */
  public static Entrant of(Person person) {
    return new Entrant(person, USUALLY_AT_ONCE, 0, Optional.empty());
  }

  /** The same with another number of games at a time. */
  public Entrant atOnce(int wanted) {
    return new Entrant(person, wanted, lot, left);
  }

  Entrant drawing(int drawn) {
    return new Entrant(person, atOnce, drawn, left);
  }

  Entrant leaving(Instant now) {
    return new Entrant(person, atOnce, lot, Optional.of(now));
  }

  /** Whether they still take part. */
  public boolean isIn() {
    return left.isEmpty();
  }
}
