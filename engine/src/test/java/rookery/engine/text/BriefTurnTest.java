package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Duel;

/** A turn of several actions is told in one sentence, with nothing done left out. */
class BriefTurnTest {
  @Test
  void whatOnePlayerDidIsOneSentenceInOrder() {
    assertEquals(
        "White played pawn e2-e4, then put a checker under the queen on d8.",
        brief(
            LogLine.moved(Duel.WHITE, "pawn e2-e4"),
            LogLine.by(
                Duel.WHITE,
                Sentence.of("%s put a checker under the %s on %s.", Duel.WHITE, "queen", "d8"),
                Sentence.of(Role.CONSEQUENCE, "It's now hobbled."))));
  }

  @Test
  void severalMovesSayOnceThatTheyWerePlayed() {
    assertEquals(
        "White played knight b1-c3, then pawn d2-d4.",
        brief(LogLine.moved(Duel.WHITE, "knight b1-c3"), LogLine.moved(Duel.WHITE, "pawn d2-d4")));
  }

  @Test
  void whatElseIsToldOfADeedStaysBehindIt() {
    assertEquals(
        "White played pawn e2-e4. The prediction was wrong. White played pawn d2-d4.",
        brief(
            LogLine.moved(Duel.WHITE, "pawn e2-e4", Sentence.of("The prediction was wrong.")),
            LogLine.moved(Duel.WHITE, "pawn d2-d4")));
  }

  @Test
  void everyPlayerHasASentence() {
    assertEquals(
        "White played pawn e2-e4. Black played pawn e7-e5.",
        brief(LogLine.moved(Duel.WHITE, "pawn e2-e4"), LogLine.moved(Duel.BLACK, "pawn e7-e5")));
  }

  @Test
  void whatDoesNotBeginWithWhoDidItStaysASentenceOfItsOwn() {
    assertEquals(
        "White played pawn e2-e4. White's pawn on a7 is stuck.",
        brief(
            LogLine.moved(Duel.WHITE, "pawn e2-e4"),
            LogLine.by(Duel.WHITE, Sentence.of("%s's pawn on a7 is stuck.", Duel.WHITE)),
            LogLine.by(
                Duel.WHITE, Sentence.of(Role.END_OF_TURN, "%s ended the turn.", Duel.WHITE))));
  }

  @Test
  void aCaptureOnTheWayMakesTheWholeWeighty() {
    LogLine capture = LogLine.moved(Duel.WHITE, "pawn e4-d5, capturing the pawn").weighty();
    List<LogLine> turn = List.of(capture, LogLine.moved(Duel.WHITE, "pawn a2-a3"));
    assertEquals(Role.WEIGHTY, BriefTurn.of(turn).sentences().get(0).role());
  }

  private static String brief(LogLine... lines) {
    return BriefTurn.of(Arrays.asList(lines)).plain();
  }
}
