package rookery.bot.request.internal.delivery;

import rookery.bot.table.TableLocation;

/** What the bot can do in a channel at the moment. */
@FunctionalInterface
public interface ChannelAccess {
  /** What the bot can do in a channel. */
  enum Access {
    /** Everything that a table needs. */
    OPEN,
    /** Too little: it lacks a permission. */
    SHUT,
    /** Nothing: the channel was deleted, or the bot was removed from the server. */
    GONE,
    /** Not known. */
    UNKNOWN
  }

  /** What the bot can do in that channel, as far as it knows without asking Discord. */
  Access to(TableLocation place);
}
