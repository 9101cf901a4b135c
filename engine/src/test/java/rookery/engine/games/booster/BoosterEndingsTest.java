package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.booster.DrawnBooster.BLACK;
import static rookery.engine.games.booster.DrawnBooster.WHITE;
import static rookery.engine.games.booster.DrawnBooster.cards;
import static rookery.engine.games.booster.DrawnBooster.turn;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.reason;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.State;

/** How games end, and when draws can be claimed. */
class BoosterEndingsTest {
  private static final String QUIET =
      """
      . . . . k . . r
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      R . . . K . . .
      """;

  private static final String THERE_AND_BACK = "a1a2, end, h8h7, end, a2a1, end, h7h8, end";

  private static State times(State state, int times, String actions) {
    State after = state;
    for (int i = 0; i < times; i++) {
      after = played(after, actions);
    }
    return after;
  }

  @Test
  void checkmateWins() {
    String rows =
        """
        . . . . . . k .
        . . . . . p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . K . . .
        """;
    State mate = played(turn(DrawnBooster.white("", rows), "", "ppp"), "a1a8, end");
    assertEquals(new Result.Win(List.of(WHITE), "checkmate"), mate.result().orElseThrow());
    assertEquals(List.of(), mate.legal(BLACK));
    assertEquals("black", mate.position().get("turn"));
  }

  @Test
  void bo4WhatABoostOrACardCouldStillMendIsMateAllTheSame() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . N . . . . .
        . . . . . . . .
        . . . . . . P P
        . . . . r . . K
        """;
    // From d2 the knight could step on e1.
    assertEquals("checkmate", reason(turn(DrawnBooster.white("c4 1", rows), "r", "")));
    assertEquals("none", reason(turn(DrawnBooster.white("e1 1", rows), "r", "")), "a hobbled rook");
  }

  @Test
  void aKingThatABoostAttacksIsMatedByIt() {
    String rows =
        """
        . . . . . . . k
        . . . . . . p p
        . . . . . . . .
        . . . . . . N .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        """;
    assertEquals("none", reason(turn(DrawnBooster.black("", rows), "", "")));
    assertEquals("checkmate", reason(turn(DrawnBooster.black("g5 3", rows), "", "")));
  }

  @Test
  void bo4WithoutCheckItIsStalemate() {
    String rows =
        """
        . . . . . . . k
        . . . . . . . p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . R .
        """;
    assertEquals("stalemate", reason(turn(DrawnBooster.black("h7 1", rows), "", "p")));
    assertEquals("none", reason(turn(DrawnBooster.black("", rows), "", "p")));
  }

  @Test
  void onlyTwoKingsAreADrawWhateverTheyStandOn() {
    String rows = QUIET.replace('R', '.').replace('r', '.');
    assertEquals("bare-kings", reason(turn(DrawnBooster.white("e1 2", rows), "Kk", "Kk")));
  }

  @Test
  void theThirdTimeMayBeClaimedAndTheFifthIsADraw() {
    State start = turn(DrawnBooster.white("", QUIET), "", "");
    // Rights are lost with the first moves, so the start does not come back.
    State once = played(start, THERE_AND_BACK);
    assertEquals(Set.of(), times(once, 1, THERE_AND_BACK).claims(WHITE));
    State third = times(once, 2, THERE_AND_BACK);
    assertEquals(Set.of("threefold"), third.claims(WHITE));
    assertEquals(Set.of(), third.claims(BLACK));
    assertEquals(Set.of(), played(third, "a1a2").claims(WHITE), "at the start of a turn alone");
    State fourth = times(once, 3, THERE_AND_BACK);
    assertEquals("none", reason(fourth));
    assertEquals("fivefold", reason(played(fourth, "a1a2, end, h8h7, end")));
  }

  @Test
  void positionsAreCountedOnlyWhenATurnBegins() {
    State start = turn(DrawnBooster.white("a1 2", QUIET), "", "");
    State boosted = played(start, "a1a2, boost b1, boost a1, end, h8h7, end");
    assertEquals(Set.of(), boosted.claims(WHITE));
  }

  @Test
  void otherCardsOnTheTableAreAnotherPosition() {
    State state =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white("", QUIET),
            cards("NnPpC"),
            cards("cQqRr"),
            List.of(),
            cards("B"));
    State dealt = played(state, "a1a2, end").shuffled(cards("B"));
    State once = played(dealt, "h8h7, end, a2a1, end, h7h8, end");
    assertEquals(Set.of(), times(once, 1, THERE_AND_BACK).claims(WHITE));
    assertEquals(Set.of("threefold"), times(once, 2, THERE_AND_BACK).claims(WHITE));
  }

  @Test
  void fiftyMovesOfEachSideMayBeClaimedAndSeventyFiveAreADraw() {
    State state = turn(DrawnBooster.white("", QUIET), "", "");
    int moves = 0;
    // One walk takes ten moves and the other fourteen, so that nothing comes back too soon.
    List<String> white = walk("a1a2a3a4a5b5b4b3b2b1a1");
    List<String> black = walk("h8h7h6h5h4h3h2g2g3g4g5g6g7g8h8");
    while (reason(state).equals("none")) {
      assertEquals(moves >= 100, claims(state).contains("fifty"), "after " + moves);
      List<String> walk = moves % 2 == 0 ? white : black;
      state = played(state, walk.get(moves / 2 % walk.size()) + ", end");
      moves++;
    }
    assertEquals("seventy-five", reason(state));
    assertEquals(150, moves);
  }

  private static Set<String> claims(State state) {
    return state.claims(state.mayAct().iterator().next());
  }

  private static List<String> walk(String squares) {
    return IntStream.range(0, squares.length() / 2 - 1)
        .mapToObj(i -> squares.substring(2 * i, 2 * i + 4))
        .toList();
  }
}
