package rookery.engine.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.match.Match;

/** How a lesson is played. */
class LessonMomentTest {
  private static final Game GAME = Games.find("custodian").orElseThrow();

  private static final Lesson LESSON =
      Lesson.parse(
          GAME,
          """
          # Learn it

          ```lesson
          you are W
          ```

          ## First

          A question.

          ```step
          W c1d3, B e6e5
          find e1f3 or e2e3
          not c2*: Not so far.
          else: No.
          ```

          Yes.

          ## Second

          Another question.

          ```step
          B e5e4
          find any, say f3e5
          ```

          Fine.

          ## Third

          From the beginning.

          ```step
          again
          find a2a3 or b2b3
          else: No.
          ```

          Fine.

          ## The end

          The last words.
          """);

  private static Judgement judged(int step, String action) {
    LessonMoment moment = LESSON.at(step);
    return moment.judge(Action.find(moment.legal(), action).orElseThrow());
  }

  @Test
  void whatIsAskedForIsRight() {
    assertEquals(new Judgement.Right("Yes.", Optional.empty()), judged(1, "e1f3"));
  }

  @Test
  void afterAnAlternativeTheLessonSaysWithWhatItGoesOn() {
    assertEquals(new Judgement.Right("Yes.", Optional.of("e1f3")), judged(1, "e2e3"));
  }

  @Test
  void whatIsDoneAtOnceAfterTheAnswerIsSeenWithIt() {
    LessonMoment guess = Lesson.of(Games.find("telepathy").orElseThrow()).orElseThrow().at(2);
    assertEquals(played(guess, "card Q") + guess.step().then().size(), played(guess, "card P"));
  }

  private static int played(LessonMoment moment, String action) {
    Match after = moment.after(Action.find(moment.legal(), action).orElseThrow());
    return after.record().entries().size();
  }

  @Test
  void aPositionIsNewWhereTheGameStartsAnewAndNoStepHasShownIt() {
    Lesson telepathy = Lesson.of(Games.find("telepathy").orElseThrow()).orElseThrow();
    assertEquals(
        List.of(5),
        IntStream.rangeClosed(1, telepathy.steps().size())
            .filter(step -> telepathy.at(step).isNew())
            .boxed()
            .toList());
  }

  @Test
  void whereTheNextStepBeginsAnewNothingGoesOn() {
    assertEquals(new Judgement.Right("Fine.", Optional.empty()), judged(2, "a2a3"));
  }

  @Test
  void theLastStepGoesOnWithNothing() {
    assertEquals(new Judgement.Right("Fine.", Optional.empty()), judged(3, "b2b3"));
  }

  @Test
  void whatIsLegalAndNotAskedForHasASentence() {
    assertEquals(new Judgement.NotAsked("Not so far."), judged(1, "c2c3"));
    assertEquals(new Judgement.NotAsked("No."), judged(1, "a2a3"));
  }

  @Test
  void theLearnerReadsWhatTheOthersDidSinceTheStepBefore() {
    List<String> told = LESSON.at(2).news().stream().map(line -> line.plain()).toList();
    assertEquals(List.of("Black: pawn e5-e4."), told);
  }

  @Test
  void theGameStartsAnewWhereTheLessonSaysSo() {
    assertEquals(
        GAME.start(LESSON.setup().options()).legal(LESSON.setup().you()), LESSON.at(3).legal());
  }

  @Test
  void aCardThatTheDeckDoesNotHaveIsNamedWithThoseItHas() {
    Game booster = Games.find("booster").orElseThrow();
    LessonSyntaxException wrong =
        assertThrows(
            LessonSyntaxException.class,
            () ->
                Lesson.parse(
                        booster,
                        """
                        # Learn it

                        ```lesson
                        you are W
                        deck begins joker
                        ```

                        ## First

                        A question.

                        ```step
                        find any, say d2d3
                        ```

                        Yes.

                        ## The end

                        The last words.
                        """)
                    .at(1));
    assertEquals(
        "booster/lesson.md, line 1: The deck \"deck\" has no such card, or not so many: joker. It has:",
        wrong.getMessage().substring(0, 91));
  }
}
