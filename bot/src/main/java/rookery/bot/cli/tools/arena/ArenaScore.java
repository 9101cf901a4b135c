package rookery.bot.cli.tools.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.knowledge.ResultValue;
import rookery.engine.option.Options;

/** Counts what came of the games of an {@link Arena}. */
final class ArenaScore {
  private static final double NANOS = 1e6;

  private final ResultValue utility;
  private final List<ComputerPlayer> players;
  private final List<ComputerGame.Spent> spent = new ArrayList<>();
  private final Map<ComputerPlayer, List<Integer>> scores = new LinkedHashMap<>();
  private int wins;
  private int draws;
  private int losses;
  private final Map<String, Integer> endings = new TreeMap<>();
  private int plies;

  ArenaScore(Game game, Options options, List<ComputerPlayer> players) {
    this.utility = ResultValue.of(game, options);
    this.players = players;
    players.forEach(player -> scores.put(player, new ArrayList<>()));
  }

  /** Counts a game. */
  void add(ComputerGame.Played played, Map<Seat, ComputerPlayer> seated) {
    spent.addAll(played.spent());
    plies += played.plies();
    endings.merge(played.result().map(Result::reason).orElse("broken off"), 1, Integer::sum);
    Optional<Result> result = played.result();
    if (result.isPresent() && result.get() instanceof Result.Score score) {
      seated.values().stream().distinct().forEach(player -> scored(player, score));
    } else {
      Side first = side(seated);
      double worth = result.map(ended -> utility.of(ended, first)).orElse(0.5);
      wins += worth == 1 ? 1 : 0;
      losses += worth == 0 ? 1 : 0;
      draws += worth == 0.5 ? 1 : 0;
    }
  }

  private void scored(ComputerPlayer player, Result.Score score) {
    scores.get(player).add(score.score());
  }

  private Side side(Map<Seat, ComputerPlayer> seated) {
    return seated.entrySet().stream()
        .filter(entry -> entry.getValue() == players.get(0))
        .map(entry -> entry.getKey().side())
        .findFirst()
        .orElseThrow();
  }

  /** How games with two sides ended for the first player. */
  SequentialTest.Ended ended() {
    return new SequentialTest.Ended(wins, draws, losses);
  }

  /** What was counted, in the order to show it. */
  Map<String, Object> report() {
    Map<String, Object> report = new LinkedHashMap<>();
    if (wins + draws + losses > 0) {
      report.put("wins", wins);
      report.put("draws", draws);
      report.put("losses", losses);
      report.put("score", (wins + draws / 2.0) / (wins + draws + losses));
    } else {
      players.forEach(player -> report.put(player.name() + " scores", scores.get(player)));
      players.forEach(player -> report.put(player.name() + " mean", mean(scores.get(player))));
      leads().ifPresent(leads -> report.put("paired t", leads.t()));
    }
    report.put("endings", endings);
    int all = Math.max(wins + draws + losses, scores.values().stream().mapToInt(List::size).sum());
    report.put("plies", (double) plies / Math.max(1, all));
    players.forEach(player -> time(player, report));
    return report;
  }

  /** By how much the first player did better than the second with the same deal. */
  private Optional<Leads> leads() {
    if (scores.size() < 2) {
      return Optional.empty();
    }
    List<Integer> first = scores.get(players.get(0));
    List<Integer> second = scores.get(players.get(1));
    int pairs = Math.min(first.size(), second.size());
    return Optional.of(
        new Leads(IntStream.range(0, pairs).mapToObj(i -> first.get(i) - second.get(i)).toList()));
  }

  /** Differences of scores. */
  private record Leads(List<Integer> leads) {
    /** Student's t: their mean, in standard errors of it; 0 where that cannot be told. */
    double t() {
      double mean = mean(leads);
      double squares = leads.stream().mapToDouble(lead -> (lead - mean) * (lead - mean)).sum();
      return squares == 0 ? 0 : mean / Math.sqrt(squares / (leads.size() - 1) / leads.size());
    }
  }

  private static double mean(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).average().orElse(0);
  }

  private void time(ComputerPlayer player, Map<String, Object> report) {
    List<ComputerGame.Spent> own =
        spent.stream().filter(one -> one.player() == player && one.free()).toList();
    List<Long> nanos = own.stream().map(ComputerGame.Spent::nanos).sorted().toList();
    if (!nanos.isEmpty()) {
      report.put(player.name() + " ms p50", nanos.get(nanos.size() / 2) / NANOS);
      report.put(player.name() + " ms p99", nanos.get(nanos.size() * 99 / 100) / NANOS);
    }
    long iterations = own.stream().mapToLong(ComputerGame.Spent::iterations).sum();
    if (iterations > 0) {
      double seconds = nanos.stream().mapToLong(Long::longValue).sum() / (NANOS * 1000);
      report.put(player.name() + " iterations a second", (double) Math.round(iterations / seconds));
    }
  }
}
