package rookery.bot.discord.interaction;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The newest private answer of each person at each table, and what they opened below it last; the
 * same of the pages in which they look something up. Once the next one is there, those before have
 * nothing left to say, and are removed while Discord lets their interactions do so. What a person
 * has seen longer ago, or was sent by another process, stays until they dismiss it.
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
  record Card(String origin, Supplier<RestAction<?>> removal) {
    private void remove() {
      try {
        removal
            .get()
            .queue(
                done -> {},
                lost -> LOG.info("Couldn't remove an answer: {}", lost.getClass().getName()));
      } catch (RejectedExecutionException sessionEnded) {
        LOG.info("Couldn't remove an answer: its shard has disconnected");
      }
    }
  }

  /** The newest answer, if there is one, and what was opened below it last. */
  private record Shown(Optional<Card> answer, Optional<Card> below) {
    Stream<Card> all() {
      return Stream.concat(answer.stream(), below.stream());
    }
  }

  private final Cache<String, Shown> newest =
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
    Shown before = newest.asMap().put(key, new Shown(Optional.of(card), Optional.empty()));
    if (before != null) {
      before.all().filter(other -> !other.origin().equals(card.origin())).forEach(Card::remove);
    }
  }

  /** Something was opened below the newest answer, which stays, in the place of what was there. */
  void opened(String key, Card below) {
    AtomicReference<Optional<Card>> before = new AtomicReference<>(Optional.empty());
    newest
        .asMap()
        .compute(
            key,
            (any, shown) -> {
              Optional<Shown> old = Optional.ofNullable(shown);
              before.set(old.flatMap(Shown::below));
              return new Shown(old.flatMap(Shown::answer), Optional.of(below));
            });
    before.get().ifPresent(Card::remove);
  }

  /**
   * What was opened is no longer needed.
   *
   * @param pressed the message whose button was pressed, which stays: it may be what was opened
   */
  void closed(String key, Optional<Card> pressed) {
    Optional.ofNullable(newest.asMap().remove(key)).stream()
        .flatMap(Shown::all)
        .filter(card -> pressed.filter(own -> own.origin().equals(card.origin())).isEmpty())
        .forEach(Card::remove);
  }
}
