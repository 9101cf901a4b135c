package rookery.bot;

import java.security.SecureRandom;
import java.time.Clock;
import rookery.bot.chance.Chance;
import rookery.bot.discord.interaction.Patience;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.outbox.ForwardClock;
import rookery.bot.post.Pictures;
import rookery.bot.vitals.Vitals;

/**
 * What a running bot takes from the program around it.
 *
 * @param painter paints each picture that is not at hand; one for the whole process, since it draws
 *     much in advance
 * @param chance where seats, decks and names come from
 * @param clock the time
 * @param patience how long it may take to answer before it says that it takes a while
 * @param vitals hears how it goes
 * @param temporary where files are made that people take away
 */
public record Surroundings(
    Pictures painter,
    Chance chance,
    Clock clock,
    Patience patience,
    Vitals vitals,
    TemporaryFolder temporary) {
  /** Chance that nobody knows beforehand, the right time, usual patience, nobody who listens. */
  public static Surroundings usual(Pictures painter) {
    return new Surroundings(
        painter,
        new Chance(new SecureRandom()),
        new ForwardClock(Clock.systemUTC()),
        Patience.USUAL,
        Vitals.UNHEARD,
        TemporaryFolder.ofTheMachine());
  }

  /** With another source of chance. */
  public Surroundings with(Chance other) {
    return new Surroundings(painter, other, clock, patience, vitals, temporary);
  }

  /** By another clock. */
  public Surroundings by(Clock other) {
    return new Surroundings(painter, chance, other, patience, vitals, temporary);
  }

  /** With other patience. */
  public Surroundings with(Patience other) {
    return new Surroundings(painter, chance, clock, other, vitals, temporary);
  }

  /** With somebody who hears how it goes. */
  public Surroundings heardBy(Vitals listener) {
    return new Surroundings(painter, chance, clock, patience, listener, temporary);
  }

  /** With temporary files in another folder. */
  public Surroundings in(TemporaryFolder other) {
    return new Surroundings(painter, chance, clock, patience, vitals, other);
  }
}
