package rookery.bot.request;

import java.util.List;
import java.util.Set;

/**
 * What may be done in a place.
 *
 * @param missing the rights, in words, that the bot would need to keep a table there and does not
 *     have
 * @param threads whether the bot may open threads there and write in them
 * @param steward whether whoever asks manages the server
 * @param looksAfter the channels of the server, by their numbers, that whoever asks may manage;
 *     told only where it is asked for
 */
public record ChannelRights(
    List<String> missing, boolean threads, boolean steward, Set<String> looksAfter) {
  /** All that a table needs, for somebody who manages nothing. */
  public static final ChannelRights USUAL = new ChannelRights(List.of(), true, false);

  public ChannelRights {
    missing = List.copyOf(missing);
    looksAfter = Set.copyOf(looksAfter);
  }

  /** The same for somebody of whom it is not asked which channels they may manage. */
  public ChannelRights(List<String> missing, boolean threads, boolean steward) {
    this(missing, threads, steward, Set.of());
  }
}
