package rookery.bot.command.lesson;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.lesson.LessonAction;
import rookery.bot.post.lesson.LessonAction.Asked;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.lesson.Lesson;

/** Somebody who takes a lesson by buttons and menus alone. */
final class LessonStudent {
  private static final int MOST_PRESSES = 12;

  private final TestRoom room;
  private final Friend friend;

  /** What presses on the way to an action have shown, by the message and the control's id. */
  private final Map<VisibleMessage, Map<String, VisibleMessage>> shown = new IdentityHashMap<>();

  LessonStudent(TestRoom room, Friend friend) {
    this.room = room;
    this.friend = friend;
  }

  /** The games that have a lesson. */
  static List<String> games() {
    return Games.all().stream().filter(g -> Lesson.of(g).isPresent()).map(Game::id).toList();
  }

  static Lesson lesson(String game) {
    return Games.find(game).flatMap(Lesson::of).orElseThrow();
  }

  VisibleMessage begins(String game) {
    VisibleMessage first = friend.types(room.games, "/learn game:" + game).message();
    // Where the pieces are new it begins with them.
    return first.buttons().contains("Begin") ? presses(first, "Begin") : first;
  }

  /** Goes through the whole lesson; its last page. */
  VisibleMessage finishes(String game) {
    int last = lesson(game).steps().size();
    VisibleMessage answer = does(comesTo(game, last), lesson(game).at(last).example());
    return presses(answer, "Finish");
  }

  /** Goes through a lesson as far as the question of that step. */
  VisibleMessage comesTo(String game, int step) {
    VisibleMessage at = begins(game);
    for (int done = 1; done < step; done++) {
      at = presses(does(at, lesson(game).at(done).example()), "Next step");
    }
    return at;
  }

  /** Chooses an action step by step; the answer to it. */
  VisibleMessage does(VisibleMessage question, Action action) {
    List<String> path = ChoicePath.values(action);
    VisibleMessage at = question;
    for (int presses = 0; presses < MOST_PRESSES; presses++) {
      Optional<Button> sure = choice(at, LessonAction.PLAY, path);
      if (sure.isPresent()) {
        return presses(at, sure.get());
      }
      Optional<Button> next = choice(at, LessonAction.CHOOSE, path);
      Optional<String> picked = menu(at).flatMap(menu -> answer(menu, path));
      int made;
      if (next.isPresent()) {
        made = values(next.get()).size();
        at = looks(at, next.get());
      } else if (picked.isPresent()) {
        made = made(menu(at).get()).size() + 1;
        at = picks(at, menu(at).get(), picked.get());
      } else {
        made = 0;
        at = page(at, path);
      }
      if (made == path.size() && choice(at, LessonAction.PLAY, path).isEmpty()) {
        return at;
      }
    }
    throw new AssertionError("no way to " + path + " from " + question.text());
  }

  /** The page that leads further; pages are looked at one after another, which changes nothing. */
  private VisibleMessage page(VisibleMessage at, List<String> path) {
    List<VisibleMessage> pages =
        choices(at)
            .filter(
                button -> asked(button).filter(a -> a.action() == LessonAction.PAGE).isPresent())
            .filter(button -> !button.label().startsWith("\u2190"))
            .map(button -> looks(at, button))
            .toList();
    return pages.stream()
        .filter(there -> choice(there, LessonAction.CHOOSE, path).isPresent())
        .findFirst()
        .orElseGet(() -> pages.get(pages.size() - 1));
  }

  /** The button that leads furthest towards an action, without leading past it. */
  private static Optional<Button> choice(
      VisibleMessage at, LessonAction wanted, List<String> path) {
    return choices(at)
        .filter(button -> asked(button).filter(a -> a.action() == wanted).isPresent())
        .filter(button -> wanted == LessonAction.PAGE || leads(values(button), path))
        .filter(button -> !button.label().startsWith("\u2190"))
        .max((one, other) -> values(one).size() - values(other).size());
  }

  private static Stream<Button> choices(VisibleMessage at) {
    return controls(at)
        .filter(Button.class::isInstance)
        .map(Button.class::cast)
        .filter(button -> asked(button).filter(a -> isChoice(a.action())).isPresent());
  }

  private static boolean isChoice(LessonAction action) {
    return List.of(LessonAction.CHOOSE, LessonAction.PLAY, LessonAction.PAGE).contains(action);
  }

  private static Stream<Control> controls(VisibleMessage at) {
    return at.post().rows().stream().flatMap(List::stream);
  }

  private static Optional<Asked> asked(Button button) {
    return LessonAction.parse(button.id().argument());
  }

  private static List<String> values(Button button) {
    return values(asked(button).orElseThrow());
  }

  private static List<String> values(Asked asked) {
    List<String> parts = List.of(asked.argument().split("~"));
    return parts.subList(1, parts.size());
  }

  private static boolean leads(List<String> values, List<String> path) {
    return values.size() <= path.size() && path.subList(0, values.size()).equals(values);
  }

  private static Optional<Menu> menu(VisibleMessage at) {
    return controls(at).filter(Menu.class::isInstance).map(Menu.class::cast).findFirst();
  }

  private static Optional<String> answer(Menu menu, List<String> path) {
    List<String> made = made(menu);
    return leads(made, path)
        ? menu.answers().stream()
            .map(answer -> answer.value())
            .filter(value -> made.size() < path.size() && path.get(made.size()).equals(value))
            .findFirst()
        : Optional.empty();
  }

  private static List<String> made(Menu menu) {
    return values(LessonAction.parse(menu.id().argument()).orElseThrow());
  }

  /** A press on the way changes nothing, so what it shows is looked up once. */
  private VisibleMessage looks(VisibleMessage at, Button button) {
    Map<String, VisibleMessage> known = shown.computeIfAbsent(at, key -> new HashMap<>());
    VisibleMessage there = known.get(button.id().text());
    if (there == null) {
      there = presses(at, button);
      known.put(button.id().text(), there);
    }
    return there;
  }

  VisibleMessage presses(VisibleMessage at, Button button) {
    return room.ask(friend, room.pressed(friend, at, button.id(), "")).message();
  }

  private VisibleMessage picks(VisibleMessage at, Menu menu, String value) {
    return room.ask(friend, room.pressed(friend, at, menu.id(), value)).message();
  }

  VisibleMessage presses(VisibleMessage at, String label) {
    return friend.presses(at, label).message();
  }
}
