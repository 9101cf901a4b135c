package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Action;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.board.Square;
import rookery.engine.kit.script.Script;
import rookery.engine.option.IllegalOptionException;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentence;

class AddingTest {
  private static State start(Map<String, String> chosen) {
    NeighbourGame game = new NeighbourGame();
    return game.start(Options.of(game.options(), chosen));
  }

  private static PlayableState<NeighbourSituation> shuffled(State start) {
    State dealt = start.shuffled(NeighbourPiles.PIECES).shuffled(NeighbourPiles.POSITIONS);
    return new PlayableState<>((NeighbourSituation) ((PlayableState<?>) dealt).situation());
  }

  private static PlayableState<NeighbourSituation> added(
      PlayableState<NeighbourSituation> state, int times) {
    return Script.played(state, Collections.nCopies(times, "add").toArray(String[]::new));
  }

  @Test
  void thePiecesAreShuffledFirstAndThenThePositions() {
    State start = start(Map.of());
    assertEquals(Optional.of(new Shuffle("pieces", NeighbourPiles.PIECES)), start.chance());
    State half = start.shuffled(NeighbourPiles.PIECES);
    assertEquals(Optional.of(new Shuffle("positions", NeighbourPiles.POSITIONS)), half.chance());
    assertEquals(Optional.empty(), half.shuffled(NeighbourPiles.POSITIONS).chance());
  }

  @Test
  void theDeckOfPositionsHasTwoToSixOfFourSuits() {
    assertEquals(20, Set.copyOf(NeighbourPiles.POSITIONS).size());
    assertTrue(NeighbourPiles.POSITIONS.stream().allMatch(card -> card.matches("[2-6][HDSC]")));
  }

  @ParameterizedTest
  @CsvSource({"3H, d1", "6D, g1", "2S, a3", "5C, a6"})
  void theFirstPieceGoesFromTheCorner(String card, String square) {
    assertEquals(square, DrawnNeighbour.squares(added(DrawnNeighbour.dealt("N", card), 1)));
  }

  @Test
  void theNextPieceGoesFromTheOneBeforeIt() {
    // NE-6
    assertEquals("d1 d5", DrawnNeighbour.squares(added(DrawnNeighbour.dealt("N r", "3H 4S"), 2)));
  }

  @Test
  void aPieceWrapsRoundToTheOppositeEdgeOfItsLine() {
    assertEquals("d1 d5 b5", order(DrawnNeighbour.dealt("N r Q", "3H 4S 6D")));
    assertEquals("a7 a4 a6", order(DrawnNeighbour.dealt("N r Q", "6S 5C 2S")));
  }

  /** The squares of the first three pieces as they came. */
  private static String order(PlayableState<NeighbourSituation> state) {
    return String.join(
        " ",
        List.of(1, 2, 3).stream()
            .map(
                times ->
                    added(state, times).situation().gathering().last().orElseThrow().toString())
            .toList());
  }

  @Test
  void aPieceWhoseSquareIsTakenIsPlacedAroundIt() {
    PlayableState<NeighbourSituation> placing =
        added(DrawnNeighbour.dealt("N r Q b", "3H 4S 6D 2H"), 4);
    assertEquals(
        "place c4 place c5 place c6 place d4 place d6 place e4 place e5 place e6",
        Script.legal(placing));
    assertEquals("b5", placing.position().get("last"));
    PlayableState<NeighbourSituation> placed = Script.played(placing, "place c6");
    assertEquals("d1 b5 d5 c6", DrawnNeighbour.squares(placed));
    assertEquals("c6", placed.position().get("last"));
  }

  @Test
  void aRingDoesNotGoRoundTheEdge() {
    // a1 2H = c1, 6H wraps to a1, 2S a3, 6C wraps to a1, which is taken.
    PlayableState<NeighbourSituation> placing =
        added(DrawnNeighbour.dealt("N r Q b", "2H 6H 2S 6C"), 4);
    assertEquals("place a2 place b1 place b2", Script.legal(placing));
  }

  @Test
  void theRingGrowsUntilItHasAnEmptySquare() {
    NeighbourPosition crowded =
        new NeighbourPosition(
            2,
            Script.board(
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                n R . . . . . .
                K r Q . . . . .
                """),
            NeighbourPiles.of(NeighbourPiles.PIECES, DrawnNeighbour.cards("6H 2H 2S 6C")),
            NeighbourPosition.Phase.ADD,
            Optional.of(Square.named("c1")));
    assertEquals(
        "[a3, b3, c2, c3]", crowded.withAdded().ring().toString(), "6H from c1 leads to a1");
  }

  @Test
  void oneMayStopOnceTheMinimumIsOnTheBoard() {
    // NE-1: the default is eight.
    PlayableState<NeighbourSituation> state = shuffled(start(Map.of()));
    for (int pieces = 0; pieces < 8; pieces++) {
      assertEquals(pieces, state.situation().gathering().pieces());
      assertEquals("add", Script.legal(state));
      state = withOneMore(state);
    }
    assertEquals("add stop", Script.legal(state));
  }

  private static PlayableState<NeighbourSituation> withOneMore(
      PlayableState<NeighbourSituation> state) {
    PlayableState<NeighbourSituation> turned = Script.played(state, "add");
    return turned.situation().gathering().phase() == NeighbourPosition.Phase.PLACE
        ? Script.played(turned, turned.legal(NeighbourGame.PLAYER).get(0).text())
        : turned;
  }

  @Test
  void theTableMaySetAnotherMinimum() {
    PlayableState<NeighbourSituation> two = shuffled(start(Map.of("minimum", "2")));
    assertEquals("add stop", Script.legal(withOneMore(withOneMore(two))));
    OptionSpec spec = new NeighbourGame().options().get(0);
    assertEquals("2", spec.values().get(0));
    assertEquals("16", spec.values().get(spec.values().size() - 1));
    assertThrows(IllegalOptionException.class, () -> start(Map.of("minimum", "1")));
  }

  @Test
  void withAllSixteenOnTheBoardAddingStopsByItself() {
    // NE-4
    PlayableState<NeighbourSituation> state = shuffled(start(Map.of("minimum", "16")));
    for (int i = 0; i < 16; i++) {
      assertEquals("add", Script.legal(state));
      state = withOneMore(state);
    }
    assertEquals(NeighbourPosition.Phase.MOVE, state.situation().gathering().phase());
    assertEquals(List.of(), state.position().get("pieces"));
    assertEquals(4, ((List<?>) state.position().get("positions")).size());
  }

  @Test
  void nothingIsAddedAfterStopping() {
    PlayableState<NeighbourSituation> stopped =
        Script.played(DrawnNeighbour.dealt("N K r", "3H 2H 4S"), "add", "add", "stop");
    assertFalse(Script.legal(stopped).contains("add"));
  }

  @Test
  void whatIsTurnedUpIsNotTakenBack() {
    PlayableState<NeighbourSituation> state =
        added(DrawnNeighbour.dealt("N r Q b", "3H 4S 6D 2H"), 3);
    assertTrue(Script.news(state, "add").reveals());
    PlayableState<NeighbourSituation> going = added(DrawnNeighbour.dealt("N r Q", "3H 4H 5H"), 3);
    assertFalse(Script.news(going, "stop").reveals());
    PlayableState<NeighbourSituation> placing = added(state, 1);
    assertFalse(Script.news(placing, "place c4").reveals());
  }

  @Test
  void stoppingWhereNoPieceCanMoveEndsTheGameAndShowsTheCards() {
    PlayableState<NeighbourSituation> state =
        added(DrawnNeighbour.dealt("N r Q b", "3H 4S 6D 2H"), 3);
    assertTrue(Script.played(state, "stop").result().isPresent());
    assertTrue(Script.news(state, "stop").reveals());
  }

  @Test
  void ofManyCardsOnlyTheSquaresAreTold() {
    State dealt = DrawnNeighbour.dealt(8, "N r Q b P", "3H 4S 6D 3D 2S");
    Action add = dealt.legal(dealt.mayAct().iterator().next()).get(0);
    assertEquals(
        Optional.of("You've turned up 2 of 8 pieces: red 3 to d1, black 4 to d5."),
        add.repeated(2).map(Sentence::plain));
    assertEquals(
        Optional.of("You've turned up 5 of 8 pieces: sent to d1, d5, b5, e5, e7."),
        add.repeated(5).map(Sentence::plain));
  }
}
