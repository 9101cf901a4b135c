package rookery.bot.outbox;

/** Why a message could not be sent, and so what to do about it. */
public enum DeliveryFailure {
  /** The person does not accept messages from the bot. */
  UNREACHABLE,
  /** The message to change no longer exists. */
  MESSAGE_GONE,
  /** The channel no longer exists. */
  CHANNEL_GONE,
  /** The bot lacks the permission to post there until someone grants it. */
  NOT_ALLOWED,
  /** Discord rejected the message itself; trying again would not help. */
  REFUSED,
  /** Any failure that can pass by itself. */
  PASSING
}
