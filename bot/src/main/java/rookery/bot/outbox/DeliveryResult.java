package rookery.bot.outbox;

import rookery.bot.outbox.Outbox.Sent;

/** How an errand ended. */
public sealed interface DeliveryResult {
  /**
   * Discord has the message.
   *
   * @param sent where it stands
   */
  record Done(Sent sent) implements DeliveryResult {}

  /**
   * Discord has not taken it.
   *
   * @param why what is to be done about it
   * @param error in words that quote nothing of the message
   */
  record Not(DeliveryFailure why, String error) implements DeliveryResult {}
}
