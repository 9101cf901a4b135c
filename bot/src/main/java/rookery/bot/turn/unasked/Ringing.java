package rookery.bot.turn.unasked;

import jakarta.inject.Inject;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.Alarms.AtTable;
import rookery.bot.clock.Alarms.Due;
import rookery.bot.clock.Alarms.ForPerson;
import rookery.bot.clock.Sweep.Firing;
import rookery.bot.turn.Tables;

/** Lets each table do what is due there, and tells each person what is told once a day. */
public final class Ringing implements Firing {
  private final Unasked unasked;
  private final Tables tables;
  private final Reopening reopening;
  private final Thinking thinking;
  private final Daily daily;

  @Inject
  public Ringing(
      Unasked unasked, Tables tables, Reopening reopening, Thinking thinking, Daily daily) {
    this.unasked = unasked;
    this.tables = tables;
    this.reopening = reopening;
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
        .thenAccept(done -> goOn(due.table()));
  }

  /** Computers only begin to think here: the deadlines of other tables cannot wait for them. */
  private void goOn(String id) {
    tables.find(id).ifPresentOrElse(thinking::wake, () -> reopening.missed(id));
  }
}
