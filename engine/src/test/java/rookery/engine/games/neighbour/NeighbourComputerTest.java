package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Action;
import rookery.engine.Scores;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.text.Sentence;

/** What computers do where there is only one thing to do. */
class NeighbourComputerTest {
  private static final int DEALS = 30;
  private static final String EMPTY = ". . . . . . . .\n";

  private static final String CLOSE =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . R N
      . . . . . . . .
      . . . . . . . b
      """;

  /** Two black pieces can't fill the gaps between white ones that never move. */
  private static final String APART =
      """
      R . . . . . . Q
      . r n . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      N . . . . . . .
      """;

  /** Three groups, which three moves can make one. */
  private static final String THREE =
      """
      . . . . Q . . .
      . . n . B . . k
      . . . N . . n .
      . . . . B . . .
      b . . . K . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """;

  /** Only a rook beside it lets the knight on d1 reach d3. */
  private static final String LENDING =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . R n . .
      . . . Q R . . .
      . . r . . r . .
      . . . . . . . .
      . . . . . . . .
      . . . N . b . .
      """;

  /** The queen can go to e5 once a knight stands beside it, and fills the last gap there. */
  private static final String GAP =
      """
      . b . . . . . .
      . . B . . . . .
      . . . . . . . .
      . . . N . . . .
      . . . . N k . .
      . . . Q . . . .
      . . . . R . . .
      . . . . . q . .
      """;

  private static final State LEARNED = DrawnNeighbour.moving(9, 0, THREE);
  private static final State NEARLY = DrawnNeighbour.adding(9, THREE);

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
  void saysThatAMoveLeavesMoreGroupsAtFirst() {
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
    assertEquals(Optional.of("At first it turns 2 groups into 3."), why(state, "g3e2"));
  }

  @Test
  void saysWhichPieceAMoveLetsMove() {
    State state =
        DrawnNeighbour.moving(
            3,
            2,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . q
            . . . . . . . .
            . . . . . . . .
            . . R N . . . .
            . . . . . . . .
            B . . . . . . .
            """);
    assertEquals(
        Optional.of("It lets the bishop on a1 move like the rook on b1."), why(state, "c3b1"));
  }

  @Test
  void saysHowFewPiecesCouldMoveWhereAnotherIsAdded() {
    State state =
        DrawnNeighbour.adding(
            4,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . q
            . . . . . . . .
            . . . . . . . .
            . . R N . . . .
            . . . . . . . .
            B . . . . . . .
            """);
    assertEquals(
        Optional.of(
            "If you started moving now, no black piece could ever move, and you'd have 3 groups to"
                + " join."),
        why(state, "add"));
    assertTrue(Script.action(state, "stop").isRisky());
  }

  /** All pieces touch: who stops has won. */
  @Test
  void knowsNothingForAnotherPieceWhereThereIsOneGroup() {
    State state = DrawnNeighbour.adding(2, EMPTY.repeat(6) + ". N b . . . . .\n. . . . . . . .");
    assertEquals(Optional.empty(), why(state, "add"));
  }

  /** White pieces stand on all the squares that the two black ones could go to. */
  @Test
  void piecesThatOthersOnlyBlockCouldMoveLater() {
    State state =
        DrawnNeighbour.adding(
            7,
            """
            . . . . . . . K
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            N . R . . . . .
            . B . Q . . . .
            n b . . . . . .
            """);
    assertEquals(
        Optional.of(
            "If you started moving now, 4 pieces could move, and you'd have 2 groups to join."),
        why(state, "add"));
    assertFalse(Script.action(state, "stop").isRisky());
  }

  @Test
  void ofSquaresForAPieceItThinksOfThoseThatJoinMost() {
    State taken = Script.played(DrawnNeighbour.dealt("N R b", "2H 6H 2D"), "add", "add", "add");
    List<Action> places = taken.legal(NeighbourGame.PLAYER);
    assertEquals(
        List.of("place b1", "place b2"),
        NeighbourEvaluation.sensible(places).stream().map(Action::text).toList());
    assertEquals(
        Optional.of("There it joins 2 groups, which saves moves."), why(taken, "place b1"));
  }

  /** All five squares touch the king, and a neighbour of another colour lends nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"k R Q", "K r Q"})
  void ofSquaresThatTouchAsManyItTakesTheNearestAndSaysSo(String pieces) {
    State taken = Script.played(DrawnNeighbour.dealt(pieces, "6S 5H 3H"), "add", "add", "add");
    assertEquals(List.of("place b6", "place b7", "place b8"), sensible(taken));
    assertEquals(
        Optional.of("It's nearest to the other groups there, which saves moves."),
        why(taken, "place b6"));
    assertEquals(Optional.empty(), why(taken, "place a8"));
  }

  @Test
  void saysThatSquaresAreAlikeWhereNothingTellsThemApart() {
    State taken =
        Script.played(DrawnNeighbour.adding(1, EMPTY.repeat(7) + ". . . k . . . ."), "add");
    assertEquals(5, sensible(taken).size());
    assertEquals(Optional.of("The other squares do just as well."), why(taken, "place c2"));
  }

  private static List<String> sensible(State state) {
    return NeighbourEvaluation.sensible(state.legal(NeighbourGame.PLAYER)).stream()
        .map(Action::text)
        .toList();
  }

  @Test
  void saysWhatTheMoveScoresThatJoinsAllAndThatNothingDoesOnceAllIsLost() {
    assertEquals(
        Optional.of("It joins all the pieces, for 30 points."),
        why(DrawnNeighbour.moving(2, 1, CLOSE), "h3h2"));
    assertEquals(
        Optional.of("A single group is no longer possible."),
        why(DrawnNeighbour.moving(5, 1, APART), "b7a5"));
  }

  @Test
  void saysHowManyPiecesCanMoveAndThatNoneCanBeAddedOnceTheyDo() {
    assertEquals(
        Optional.of("2 pieces can move already, and each new one would cost two cards."),
        why(DrawnNeighbour.adding(3, CLOSE), "stop"));
    assertEquals(
        Optional.of("stop adding pieces and start moving"),
        Script.action(DrawnNeighbour.adding(3, CLOSE), "stop").spoken());
  }

  @Test
  void aHintSaysInHowManyMoreMovesItWins() {
    String told = ComputerChoices.told(new NeighbourGame(), LEARNED, "P1");
    assertTrue(told.endsWith("I see a win with 15 points in 3 moves."), told);
    String stops = ComputerChoices.told(new NeighbourGame(), NEARLY, "P1");
    assertTrue(stops.endsWith("cost two cards. I see a win with 15 points in 3 moves."), stops);
  }

  /** Each colour has a pair, and either has taken its pieces far from the others. */
  private static final String NO_WHITE_PAIR =
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

  @Test
  void aHintAdvisesToStopNowhereThatAColourCannotMoveAndItSeesNoWin() {
    String told =
        ComputerChoices.toldInHaste(
            new NeighbourGame(), DrawnNeighbour.adding(8, NO_WHITE_PAIR), "P1");
    assertEquals(
        "If you started moving now, no white piece could ever move, and you'd have 6 groups to"
            + " join. I don't see a win without it yet.",
        told);
  }

  @Test
  void aHintSeesAWinThatTakesTheLastCard() {
    State state = DrawnNeighbour.moving(9, 15, THREE);
    String told = ComputerChoices.told(new NeighbourGame(), state, "P1");
    assertTrue(told.endsWith("I see a win with 0 points in 3 moves."), told);
  }

  @Test
  void aHintKeepsToTheWinThatTheLastOneSawWhereThereIsNoTimeToLookAgain() {
    String told = ComputerChoices.advisedThenInHaste(new NeighbourGame(), LEARNED, "P1");
    assertTrue(told.endsWith("I see a win with 15 points in 2 moves."), told);
  }

  @Test
  void aMoveThatCostsMuchIsToldAndNoneThatCostsLittleOrWasAdvised() {
    assertEquals(
        "I saw a win with 15 points before that, and now only 7: better take it back.",
        ComputerChoices.setback(new NeighbourGame(), LEARNED, "P1", "e4h1"));
    assertEquals("", ComputerChoices.setback(new NeighbourGame(), LEARNED, "P1", "d6b4"));
    assertEquals("", ComputerChoices.setback(new NeighbourGame(), LEARNED, "P1", "h7f6"));
  }

  @Test
  void ofAMoveThatJoinsNothingAHintSaysWhichMoveItPrepares() {
    String told =
        ComputerChoices.told(new NeighbourGame(), DrawnNeighbour.moving(8, 3, LENDING), "P1");
    assertTrue(
        told.startsWith(
            "Only then can I move the white knight from d1 to d3 like a rook. That turns 3 groups"
                + " into 2."),
        told);
    String later =
        ComputerChoices.told(new NeighbourGame(), DrawnNeighbour.moving(8, 3, GAP), "P1");
    assertTrue(
        later.startsWith(
            "Later, it lets me move the white queen from d3 to e5 like a knight."
                + " That joins all the pieces, for 14 points."),
        later);
  }

  /** With the rook on c2 the groups are as many as before. */
  private static final String FROZEN_BISHOP =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      b . . . . . . .
      r . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . b . . . . . .
      """;

  @Test
  void ofAMoveBesideAPieceThatCannotMoveItSaysThatItLetsItMove() {
    assertEquals(
        Optional.of("It lets the bishop on b1 move like the rook on c2."),
        why(DrawnNeighbour.moving(8, 3, FROZEN_BISHOP), "a4c2"));
  }

  /** From the corner a knight would go to b3 or c2. */
  @Test
  void aNeighbourLikeWhichAPieceHasNoSquareToGoToDoesNotLetItMove() {
    Board board =
        Script.board(
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . Q . . . . . .
            . . Q . . . . .
            b n . . . . . .
            """);
    assertEquals(List.of(), new NeighbourMoves(board).lenders(Square.named("a1")));
    Board free = board.moved(Square.named("c2"), Square.named("d2"));
    assertEquals(List.of(Square.named("b1")), new NeighbourMoves(free).lenders(Square.named("a1")));
  }

  @Test
  void praisesNoMoveForWhatOnlyJoinsWhatItTookApart() {
    State state =
        DrawnNeighbour.moving(
            6,
            2,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            b . . . . . . K
            r . . . . . . .
            n q . . . . . B
            """);
    String why = why(state, "a1c3").orElse("");
    assertFalse(why.contains("turning"), why);
  }

  @Test
  void saysThatStoppingWouldLoseWhereThatIsWhyAnotherIsAdded() {
    assertEquals(
        Optional.of("If you stopped now, the pieces could never become one group."),
        why(DrawnNeighbour.adding(5, APART), "add"));
  }

  private static Optional<String> why(State state, String action) {
    return NeighbourEvaluation.why(situation(state), situation(Script.played(state, action)))
        .map(Sentence::plain);
  }

  private static NeighbourSituation situation(State state) {
    return (NeighbourSituation) ((PlayableState<?>) state).situation();
  }
}
