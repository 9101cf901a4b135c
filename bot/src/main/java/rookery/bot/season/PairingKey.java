package rookery.bot.season;

import java.util.Optional;

/**
 * Which game of which season. The request that opens its table bears this name, so that the table
 * is opened once, whoever tries it how often.
 *
 * @param season the id of the season
 * @param number of the game in its season
 */
public record PairingKey(String season, int number) {
  private static final String FIRST = "season";

  /** The id of the request that opens its table. */
  public String request() {
    return "%s %s %d".formatted(FIRST, season, number);
  }

  /** The game whose table a request opens; empty for all other requests. */
  public static Optional<PairingKey> of(String request) {
    String[] parts = request.split(" ");
    return parts.length == 3 && parts[0].equals(FIRST)
        ? Optional.of(new PairingKey(parts[1], Integer.parseInt(parts[2])))
        : Optional.empty();
  }
}
