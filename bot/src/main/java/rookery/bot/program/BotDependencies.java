package rookery.bot.program;

import java.security.SecureRandom;
import java.time.Clock;
import rookery.bot.discord.interaction.DeferralDelay;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.outbox.MonotonicClock;
import rookery.bot.post.Pictures;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.vitals.Telemetry;

/**
 * What a running bot takes from the program around it.
 *
 * @param painter paints each picture that is not at hand; one for the whole process, since it draws
 *     much in advance
 * @param chance where seats, decks and names come from
 * @param clock the time, which Discord may put right at the start
 * @param patience how long it may take to answer before it says that it takes a while
 * @param vitals hears how it goes
 * @param temporary where files are made that people take away
 */
public record BotDependencies(
    Pictures painter,
    RequestRandomSource chance,
    MonotonicClock clock,
    DeferralDelay patience,
    Telemetry vitals,
    TemporaryFolder temporary) {
  /** Chance that nobody knows beforehand, the right time, usual patience, nobody who listens. */
  public static BotDependencies usual(Pictures painter) {
    return new BotDependencies(
        painter,
        new RequestRandomSource(new SecureRandom()),
        new MonotonicClock(Clock.systemUTC()),
        DeferralDelay.USUAL,
        Telemetry.UNHEARD,
        TemporaryFolder.ofTheMachine());
  }

  /** With another source of chance. */
  public BotDependencies with(RequestRandomSource other) {
    return new BotDependencies(painter, other, clock, patience, vitals, temporary);
  }

  /** By another clock, which may be set back. */
  public BotDependencies by(Clock other) {
    MonotonicClock followed = new MonotonicClock(other);
    return new BotDependencies(painter, chance, followed, patience, vitals, temporary);
  }

  /** With other patience. */
  public BotDependencies with(DeferralDelay other) {
    return new BotDependencies(painter, chance, clock, other, vitals, temporary);
  }

  /** With somebody who hears how it goes. */
  public BotDependencies heardBy(Telemetry listener) {
    return new BotDependencies(painter, chance, clock, patience, listener, temporary);
  }

  /** With temporary files in another folder. */
  public BotDependencies in(TemporaryFolder other) {
    return new BotDependencies(painter, chance, clock, patience, vitals, other);
  }
}
