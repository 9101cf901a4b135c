package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.vitals.Telemetry;

/**
 * Decides what happens to a message after an attempt to send it: it is done, tried again later, or
 * given up, with the consequences at its table.
 */
final class DeliveryOutcomes {
  private static final Logger LOG = LoggerFactory.getLogger(DeliveryOutcomes.class);

  /** A permission that was just removed may be granted again at once. */
  private static final Duration GRACE = Duration.ofMinutes(1);

  private static final Duration FOR_THE_RIGHT = Duration.ofSeconds(20);

  private final UndeliverableHandler consequences;
  private final Clock clock;
  private final Telemetry vitals;
  private final OutageLog following;
  private final OutageLog sending;

  DeliveryOutcomes(UndeliverableHandler consequences, Clock clock, Telemetry vitals) {
    this.consequences = consequences;
    this.clock = clock;
    this.vitals = vitals;
    this.following =
        new OutageLog(
            "Can't tell a table that a message failed",
            "Can tell tables about failed messages again",
            clock);
    this.sending = new OutageLog("Can't send a message", "Can send messages again", clock);
  }

  /**
   * Returns how to settle the message, after the consequences of a failure have been carried out.
   * The stage never fails.
   */
  CompletionStage<Settlement> of(Pending pending, DeliveryResult delivered) {
    if (delivered instanceof DeliveryResult.Not not) {
      vitals.tried(outcome(not.why()));
      if (not.why() != DeliveryFailure.PASSING) {
        // Discord has answered, whatever it said.
        sending.noneAt(lane(pending));
      }
      return failed(pending, not);
    }
    vitals.tried(Telemetry.Delivery.SENT);
    return settled(done(pending, (DeliveryResult.Done) delivered));
  }

  private static Telemetry.Delivery outcome(DeliveryFailure why) {
    return switch (why) {
      case PASSING, NOT_ALLOWED -> Telemetry.Delivery.PUT_OFF;
      case UNREACHABLE, MESSAGE_GONE, CHANNEL_GONE, REFUSED -> Telemetry.Delivery.GIVEN_UP;
    };
  }

  private Settlement done(Pending pending, DeliveryResult.Done done) {
    sending.noneAt(lane(pending));
    Optional<Sent> sent = Optional.of(done.sent());
    return new Settlement.Done(sent.equals(pending.stands()) ? Optional.empty() : sent);
  }

  private CompletionStage<Settlement> failed(Pending pending, DeliveryResult.Not not) {
    OutgoingMessage letter = pending.message();
    Settlement givenUp = new Settlement.Failed(not.error());
    return switch (not.why()) {
      case UNREACHABLE -> after(() -> consequences.undelivered(letter), letter, givenUp);
      case MESSAGE_GONE -> after(() -> consequences.vanished(letter), letter, givenUp);
      case CHANNEL_GONE -> after(() -> consequences.shut(letter, true), letter, givenUp);
      case NOT_ALLOWED -> withoutTheRight(pending, not);
      case REFUSED -> settled(givenUp);
      case PASSING -> settled(again(pending, not));
    };
  }

  /**
   * Carries out the consequences of a failure before the message is settled, so that a crash cannot
   * lose them.
   */
  private CompletionStage<Settlement> after(
      Supplier<CompletionStage<Void>> consequence, OutgoingMessage letter, Settlement settlement) {
    return begun(consequence)
        .handle(
            (done, fault) -> {
              if (fault == null) {
                following.noneAt(letter.table());
                return settlement;
              }
              String named = OutboxSender.named(fault);
              Instant again = clock.instant().plus(OutboxSender.AFTER_A_FAULT);
              following.at(letter.table(), named, again);
              return new Settlement.Again(again, named);
            });
  }

  private static CompletionStage<Void> begun(Supplier<CompletionStage<Void>> consequence) {
    try {
      return consequence.get();
    } catch (RuntimeException | Error fault) {
      return CompletableFuture.failedFuture(fault);
    }
  }

  /** Tells nobody about a missing permission that is granted again at once. */
  private CompletionStage<Settlement> withoutTheRight(Pending pending, DeliveryResult.Not not) {
    OutgoingMessage letter = pending.message();
    Instant now = clock.instant();
    if (pending.since().filter(first -> first.plus(GRACE).isBefore(now)).isEmpty()) {
      return settled(new Settlement.Again(now.plus(FOR_THE_RIGHT), not.error()));
    }
    LOG.warn(
        "Table {}: the bot can't post in {}. Give it View Channel, Send Messages and Attach Files"
            + " there.",
        letter.table(),
        lane(pending));
    return after(
        () -> consequences.shut(letter, false), letter, new Settlement.Failed(not.error()));
  }

  private Settlement again(Pending pending, DeliveryResult.Not not) {
    long seconds =
        Math.min(1L << Math.min(pending.attempts(), 20), Outbox.LONGEST_WAIT.toSeconds());
    Instant when = clock.instant().plusSeconds(seconds);
    sending.at(lane(pending), not.error(), when);
    return new Settlement.Again(when, not.error());
  }

  private static CompletionStage<Settlement> settled(Settlement settlement) {
    return CompletableFuture.completedFuture(settlement);
  }

  private static String lane(Pending pending) {
    return pending.message().address().lane();
  }
}
