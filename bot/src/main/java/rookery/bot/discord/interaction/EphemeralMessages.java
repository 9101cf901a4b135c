package rookery.bot.discord.interaction;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The newest private answer of each person at each table, and what they opened below it. Once the
 * next one is there, those before have nothing left to say, and are removed while Discord lets
 * their interactions do so. What a person has seen longer ago, or was sent by another process,
 * stays until they dismiss it.
 */
@Singleton
final class EphemeralMessages {
  private static final Logger LOG = LoggerFactory.getLogger(EphemeralMessages.class);
  private static final int MOST = 20_000;

  /** An interaction can change its answer for a quarter of an hour. */
  private static final Duration LIFE = Duration.ofMinutes(14);

  /**
   * A private message.
   *
   * @param origin the interaction that it first answered, by which it is known
   */
  record Card(String origin, Supplier<RestAction<?>> removal) {}

  private final Cache<String, List<Card>> newest =
      Caffeine.newBuilder()
          .maximumSize(MOST)
          .expireAfterWrite(LIFE)
          .executor(Runnable::run)
          .build();

  /**
   * An answer is there, new or in the place of what it said before.
   *
   * @param key whose it is, and at which table
   */
  void shown(String key, Card card) {
    List<Card> before = newest.asMap().put(key, List.of(card));
    if (before != null) {
      before.stream()
          .filter(other -> !other.origin().equals(card.origin()))
          .forEach(other -> remove(other.removal().get()));
    }
  }

  /** Something was opened below the newest answer, which stays. */
  void opened(String key, Card below) {
    newest
        .asMap()
        .merge(
            key,
            List.of(below),
            (before, opened) -> Stream.concat(before.stream(), opened.stream()).toList());
  }

  private static void remove(RestAction<?> removal) {
    try {
      removal.queue(
          done -> {}, lost -> LOG.info("Couldn't remove an answer: {}", lost.getClass().getName()));
    } catch (RejectedExecutionException sessionEnded) {
      LOG.info("Couldn't remove an answer: its shard has disconnected");
    }
  }
}
