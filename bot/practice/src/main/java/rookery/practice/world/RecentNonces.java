package rookery.practice.world;

import java.time.Clock;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import rookery.practice.resource.Message;

/** What authors called their messages of the last few minutes. */
final class RecentNonces {
  private static final long MILLIS = Duration.ofMinutes(5).toMillis();

  private record Key(long channel, long author, String nonce) {}

  private final Clock clock;
  private final Map<Key, Long> messages = new LinkedHashMap<>();

  RecentNonces(Clock clock) {
    this.clock = clock;
  }

  void remember(Message message) {
    if (message.nonce().isEmpty() || old(message.id())) {
      return;
    }
    for (Iterator<Long> all = messages.values().iterator(); all.hasNext() && old(all.next()); ) {
      all.remove();
    }
    messages.put(new Key(message.channel(), message.author(), message.nonce()), message.id());
  }

  private boolean old(long message) {
    return clock.millis() - Snowflakes.millisOf(message) > MILLIS;
  }

  Optional<Long> find(long channel, long author, String nonce) {
    return Optional.ofNullable(messages.get(new Key(channel, author, nonce)))
        .filter(message -> !old(message));
  }
}
