package rookery.bot.request.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;

/** The ids of recent requests, because Discord may deliver one again after a reconnect. */
final class RecentRequestIds {
  private static final int MOST = 20_000;
  private static final Duration LONG_ENOUGH = Duration.ofMinutes(20);

  private final Cache<String, Boolean> known =
      Caffeine.newBuilder()
          .maximumSize(MOST)
          .expireAfterWrite(LONG_ENOUGH)
          .executor(Runnable::run)
          .build();

  /** Adds a request id and returns whether it is new. */
  boolean add(String id) {
    return known.asMap().putIfAbsent(id, true) == null;
  }
}
