package rookery.bot.discord.interaction;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.interaction.Callback.Made;
import rookery.bot.post.Attachment;
import rookery.bot.post.Post;
import rookery.bot.turn.host.Answerer;
import rookery.bot.turn.host.Host;
import rookery.bot.vitals.Vitals;

/**
 * Answers one interaction: in the callback itself where the answer is there within a second, so
 * that one request does; otherwise a deferral goes out by itself and the answer follows. Whichever
 * comes first claims the callback, and nothing is sent twice.
 */
final class CallbackAnswer implements Answerer {
  private static final Logger LOG = LoggerFactory.getLogger(CallbackAnswer.class);

  /** Discord gives up after three seconds, of which the way to it and back takes some. */
  private static final long PATIENCE_MILLIS = 1_000;

  private static final int ALREADY_ACKNOWLEDGED = 40060;

  /** How far the interaction has come. */
  private enum State {
    OPEN,
    DEFERRED,
    ANSWERED
  }

  private final Callback callback;
  private final Threads threads;
  private final Vitals vitals;
  private final long begun = System.nanoTime();
  private final AtomicBoolean told = new AtomicBoolean();
  private final AtomicReference<State> state = new AtomicReference<>(State.OPEN);
  private final AtomicReference<ScheduledFuture<?>> timer = new AtomicReference<>();

  CallbackAnswer(Callback callback, Threads threads, Vitals vitals) {
    this.callback = callback;
    this.threads = threads;
    this.vitals = vitals;
  }

  /** Defers after a while, unless it is answered before. */
  void deferSoon() {
    timer.set(threads.deferrals().schedule(this::later, PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
    if (state.get() != State.OPEN) {
      cancelTimer();
    }
  }

  @Override
  public void later() {
    if (state.compareAndSet(State.OPEN, State.DEFERRED)) {
      cancelTimer();
      send(callback.deferral()).thenAccept(this::acknowledged);
    }
  }

  @Override
  public CompletionStage<Boolean> give(Post post) {
    return give(post, callback::made);
  }

  @Override
  public void beside(Post post) {
    give(post, callback::beside);
  }

  @Override
  public void deliver(Post post, List<Attachment> files) {
    later();
    threads.painters().execute(() -> give(() -> callback.beside(post, files)));
  }

  private CompletionStage<Boolean> give(Post post, Function<Post, Made> making) {
    if (post.picture().isEmpty()) {
      return give(() -> making.apply(post));
    }
    CompletableFuture<Boolean> arrived = new CompletableFuture<>();
    threads.painters().execute(() -> give(() -> making.apply(post)).thenAccept(arrived::complete));
    return arrived;
  }

  private CompletionStage<Boolean> give(Supplier<Made> making) {
    return send(made(making))
        .thenApply(
            there -> {
              answered(there);
              return there;
            });
  }

  private void acknowledged(boolean there) {
    if (there && told.compareAndSet(false, true)) {
      vitals.acknowledged(age());
    }
  }

  private void answered(boolean there) {
    acknowledged(there);
    if (there) {
      vitals.answered(age());
    }
  }

  private Duration age() {
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  /** The answer, or an apology where it cannot be made; made before the callback is claimed. */
  private RestAction<?> made(Supplier<Made> making) {
    Made made;
    try {
      made = making.get();
    } catch (RuntimeException fault) {
      made = callback.beside(Host.sorry("an answer", fault));
    }
    State before = state.getAndSet(State.ANSWERED);
    cancelTimer();
    return before == State.OPEN ? made.atOnce() : made.afterwards();
  }

  private void cancelTimer() {
    ScheduledFuture<?> set = timer.get();
    if (set != null) {
      set.cancel(false);
    }
  }

  private CompletionStage<Boolean> send(RestAction<?> response) {
    CompletableFuture<Boolean> arrived = new CompletableFuture<>();
    response.queue(done -> arrived.complete(true), lost -> arrived.complete(isThere(lost)));
    return arrived;
  }

  /** JDA repeats what fails on the way, and so may be told that it was there already. */
  private boolean isThere(Throwable lost) {
    boolean there =
        lost instanceof ErrorResponseException refused
            && refused.getErrorCode() == ALREADY_ACKNOWLEDGED;
    if (!there) {
      LOG.info("Interaction {} could not be answered: {}", callback.id(), lost.toString());
    }
    return there;
  }
}
