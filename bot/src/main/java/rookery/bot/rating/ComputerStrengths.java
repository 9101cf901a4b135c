package rookery.bot.rating;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;

/**
 * How strong the computers are at each game, as they have played each other. {@code computers.csv}
 * keeps how the games of {@code rookery.jar arena} went, and their seeds, so that they can be
 * repeated.
 */
public final class ComputerStrengths {
  private static final String FILE = "computers.csv";

  /** A won and a lost game more, so that who won all is not infinitely stronger. */
  private static final double PRIOR = 1;

  private static final ComputerStrengths MEASURED = of(read());

  private final Map<String, Map<ComputerPlayer, Double>> games;

  private ComputerStrengths(Map<String, Map<ComputerPlayer, Double>> games) {
    this.games = Map.copyOf(games);
  }

  /** What was measured. */
  public static ComputerStrengths measured() {
    return MEASURED;
  }

  /**
   * How the first of two levels did against the second.
   *
   * @param lead by how much it was stronger, in logits
   */
  private record Measured(String game, String first, String second, double lead) {
    static Measured parse(String line) {
      String[] cells = line.split(",");
      double draws = Integer.parseInt(cells[5]);
      double won = Integer.parseInt(cells[4]) + draws / 2 + PRIOR;
      double lost = Integer.parseInt(cells[6]) + draws / 2 + PRIOR;
      return new Measured(cells[0], cells[1], cells[2], StrictMath.log(won / lost));
    }
  }

  /** From the rows of such a file. */
  static ComputerStrengths of(List<String> rows) {
    Map<String, Map<String, Double>> leads = new TreeMap<>();
    for (String row : rows) {
      Measured one = Measured.parse(row);
      leads
          .computeIfAbsent(one.game(), game -> new TreeMap<>())
          .put(pair(one.first(), one.second()), one.lead());
    }
    Map<String, Map<ComputerPlayer, Double>> games = new HashMap<>();
    leads.forEach(
        (game, measured) -> strengths(measured).ifPresent(found -> games.put(game, found)));
    return new ComputerStrengths(games);
  }

  private static String pair(String first, String second) {
    return first + " " + second;
  }

  /** A game counts once each level has played the one below. */
  private static Optional<Map<ComputerPlayer, Double>> strengths(Map<String, Double> leads) {
    Map<ComputerPlayer, Double> strengths = new HashMap<>();
    ComputerPlayer weaker = ComputerPlayers.LEVELS.get(0);
    strengths.put(weaker, 0.0);
    for (ComputerPlayer level : ComputerPlayers.LEVELS.subList(1, ComputerPlayers.LEVELS.size())) {
      Double lead = leads.get(pair(level.name(), weaker.name()));
      if (lead == null) {
        return Optional.empty();
      }
      strengths.put(level, strengths.get(weaker) + lead);
      weaker = level;
    }
    return Optional.of(Map.copyOf(strengths));
  }

  private static List<String> read() {
    try (InputStream file = ComputerStrengths.class.getResourceAsStream(FILE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .skip(1)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the computers have played that game. */
  public boolean know(String game) {
    return games.containsKey(game);
  }

  /** The strength of a level at a game that they know, in logits; the weakest has 0. */
  public double of(String game, ComputerPlayer level) {
    return games.get(game).get(level);
  }
}
