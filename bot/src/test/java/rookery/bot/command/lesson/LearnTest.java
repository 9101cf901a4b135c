package rookery.bot.command.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.preference.LessonProgress;
import rookery.bot.request.testroom.TestRequest;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Action;
import rookery.engine.lesson.Judgement;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;

/** A person learns a game. */
class LearnTest {
  private static final int GAMES = 6;

  private final TestRoom room = new TestRoom();
  private final LessonStudent ada = new LessonStudent(room, room.ada);

  static List<String> games() {
    return LessonStudent.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLessonIsPlayedByButtonsFromItsFirstStepToItsEnd(String game) {
    Lesson lesson = LessonStudent.lesson(game);
    VisibleMessage at = ada.begins(game);
    for (int step = 1; step <= lesson.steps().size(); step++) {
      LessonMoment moment = lesson.at(step);
      assertTrue(at.text().contains(moment.step().question()), at.text());
      assertTrue(at.post().picture().isPresent());
      at = ada.does(at, moment.example());
      assertTrue(at.text().contains(moment.step().answer()), at.text());
      assertTrue(at.post().picture().isPresent());
      at = ada.presses(at, step < lesson.steps().size() ? "Next step" : "Finish");
    }
    assertTrue(at.text().contains(lesson.closing().text()), at.text());
    assertTrue(at.buttons().contains("Rules"), at.buttons().toString());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLegalActionOfEveryStepIsAnsweredWhicheverButtonsLeadToIt(String game) {
    Lesson lesson = LessonStudent.lesson(game);
    VisibleMessage question = ada.begins(game);
    for (int step = 1; step <= lesson.steps().size(); step++) {
      LessonMoment moment = lesson.at(step);
      for (Action action : moment.legal().stream().filter(Action::isOffered).toList()) {
        String words = ada.does(question, action).text();
        assertTrue(words.contains(moment.judge(action).words()), action + ": " + words);
      }
      if (step < lesson.steps().size()) {
        question = ada.presses(ada.does(question, moment.example()), "Next step");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyStepSaysWhichItIsAlsoWhileOneChooses(String game) {
    Lesson lesson = LessonStudent.lesson(game);
    VisibleMessage question = ada.begins(game);
    for (int step = 1; step <= lesson.steps().size(); step++) {
      String number = "%s of %s".formatted(step, lesson.steps().size());
      assertTrue(question.text().contains(number), question.text());
      VisibleMessage answer = ada.does(question, lesson.at(step).example());
      question = step < lesson.steps().size() ? ada.presses(answer, "Next step") : answer;
    }
  }

  @Test
  void whoeverChoosesReadsTheWholeQuestionWhereThereIsRoom() {
    VisibleMessage at = step("cooperative", 3);
    String question = LessonStudent.lesson("cooperative").steps().get(2).question();
    VisibleMessage chosen = ada.presses(at, at.buttons().get(0));
    assertTrue(chosen.text().contains(question), chosen.text());
  }

  @Test
  void twoLongButtonsLeaveRoomForTheTitleOfAStep() {
    String text = step("split-brain", 3).text();
    assertTrue(text.startsWith("**They disagree, so you decide** \u00b7 3 of 6"), text);
  }

  @Test
  void theWayBackLeavesRoomForTheTitleOfAStepBelowElevenPieces() {
    String text = step("custodian", 8).text();
    assertTrue(text.startsWith("**Take the throne** \u00b7 8 of 8"), text);
  }

  @Test
  void whatTheStepDoesNotAskForIsAnsweredAtOnceThoughItWouldLoseTheGame() {
    VisibleMessage told = ada.presses(step("neighbour", 2), "Start moving");
    assertTrue(told.text().startsWith("No black piece has a black neighbour"), told.text());
  }

  @ParameterizedTest
  @CsvSource({"2, the pawn on d5", "7, the pawn on f7"})
  void whoeverChoosesACardStillReadsUnderWhichPieceACheckerGoes(int step, String piece) {
    VisibleMessage cards = ada.presses(step("booster", step), "Play a card");
    assertTrue(cards.text().contains(piece), cards.text());
    VisibleMessage pieces = ada.presses(cards, "Black pawn");
    assertTrue(pieces.text().contains(piece), pieces.text());
  }

  private VisibleMessage step(String game, int last) {
    VisibleMessage at = ada.begins(game);
    for (int step = 1; step < last; step++) {
      at = ada.presses(ada.does(at, LessonStudent.lesson(game).at(step).example()), "Next step");
    }
    return at;
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingOfALessonIsSeenByOthersOrStored(String game) {
    Lesson lesson = LessonStudent.lesson(game);
    VisibleMessage at = ada.does(ada.begins(game), lesson.at(1).example());
    assertTrue(at.ephemeral());
    assertEquals(List.of(), room.publicly());
    assertEquals(List.of(), room.mail().letters);
  }

  @Test
  void withoutAGameThereIsAChoiceOfGames() {
    VisibleMessage list = room.ada.types(room.games, "/learn").message();
    assertEquals(LessonStudent.games().size(), list.menus().get(0).size());
    String first = list.menus().get(0).get(0);
    String words = room.ada.chooses(list, first).message().text();
    Lesson learned = LessonStudent.lesson(LessonStudent.games().get(0));
    assertTrue(words.contains(learned.steps().get(0).question()), words);
  }

  @Test
  void whatIsNotAskedForGetsItsSentenceAndAnotherTry() {
    VisibleMessage question = ada.begins("custodian");
    Action other = action("custodian", 1, "a4a5");
    VisibleMessage remark = ada.does(question, other);
    assertTrue(remark.text().startsWith("That doesn't capture the knight."), remark.text());
    assertTrue(ada.does(remark, action("custodian", 1, "g1g3")).text().startsWith("**Right!**"));
  }

  @Test
  void aRefusalKeepsTheHeadingAndSaysWhoOneIs() {
    VisibleMessage at = room.ada.fillsIn(ada.begins("split-brain"), "Type it", "e9").message();
    String head = "**Two heads, one move** \u00b7 1 of 6 \u00b7 You: White, with Wren";
    assertTrue(at.text().lines().toList().contains(head), at.text());
  }

  @Test
  void whatThereIsToDoStaysInSightWhileItIsChosen() {
    VisibleMessage at = ada.presses(ada.begins("telepathy"), "Move");
    String task = LessonStudent.lesson("telepathy").steps().get(0).task();
    assertTrue(at.text().contains(task), at.text());
    at = room.ada.chooses(at, "P e2").message();
    assertTrue(at.text().contains(task), at.text());
  }

  @Test
  void whoeverWasChoosingGoesOnChoosingAfterARemark() {
    VisibleMessage at = ada.begins("gravity");
    for (int step = 1; step < 3; step++) {
      at =
          ada.presses(
              ada.does(at, LessonStudent.lesson("gravity").at(step).example()), "Next step");
    }
    VisibleMessage remark = ada.does(at, action("gravity", 3, "add b8"));
    assertTrue(remark.buttons().contains("d8"), remark.buttons().toString());
  }

  /** Nothing is lost in a lesson, so nobody is asked whether they mean it. */
  @Test
  void whatIsNotAskedForIsToldWithoutAQuestionAndTheChoicesStay() {
    VisibleMessage at = ada.presses(ada.comesTo("telepathy", 5), "Remove a piece");
    VisibleMessage remark = ada.presses(at, "P b2");
    assertTrue(remark.text().contains("costs you least"), remark.text());
    assertTrue(remark.buttons().contains("P a2"), remark.buttons().toString());
  }

  @Test
  void afterTwoMissesTheLessonOffersToShowTheAnswer() {
    VisibleMessage at = ada.begins("custodian");
    assertFalse(at.buttons().contains("Show me"));
    at = ada.does(at, action("custodian", 1, "a4a5"));
    assertFalse(at.buttons().contains("Show me"));
    at = ada.does(at, action("custodian", 1, "b2b3"));
    VisibleMessage shown = ada.presses(at, "Show me");
    assertTrue(shown.text().startsWith("`g1g3` it is. A cross marks"), shown.text());
    assertTrue(shown.buttons().contains("Next step"));
  }

  @Test
  void anAnswerCanBeTyped() {
    VisibleMessage question = ada.begins("custodian");
    VisibleMessage right = room.ada.fillsIn(question, "Type it", "Nd3").message();
    assertTrue(right.text().startsWith("Say which knight goes to d3"), right.text());
    right = room.ada.fillsIn(question, "Type it", "g1g3").message();
    assertTrue(right.text().startsWith("**Right!**"), right.text());
  }

  @Test
  void whatIsIllegalIsRefusedAsAtATableAndIsNoMiss() {
    VisibleMessage question = ada.begins("custodian");
    VisibleMessage refused = room.ada.fillsIn(question, "Type it", "e3f3").message();
    assertTrue(refused.text().startsWith("The knight on f3 is in the way."), refused.text());
    assertTrue(refused.post().picture().isPresent());
  }

  @Test
  void afterAnAlternativeTheLessonSaysWithWhatItGoesOn() {
    Lesson lesson = LessonStudent.lesson("cloak");
    int step = stepWithAnAlternative(lesson);
    Action other = alternatives(lesson.at(step)).get(0);
    VisibleMessage answer = ada.does(ada.comesTo("cloak", step), other);
    assertTrue(
        answer
            .text()
            .contains("**Just as good!** The lesson's own choice was to guess that checker 4"),
        answer.text());
  }

  private static int stepWithAnAlternative(Lesson lesson) {
    return IntStream.rangeClosed(1, lesson.steps().size())
        .filter(step -> !alternatives(lesson.at(step)).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  /** What is right, but not what the next step goes on with. */
  private static List<Action> alternatives(LessonMoment moment) {
    return moment.legal().stream()
        .filter(
            action ->
                moment.judge(action) instanceof Judgement.Right right && right.goesOn().isPresent())
        .toList();
  }

  @Test
  void whereThePiecesAreNewTheLessonBeginsWithThem() {
    VisibleMessage pieces = room.ada.types(room.games, "/learn game:toddler").message();
    assertTrue(pieces.text().contains("The pieces"), pieces.text());
    VisibleMessage question = ada.presses(pieces, "Begin");
    assertTrue(question.text().contains("1 of "), question.text());
    VisibleMessage again = ada.presses(ada.presses(question, "Pieces"), "Back to the question");
    assertEquals(question.text(), again.text());
  }

  @Test
  void whereSquaresAreAllThereIsToChooseTheyAreOfferedAtOnce() {
    assertTrue(ada.comesTo("gravity", 3).buttons().contains("d8"));
  }

  @Test
  void itGoesBackAndStartsAgain() {
    VisibleMessage second =
        ada.presses(ada.does(ada.begins("custodian"), action("custodian", 1, "g1g3")), "Next step");
    assertTrue(second.text().contains("2 of "));
    VisibleMessage more = ada.presses(second, "More");
    assertTrue(ada.presses(more, "Start again").text().contains("1 of "));
    assertTrue(ada.presses(more, "Back to the question").text().contains("2 of "));
    VisibleMessage atThree = ada.presses(ada.comesTo("custodian", 3), "More");
    assertTrue(ada.presses(atThree, "Step back").text().contains("2 of "));
  }

  @Test
  void aButtonOfAStepThatWasDoneGoesOnFromThereWhateverWasBegunSince() {
    VisibleMessage first = ada.begins("custodian");
    VisibleMessage answer = ada.does(first, action("custodian", 1, "g1g3"));
    ada.begins("parade");
    VisibleMessage again = ada.does(first, action("custodian", 1, "g1g3"));
    assertTrue(again.text().startsWith("**Right!**"), again.text());
    for (VisibleMessage right : List.of(answer, again)) {
      VisibleMessage second = ada.presses(right, "Next step");
      assertTrue(second.text().contains("**Two bishops, or a pawn** \u00b7 2 of 8"), second.text());
    }
  }

  @Test
  void theBoardOfAStepIsToldInWords() {
    VisibleMessage words =
        ada.presses(ada.presses(ada.begins("custodian"), "More"), "Describe the board");
    assertTrue(
        words.text().contains("\n4: a white pawn, b to f empty, g white pawn"), words.text());
    assertTrue(ada.presses(words, "Back to the question").post().picture().isPresent());
  }

  @Test
  void aButtonOfAnOlderEditionOfALessonStartsItAgain() {
    ControlId id = ControlId.free(ControlVerb.LESSON, "custodian.none.2.0~q");
    VisibleMessage old =
        VisibleMessage.privately(Post.words("Old").with(new Button(id, "Old", Look.PLAIN)));
    String words = ada.presses(old, "Old").text();
    assertTrue(words.startsWith("This lesson has changed since you began"), words);
    assertTrue(words.contains(LessonStudent.lesson("custodian").steps().get(0).question()), words);
  }

  @Test
  void aGameThatDoesNotExistIsRefusedWithThoseThatDo() {
    assertTrue(room.says(room.ada, "/learn game:chess").startsWith("There's no game"));
  }

  @Test
  void theLastPictureIsWhatTheLearnerPlayed() {
    int last = LessonStudent.lesson("neighbour").steps().size();
    Action other = action("neighbour", last, "e4c6");
    VisibleMessage answer = ada.does(ada.comesTo("neighbour", last), other);
    VisibleMessage end = ada.presses(answer, "Finish");
    assertEquals(answer.post().picture(), end.post().picture());
    assertEquals(answer.post().picture(), ada.presses(end, "Share this").post().picture());
  }

  @Test
  void atItsEndARealGameCanBegin() {
    VisibleMessage end = atTheEnd("custodian");
    ada.presses(end, "Play against computers");
    assertTrue(room.publicly().get(0).post().picture().isPresent());
  }

  @Test
  void theGameAgainstComputersAtItsEndIsPlayedFromTheSideThatWasLearned() {
    VisibleMessage end = atTheEnd("custodian");
    for (int n = 0; n < GAMES; n++) {
      ada.presses(end, "Play against computers");
    }
    long white =
        room.publicly().stream().filter(one -> one.text().contains("You're White")).count();
    assertEquals(GAMES, white);
  }

  @Test
  void atItsEndAGameForOneCanBeginWhereOnePersonCanPlayIt() {
    ada.presses(atTheEnd("cooperative"), "Play alone");
    room.seen("You play both sides, White first");
  }

  @Test
  void theChannelIsToldOnlyIfTheLearnerWantsIt() {
    VisibleMessage end = atTheEnd("custodian");
    TestRequest told = room.ada.presses(end, "Share this");
    assertEquals("Ada has learned Custodian Chess.", told.aloud().orElseThrow());
    assertFalse(told.message().buttons().contains("Share this"));
  }

  @Test
  void thatALessonWasLearnedIsKeptAndForgottenWithThePerson() {
    assertFalse(progress().learned());
    atTheEnd("custodian");
    assertTrue(progress().learned());
    VisibleMessage sure = room.ada.types(room.games, "/forget whom:me").message();
    room.ada.presses(sure, "Delete my data");
    assertFalse(progress().learned());
  }

  private LessonProgress progress() {
    return room.wishes().lessons(room.ada.person(), "custodian");
  }

  @Test
  void inDirectMessagesThereIsNobodyToTell() {
    VisibleMessage at = room.ada.types(room.ada.direct(), "/learn game:custodian").message();
    assertTrue(at.text().contains("1 of "), at.text());
  }

  private VisibleMessage atTheEnd(String game) {
    Lesson lesson = LessonStudent.lesson(game);
    VisibleMessage at = ada.begins(game);
    for (int step = 1; step < lesson.steps().size(); step++) {
      at = ada.presses(ada.does(at, lesson.at(step).example()), "Next step");
    }
    return ada.presses(ada.does(at, lesson.at(lesson.steps().size()).example()), "Finish");
  }

  private static Action action(String game, int step, String text) {
    return Action.find(LessonStudent.lesson(game).at(step).legal(), text).orElseThrow();
  }
}
