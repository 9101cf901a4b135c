package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.drawn;
import static rookery.engine.kit.script.Script.played;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.computer.ComputerChoices;

/** What whoever chooses between two circles is advised, and that the reasons told speak for it. */
class SplitBrainRulingAdviceTest {
  private static final SplitBrainGame GAME = new SplitBrainGame();

  private static String advised(State apart, String seat, String expected) {
    assertEquals(expected, ComputerChoices.advised(GAME, apart, seat));
    return ComputerChoices.explained(GAME, apart, seat, expected);
  }

  @Test
  void aCircleThatCostsNothingIsBetterThanOneThatLetsThemAttack() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.A8,
                "rnqk.r",
                "pppppp",
                "...n..",
                "P.....",
                ".PPPPP",
                "RNQKNR"),
            "WQ circle d3",
            "WK circle e4");
    assertEquals(
        "Otherwise, they could attack your knight. If the piece counts, they play pawn d3-d4, attacking"
            + " your knight on e5. If the square counts, they play pawn e3-e4, and none of"
            + " your pieces is in danger.",
        advised(apart, "BQ", "use target"));
    assertEquals(
        "", ComputerChoices.hint(GAME, apart, "BQ", "use piece"), "nothing speaks for the other");
  }

  @Test
  void whatCanBeCapturedEitherWayIsSaidAndIsNoReason() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.A8,
                "rnqk.r",
                "pp.pp.",
                "...n.p",
                "PP....",
                "..P.QP",
                "RN.KNR"),
            "WQ circle d3",
            "WK circle b3");
    assertEquals(
        "Otherwise, they could attack your knight. Either way, you can capture the queen on f3. If"
            + " the piece counts, they play pawn d3-d4, attacking your knight on e5. If"
            + " the square counts, they play rook b2-b3, and none of your pieces is in danger.",
        advised(apart, "BQ", "use target"));
  }

  @Test
  void whatIsAttackedIsToldBesideWhatCanBeCapturedThen() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "rn.k.r",
                "pp.pp.",
                ".....p",
                "PPq...",
                "R....P",
                "...KNR"),
            "WK circle c4",
            "WQ circle d3");
    assertEquals(
        "Otherwise, they could attack your queen. If the piece counts, they play pawn c4-c5, and"
            + " you can then capture the pawn on c5. If the square counts, they play rook b3-d3, attacking"
            + " your queen on d4, but you can then capture the pawn on c4.",
        advised(apart, "BK", "use piece"));
  }

  @Test
  void theMoveThatCheckmatesThenIsNamed() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "..rk.r",
                "pp.pp.",
                ".....p",
                "PPq...",
                "R...P.",
                "...KNR"),
            "WK circle c4",
            "WQ circle d3");
    assertEquals(
        "You can then checkmate them. If the piece counts, they play pawn c4-c5, and you can then"
            + " play queen d4-d2, with checkmate. If the square counts, they play rook b3-d3,"
            + " attacking your queen on d4, but you can then capture the pawn on c4.",
        advised(apart, "BK", "use piece"));
  }

  @Test
  void anAttackByAPieceBehindTheOneThatMovesIsNotSaidToBeByThatOne() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "...k..",
                "..q...",
                "......",
                "......",
                "..N...",
                "..R..K"),
            "WK circle d3",
            "WQ circle f3");
    assertEquals(
        "You can then capture the rook on d2. If the piece counts, they could play knight d3-f2,"
            + " leaving your queen on d6 in danger, but you could then capture the rook on d2. If"
            + " the square counts, they play king g2-f3, and none of your pieces is in danger.",
        ComputerChoices.explained(GAME, apart, "BK", "use piece"));
  }

  @Test
  void aGuardedPawnIsRatherGivenThanAKnight() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "...k..",
                "..p...",
                ".p.n..",
                "P.P...",
                ".P....",
                "...K.R"),
            "WK circle b4",
            "WQ circle e5");
    assertEquals(
        "Otherwise, they could capture your knight. If the piece counts, they play pawn b4-c5,"
            + " capturing the pawn, and your knight on e5 stays in danger. If the square counts, they play"
            + " pawn d4-e5, capturing the knight.",
        advised(apart, "BK", "use piece"));
  }

  @Test
  void whereNeitherCostsMoreItIsSaidWhichGivesThemLessRoom() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.A8,
                "rn.k.r",
                ".p.pp.",
                ".p...p",
                "P.q...",
                "R....P",
                "...KNR"),
            "WQ circle g3",
            "WK circle f3");
    String told = ComputerChoices.explained(GAME, apart, "BQ", "use target");
    assertEquals(
        "You can capture the pawn on b4 either way, but this leaves them less room: 11 moves, not 12.",
        told.substring(0, told.indexOf(" If ")));
  }

  @Test
  void aPieceThatIsAttackedAlreadyIsNamedRatherThanOneThatWouldBeCapturedInReturn() {
    State apart =
        played(
            drawn(
                Colour.BLACK,
                CheckerPlacement.H8,
                "rnQ..r",
                ".p...k",
                "...p..",
                ".P....",
                "....P.",
                "..K..."),
            "BK circle e5",
            "BQ circle d5");
    assertEquals(
        "Your queen on d7 stays in danger either way, but this leaves them less room: 16 moves, not 22. If the piece counts,"
            + " they play pawn e5-e4, attacking your pawn on f3. If the square counts, they"
            + " play knight c7-d5, and no other piece of yours is in danger.",
        ComputerChoices.explained(GAME, apart, "WK", "use piece"));
  }

  @Test
  void aCircleThatEndsAnAttackIsBetterThanOneThatLeavesIt() {
    State apart =
        played(
            drawn(
                Colour.BLACK,
                CheckerPlacement.H8,
                "..Q..r",
                ".....k",
                ".p.n..",
                "......",
                "......",
                ".K...."),
            "BK circle c5",
            "BQ circle f7");
    assertEquals(
        "Otherwise, your queen on d7 stays in danger. If the piece counts, they play pawn c5-c4, and"
            + " your queen on d7 stays in danger. If the square counts, they play knight e5-f7, and"
            + " none of your pieces is in danger.",
        advised(apart, "WK", "use target"));
  }
}
