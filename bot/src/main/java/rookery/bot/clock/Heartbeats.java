package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Stores when the bot was last known to run. */
public interface Heartbeats {
  /** The last time it ran; empty before the first run. */
  Optional<Instant> last();

  /** Notes that the bot runs at {@code now}. */
  void beat(Instant now);

  /** Gives everybody back the lost time; all tables update their clocks at once. */
  void giveBack(Duration lost);
}
