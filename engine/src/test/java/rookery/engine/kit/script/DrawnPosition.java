package rookery.engine.kit.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position drawn in a test, with a name and what is claimed of it.
 *
 * @param name what the case shows, as a sentence
 * @param claims for each question its answer, {@code c3c4 captures -> b4}; for none, {@code
 *     nothing}
 * @param rows the board, a line a row
 */
public record DrawnPosition(String name, Map<String, String> claims, String rows) {
  private static final String CLAIM = "->";
  private static final String NONE = "nothing";

  /**
   * Drawings that stand side by side with bars between them, and below one another with empty lines
   * between them. Each is its name, which may take several lines, its claims, and its rows.
   */
  public static List<DrawnPosition> sideBySide(String text) {
    return Stream.of(text.split("\n\\s*\n")).flatMap(DrawnPosition::strip).toList();
  }

  private static Stream<DrawnPosition> strip(String text) {
    List<List<String>> lines =
        text.lines()
            .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList())
            .toList();
    return IntStream.range(0, lines.get(0).size())
        .mapToObj(column -> of(lines.stream().map(line -> line.get(column)).toList()));
  }

  private static DrawnPosition of(List<String> lines) {
    List<String> name = new ArrayList<>();
    Map<String, String> claims = new LinkedHashMap<>();
    List<String> rows = new ArrayList<>();
    for (String line : lines.stream().filter(line -> !line.isEmpty()).toList()) {
      if (line.contains(CLAIM)) {
        String[] sides = line.split(CLAIM, 2);
        claims.put(sides[0].strip(), sides[1].strip().equals(NONE) ? "" : sides[1].strip());
      } else {
        (claims.isEmpty() ? name : rows).add(line);
      }
    }
    assertFalse(claims.isEmpty(), () -> "nothing is claimed of " + lines);
    return new DrawnPosition(
        String.join(" ", name),
        claims,
        rows.stream().map(row -> row + "\n").collect(Collectors.joining()));
  }

  /** Asserts that every question is answered as claimed. */
  public void holds(UnaryOperator<String> answer) {
    claims.forEach((question, claimed) -> assertEquals(claimed, answer.apply(question), question));
  }

  @Override
  public String toString() {
    return name;
  }
}
