package rookery.bot.request.testroom;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;

/** The buttons and menus under a post, as people call them. */
public final class VisibleControls {
  private VisibleControls() {}

  /** The button that chooses that: called so, or by a square in its name. */
  static ControlId choice(Post post, String wanted) {
    List<String> words = List.of(wanted.split("[ ,]+"));
    List<Button> choices = choices(post);
    return buttons(post)
        .filter(button -> button.label().equals(wanted))
        .findFirst()
        .or(() -> choices.stream().filter(b -> words.contains(last(b.id()))).findFirst())
        .map(Button::id)
        .orElseThrow(() -> new NoSuchElementException(wanted + " among: " + choices));
  }

  private static String last(ControlId choice) {
    return choice.argument().substring(choice.argument().lastIndexOf('~') + 1);
  }

  /** The button that does it, where somebody is asked first. */
  public static Optional<ControlId> confirmation(Post post) {
    return buttons(post)
        .map(Button::id)
        .filter(id -> id.verb().equals(ControlVerb.PLAY))
        .findFirst();
  }

  /** The buttons that choose something of what may be done. */
  public static List<Button> choices(Post post) {
    return buttons(post).filter(button -> button.id().verb().equals(ControlVerb.CHOOSE)).toList();
  }

  /** The button of that name. */
  public static ControlId button(Post post, String label) {
    return buttons(post)
        .filter(button -> button.label().equals(label))
        .map(Button::id)
        .findFirst()
        .orElseThrow(() -> new NoSuchElementException(label + " under: " + post));
  }

  /** The first menu. */
  public static Menu menu(Post post) {
    return controls(post)
        .filter(Menu.class::isInstance)
        .map(Menu.class::cast)
        .findFirst()
        .orElseThrow(() -> new NoSuchElementException("no menu under: " + post));
  }

  private static Stream<Button> buttons(Post post) {
    return controls(post).filter(Button.class::isInstance).map(Button.class::cast);
  }

  private static Stream<Control> controls(Post post) {
    return post.rows().stream().flatMap(List::stream);
  }

  /** What the answer of that name in a menu stands for. */
  public static String value(Menu menu, String label) {
    return menu.answers().stream()
        .filter(answer -> answer.label().equals(label))
        .map(SelectableOption::value)
        .findFirst()
        .orElseThrow(() -> new NoSuchElementException(label + " in: " + menu.answers()));
  }
}
