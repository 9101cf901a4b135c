package rookery.engine.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.exchange.Playthrough;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** Whatever a seat could do is valued as the best is. */
class AnalysisTest {
  private static final Effort SOME = new Effort(500, 8);
  private static final List<Integer> LENGTHS = List.of(3, 14, 20, 31);

  /** What is worked out from worlds drawn at random differs a little from one search to another. */
  private static final double NEARLY = 0.08;

  static Stream<Game> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aForcedSearchValuesTheBestAsAFreeOneDoes(Game game) {
    for (SeatKnowledge knowledge : moments(game)) {
      Analysis free = Analysis.of(knowledge, SOME, new SplittableRandom(1), () -> false);
      double forced = Analysis.worth(knowledge, free.best(), SOME, new SplittableRandom(1));
      assertEquals(free.worth(free.best()), forced, NEARLY, free.best().text());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aForcedSearchValuesTheActionItIsGivenAndNoOther(Game game) {
    boolean differs = false;
    for (SeatKnowledge knowledge : moments(game)) {
      Analysis free = Analysis.of(knowledge, SOME, new SplittableRandom(2), () -> false);
      Action last = knowledge.legal().get(knowledge.legal().size() - 1);
      double forced = Analysis.worth(knowledge, last, SOME, new SplittableRandom(3));
      assertEquals(free.worth(last), forced, NEARLY, last.text());
      differs |= Math.abs(forced - free.worth(free.best())) > 0.001;
    }
    assertTrue(differs, "everything is worth the same");
  }

  private static List<SeatKnowledge> moments(Game game) {
    Options options = Options.of(game.options(), Map.of());
    List<SeatKnowledge> moments = new ArrayList<>();
    for (int length : LENGTHS) {
      Playthrough played = Playthrough.random(game, options, new SplittableRandom(length), length);
      played.legal().stream()
          .map(ply -> SeatKnowledge.of(game, options, played.state(), ply.seat()))
          .filter(knowledge -> knowledge.legal().size() > 1)
          .findFirst()
          .ifPresent(moments::add);
    }
    return moments;
  }
}
