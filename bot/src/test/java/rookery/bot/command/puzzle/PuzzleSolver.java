package rookery.bot.command.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.puzzle.PuzzleControl;
import rookery.bot.post.puzzle.PuzzleControl.Asked;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Action;
import rookery.engine.puzzle.Puzzle;

/**
 * Somebody who solves puzzles by buttons and menus alone.
 *
 * @param room where that is
 * @param friend who it is
 */
record PuzzleSolver(TestRoom room, Friend friend) {
  private static final int MOST_PRESSES = 20;

  /** Asks for a puzzle of a game. */
  VisibleMessage asks(String game) {
    return friend.types(room.games, "/puzzle game:" + game).message();
  }

  /** The puzzle that a message shows. */
  static Puzzle shown(VisibleMessage at) {
    return controls(at)
        .flatMap(control -> asked(control).stream())
        .findFirst()
        .flatMap(asked -> PuzzleLibrary.all().find(asked.puzzle()))
        .orElseThrow();
  }

  /** Gives an answer that is one of those offered, choice by choice. */
  VisibleMessage answers(VisibleMessage question, Action action) {
    List<String> path = ChoicePath.values(action);
    VisibleMessage at = question;
    for (int presses = 0; presses < MOST_PRESSES; presses++) {
      Optional<Button> next = next(at, path);
      Optional<Menu> menu = menu(at);
      if (next.isPresent()) {
        at = presses(at, next.get());
        if (isPlayed(next.get(), at, path)) {
          return at;
        }
      } else if (menu.isPresent() && offers(menu.get(), path)) {
        int made = values(asked(menu.get()).orElseThrow()).size();
        at = room.ask(friend, room.pressed(friend, at, menu.get().id(), path.get(made))).message();
      } else if (leading(at, Asked.PAGE).findFirst().isPresent()) {
        at = presses(at, leading(at, Asked.PAGE).findFirst().get());
        continue;
      } else {
        throw new AssertionError("no way to " + path + " from " + at.text());
      }
      if (!isUnderWay(at, path)) {
        return at;
      }
    }
    throw new AssertionError("no way to " + path + " from " + question.text());
  }

  /** Whether that button played the action, so that its answer is the next question. */
  private static boolean isPlayed(Button pressed, VisibleMessage answer, List<String> path) {
    boolean whole = values(asked(pressed).orElseThrow()).equals(path);
    return asked(pressed).filter(a -> a.asked() == Asked.PLAY).isPresent()
        || whole
            && leading(answer, Asked.PLAY)
                .noneMatch(sure -> values(asked(sure).orElseThrow()).equals(path));
  }

  /** Whether this action is still being chosen there. */
  private static boolean isUnderWay(VisibleMessage at, List<String> path) {
    return controls(at)
        .flatMap(control -> asked(control).stream())
        .filter(asked -> isChoice(asked.asked()) || asked.asked() == Asked.STEP)
        .map(PuzzleSolver::values)
        .anyMatch(made -> made.size() > 1 && path.get(0).equals(made.get(0)));
  }

  private static boolean isChoice(Asked asked) {
    return asked == Asked.CHOOSE || asked == Asked.PLAY;
  }

  private static Optional<Button> next(VisibleMessage at, List<String> path) {
    return Stream.concat(leading(at, Asked.PLAY), leading(at, Asked.CHOOSE))
        .filter(button -> leads(values(asked(button).orElseThrow()), path))
        .max((one, other) -> length(one) - length(other));
  }

  private static int length(Button button) {
    return values(asked(button).orElseThrow()).size();
  }

  private static Stream<Button> leading(VisibleMessage at, Asked wanted) {
    return controls(at)
        .filter(Button.class::isInstance)
        .map(Button.class::cast)
        .filter(button -> asked(button).filter(a -> a.asked() == wanted).isPresent())
        .filter(button -> !button.label().startsWith("\u2190"));
  }

  private static Stream<Control> controls(VisibleMessage at) {
    return at.post().rows().stream().flatMap(List::stream);
  }

  private static Optional<PuzzleControl> asked(Control control) {
    if (control instanceof Button button) {
      return PuzzleControl.parse(button.id().argument());
    }
    return control instanceof Menu menu
        ? PuzzleControl.parse(menu.id().argument())
        : Optional.empty();
  }

  private static List<String> values(PuzzleControl control) {
    List<String> parts = List.of(control.argument().split("~"));
    return parts.subList(1, parts.size());
  }

  private static boolean leads(List<String> values, List<String> path) {
    return values.size() <= path.size() && path.subList(0, values.size()).equals(values);
  }

  private static Optional<Menu> menu(VisibleMessage at) {
    return controls(at).filter(Menu.class::isInstance).map(Menu.class::cast).findFirst();
  }

  private static boolean offers(Menu menu, List<String> path) {
    List<String> made = values(asked(menu).orElseThrow());
    return leads(made, path)
        && made.size() < path.size()
        && menu.answers().stream().anyMatch(a -> a.value().equals(path.get(made.size())));
  }

  VisibleMessage presses(VisibleMessage at, Button button) {
    return room.ask(friend, room.pressed(friend, at, button.id(), "")).message();
  }

  VisibleMessage presses(VisibleMessage at, String label) {
    return friend.presses(at, label).message();
  }
}
