package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Scores;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.exchange.Playthrough;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;

/** What computers do where there is only one thing to do. */
class NeighbourComputerTest {
  private static final int DEALS = 30;

  @Test
  void joinsTheGroupsWhereOneMoveIsEnough() {
    State state =
        DrawnNeighbour.moving(
            3,
            2,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . R N
            . . . . . . . .
            . . . . . . . b
            """);
    String chosen = ComputerChoices.by(new NeighbourGame(), Map.of("minimum", "3"), state, "P1");
    assertEquals("connected", Script.played(state, chosen).result().orElseThrow().reason());
  }

  /** Casual players come to ten points on average, which must not look like twenty before. */
  @ParameterizedTest
  @ValueSource(ints = {0, 2, 4, 6, 8})
  void beforeTheFirstMoveItSeemsWorthAboutWhatGamesComeTo(int pieces) {
    NeighbourGame game = new NeighbourGame();
    Options options = Options.of(game.options(), Map.of());
    Scores scores = game.scores(options).orElseThrow();
    double worth =
        IntStream.range(0, DEALS)
            .mapToObj(deal -> Playthrough.random(game, options, new SplittableRandom(deal), pieces))
            .mapToDouble(played -> game.evaluation(options).of(played.state()))
            .average()
            .orElseThrow();
    assertEquals(10, scores.least() + worth * (scores.most() - scores.least()), 2.5);
  }

  @Test
  void saysThatNoPieceCouldMoveWhereThatIsWhyAnotherIsAdded() {
    State apart = Script.played(DrawnNeighbour.dealt("B R", "3H 3S"), "add", "add");
    assertEquals(
        Optional.of("No piece could move yet, so you need another one."), why(apart, "add"));
    assertEquals(Optional.of("Each new piece would cost two cards."), why(apart, "stop"));
  }

  @Test
  void givesNoReasonForAMoveThatLeavesMoreGroups() {
    State state =
        DrawnNeighbour.moving(
            3,
            2,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . R N
            . . . . . . . .
            b . . . . . . .
            """);
    assertEquals(Optional.empty(), why(state, "g3e2"));
  }

  private static Optional<String> why(State state, String action) {
    return NeighbourEvaluation.why(situation(state), situation(Script.played(state, action)))
        .map(Sentence::plain);
  }

  private static NeighbourSituation situation(State state) {
    return (NeighbourSituation) ((PlayableState<?>) state).situation();
  }
}
