package rookery.engine.games.custodian;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.kit.script.DrawnPosition;
import rookery.engine.kit.script.Script;
import rookery.engine.option.OptionCombinations;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

/** Short words for tests: options, positions drawn as rows, moves by their texts. */
public final class Positions {
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
    return OptionCombinations.of(CustodianOptions.specs()).stream()
        .map(CustodianOptions::of)
        .toList();
  }

  /** The beginning of a game. */
  static PlayableState<CustodianSituation> start(CustodianOptions options) {
    return new PlayableState<>(CustodianSituation.start(options));
  }

  /** White to move in a board drawn as lines, rank 7 first. */
  public static State drawn(Options options, String drawing) {
    return position(CustodianOptions.of(options), Colour.WHITE, drawing);
  }

  /** White to move, usual options. */
  static PlayableState<CustodianSituation> white(String drawing) {
    return position(PLAIN, Colour.WHITE, drawing);
  }

  /** Black to move, usual options. */
  static PlayableState<CustodianSituation> black(String drawing) {
    return position(PLAIN, Colour.BLACK, drawing);
  }

  /** A board drawn as lines, rank 7 first. */
  static PlayableState<CustodianSituation> position(
      CustodianOptions options, Colour turn, String drawing) {
    return of(options, turn, drawing.strip().split("\\s+"));
  }

  /**
   * Kings and rooks that stand at home have never moved.
   *
   * @param rows rank 7 first
   */
  static PlayableState<CustodianSituation> of(
      CustodianOptions options, Colour turn, String... rows) {
    Board board = Board.of(Arrays.asList(rows));
    Set<Castling> rights =
        CustodianPosition.CASTLINGS.stream()
            .filter(right -> board.at(right.king()) == right.colour().cased('K'))
            .filter(right -> board.at(right.rook()) == right.colour().cased('R'))
            .collect(Collectors.toSet());
    return new PlayableState<>(
        CustodianSituation.first(options, new CustodianPosition(board, turn, rights)));
  }

  /** What could be played there, the game not being over. */
  static List<CustodianMove> moves(PlayableState<CustodianSituation> state) {
    return state.situation().possible().get();
  }

  /** The legal move of that text. */
  static CustodianMove move(PlayableState<CustodianSituation> state, String text) {
    return moves(state).stream()
        .filter(move -> move.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " isn't among " + moves(state)));
  }

  /** Where that move captures: {@code c4 d5}. */
  static String captured(PlayableState<CustodianSituation> state, String text) {
    return String.join(
        " ", move(state, text).taken().stream().map(one -> one.square().toString()).toList());
  }

  /** What stands on those squares, empty ones left out: {@code Ra4 nb4}. */
  static String pieces(PlayableState<CustodianSituation> state, String... squares) {
    Board board = state.situation().truth().board();
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
  static void assertHolds(CustodianOptions options, DrawnPosition drawing) {
    drawing.holds(
        question -> {
          Colour turn = question.startsWith("...") ? Colour.BLACK : Colour.WHITE;
          String[] words = question.replace("...", "").split(" ");
          PlayableState<CustodianSituation> state = position(options, turn, drawing.rows());
          return switch (words[words.length - 1]) {
            case "captures" -> captured(state, words[0]);
            case "reaches" -> Script.targets(state, words[0]);
            default -> Script.ending(Script.played(state, Arrays.copyOf(words, words.length - 1)));
          };
        });
  }
}
