package rookery.bot.command.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.post.Picture;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;
import rookery.engine.match.Match;
import rookery.engine.text.Sentence;

/** A lesson shows what the learner's seat may know, and nothing that only others know. */
class LessonSecrecyTest {
  private final TestRoom room = new TestRoom();
  private final LessonStudent ada = new LessonStudent(room, room.ada);

  static List<String> games() {
    return LessonStudent.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noMessageOfALessonHoldsWhatOnlyOthersKnow(String game) {
    Lesson lesson = LessonStudent.lesson(game);
    VisibleMessage at = ada.begins(game);
    for (int step = 1; step <= lesson.steps().size(); step++) {
      LessonMoment moment = lesson.at(step);
      assertNothingTold(moment.match(), lesson, at);
      assertNothingTold(
          moment.match(), lesson, ada.presses(ada.presses(at, "More"), "Describe the board"));
      at = ada.does(at, moment.example());
      assertNothingTold(moment.after(moment.example()), lesson, at);
      at = ada.presses(at, step < lesson.steps().size() ? "Next step" : "Finish");
    }
  }

  private static void assertNothingTold(Match match, Lesson lesson, VisibleMessage shown) {
    Seat you = lesson.setup().you();
    View own = match.view(Viewer.of(you));
    String told = told(shown);
    for (String secret : secretsOfOthers(match, you, own)) {
      assertFalse(told.contains(secret), () -> secret + " is told: " + told);
    }
    shown
        .post()
        .picture()
        .flatMap(Picture::diagram)
        .ifPresent(drawn -> assertOwn(own.diagram(), drawn));
  }

  /** Marks of choices may be added, and what lies beside the board left out. */
  private static void assertOwn(Diagram own, Diagram drawn) {
    assertEquals(own.cells(), drawn.cells());
    assertEquals(own.seenFrom(), drawn.seenFrom());
  }

  private static String told(VisibleMessage shown) {
    Optional<String> alt = shown.post().picture().map(Picture::alt);
    return shown.text() + "\n" + alt.orElse("");
  }

  private static List<String> secretsOfOthers(Match match, Seat you, View own) {
    List<String> mine = new ArrayList<>(sentences(own).toList());
    return match.seats().stream()
        .filter(seat -> !seat.equals(you))
        .flatMap(seat -> sentences(match.view(Viewer.of(seat))))
        .filter(secret -> !mine.contains(secret))
        .toList();
  }

  private static Stream<String> sentences(View view) {
    return view.secret().stream().flatMap(text -> text.sentences().stream()).map(Sentence::plain);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theIdsOfItsButtonsHoldNoMoreThanThePlaceAndTheLearnersOwnChoices(String game) {
    VisibleMessage at = ada.begins(game);
    at.post().rows().stream()
        .flatMap(List::stream)
        .map(Object::toString)
        .forEach(control -> assertTrue(control.contains(game), control));
  }
}
