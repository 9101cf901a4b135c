package rookery.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChessPerftTest {
  /** A line of counts under the position it belongs to. */
  record Line(String id, String fen, int depth, long leaves) {
    @Override
    public String toString() {
      return id + " to depth " + depth;
    }
  }

  static Stream<Line> orthodox() throws IOException {
    return read("orthodox").stream();
  }

  static Stream<Line> losAlamos() throws IOException {
    return read("los-alamos").stream();
  }

  @ParameterizedTest
  @MethodSource("orthodox")
  void orthodoxLeavesAreAsPublished(Line line) {
    assertEquals(line.leaves, ChessPerft.count(position(Variant.ORTHODOX, line), line.depth));
  }

  @ParameterizedTest
  @MethodSource("losAlamos")
  void losAlamosLeavesAreAsPublished(Line line) {
    assertEquals(line.leaves, ChessPerft.count(position(Variants.LOS_ALAMOS, line), line.depth));
  }

  @ParameterizedTest
  @MethodSource("losAlamos")
  void leavesDoNotDependOnWhereTheUsedSquaresLie(Line line) {
    assertEquals(line.leaves, ChessPerft.count(position(Variants.IN_THE_MIDDLE, line), line.depth));
  }

  private static Position position(Variant variant, Line line) {
    return FenReader.position(variant, line.fen);
  }

  private static List<Line> read(String name) throws IOException {
    List<Line> lines = new ArrayList<>();
    String resource = "/perft/" + name + ".perft";
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                ChessPerftTest.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
      String id = "";
      String fen = "";
      for (String text = reader.readLine(); text != null; text = reader.readLine()) {
        String[] words = text.split(" ", 2);
        switch (words[0]) {
          case "id" -> id = words[1];
          case "fen" -> fen = words[1];
          case "perft" -> {
            String[] numbers = words[1].split(" ");
            int depth = Integer.parseInt(numbers[0]);
            lines.add(new Line(id, fen, depth, Long.parseLong(numbers[1])));
          }
          default -> {
            // Comments and empty lines say nothing.
          }
        }
      }
    }
    return lines;
  }
}
