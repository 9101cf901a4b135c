package rookery.bot.outbox;

import rookery.bot.outbox.Outbox.Sent;

/** How an errand ended. */
public sealed interface Delivered {
  /**
   * Discord has the message.
   *
   * @param sent where it stands
   */
  record Done(Sent sent) implements Delivered {}

  /**
   * Discord has not taken it.
   *
   * @param why what is to be done about it
   * @param error in words that quote nothing of the message
   */
  record Not(Failure why, String error) implements Delivered {}
}
