package rookery.bot.request.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.table.Person;

/**
 * The answers to accepted presses of the last minute. A second tap gets the answer to the first one
 * again, instead of hearing that the game has moved on.
 */
final class RecentAnswers {
  private static final int MOST = 2_000;
  private static final Duration LONG_ENOUGH = Duration.ofMinutes(1);

  private final Cache<Press, Post> known =
      Caffeine.newBuilder()
          .maximumSize(MOST)
          .expireAfterWrite(LONG_ENOUGH)
          .executor(Runnable::run)
          .build();

  /** A press: who pressed what. */
  private record Press(Person who, String verb, Optional<String> table, Arguments arguments) {
    static Press of(Request request) {
      return new Press(request.who(), request.verb(), request.table(), request.arguments());
    }
  }

  void add(Request request, Post answer) {
    known.put(Press.of(request), answer);
  }

  /** The earlier answer to the same press. */
  Optional<Post> of(Request request) {
    return Optional.ofNullable(known.getIfPresent(Press.of(request)));
  }
}
