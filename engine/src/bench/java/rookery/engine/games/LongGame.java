package rookery.engine.games;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/** Records of random games, long enough that the time of their replay can be measured. */
public final class LongGame {
  private final Game game;
  private final int entries;

  private static final int TRIES = 1_000;

  private LongGame(Game game, int entries) {
    this.game = game;
    this.entries = entries;
  }

  /** The first random game with that many entries. */
  public static GameRecord of(Game game, int entries) {
    LongGame wanted = new LongGame(game, entries);
    return LongStream.rangeClosed(1, TRIES)
        .mapToObj(seed -> wanted.played(new SplittableRandom(seed)))
        .filter(record -> record.entries().size() >= entries)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no game of so many entries: " + game.id()));
  }

  private GameRecord played(RandomGenerator random) {
    Dealer dealer = Dealer.of(random);
    Match match = Match.begin(game, Options.of(game.options(), Map.of()), dealer);
    while (match.record().entries().size() < entries && match.result().isEmpty()) {
      Seat seat = match.view(Viewer.SPECTATOR).mayAct().stream().sorted().findFirst().orElseThrow();
      List<Action> legal = match.legal(seat);
      match = match.act(seat, legal.get(random.nextInt(legal.size())), dealer);
    }
    return match.record();
  }
}
