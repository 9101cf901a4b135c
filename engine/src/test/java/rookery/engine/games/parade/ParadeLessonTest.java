package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Viewer;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;
import rookery.engine.match.Match;

/** What the lesson asks for and says of other orders, held against what they do. */
class ParadeLessonTest {
  private static final int FIRST_ORDER = 2;
  private static final int BEST_SQUARE = 3;
  private static final int ROOK_HOME = 4;
  private static final int LAST = 5;

  private static LessonMoment step(int number) {
    return Lesson.of(new ParadeGame()).orElseThrow().at(number);
  }

  private static String told(int number, String order) {
    LessonMoment moment = step(number);
    return moment.judge(Action.find(moment.legal(), order).orElseThrow()).words();
  }

  @Test
  void theSquareToWhichARookIsToGoIsTheOneAskedFor() {
    String question = step(ROOK_HOME).step().question();
    assertTrue(question.contains("from f1 to b3"), question);
  }

  @Test
  void theFirstOrderJoinsAPiece() {
    LessonMoment moment = step(FIRST_ORDER);
    assertTrue(groups(moment.match()).startsWith("7 groups"));
    assertTrue(groups(moment.after(moment.example())).startsWith("6 groups"));
  }

  private static String groups(Match match) {
    return match.view(Viewer.of(ParadeGame.PLAYER)).status().plain();
  }

  @Test
  void whoeverSendsTheRightPieceElsewhereIsToldWhatItsSquareShouldTouch() {
    assertEquals(
        "That's the right bishop. But which empty square has pieces to its left, to its right and"
            + " below it?",
        told(BEST_SQUARE, "a3:d3c3"));
    assertEquals(
        "That's the right rook, but it must go to b3 to touch your group.",
        told(ROOK_HOME, "c4:f1b5"));
    assertEquals(
        "That's the right rook. But which square touches both the bishop on c4 and your group?",
        told(LAST, "b3:h3g3"));
  }

  @Test
  void whoeverSendsAnotherPieceIsToldWhichOneShouldGo() {
    assertEquals(
        "That's the right square, but send the bishop on d3 there: the one on a2 touches the queen"
            + " already.",
        told(BEST_SQUARE, "a3:a2b2"));
    assertEquals(
        "That's legal. Here, let the queen on a3 send the bishop on d3.",
        told(BEST_SQUARE, "h3:d3c3"));
    assertEquals(
        "That's legal. Here, let the bishop on c4 send the rook on f1 to b3.",
        told(ROOK_HOME, "a2:c4b3"));
    assertEquals(
        "That doesn't join both. Here, let the rook on b3 send the rook on h3.",
        told(LAST, "a3:a2b4"));
  }
}
