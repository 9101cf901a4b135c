package rookery.bot.crash;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.InteractionAnswer;

/** The time between two deaths of the bot. */
final class BotLifetime {
  private static final int PATIENCE_SECONDS = 300;
  private static final int SHORT_PATIENCE_SECONDS = 20;

  private final long pauseMillis;
  private final CompletableFuture<Void> over = new CompletableFuture<>();
  private final AtomicInteger apologies = new AtomicInteger();
  private final AtomicInteger answers = new AtomicInteger();
  private final AtomicInteger unanswered = new AtomicInteger();
  private final boolean certain;

  /** A life in which everybody is in a hurry. */
  BotLifetime() {
    this(0);
  }

  /**
   * @param pauseMillis how long everybody looks at an answer
   */
  BotLifetime(long pauseMillis) {
    this(pauseMillis, true);
  }

  private BotLifetime(long pauseMillis, boolean certain) {
    this.pauseMillis = pauseMillis;
    this.certain = certain;
  }

  /** A life in which a part of the bot may die, and what that was asked goes unanswered. */
  static BotLifetime whereSomeGoUnanswered() {
    return new BotLifetime(0, false);
  }

  /** The bot is dead, or nothing more is to be done. */
  void end() {
    over.complete(null);
  }

  boolean isOver() {
    return over.isDone();
  }

  /** How often the bot has said that something went wrong on its side. */
  int apologies() {
    return apologies.get();
  }

  /** How often the bot has answered nothing. */
  int unanswered() {
    return unanswered.get();
  }

  /** How often the bot has answered anything. */
  int answers() {
    return answers.get();
  }

  /** The message that answers, unless the bot dies first. */
  Optional<VisibleMessage> answer(InteractionOutcome asked) throws Exception {
    CompletableFuture<InteractionAnswer> answer = asked.answer();
    try {
      CompletableFuture.anyOf(answer, over)
          .get(certain ? PATIENCE_SECONDS : SHORT_PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException never) {
      if (!certain) {
        unanswered.incrementAndGet();
        return Optional.empty();
      }
      throw new IllegalStateException("the bot lives and doesn't answer", never);
    }
    pause();
    boolean told =
        answer.isDone()
            && (answer.join().kind() == InteractionAnswer.Kind.REPLIED
                || answer.join().kind() == InteractionAnswer.Kind.UPDATED);
    // What a computer's move has overtaken is taken away again.
    Optional<VisibleMessage> message = told ? asked.standing() : Optional.empty();
    message.ifPresent(seen -> answers.incrementAndGet());
    message.filter(BotLifetime::isApology).ifPresent(seen -> apologies.incrementAndGet());
    return message;
  }

  private static boolean isApology(VisibleMessage answer) {
    return answer.text().startsWith("Something went wrong")
        || answer.text().startsWith("I lost touch with my database")
        || answer.text().startsWith("I can't save anything right now");
  }

  private void pause() throws Exception {
    try {
      over.get(pauseMillis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException looked) {
      // It goes on.
    }
  }
}
