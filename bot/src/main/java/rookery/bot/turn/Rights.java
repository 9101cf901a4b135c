package rookery.bot.turn;

import java.util.List;

/**
 * What may be done in a place.
 *
 * @param missing the rights, in words, that the bot would need to keep a table there and does not
 *     have
 * @param threads whether the bot may open threads there and write in them
 * @param steward whether whoever asks manages the server
 */
public record Rights(List<String> missing, boolean threads, boolean steward) {
  /** All that a table needs, for somebody who manages nothing. */
  public static final Rights USUAL = new Rights(List.of(), true, false);

  public Rights {
    missing = List.copyOf(missing);
  }
}
