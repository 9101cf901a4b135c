package rookery.bot.discord;

import java.io.IOException;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import okhttp3.Interceptor;
import okhttp3.Response;

/**
 * Reads from Discord's first response what time it is. A machine may start with a clock that is far
 * from right; once the bot runs, it knows how much time has passed and needs nobody to tell it.
 */
final class FirstResponseDate implements Interceptor {
  private final Consumer<Instant> listener;
  private final AtomicBoolean isHeard = new AtomicBoolean();

  /**
   * @param listener hears it once
   */
  FirstResponseDate(Consumer<Instant> listener) {
    this.listener = listener;
  }

  @Override
  public Response intercept(Chain chain) throws IOException {
    Response response = chain.proceed(chain.request());
    Optional<Date> told = Optional.ofNullable(response.headers().getDate("Date"));
    if (told.isPresent() && isHeard.compareAndSet(false, true)) {
      listener.accept(told.get().toInstant());
    }
    return response;
  }
}
