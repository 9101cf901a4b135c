package rookery.bot.discord.interaction;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The newest private answer of each person at each table. Once the next one is there, the one
 * before has nothing left to say, and is removed while Discord lets its interaction do so. What a
 * person has seen longer ago, or was sent by another process, stays until they dismiss it.
 */
@Singleton
final class PrivateCards {
  private static final Logger LOG = LoggerFactory.getLogger(PrivateCards.class);
  private static final int MOST = 20_000;

  /** An interaction can change its answer for a quarter of an hour. */
  private static final Duration LIFE = Duration.ofMinutes(14);

  private final Cache<String, Supplier<RestAction<?>>> newest =
      Caffeine.newBuilder()
          .maximumSize(MOST)
          .expireAfterWrite(LIFE)
          .executor(Runnable::run)
          .build();

  /**
   * A new answer is there.
   *
   * @param card whose it is, and at which table
   * @param removal removes it later
   */
  void added(String card, Supplier<RestAction<?>> removal) {
    Supplier<RestAction<?>> before = newest.asMap().put(card, removal);
    if (before != null) {
      remove(before.get());
    }
  }

  private static void remove(RestAction<?> removal) {
    try {
      removal.queue(
          done -> {}, lost -> LOG.info("Couldn't remove an answer: {}", lost.getClass().getName()));
    } catch (RejectedExecutionException sessionEnded) {
      LOG.info("Couldn't remove an answer: its shard has disconnected");
    }
  }

  /** The newest answer has changed, and can be removed for as long again. */
  void changed(String card, Supplier<RestAction<?>> removal) {
    newest.put(card, removal);
  }
}
