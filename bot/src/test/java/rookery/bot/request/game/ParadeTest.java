package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.lesson.LessonPlace;
import rookery.bot.post.lesson.LessonPost;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.games.parade.ParadeGame;
import rookery.engine.lesson.Lesson;

class ParadeTest {
  private static final Lesson LESSON = Lesson.of(new ParadeGame()).orElseThrow();
  private static final int MOST_PRESSES = 200;

  @Test
  void onePersonPlaysToTheEndByMenusAlone() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "parade", List.of());
    VisibleMessage at = club.ada.presses(club.turn(club.ada), "Give an order").message();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < MOST_PRESSES && !at.choices().isEmpty(); i++) {
      at = next(club, at, random);
    }
    VisibleMessage end = club.seen("points");
    assertTrue(end.keeps());
    assertTrue(end.text().contains("group"), end.text());
    assertTrue(
        end.text().matches("(?s).*\\d+ orders?( and \\d+ added pieces?)? in .*"), end.text());
    TestRoom.assertOutcome(at);
  }

  @Test
  void aPieceIsAddedInOnePressOnTheFirstBoard() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "parade", List.of());
    VisibleMessage done = club.ada.presses(club.turn(club.ada), "Add a piece").message();
    assertTrue(done.text().contains("You added"), done.text());
  }

  @Test
  void whoeverPlaysBothColoursReadsOnEachButtonWhichColourAPieceHas() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "parade", List.of());
    VisibleMessage at = club.ada.presses(club.turn(club.ada), "Give an order").message();
    assertTrue(
        at.buttons().stream().anyMatch(label -> label.matches("\u26aa [KQRBN] [a-h][1-8]")),
        at.buttons().toString());
    assertTrue(
        at.buttons().stream().anyMatch(label -> label.matches("\u26ab [KQRBN] [a-h][1-8]")),
        at.buttons().toString());
  }

  @Test
  void whatTheFirstStepOfTheLessonAsksForComesFirstAndAloneStandsOut() {
    LessonPost first =
        LessonPost.of(
            LESSON, LessonPlace.first(LESSON), InMemoryChannel.ADA, InMemoryChannel.GAMES);
    List<Button> buttons =
        first.question("").rows().stream()
            .flatMap(List::stream)
            .map(Button.class::cast)
            .limit(2)
            .toList();
    assertEquals(
        List.of("Add a piece", "Give an order"), buttons.stream().map(Button::label).toList());
    assertEquals(List.of(Look.MAIN, Look.PLAIN), buttons.stream().map(Button::look).toList());
  }

  private static VisibleMessage next(TestRoom club, VisibleMessage at, SplittableRandom random) {
    List<String> choices = at.choices();
    return club.changed(at, club.ada.presses(at, choices.get(random.nextInt(choices.size()))));
  }
}
