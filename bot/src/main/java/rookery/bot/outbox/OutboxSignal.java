package rookery.bot.outbox;

/** Signals that a new message waits in the outbox, so that the outbox need not be polled. */
@FunctionalInterface
public interface OutboxSignal {
  /** Signals that a message may be waiting. Returns at once. */
  void ring();
}
