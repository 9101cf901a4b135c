package rookery.bot.request.internal;

import rookery.bot.table.Place;

/** Where the bot can show a table just now. */
@FunctionalInterface
public interface ChannelAccess {
  /** What it can do in a place. */
  enum Access {
    /** All that a table needs. */
    OPEN,
    /** Not enough: it lacks a right. */
    SHUT,
    /** Nothing: there is no such channel any more, or the bot was removed from its server. */
    GONE,
    /** Nobody knows. */
    UNKNOWN
  }

  /** What it can do in that place, as far as it knows without asking. */
  Access to(Place place);
}
