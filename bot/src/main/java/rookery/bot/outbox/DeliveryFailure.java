package rookery.bot.outbox;

/** Why a message could not be sent, and so what to do about it. */
public enum DeliveryFailure {
  /** The person cannot be written to. */
  UNREACHABLE,
  /** The message to be changed is gone. */
  MESSAGE_GONE,
  /** The channel is gone. */
  CHANNEL_GONE,
  /** The bot may not write there, until somebody gives it the right. */
  NOT_ALLOWED,
  /** What we made cannot be sent; trying again would not help. */
  REFUSED,
  /** Anything that may pass by itself. */
  PASSING
}
