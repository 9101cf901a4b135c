package rookery.bot.request.season;

import rookery.bot.table.TableLocation;

/** Knows which channels everybody in their server can see. */
@FunctionalInterface
public interface PublicPlaces {
  /** Whether everybody in its server can see that channel; not where that isn't known. */
  boolean isPublic(TableLocation place);
}
