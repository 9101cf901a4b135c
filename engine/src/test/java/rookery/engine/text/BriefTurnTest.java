package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.TwoColourSeats;

/** A turn of several actions is told in one sentence, with nothing done left out. */
class BriefTurnTest {
  @Test
  void whatOnePlayerDidIsOneSentenceInOrder() {
    assertEquals(
        "White played pawn e2-e4, then put a checker under the queen on d8.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-e4"),
            GameLogLine.by(
                TwoColourSeats.WHITE,
                Sentence.of(
                    "%s put a checker under the %s on %s.", TwoColourSeats.WHITE, "queen", "d8"),
                Sentence.of(SentenceRole.CONSEQUENCE, "It's now hobbled."))));
  }

  @Test
  void severalMovesSayOnceThatTheyWerePlayed() {
    assertEquals(
        "White played knight b1-c3, then pawn d2-d4.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "knight b1-c3"),
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn d2-d4")));
  }

  @Test
  void deedsOfOneKindAreToldTogether() {
    assertEquals(
        "White played pawn e2-e4, then revealed that checker 2 is a knight and checker 7 is a"
            + " rook.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-e4"),
            revealed(2, "a knight"),
            revealed(7, "a rook")));
  }

  @Test
  void theLastOfSeveralDeedsFollowsThen() {
    assertEquals(
        "White played pawn e2-e4, pawn d2-d4 and then knight g1-f3.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-e4"),
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn d2-d4"),
            GameLogLine.moved(TwoColourSeats.WHITE, "knight g1-f3")));
  }

  @Test
  void aVerbSaidOnceGovernsAListOfItsOwn() {
    assertEquals(
        "White played pawn e2-e4 and pawn d2-d4, then revealed that checker 2 is a knight.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-e4"),
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn d2-d4"),
            revealed(2, "a knight")));
    assertEquals(
        "White revealed that checker 2 is a knight, then played pawn e2-e4 and pawn d2-d4.",
        brief(
            revealed(2, "a knight"),
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-e4"),
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn d2-d4")));
  }

  @Test
  void behindTwoDeedsWithACommaTheNextHasASentenceOfItsOwn() {
    assertEquals(
        "White played pawn e2-d3, capturing the pawn, then pawn d2-d4. White then played knight"
            + " g1-f3.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-d3, capturing the pawn"),
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn d2-d4"),
            GameLogLine.moved(TwoColourSeats.WHITE, "knight g1-f3")));
  }

  private static GameLogLine revealed(int number, String piece) {
    return GameLogLine.by(
        TwoColourSeats.WHITE,
        Sentence.of("%s revealed that checker %s is %s.", TwoColourSeats.WHITE, number, piece));
  }

  @Test
  void whatElseIsToldOfADeedStaysBehindIt() {
    assertEquals(
        "White played pawn e2-e4. The prediction was wrong. White played pawn d2-d4.",
        brief(
            GameLogLine.moved(
                TwoColourSeats.WHITE, "pawn e2-e4", Sentence.of("The prediction was wrong.")),
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn d2-d4")));
  }

  @Test
  void everyPlayerHasASentence() {
    assertEquals(
        "White played pawn e2-e4. Black played pawn e7-e5.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-e4"),
            GameLogLine.moved(TwoColourSeats.BLACK, "pawn e7-e5")));
  }

  @Test
  void whatDoesNotBeginWithWhoDidItStaysASentenceOfItsOwn() {
    assertEquals(
        "White played pawn e2-e4. White's pawn on a7 is stuck.",
        brief(
            GameLogLine.moved(TwoColourSeats.WHITE, "pawn e2-e4"),
            GameLogLine.by(
                TwoColourSeats.WHITE,
                Sentence.of("%s's pawn on a7 is stuck.", TwoColourSeats.WHITE)),
            GameLogLine.by(
                TwoColourSeats.WHITE,
                Sentence.of(
                    SentenceRole.END_OF_TURN, "%s ended the turn.", TwoColourSeats.WHITE))));
  }

  @Test
  void aCaptureOnTheWayMakesTheWholeWeighty() {
    GameLogLine capture =
        GameLogLine.moved(TwoColourSeats.WHITE, "pawn e4-d5, capturing the pawn").weighty();
    List<GameLogLine> turn =
        List.of(capture, GameLogLine.moved(TwoColourSeats.WHITE, "pawn a2-a3"));
    assertEquals(SentenceRole.WEIGHTY, BriefTurn.of(turn).sentences().get(0).role());
  }

  private static String brief(GameLogLine... lines) {
    return BriefTurn.of(Arrays.asList(lines)).plain();
  }
}
