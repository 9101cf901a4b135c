package rookery.bot.history;

import java.util.Optional;

/**
 * A look back at one position of a game.
 *
 * @param index of the position, the first is 0
 * @param own whether it is seen from one's own seat, rather than as everybody sees it
 */
public record HistoryPosition(int index, boolean own) {
  /** The present position, from one's own seat. */
  public static final HistoryPosition LAST = new HistoryPosition(Integer.MAX_VALUE, true);

  private static final String OWN = "o";
  private static final String PUBLIC = "p";

  /** As a button's argument. */
  public String argument() {
    return index + (own ? OWN : PUBLIC);
  }

  /** Reads a button's argument; empty if it is none of ours. */
  public static Optional<HistoryPosition> parse(String argument) {
    if (!argument.matches("\\d{1,6}[" + OWN + PUBLIC + "]")) {
      return Optional.empty();
    }
    int last = argument.length() - 1;
    return Optional.of(
        new HistoryPosition(
            Integer.parseInt(argument.substring(0, last)), argument.substring(last).equals(OWN)));
  }

  /** Another position, seen from the same side. */
  public HistoryPosition at(int other) {
    return new HistoryPosition(other, own);
  }

  HistoryPosition otherwise() {
    return new HistoryPosition(index, !own);
  }
}
