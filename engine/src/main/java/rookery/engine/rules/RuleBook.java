package rookery.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.diagram.Diagram;

/**
 * The rules of a game for people: {@code rules.md} beside the game's class. Each heading of the
 * second level begins a page. A page may have one fenced block, which is a diagram in the notation,
 * with the same in words as a quotation right below it.
 */
public final class RuleBook {
  private static final String FILE = "rules.md";
  private static final Pattern HEADING = Pattern.compile("(?m)^## ");
  private static final Pattern PICTURE =
      Pattern.compile("```diagram\n(?<diagram>[^`]+)```\n\n(?<words>(?:> .*\n)+)\n?");

  /** The end of a line that goes on in the next, which is neither empty nor a point of a list. */
  private static final Pattern WRAPPED = Pattern.compile("(?<!\n)\n(?!\n|- |[0-9]\\. ) *");

  private static final ClassValue<List<RulesPage>> BOOKS =
      new ClassValue<>() {
        @Override
        protected List<RulesPage> computeValue(Class<?> game) {
          return read(game);
        }
      };

  private RuleBook() {}

  /** The pages that lie beside {@code game}, which must have some; each file is read once. */
  public static List<RulesPage> of(Class<?> game) {
    return BOOKS.get(game);
  }

  private static List<RulesPage> read(Class<?> game) {
    return GameRulesText.beside(game, FILE)
        .map(RuleBook::pages)
        .orElseThrow(
            () ->
                new IllegalArgumentException("there is no " + FILE + " beside " + game.getName()));
  }

  /**
   * The pages of a file.
   *
   * @throws IllegalArgumentException if one of them is not written as above
   */
  static List<RulesPage> pages(String markdown) {
    return Stream.of(HEADING.split(markdown)).skip(1).map(RuleBook::page).toList();
  }

  private static RulesPage page(String section) {
    String title = section.lines().findFirst().orElse("");
    String body = section.substring(title.length());
    Matcher picture = PICTURE.matcher(body);
    if (!picture.find()) {
      return new RulesPage(title, text(body), Optional.empty(), "");
    }
    return new RulesPage(
        title,
        text(body.substring(0, picture.start()) + body.substring(picture.end())),
        Optional.of(Diagram.parse(picture.group("diagram"))),
        unwrapped(picture.group("words").replaceAll("(?m)^> ", "")));
  }

  private static String text(String body) {
    if (body.contains("```") || body.contains("\n> ")) {
      throw new IllegalArgumentException("a picture and then its words, once a page:" + body);
    }
    return unwrapped(body);
  }

  private static String unwrapped(String text) {
    return WRAPPED.matcher(text.strip()).replaceAll(" ");
  }
}
