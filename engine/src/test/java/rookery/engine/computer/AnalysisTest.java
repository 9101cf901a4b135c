package rookery.engine.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;

/** Whatever a seat could do is valued as the best is. */
class AnalysisTest {
  private static final Effort SOME = new Effort(300, 8);
  private static final List<Integer> LENGTHS = List.of(28, 13, 9);

  /** What is worked out from worlds drawn at random differs a little from one search to another. */
  private static final double NEARLY = 0.08;

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aForcedSearchValuesWhatItIsGivenAndNoOtherAsAFreeOneDoes(Game game) {
    boolean differs = false;
    for (SeatKnowledge knowledge : moments(game)) {
      Analysis free = Analysis.of(knowledge, SOME, new SplittableRandom(1), () -> false);
      double best = free.worth(free.best());
      assertEquals(best, forced(knowledge, free.best(), 1), NEARLY, free.best().text());
      Action last = knowledge.legal().get(knowledge.legal().size() - 1);
      double worth = forced(knowledge, last, 3);
      assertEquals(free.worth(last), worth, NEARLY, last.text());
      differs |= Math.abs(worth - best) > 0.001;
    }
    assertTrue(differs, "everything is worth the same");
  }

  private static double forced(SeatKnowledge knowledge, Action action, int seed) {
    return Analysis.worth(knowledge, action, SOME, new SplittableRandom(seed));
  }

  /** Two of a random game; where that is over early, the beginning is one. */
  private static List<SeatKnowledge> moments(Game game) {
    Options options = Options.of(game.options(), Map.of());
    return LENGTHS.stream()
        .flatMap(length -> moment(game, options, length).stream())
        .limit(2)
        .toList();
  }

  private static Optional<SeatKnowledge> moment(Game game, Options options, int length) {
    Playthrough played = Playthrough.random(game, options, new SplittableRandom(length), length);
    return played.legal().stream()
        .map(ply -> SeatKnowledge.of(game, options, played.state(), ply.seat()))
        .filter(knowledge -> knowledge.legal().size() > 1)
        .findFirst();
  }
}
