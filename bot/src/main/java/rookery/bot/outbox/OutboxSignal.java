package rookery.bot.outbox;

/** Rung when something new waits in the outbox, so that nobody need look again and again. */
@FunctionalInterface
public interface OutboxSignal {
  /** Something may wait; returns at once. */
  void ring();
}
