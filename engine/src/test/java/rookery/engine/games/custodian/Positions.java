package rookery.engine.games.custodian;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Options;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.kit.Drawing;
import rookery.engine.kit.Script;

/** Short words for tests: options, positions drawn as rows, moves by their texts. */
final class Positions {
  static final CustodianOptions PLAIN = with();
  static final CustodianOptions RECRUIT = with("recruit", "true");
  static final CustodianOptions CYLINDER = with("cylinder", "true");

  private Positions() {}

  /** The default options with others for some of them: name, value, name, value. */
  static CustodianOptions with(String... namesAndValues) {
    Map<String, String> chosen = new TreeMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      chosen.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return CustodianOptions.of(Options.of(CustodianOptions.specs(), chosen));
  }

  static List<CustodianOptions> everyOptions() {
    return Options.combinations(CustodianOptions.specs()).stream()
        .map(CustodianOptions::of)
        .toList();
  }

  /** White to move, usual options. */
  static CustodianState white(String drawing) {
    return position(PLAIN, Colour.WHITE, drawing);
  }

  /** Black to move, usual options. */
  static CustodianState black(String drawing) {
    return position(PLAIN, Colour.BLACK, drawing);
  }

  /** A board drawn as lines, rank 7 first. */
  static CustodianState position(CustodianOptions options, Colour turn, String drawing) {
    return CustodianState.of(options, turn, drawing.strip().split("\\s+"));
  }

  /** The legal move of that text. */
  static CustodianAction move(CustodianState state, String text) {
    return state.moves().stream()
        .filter(move -> move.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not among " + state.moves()));
  }

  /** Where that move captures: {@code c4 d5}. */
  static String captured(CustodianState state, String text) {
    return String.join(
        " ", move(state, text).taken().stream().map(one -> one.square().toString()).toList());
  }

  /** What stands on those squares, empty ones left out: {@code Ra4 nb4}. */
  static String pieces(CustodianState state, String... squares) {
    Board board = state.truth().board();
    return Stream.of(squares)
        .map(Square::named)
        .filter(square -> !board.isEmpty(square))
        .map(square -> board.at(square) + square.toString())
        .collect(Collectors.joining(" "));
  }

  /**
   * Asserts what a drawing claims: {@code c3c4 captures -> b4}, {@code c4 reaches -> c5 d4} and
   * {@code d6d7 ends -> W throne}, with three dots before what Black does.
   */
  static void assertHolds(CustodianOptions options, Drawing drawing) {
    drawing.holds(
        question -> {
          Colour turn = question.startsWith("...") ? Colour.BLACK : Colour.WHITE;
          String[] words = question.replace("...", "").split(" ");
          CustodianState state = position(options, turn, drawing.rows());
          return switch (words[words.length - 1]) {
            case "captures" -> captured(state, words[0]);
            case "reaches" -> Script.targets(state, words[0]);
            default -> Script.ending(Script.played(state, Arrays.copyOf(words, words.length - 1)));
          };
        });
  }
}
