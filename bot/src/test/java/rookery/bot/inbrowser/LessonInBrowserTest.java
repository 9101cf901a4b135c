package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.bot.post.ControlId;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.choice.ReferencePicturePost;
import rookery.bot.post.lesson.LessonAction;
import rookery.bot.post.lesson.LessonAction.Asked;
import rookery.bot.random.RequestRandomSource;
import rookery.engine.Action;
import rookery.engine.games.Games;
import rookery.engine.lesson.Lesson;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/**
 * Every lesson is taken on a telephone, from the first screen to its end. With {@code
 * -Dlesson.pictures=folder} what the screen shows at each step is kept there.
 */
class LessonInBrowserTest {
  private static final int MOST_PRESSES = 40;

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  /** In one room, as no lesson knows of another. */
  @TestFactory
  Stream<DynamicTest> eachQuestionItsBoardAndItsButtonsAreOnOneScreen()
      throws InterruptedException {
    FriendsRoom club = new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(3)));
    PhoneUser thumb =
        new PhoneUser(club, screens.open(club.room.address(), WindowSize.USUAL_TELEPHONE));
    return Games.all().stream()
        .flatMap(game -> Lesson.of(game).stream())
        .map(
            lesson -> DynamicTest.dynamicTest(lesson.game().id(), () -> takes(lesson, thumb, club)))
        .onClose(club::close)
        .onClose(thumb::close);
  }

  private static void takes(Lesson lesson, PhoneUser thumb, FriendsRoom club) throws IOException {
    String id = lesson.game().id();
    thumb.screen().go(club.room.address());
    VisibleMessage at = thumb.asks("Learn " + lesson.game().title());
    if (ReferencePicturePost.of(lesson.game(), lesson.setup().options())
        .filter(ReferencePicturePost::comesFirst)
        .isPresent()) {
      assertSeen(thumb, at, id + " looked up");
      at = thumb.presses(at, called(at, "Begin"));
    }
    for (int step = 1; step <= lesson.steps().size(); step++) {
      assertSeen(thumb, at, id + " " + step);
      at = does(thumb, at, lesson.at(step).example());
      assertTrue(at.text().contains(lesson.steps().get(step - 1).answer()), at.text());
      assertSeen(thumb, at, id + " " + step + " answer");
      at = thumb.presses(at, called(at, step < lesson.steps().size() ? "Next step" : "Finish"));
    }
    assertSeen(thumb, at, id + " end");
    List<String> before = said(club);
    thumb.presses(at, called(at, "Share this"));
    thumb.screen().sees("Ada has learned %s.".formatted(lesson.game().title()));
    List<String> told = new ArrayList<>(before);
    told.add("Ada has learned " + lesson.game().title() + ".");
    assertEquals(told, said(club));
  }

  @Test
  void aLessonIsTakenByKeyboardAndItsBoardIsToldInWords() throws InterruptedException {
    try (FriendsRoom club =
            new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(3)));
        PhoneUser thumb = new PhoneUser(club, screens.open(club.room.address()))) {
      Screen screen = thumb.screen();
      VisibleMessage at = thumb.asks("Learn Custodian Chess");
      assertThat(screen.find("img[alt*='thrones on d1 and d7']").first()).isVisible();
      String choice = "[data-control='%s']".formatted(called(at, "More").customId());
      screen.tabsTo(choice);
      screen.presses("Enter");
      screen.sees("You can also");
      assertEquals(List.of(), screen.barriers());
    }
  }

  /** What everybody in the channel reads. */
  private static List<String> said(FriendsRoom club) {
    return club.ben.sees(club.games).stream().map(VisibleMessage::text).toList();
  }

  private static Button called(VisibleMessage at, String label) {
    return at.buttons().stream().filter(b -> b.label().equals(label)).findFirst().orElseThrow();
  }

  private static void assertSeen(PhoneUser thumb, VisibleMessage at, String name)
      throws IOException {
    Optional<Path> pictures =
        Optional.ofNullable(System.getProperty("lesson.pictures")).map(Path::of);
    if (pictures.isPresent()) {
      Files.createDirectories(pictures.get());
      thumb.screen().photographs(pictures.get().resolve(name.replace(' ', '-') + ".png"));
    }
    thumb.onEveryTelephone(
        telephone -> {
          assertEquals(List.of(), thumb.hidden(at, at.buttons()), name + " on " + telephone);
          assertTrue(
              !telephone.equals(WindowSize.USUAL_TELEPHONE) || thumb.beginsOnScreen(at), name);
        });
  }

  /** Chooses an action by buttons, and by a menu where they are too many for buttons. */
  private static VisibleMessage does(PhoneUser thumb, VisibleMessage question, Action action) {
    List<String> path = ChoicePath.values(action);
    VisibleMessage at = question;
    int looked = 0;
    for (int presses = 0; presses < MOST_PRESSES && !isAnswered(at); presses++) {
      VisibleMessage now = at;
      Optional<Button> next =
          leading(now, LessonAction.PLAY, path).or(() -> leading(now, LessonAction.CHOOSE, path));
      if (next.isPresent()) {
        at = thumb.presses(now, next.get());
      } else if (!now.menus().isEmpty()) {
        at = thumb.picks(now, path.get(made(now)));
      } else {
        List<Button> pages = pages(now);
        at = thumb.presses(now, pages.isEmpty() ? back(now) : pages.get(looked++ % pages.size()));
      }
    }
    return at;
  }

  /** The buttons that show other choices: pages, or kinds of pieces. */
  private static List<Button> pages(VisibleMessage at) {
    return at.buttons().stream()
        .filter(button -> !button.label().startsWith("\u2190"))
        .filter(
            button ->
                asked(button.customId()).filter(a -> a.action() == LessonAction.PAGE).isPresent())
        .toList();
  }

  private static Button back(VisibleMessage at) {
    return at.buttons().stream()
        .filter(button -> button.label().startsWith("\u2190"))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isAnswered(VisibleMessage at) {
    return at.buttons().stream().anyMatch(b -> List.of("Next step", "Finish").contains(b.label()));
  }

  /** How many choices were made before a menu. */
  private static int made(VisibleMessage at) {
    return values(asked(at.menus().get(0).customId()).orElseThrow()).size();
  }

  private static Optional<Asked> asked(String customId) {
    return ControlId.parse(customId).flatMap(id -> LessonAction.parse(id.argument()));
  }

  private static List<String> values(Asked asked) {
    List<String> parts = List.of(asked.argument().split("~"));
    return parts.subList(Math.min(1, parts.size()), parts.size());
  }

  /** The button that leads furthest towards an action. */
  private static Optional<Button> leading(
      VisibleMessage at, LessonAction wanted, List<String> path) {
    return at.buttons().stream()
        .filter(button -> !button.label().startsWith("\u2190"))
        .filter(button -> asked(button.customId()).filter(a -> a.action() == wanted).isPresent())
        .filter(button -> leads(button, path))
        .max(Comparator.comparing(button -> values(asked(button.customId()).orElseThrow()).size()));
  }

  private static boolean leads(Button button, List<String> path) {
    List<String> values = values(asked(button.customId()).orElseThrow());
    return values.size() <= path.size() && path.subList(0, values.size()).equals(values);
  }
}
