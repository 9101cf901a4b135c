package rookery.bot.cli.tools.arena;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import rookery.bot.progress.Progress;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.option.Options;

/**
 * Many games between computer players. Where there are two sides the first player has one of them
 * and the second the other, and each game is played again with the seats swapped and the same
 * chance. Where all play together the players have the seats in turn, swapped likewise.
 *
 * @param players one or two
 * @param seed of the first pair of games; each pair has the next
 * @param test stops as soon as it shows something
 */
public record Arena(
    Game game,
    Options options,
    List<ComputerPlayer> players,
    long seed,
    Optional<SequentialTest> test) {
  /**
   * Plays so many games, or as many as the test needs if those are fewer; no game without its pair.
   *
   * @return what came of them, in the order to show it
   */
  public Map<String, Object> play(int games, Progress progress) {
    progress.expect(games);
    ArenaScore tally = new ArenaScore(game, options, players);
    for (int n = 0; n < games && !isShown(tally, n); n++) {
      SplittableRandom random = new SplittableRandom(seed + n / players.size());
      boolean swapped = n % players.size() == 1;
      Map<Seat, ComputerPlayer> seated = seated(swapped);
      ComputerGame bout =
          new ComputerGame(game, options, seated, random.nextLong(), random.nextLong());
      tally.add(bout.play(), seated);
      progress.reach(n + 1);
    }
    Map<String, Object> report = new LinkedHashMap<>();
    report.put("game", game.id());
    report.put("options", options.values());
    report.put("players", players.stream().map(ComputerPlayer::name).toList());
    report.put("seed", seed);
    report.putAll(tally.report());
    test.ifPresent(shares -> report.put("sprt", shown(shares, tally)));
    return report;
  }

  private boolean isShown(ArenaScore tally, int played) {
    boolean paired = played % players.size() == 0;
    return paired && test.flatMap(shares -> shares.decided(tally.ended())).isPresent();
  }

  private static Object shown(SequentialTest shares, ArenaScore tally) {
    return shares.decided(tally.ended()).<Object>map(share -> share).orElse("open");
  }

  private Map<Seat, ComputerPlayer> seated(boolean swapped) {
    Map<Seat, ComputerPlayer> seated = new HashMap<>();
    List<Seat> seats = game.seats(options);
    for (int i = 0; i < seats.size(); i++) {
      Side side = seats.get(i).side();
      int place = side == Side.PARTNERS ? i : side.ordinal();
      seated.put(seats.get(i), players.get((place + (swapped ? 1 : 0)) % players.size()));
    }
    return seated;
  }
}
