package rookery.bot.discord.interaction;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.interaction.Callback.Made;
import rookery.bot.outbox.DeferredAnswers.Deferred;
import rookery.bot.outbox.DeferredAnswers.Meanwhile;
import rookery.bot.post.Attachment;
import rookery.bot.post.PictureList;
import rookery.bot.post.Post;
import rookery.bot.request.host.FaultPost;
import rookery.bot.request.host.RequestAnswerer;

/**
 * Answers one interaction: with the callback itself if the answer is ready soon enough, so that one
 * request is enough; otherwise a timer defers the answer, which follows as an edit. Whichever comes
 * first claims the callback, so nothing is sent twice.
 */
final class CallbackAnswer implements RequestAnswerer {
  private static final Logger LOG = LoggerFactory.getLogger(CallbackAnswer.class);

  /** An interaction can be answered for a quarter of an hour. */
  private static final Duration LIFE = Duration.ofMinutes(14);

  private static final long NEVER = 0;
  private static final long FIRST_PAUSE = 1;
  private static final long LONGEST_PAUSE = 30;

  private static final Post TOO_MANY_FILES =
      Post.words("Many people are exporting games right now. Please try again in a minute.");

  private static final Post OWN_FILES_FIRST =
      Post.words("I'm still making two files for you. Ask again when they're ready.");

  private static final Post NO_FILES =
      Post.words(
          "I can't make any files right now. Please try again in a few minutes; I've told my owner.");

  /** How far the interaction has come. */
  private enum State {
    OPEN,
    DEFERRED,
    ANSWERED
  }

  private final Callback callback;
  private final AnswererFactory with;
  private final AtomicReference<String> card = new AtomicReference<>();
  private final AtomicReference<String> closed = new AtomicReference<>();
  private final AtomicBoolean isBeside = new AtomicBoolean();
  private final long begun = System.nanoTime();
  private final AtomicBoolean told = new AtomicBoolean();
  private final CompletableFuture<Void> deferral = new CompletableFuture<>();
  private final AtomicReference<State> state = new AtomicReference<>(State.OPEN);
  private final AtomicReference<Deferred> owed = new AtomicReference<>();
  private final AtomicReference<ScheduledFuture<?>> timer = new AtomicReference<>();

  /** Answers what asks in {@code callback}. */
  CallbackAnswer(Callback callback, AnswererFactory with) {
    this.callback = callback;
    this.with = with;
  }

  /** Defers after a while, unless it is answered before. */
  void deferSoon() {
    timer.set(after(with.patience().time(), this::later));
    if (state.get() != State.OPEN) {
      cancelTimer();
    }
  }

  /**
   * Defers after a while. If that is taken, so that no other process has answered or deferred by
   * then, {@code answering} is to answer; otherwise nothing is done.
   */
  void claimSoon(Runnable answering) {
    after(with.patience().time(), () -> claim(answering));
  }

  /**
   * The same later than any process defers what it does: what is not claimed by then, none does.
   */
  void claimLate(Runnable answering) {
    after(with.patience().time().multipliedBy(3).dividedBy(2), () -> claim(answering));
  }

  private ScheduledFuture<?> after(Duration time, Runnable deferring) {
    long millis = time.toMillis();
    return with.threads().deferrals().schedule(deferring, millis, TimeUnit.MILLISECONDS);
  }

  private void claim(Runnable answering) {
    state.set(State.DEFERRED);
    callback
        .deferral()
        .queue(
            done -> {
              deferred(Response.THERE, Optional.empty());
              answering.run();
            },
            lost -> LOG.info("Another process is answering interaction {}", callback.id()));
  }

  @Override
  public void later() {
    if (state.compareAndSet(State.OPEN, State.DEFERRED)) {
      cancelTimer();
      Response.of(callback.deferral(), callback.id())
          .thenAccept(response -> deferred(response, Optional.empty()));
    }
  }

  /** However the deferral ended: if its response was lost, Discord may still have received it. */
  private void deferred(Response response, Optional<Meanwhile> shown) {
    acknowledged(response == Response.THERE);
    if (response != Response.REFUSED && (shown.isPresent() || callback.showsDeferral())) {
      owed.set(callback.owed(shown));
      with.owed().deferred(owed.get());
    }
    deferral.complete(null);
  }

  @Override
  public void replacing(String before) {
    card.set(before);
  }

  @Override
  public void closing(String opened) {
    closed.set(opened);
  }

  @Override
  public void give(Post post) {
    give(post, callback::made, FIRST_PAUSE);
  }

  @Override
  public CompletionStage<Boolean> giveOnce(Post post) {
    return give(post, callback::made, NEVER);
  }

  @Override
  public void meanwhile(Post post) {
    meanwhile(post, Optional.empty());
  }

  @Override
  public void meanwhile(Post post, Post interrupted) {
    meanwhile(post, Optional.of(new Meanwhile(post.words(), interrupted)));
  }

  private void meanwhile(Post post, Optional<Meanwhile> shown) {
    Runnable showing =
        () -> {
          Made made = callback.made(post);
          if (state.compareAndSet(State.OPEN, State.DEFERRED)) {
            cancelTimer();
            Response.of(made.atOnce().get(), callback.id())
                .thenAccept(response -> deferred(response, shown));
          }
        };
    if (post.picture().isPresent()) {
      with.threads().painters().execute(showing);
    } else {
      showing.run();
    }
  }

  @Override
  public void give(PictureList list) {
    give(() -> callback.made(list), list.isPainted(), FIRST_PAUSE);
  }

  @Override
  public void beside(Post post) {
    isBeside.set(true);
    give(post, callback::beside, FIRST_PAUSE);
  }

  @Override
  public void aloud(Post own, Post aloud) {
    give(() -> callback.aloud(own, aloud), own.picture().isPresent(), NEVER);
  }

  @Override
  public void deliver(Post post, List<Attachment> files) {
    switch (with.files().takeRoom(callback.person())) {
      case FULL -> beside(TOO_MANY_FILES);
      case OWN_FILES_FIRST -> beside(OWN_FILES_FIRST);
      case TAKEN -> makeAndDeliver(post, files);
    }
  }

  private void makeAndDeliver(Post post, List<Attachment> files) {
    later();
    with.files()
        .make(
            callback.person(),
            files,
            made -> {
              CompletableFuture<Boolean> arrived = new CompletableFuture<>();
              give(() -> callback.beside(post, made.get()), FIRST_PAUSE, arrived);
              return arrived;
            });
  }

  private CompletionStage<Boolean> give(Post post, Function<Post, Made> making, long pause) {
    return give(() -> making.apply(post), post.picture().isPresent(), pause);
  }

  /** Words alone are sent from here, as to wake a painter takes longer than to encode them. */
  private CompletionStage<Boolean> give(Supplier<Made> making, boolean isPainted, long pause) {
    CompletableFuture<Boolean> arrived = new CompletableFuture<>();
    Runnable giving = () -> give(making, pause, arrived);
    if (isPainted) {
      with.threads().painters().execute(giving);
    } else {
      giving.run();
    }
    return arrived;
  }

  private void give(Supplier<Made> making, long pause, CompletableFuture<Boolean> arrived) {
    Made made = made(making);
    State before = state.getAndSet(State.ANSWERED);
    arrived.thenAccept(there -> answered(there, before == State.OPEN));
    cancelTimer();
    if (before == State.OPEN) {
      Response.of(made.atOnce().get(), callback.id())
          .thenAccept(response -> follow(response, made, pause, arrived));
    } else {
      deferral.thenRun(() -> change(made, pause, arrived));
      arrived.thenRun(
          () ->
              Optional.ofNullable(owed.get())
                  .ifPresent(one -> with.owed().ended(one.interaction())));
    }
  }

  /** Edits the message that the deferral, or a response that was lost, has created. */
  private void change(Made made, long pause, CompletableFuture<Boolean> arrived) {
    Response.of(made.afterwards().get(), callback.id())
        .thenAccept(response -> follow(response, made, pause, arrived));
  }

  /**
   * Ends an answer, or tries it again.
   *
   * @param pause seconds until the next attempt
   */
  private void follow(
      Response response, Made made, long pause, CompletableFuture<Boolean> arrived) {
    boolean again =
        response == Response.LOST && pause != NEVER && age().plusSeconds(pause).compareTo(LIFE) < 0;
    if (again) {
      Runnable next = () -> change(made, Math.min(2 * pause, LONGEST_PAUSE), arrived);
      with.threads().timer().schedule(next, pause, TimeUnit.SECONDS);
    } else {
      arrived.complete(response == Response.THERE);
    }
  }

  private void acknowledged(boolean there) {
    if (there && told.compareAndSet(false, true)) {
      with.vitals().acknowledged(age());
    }
  }

  private void answered(boolean there, boolean atOnce) {
    acknowledged(there);
    if (there) {
      with.vitals().answered(age());
      Optional.ofNullable(card.get()).ifPresent(key -> keep(key, atOnce));
      Optional.ofNullable(closed.get()).ifPresent(key -> with.cards().closed(key, callback.card()));
    }
  }

  /** After a deferral, the first message of the interaction is the one above, which stays. */
  private void keep(String key, boolean atOnce) {
    if (!isBeside.get()) {
      callback.card().ifPresent(shown -> with.cards().shown(key, shown));
    } else if (atOnce) {
      with.cards().opened(key, callback.cardBeside());
    }
  }

  private Duration age() {
    return Duration.ofNanos(System.nanoTime() - begun);
  }

  /**
   * The answer, or an apology if it cannot be encoded. It is encoded before the callback is
   * claimed.
   */
  private Made made(Supplier<Made> making) {
    try {
      return making.get();
    } catch (FileExporter.UnwritableException full) {
      return callback.beside(NO_FILES);
    } catch (RuntimeException | Error fault) {
      return callback.beside(FaultPost.ofAnswer("an answer", fault));
    }
  }

  private void cancelTimer() {
    ScheduledFuture<?> set = timer.get();
    if (set != null) {
      set.cancel(false);
    }
  }
}
