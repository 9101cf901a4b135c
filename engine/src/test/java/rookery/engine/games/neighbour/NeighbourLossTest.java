package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;

/** When the pieces can't become one group any more, and who says so. */
class NeighbourLossTest {
  /** No white piece has a white neighbour, and the four black ones would have to be five. */
  private static final String NO_WHITE_MOVE =
      """
      . . . . . . . .
      . . . . . . . .
      . N . . . . . .
      . . . . q . k .
      . . . . b . . .
      . . . . . . . .
      . . . . K . . .
      . N . . n . R .
      """;

  private static final String QUEEN_LENDS =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . K . .
      n . . . . . . .
      q B . . . Q R .
      . . . . . . . .
      . . . . . . . .
      n . . . . b . .
      """;

  /** One black piece stands between all white ones' gaps but one. */
  private static final String ONE_GAP =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      N . . . . . . n
      . . R . . . . r
      """;

  /** Whatever takes the rooks apart ends the game. */
  private static final String TWO_ROOKS =
      """
      . . K . . . N .
      . . . . . . . .
      . . r r . R . .
      . . . . . . q .
      . . b . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . k . . . .
      """;

  private static final String FAR_APART =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . R N . . . . .
      . . . . . . . .
      . . . . . . . b
      """;

  @Test
  void piecesThatCanNeverMoveNeedEnoughOthersToLinkThem() {
    assertTrue(DrawnNeighbour.moving(8, 0, NO_WHITE_MOVE).isLost());
    assertFalse(DrawnNeighbour.moving(8, 0, QUEEN_LENDS).isLost());
    assertFalse(DrawnNeighbour.moving(4, 0, ONE_GAP).isLost());
  }

  @Test
  void whileAPieceThatHelpsCanComeNothingIsLost() {
    assertFalse(DrawnNeighbour.adding(8, NO_WHITE_MOVE).isLost());
  }

  /** The deck begins with the white pieces, so that only black ones are left. */
  @Test
  void onceNoPieceOfTheirColourCanComePiecesThatNeverMoveAreLeftApart() {
    assertTrue(DrawnNeighbour.adding(15, NO_WHITE_MOVE.replace('n', '.')).isLost());
  }

  /** Once one of the pair has left the other, neither can move. */
  @Test
  void theLastTwoMovesAreTried() {
    assertTrue(DrawnNeighbour.moving(8, 18, FAR_APART).isLost());
    assertFalse(DrawnNeighbour.moving(8, 17, FAR_APART).isLost());
  }

  @Test
  void whoeverTakesAwayTheLastNeighbourOfAColourIsWarned() {
    assertEquals(
        Optional.of(
            "This loses the game: no black piece could move any more, and the white pieces alone can't join all the groups."),
        warning(DrawnNeighbour.moving(8, 0, QUEEN_LENDS), "a5e5"));
    assertEquals(Optional.empty(), warning(DrawnNeighbour.moving(8, 0, QUEEN_LENDS), "f4f5"));
  }

  @Test
  void whoeverStopsTooEarlyIsWarned() {
    assertEquals(
        Optional.of(
            "This loses the game: no white piece could move any more, and the black pieces alone can't join all the groups."),
        warning(DrawnNeighbour.adding(8, NO_WHITE_MOVE), "stop"));
  }

  @Test
  void whoeverWouldLoseByStoppingTurnsUpCardsInOnePress() {
    assertTrue(goesOn(DrawnNeighbour.adding(8, NO_WHITE_MOVE)));
    assertFalse(goesOn(DrawnNeighbour.adding(8, QUEEN_LENDS)));
  }

  @Test
  void theComputerDoesNotStopTooEarly() {
    assertEquals("add", chosen(DrawnNeighbour.adding(8, NO_WHITE_MOVE)));
  }

  /** What is lost is worth less than whatever is not, however little that is worth. */
  @Test
  void theComputerDoesNotDoWhatLosesForCertain() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(8, 0, QUEEN_LENDS);
    assertEquals(0, worth(Script.played(state, "a5e5")));
    assertTrue(worth(DrawnNeighbour.moving(8, 18, QUEEN_LENDS)) > 0);
  }

  /** Whoever must answer at once has no plan yet, but knows already how some plans end badly. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theComputerDoesNotLoseAtOnceWhenTimeIsShort(int asked) {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(8, 0, TWO_ROOKS);
    String chosen =
        ComputerChoices.inHaste(new NeighbourGame(), Map.of("minimum", "2"), state, "P1", asked);
    PlayableState<NeighbourSituation> after = Script.played(state, chosen);
    assertTrue(after.result().isEmpty() && !after.isLost(), chosen);
  }

  private static double worth(PlayableState<?> state) {
    NeighbourGame game = new NeighbourGame();
    return game.evaluation(Options.of(game.options(), Map.of("minimum", "2"))).of(state);
  }

  private static String chosen(PlayableState<?> state) {
    return ComputerChoices.by(new NeighbourGame(), Map.of("minimum", "2"), state, "P1");
  }

  private static boolean goesOn(PlayableState<?> state) {
    return state.find(NeighbourGame.PLAYER, "add").orElseThrow().untilChoice().isPresent();
  }

  private static Optional<String> warning(PlayableState<?> state, String action) {
    return state.find(NeighbourGame.PLAYER, action).orElseThrow().warning().map(Sentence::plain);
  }
}
