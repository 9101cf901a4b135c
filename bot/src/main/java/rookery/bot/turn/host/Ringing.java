package rookery.bot.turn.host;

import jakarta.inject.Inject;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.Alarms.Due;
import rookery.bot.clock.Sweep.Firing;

/** Lets each table do what is due there, in its turn. */
public final class Ringing implements Firing {
  private final Unasked unasked;
  private final Thinking thinking;

  @Inject
  public Ringing(Unasked unasked, Thinking thinking) {
    this.unasked = unasked;
    this.thinking = thinking;
  }

  @Override
  public CompletionStage<Void> fire(Due due) {
    String id = "due " + due.table() + " " + due.at();
    return unasked
        .run(Unasked.request(id, Unasked.NOBODY, "due", due.table()), new WhatIsDue())
        .thenCompose(done -> thinking.wake(due.table()));
  }
}
