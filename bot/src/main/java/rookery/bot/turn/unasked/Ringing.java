package rookery.bot.turn.unasked;

import jakarta.inject.Inject;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.Alarms.AtTable;
import rookery.bot.clock.Alarms.Due;
import rookery.bot.clock.Alarms.ForPerson;
import rookery.bot.clock.Sweep.Firing;

/** Lets each table do what is due there, and tells each person what is told once a day. */
public final class Ringing implements Firing {
  private final Unasked unasked;
  private final Thinking thinking;
  private final Daily daily;

  @Inject
  public Ringing(Unasked unasked, Thinking thinking, Daily daily) {
    this.unasked = unasked;
    this.thinking = thinking;
    this.daily = daily;
  }

  @Override
  public CompletionStage<Void> fire(Due due) {
    return due instanceof AtTable table ? fire(table) : daily.fire((ForPerson) due);
  }

  private CompletionStage<Void> fire(AtTable due) {
    String id = "due " + due.table() + " " + due.at();
    return unasked
        .run(Unasked.request(id, Unasked.NOBODY, "due", due.table()), new WhatIsDue())
        .thenCompose(done -> thinking.wake(due.table()));
  }
}
