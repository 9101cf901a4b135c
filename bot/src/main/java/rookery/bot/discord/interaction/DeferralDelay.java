package rookery.bot.discord.interaction;

import java.time.Duration;

/**
 * How long an answer may take before it is deferred.
 *
 * @param time less than the three seconds after which Discord gives up
 */
public record DeferralDelay(Duration time) {
  /** Of Discord's three seconds the way to it and back takes some. */
  public static final DeferralDelay USUAL = new DeferralDelay(Duration.ofSeconds(1));
}
