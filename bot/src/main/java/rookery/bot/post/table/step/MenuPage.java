package rookery.bot.post.table.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which of the answers at a step of a menu are shown, where they are too many.
 *
 * @param number which page, from 0; -1 where a hint has made all choices
 * @param kind the letter of the kind of piece that they are of; empty where all are meant
 */
public record MenuPage(int number, Optional<Character> kind) {
  private static final String SEPARATOR = "~";

  /** The first of all answers. */
  public static final MenuPage FIRST = new MenuPage(0, Optional.empty());

  /** All choices at once, as a hint makes them. */
  public static final MenuPage HINT = new MenuPage(-1, Optional.empty());

  /** That page of all answers. */
  public static MenuPage of(int number) {
    return new MenuPage(number, Optional.empty());
  }

  /** The pieces of one kind. */
  public static MenuPage of(char kind) {
    return new MenuPage(0, Optional.of(kind));
  }

  /** The page that the first part of an argument names; the first where it names none. */
  public static MenuPage of(String text) {
    if (text.equals(HINT.text())) {
      return HINT;
    }
    if (text.matches("\\d{1,3}")) {
      return of(Integer.parseInt(text));
    }
    return text.matches("[A-Z]") ? of(text.charAt(0)) : FIRST;
  }

  /** The page and the choices made before it, as a control's argument holds them. */
  public String argument(List<String> choices) {
    List<String> parts = new ArrayList<>(List.of(text()));
    parts.addAll(choices);
    return String.join(SEPARATOR, parts);
  }

  /** The page's text and the choices that {@link #argument} wrote. */
  public static List<String> parts(String argument) {
    return List.of(argument.split(SEPARATOR));
  }

  private String text() {
    return kind.map(String::valueOf).orElse(Integer.toString(number));
  }
}
