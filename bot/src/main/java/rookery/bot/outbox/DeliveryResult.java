package rookery.bot.outbox;

import rookery.bot.outbox.Outbox.Sent;

/** The result of an attempt to deliver a message. */
public sealed interface DeliveryResult {
  /** Discord has accepted the message. */
  record Done(Sent sent) implements DeliveryResult {}

  /**
   * Discord has not accepted the message.
   *
   * @param why the kind of failure, which decides what to do about it
   * @param error a description that quotes nothing from the message
   */
  record Not(DeliveryFailure why, String error) implements DeliveryResult {}
}
