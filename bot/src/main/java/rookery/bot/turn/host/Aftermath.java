package rookery.bot.turn.host;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import rookery.bot.outbox.Consequences;
import rookery.bot.post.Letter;
import rookery.bot.table.Address;
import rookery.bot.table.Person;
import rookery.bot.table.Place;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;
import rookery.bot.turn.Where;
import rookery.bot.turn.Where.Surface;

/** What follows from letters that cannot be delivered, as requests that wait at their tables. */
public final class Aftermath implements Consequences {
  private static final Person NOBODY = new Person("0");
  private static final Where NOWHERE = new Where(new Place("", ""), Surface.NONE);

  private final TableChanges changes;
  private final SerialQueues queues;

  @Inject
  public Aftermath(TableChanges changes, SerialQueues queues) {
    this.changes = changes;
    this.queues = queues;
  }

  @Override
  public CompletionStage<Void> undelivered(Letter letter) {
    return settled(letter, "undelivered", new Undelivered(letter));
  }

  @Override
  public CompletionStage<Void> vanished(Letter letter) {
    return settled(letter, "vanished", new Vanished(letter));
  }

  private CompletionStage<Void> settled(Letter letter, String what, Step step) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    queues.run(
        letter.table(),
        () -> {
          try {
            settle(letter, what, step);
            done.complete(null);
          } catch (RuntimeException | Error fault) {
            done.completeExceptionally(fault);
          }
        });
    return done;
  }

  private void settle(Letter letter, String what, Step step) {
    changes.carryOut(request(letter, what), step);
  }

  private static Request request(Letter letter, String what) {
    Person person = letter.address() instanceof Address.Direct to ? to.person() : NOBODY;
    return new Request(
        what + " " + letter.id(),
        person,
        NOWHERE,
        what,
        Optional.of(letter.table()),
        Arguments.NONE);
  }
}
