package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.games.cloak.Opening.seat;
import static rookery.engine.games.cloak.Opening.viewer;
import static rookery.engine.games.cloak.Opening.viewers;
import static rookery.engine.kit.script.Script.line;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;

class CloakViewTest {
  private static final State START = begun("RNBQKBNR", "RQKRBBNN");

  private static String text(View view) {
    return view.diagram().text();
  }

  @Test
  void aPlayerSeesTheOwnPiecesAndNumbersOfTheOther() {
    String white = text(START.view(viewer("W")));
    assertTrue(white.contains("w1R w2N w3B w4Q w5K w6B w7N w8R"), white);
    assertTrue(white.contains("b1 b2 b3 b4 b5 b6 b7 b8"), white);
    assertTrue(text(START.view(viewer("B"))).contains("b1R b2Q b3K"));
  }

  @Test
  void spectatorsSeeNumbersAlone() {
    String seen = text(START.view(Viewer.SPECTATOR));
    assertTrue(seen.contains("w1 w2 w3 w4 w5 w6 w7 w8"), seen);
    assertTrue(seen.contains("b1 b2 b3 b4 b5 b6 b7 b8"), seen);
    assertFalse(seen.contains("grid"), seen);
  }

  @Test
  void aPlayerIsToldHowTheGridCameAbout() {
    assertEquals(
        "X marks what a checker can't be, O what it must be. A king starts between the rooks, so"
            + " it's never checker 1 or 8. Black's moves have given nothing else away yet.",
        START.explained(viewer("W")).orElseThrow().status().plain());
    State state = played(START, "W guess 3 K, e2e4, skip, end", "B d7d6, end");
    State moved = played(state, "W d2d3, end", "B guess 7 B, e8a4, end");
    assertEquals(
        "Black's last move: e8 to a4. White learned from the move that Black's checker 5 could be a"
            + " queen or a bishop. Black learned from a wrong guess that White's checker 7 could be"
            + " anything but a bishop. Black's checker 5 could be a queen or a bishop: nothing else"
            + " fits the moves. Going by the other checkers, Black's checkers 2, 4, 6 and 7 could be"
            + " anything but the king. X marks what a checker can't be, O what it must be.",
        moved.explained(viewer("W")).orElseThrow().status().plain());
    assertEquals(Optional.empty(), moved.explained(Viewer.SPECTATOR));
  }

  @Test
  void whatAGuessTaughtIsNotPutDownToTheMoveAfterIt() {
    State guessed = played(START, "W e2e4, end", "B guess 7 N, e7e5, skip, end");
    assertTrue(
        explained(guessed)
            .startsWith(
                "Black's last move: e7 to e5. Black learned from a right guess that White's checker"
                    + " 7 must be a knight. "),
        explained(guessed));
    assertTrue(
        explained(played(guessed, "W d2d4"))
            .startsWith(
                "Black learned from a right guess that White's checker 7 must be a knight. White's"
                    + " last move: d2 to d4. That gave nothing away. "),
        "which came before the pawn's move");
  }

  @Test
  void whatACaptureAndARevealedCheckerTaughtIsPutDownToThem() {
    State state = played(START, "W c2c3, end", "B d7d6, end", "W h2h3, end", "B e8a4, end");
    String captured = explained(played(state, "W d1a4, uncloak 1"));
    assertTrue(
        captured.contains(
            "Black learned from the move and what was revealed that White's checker 1 must be a"
                + " rook, and checker 4 could be a queen or a bishop."),
        captured);
    assertTrue(
        captured.contains("White learned from the capture that Black's checker 5 was a bishop."),
        captured);
  }

  @Test
  void whatAGuessTaughtIsNotPutDownToTheCaptureOfTheSameChecker() {
    State state = played(START, "W c2c3, end", "B d7d6, end", "W h2h3, end", "B e8a4, end");
    State captured = played(state, "W guess 5 B, d1a4");
    String sentence = "White learned from a right guess that Black's checker 5 was a bishop.";
    assertTrue(explained(captured).contains(sentence), explained(captured));
    State next = played(captured, "W skip, end");
    assertTrue(explained(next).contains(sentence), explained(next));
  }

  @Test
  void whoeverHasGivenCheckersAwayIsToldHow() {
    State moved = played(START, "W g1f3, end", "B a7a6, end");
    assertTrue(
        explained(moved)
            .contains("Black can tell that White's checker 7 must be a knight: nothing"),
        explained(moved));
  }

  private static String explained(State state) {
    return state.explained(viewer("W")).orElseThrow().status().plain();
  }

  @Test
  void aGridThatTakesNoMovesIntoAccountIsNotExplainedByThem() {
    Options options = Options.of(new CloakGame().options(), Map.of("grid", "facts"));
    State state =
        played(
            new CloakGame().start(options),
            "W setup RNBQKBNR",
            "B setup RQKRBBNN",
            "W guess 5 N, e2e4, end",
            "B skip, d7d6, end",
            "W d2d3, end",
            "B e8a4, end");
    String told = state.explained(viewer("W")).orElseThrow().status().plain();
    assertTrue(told.contains("checker 5 could be anything but a knight: guesses show that."), told);
  }

  @Test
  void twoGridsStandBeneathAPlayersBoard() {
    State state = played(START, "W g1f3, end");
    View black = state.view(viewer("B"));
    assertTrue(text(black).contains("text: You know"), text(black));
    assertTrue(text(black).contains("text: White knows"), text(black));
    assertTrue(black.alt().contains("1 and 8 could be anything but the king"), black.alt());
    assertTrue(black.alt().contains("; 7 must be a knight"), black.alt());
  }

  @Test
  void theOptionGridDecidesWhatTheyGoBy() {
    for (String grid : List.of("full", "facts", "off")) {
      Options options = Options.of(new CloakGame().options(), Map.of("grid", grid));
      State state =
          played(
              new CloakGame().start(options),
              "W setup RNBQKBNR",
              "B setup RQKRBBNN",
              "W g1f3, end",
              "B guess 2 K, e7e5, end");
      String alt = state.view(viewer("B")).alt();
      assertEquals(grid.equals("full"), alt.contains("; 7 must be a knight"), alt);
      assertEquals(
          !grid.equals("off"),
          alt.contains("about White's checkers: 1, 2 and 8 could be anything but the king"),
          alt);
      assertEquals(!grid.equals("off"), text(state.view(viewer("B"))).contains("grid:"));
    }
  }

  @Test
  void uncloakedPiecesKeepTheirNumberInTheCorner() {
    State state = played(START, "W e2e4, uncloak 1, end");
    String seen = text(state.view(Viewer.SPECTATOR));
    assertTrue(seen.contains("R w2 w3"), seen);
    assertTrue(seen.contains("corner text: 1, 1, 1"), seen);
  }

  @Test
  void cl16NoCheckIsMarkedByOrOnACloakedPiece() {
    State byCloaked =
        played(START, "W e2e4, end", "B e7e5, uncloak 5, end", "W f1b5, end", "B d7d6, end");
    State onCloaked = played(begun(), "W e2e4, end", "B f7f6, end", "W d1h5, uncloak 4, end");
    for (State state : List.of(byCloaked, onCloaked)) {
      for (Viewer viewer : viewers()) {
        View view = state.view(viewer);
        assertFalse(text(view).contains("check:"), text(view));
        assertFalse((view.alt() + view.status().plain()).contains("in check"), view.alt());
      }
    }
  }

  @Test
  void aVisibleCheckOnAVisibleKingIsMarked() {
    State state =
        played(begun(), "W e2e4, end", "B f7f6, uncloak 5, end", "W d1h5, uncloak 4, end");
    View view = state.view(Viewer.SPECTATOR);
    assertTrue(text(view).contains("check: e8"), text(view));
    assertTrue(view.status().plain().contains("Black's king is in check."), view.status().plain());
  }

  @Test
  void cl16TheLogNamesACheckerByItsNumberToEverybody() {
    for (Viewer viewer : viewers()) {
      assertEquals(Optional.of("White: checker 7 from g1 to f3."), line(START, "W g1f3", viewer));
    }
  }

  @Test
  void cl16NobodySeesTheOthersCastlingRights() {
    assertEquals("KQ?", START.view(viewer("W")).facts().get("castling"));
    assertEquals("?kq", START.view(viewer("B")).facts().get("castling"));
    assertEquals("??", START.view(Viewer.SPECTATOR).facts().get("castling"));
    assertEquals("KQkq", START.position().get("castling"));
  }

  @Test
  void cl16NoMoveIsMadeByItselfBecauseItIsTheOnlyOne() {
    State state = played(begun(), "W guess 1 N, e2e4, end", "B skip, e7e5, end");
    assertEquals("uncloak", played(state, "W a2a3").position().get("step"));
    State none =
        DrawnCloak.of(
                "RNBQKBNR",
                "RNBQKBNR",
                ". . . . . . . b5",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "w5 . . . . . . .")
            .reply(Colour.WHITE);
    assertEquals(List.of("skip"), Script.texts(none, "W"), "asked though there is no bonus");
  }

  @Test
  void whatACapturedCheckerWasIsToldToAll() {
    State state = played(START, "W g1f3, end", "B d7d6, end", "W f3e5, end");
    assertEquals(
        Optional.of("Black: pawn d6-e5, capturing White's checker 7, a knight."),
        line(state, "B d6e5", Viewer.SPECTATOR));
  }

  @Test
  void everythingIsShownAtTheEnd() {
    State won =
        played(begun(), "W e2e4, end", "B f7f6, end", "W d1h5, end", "B a7a6, end", "W h5e8");
    for (Viewer viewer : viewers()) {
      assertEquals(won.position(), won.view(viewer).facts());
      assertTrue(text(won.view(viewer)).contains("w1R w2N w3B"), text(won.view(viewer)));
    }
  }

  @Test
  void everythingIsShownWhenAGameIsStopped() {
    for (Viewer viewer : viewers()) {
      assertEquals(START.position(), START.viewAtEnd(viewer).facts());
    }
  }

  @Test
  void theMovesOfTheLastTurnAreMarkedTogether() {
    State state = played(START, "W guess 3 K, e2e4, bonus d2d4, end");
    assertTrue(text(state.view(Viewer.SPECTATOR)).contains("last: e2, e4, d2, d4"));
    assertTrue(text(played(state, "B a7a6").view(Viewer.SPECTATOR)).contains("last: a7, a6"));
  }

  @Test
  void takingBackIsPossibleAcrossWhatShowsNothing() {
    assertFalse(Script.news(START, "W e2e4").reveals());
    assertTrue(Script.news(START, "W g1f3").reveals(), "it is a knight");
  }

  @Test
  void cl16WhoeverPlaysInWorldsThatLookTheSameNothingPublicDiffers() {
    for (int seed = 0; seed < 6; seed++) {
      RandomGenerator random = new SplittableRandom(seed);
      State state = START;
      for (int i = 0; i < 80 && state.result().isEmpty(); i++) {
        String id = state.mayAct().contains(seat("W")) ? "W" : "B";
        List<Action> legal =
            state.legal(seat(id)).stream()
                .filter(a -> random.nextInt(8) == 0 || !a.text().startsWith("uncloak"))
                .toList();
        Action action = legal.get(random.nextInt(legal.size()));
        for (Viewer viewer : viewers()) {
          assertAlike(state, id, action, viewer, random);
        }
        state = state.play(seat(id), action);
      }
    }
  }

  private static void assertAlike(
      State state, String id, Action action, Viewer viewer, RandomGenerator random) {
    State other = state.resample(viewer, random);
    assertEquals(state.view(viewer), other.view(viewer));
    assertEquals(state.view(Viewer.SPECTATOR), other.view(Viewer.SPECTATOR));
    if (!other.legal(seat(id)).contains(action)) {
      return;
    }
    PlayOutcome one = state.played(seat(id), action);
    PlayOutcome two = other.played(seat(id), action);
    if (!one.news().reveals() && !two.news().reveals()) {
      assertEquals(one.next().view(viewer), two.next().view(viewer), action.text());
      assertEquals(one.news().line(viewer), two.news().line(viewer));
    }
  }

  @Test
  void otherWorldsAreSetUpsThatExplainEverythingKnown() {
    State state = played(START, "W g1f3, end", "B guess 2 K, e7e5, end", "W skip, f3e5, end");
    TreeSet<String> seen = new TreeSet<>();
    RandomGenerator random = new SplittableRandom(5);
    for (int i = 0; i < 300; i++) {
      State other = state.resample(viewer("B"), random);
      Arrangement white = DrawnCloak.situation(other).setUps().of(Colour.WHITE);
      assertTrue(white.toString().matches(".[^K]....N."), white.toString());
      seen.add(white.toString());
      assertEquals("RQKRBBNN".toLowerCase(Locale.ROOT), rows(other).get(0));
    }
    assertTrue(seen.size() > 50, "as many as there are: " + seen.size());
    assertNotEquals(1, seen.size());
  }

  private static List<?> rows(State state) {
    return (List<?>) state.position().get("position");
  }
}
