package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Where it is kept when the bot was last known to run. */
public interface Heartbeats {
  /** When it last was, if it ever was. */
  Optional<Instant> last();

  /** It runs at {@code now}. */
  void beat(Instant now);

  /** Gives everybody back what was lost; all tables look at their clocks at once. */
  void giveBack(Duration lost);
}
