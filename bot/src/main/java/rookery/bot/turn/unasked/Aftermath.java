package rookery.bot.turn.unasked;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.outbox.Consequences;
import rookery.bot.post.Letter;
import rookery.bot.table.Address;
import rookery.bot.table.Person;
import rookery.bot.turn.Request;

/** What follows from letters that cannot be delivered, as requests that wait at their tables. */
public final class Aftermath implements Consequences {
  private final Unasked unasked;

  @Inject
  public Aftermath(Unasked unasked) {
    this.unasked = unasked;
  }

  @Override
  public CompletionStage<Void> undelivered(Letter letter) {
    boolean daily = letter.table().equals(Letter.NO_TABLE);
    return unasked.run(
        request(letter, "undelivered"), daily ? new CalledAgain() : new Undelivered(letter));
  }

  @Override
  public CompletionStage<Void> shut(Letter letter, boolean gone) {
    return unasked.run(request(letter, "shut"), new Stranding(gone, Optional.of(letter)));
  }

  @Override
  public CompletionStage<Void> vanished(Letter letter) {
    return unasked.run(request(letter, "vanished"), new Vanished(letter));
  }

  private static Request request(Letter letter, String what) {
    Person person = letter.address() instanceof Address.Direct to ? to.person() : Unasked.NOBODY;
    return Unasked.request(what + " " + letter.id(), person, what, letter.table());
  }
}
