package rookery.engine.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** What an author can write wrongly in a lesson, and how it is told. */
class LessonReaderTest {
  private static final Game GAME = Games.find("custodian").orElseThrow();

  private static final String FILE =
      """
      # Learn it

      ```lesson
      you are W
      option cylinder=true
      ```

      ## First

      A question.

      ```step
      W c1d3, B e6e5
      find e1f3 or d3*
      not d2*: A sentence
        in two lines.
      else: The rest.
      ```

      An answer.

      ## Second

      Another question.

      ```board
      . .
      ```

      ```step
      again
      find any, say a2a3
      ```

      Another answer.

      ## The end

      The last words,
      of two lines.

      ## Hints while you play

      - Move: A hint.
      """;

  private static Lesson lesson() {
    return Lesson.parse(GAME, FILE);
  }

  private static String refusal(String instead, String of) {
    String file = FILE.replace(of, instead);
    return assertThrows(LessonSyntaxException.class, () -> Lesson.parse(GAME, file)).getMessage();
  }

  private static String wrong(String instead, String of, int step) {
    Lesson lesson = Lesson.parse(GAME, FILE.replace(of, instead));
    return assertThrows(LessonSyntaxException.class, () -> lesson.at(step).example()).getMessage();
  }

  @Test
  void theHeadSaysWhoLearnsAndHowTheGameIsPlayed() {
    assertEquals("Learn it", lesson().title());
    assertEquals("W", lesson().setup().you().id());
    assertEquals("true", lesson().setup().options().word("cylinder"));
  }

  @Test
  void aStepHasAQuestionSilentActionsWhatIsWantedAndAnAnswer() {
    LessonStep step = lesson().steps().get(0);
    assertEquals("First", step.heading());
    assertEquals("A question.", step.question());
    assertEquals(2, step.silent().size());
    assertEquals("e1f3", step.example());
    assertEquals("A sentence in two lines.", step.remark("d2d3").orElseThrow());
    assertEquals("The rest.", step.remark("a2a3").orElseThrow());
    assertEquals("An answer.", step.answer());
  }

  @Test
  void aBoardIsKeptAsItIsDrawn() {
    assertEquals(". .\n", lesson().steps().get(1).board().orElseThrow());
  }

  @Test
  void itEndsWithASectionAndPerhapsHints() {
    assertEquals("The end", lesson().closing().heading());
    assertEquals("The last words, of two lines.", lesson().closing().text());
    assertEquals(Map.of("Move", "A hint."), lesson().hints());
  }

  @Test
  void anotherFileIsAnotherVersion() {
    String other = Lesson.parse(GAME, FILE.replace("An answer", "The answer")).version();
    assertEquals(lesson().version(), Lesson.parse(GAME, FILE).version());
    assertEquals(false, lesson().version().equals(other));
  }

  @Test
  void aSeatThatDoesNotExistIsNamedWithThoseThatDo() {
    assertEquals(
        "custodian/lesson.md, line 4: There is no seat X; there is [W, B].",
        refusal("you are X", "you are W"));
  }

  @Test
  void anOptionThatDoesNotExistIsRefusedAsWhenATableIsOpened() {
    assertEquals(
        "custodian/lesson.md, line 3: There's no option \"cylindr\". This game's options are"
            + " \"setup\", \"bishops\", \"cylinder\" and \"recruit\".",
        refusal("cylindr=", "cylinder="));
  }

  @Test
  void aDeckIsNamedByOneWord() {
    assertEquals(
        "custodian/lesson.md, line 4: \"deck one begins K\" is none of: \"you are SEAT\", \"option"
            + " NAME=VALUE\", \"KEY-OF-A-DECK begins CARDS\".",
        refusal("deck one begins K", "you are W"));
  }

  @Test
  void aBlockWithoutEndIsFound() {
    assertEquals(
        "custodian/lesson.md, line 26: This block has no end: \"```\".",
        refusal("find any, say a2a3\n", "find any, say a2a3\n```\n").replace("line 30", "line 26"));
  }

  @Test
  void aStepWithoutAnswerSaysWhatAStepIs() {
    assertEquals(
        "custodian/lesson.md, line 8: A step is a paragraph with the question, a block \"step\" and"
            + " a paragraph with the answer; a block \"board\" may stand before \"step\". Here are:"
            + " prose, step.",
        refusal("", "An answer.\n"));
  }

  @Test
  void aStepAsksForOneThing() {
    assertEquals(
        "custodian/lesson.md, line 12: A step asks for one thing: just one line \"find ACTION\".",
        refusal("", "find e1f3 or d3*\n"));
  }

  @Test
  void severalBeginningsNeedAnExample() {
    assertEquals(
        "custodian/lesson.md, line 14: Say with which of these the lesson goes on: \"find d3*,"
            + " say ACTION\".",
        refusal("find d3*", "find e1f3 or d3*"));
  }

  @Test
  void whereEverythingIsRightNothingElseIsSaid() {
    assertEquals(
        "custodian/lesson.md, line 33: Any action is right, so there is nothing else to say.",
        refusal("find any, say a2a3\nelse: No.", "find any, say a2a3"));
  }

  @Test
  void aHintNeedsAColon() {
    assertEquals(
        "custodian/lesson.md, line 44: A hint is written \"- What to do: a sentence.\"",
        refusal("- A hint.", "- Move: A hint."));
  }

  @Test
  void aLessonIsClosed() {
    assertEquals(
        "custodian/lesson.md, line 1: Just one section closes the lesson: a heading and a paragraph"
            + " without a step. There is no such section.",
        refusal("", "## The end\n\nThe last words,\nof two lines.\n"));
  }

  @Test
  void whatHappensFirstMustBeLegal() {
    String sentence = wrong("W c1c4, B e6e5", "W c1d3, B e6e5", 1);
    assertEquals(
        "custodian/lesson.md, line 13: W cannot do \"c1c4\" now. Legal are: a2a3",
        sentence.substring(0, sentence.indexOf(',', 60)));
  }

  @Test
  void whoMayNotActIsNamed() {
    assertEquals(
        "custodian/lesson.md, line 13: W cannot do \"e6e5\": it may not act now. These may: [[B]].",
        wrong("W c1d3, W e6e5", "W c1d3, B e6e5", 1));
  }

  @Test
  void whatIsWantedMustBeLegal() {
    String sentence = wrong("find a2a4", "find e1f3", 1);
    assertEquals(
        "custodian/lesson.md, line 14: W cannot do \"a2a4\" now.", sentence.split(" Legal")[0]);
  }
}
