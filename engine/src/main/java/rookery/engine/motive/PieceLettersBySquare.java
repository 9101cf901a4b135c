package rookery.engine.motive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Phrase;

/**
 * The letters of the pieces on each square, read from the rows that every game tells of its
 * position.
 *
 * @param squares the letters on each occupied square; two where a game has pairs
 * @param ranks how many ranks the board has
 * @param numbering where they are counted from
 */
record PieceLettersBySquare(Map<String, String> squares, int ranks, Diagram.Numbering numbering) {
  private static final String ROWS = "position";

  PieceLettersBySquare {
    squares = Map.copyOf(squares);
  }

  static PieceLettersBySquare of(State state) {
    Map<String, String> squares = new TreeMap<>();
    List<String> rows = rows(state);
    boolean isFromTop = state.numbering() == Diagram.Numbering.FROM_TOP;
    for (int i = 0; i < rows.size(); i++) {
      List<String> cells = cells(rows.get(i));
      for (int file = 0; file < cells.size(); file++) {
        if (!cells.get(file).isEmpty()) {
          int rank = isFromTop ? i + 1 : rows.size() - i;
          squares.put("" + (char) ('a' + file) + rank, cells.get(file));
        }
      }
    }
    return new PieceLettersBySquare(squares, rows.size(), state.numbering());
  }

  /** Whether a square is on the first row of that colour. */
  boolean isFirst(Square square, Colour own) {
    boolean isLowest = (own == Colour.WHITE) == (numbering == Diagram.Numbering.FROM_BOTTOM);
    return square.rank() == (isLowest ? 0 : ranks - 1);
  }

  private static List<String> rows(State state) {
    return state.position().get(ROWS) instanceof List<?> rows
        ? rows.stream().map(Object::toString).toList()
        : List.of();
  }

  /** The letters of each square of a row, where a pair stands in brackets. */
  private static List<String> cells(String row) {
    List<String> cells = new ArrayList<>();
    int at = 0;
    while (at < row.length()) {
      boolean isPair = row.charAt(at) == '(';
      int end = isPair ? row.indexOf(')', at) : at;
      String cell = row.substring(isPair ? at + 1 : at, isPair ? end : end + 1);
      cells.add(cell.chars().allMatch(Character::isLetter) ? cell : "");
      at = end + 1;
    }
    return cells;
  }

  /** The piece on a square; empty where there is none, or a pair, or no such square. */
  Optional<Character> single(String square) {
    String letters = squares.getOrDefault(square, "");
    return letters.length() == 1 ? Optional.of(letters.charAt(0)) : Optional.empty();
  }

  /**
   * What stands on a square, in words: {@code the rook and knight on d4}.
   *
   * @param whose what comes before its name
   */
  String words(String whose, String square, PieceNames names) {
    String letters = squares.getOrDefault(square, "");
    List<String> each = letters.chars().mapToObj(l -> names.word((char) l)).toList();
    boolean alike = each.size() == 2 && each.get(0).equals(each.get(1));
    String all = alike ? "two " + names.plural(letters.charAt(0)) : Phrase.list(each);
    return "%s %s on %s".formatted(whose, names.joined(letters).orElse(all), square);
  }

  /** Whether a piece is of that seat's side. */
  static boolean isOf(Seat seat, char letter) {
    return (seat.side() == Side.BLACK ? Colour.BLACK : Colour.WHITE).owns(letter);
  }

  /** The place among the names of the dearest piece on a square; past them where there is none. */
  int rank(String square, PieceNames names) {
    return squares
        .getOrDefault(square, "")
        .chars()
        .map(letter -> names.rank((char) letter))
        .min()
        .orElse(names.letters().length());
  }

  /** The letters of which there are fewer in {@code later}. */
  Set<Character> missingIn(PieceLettersBySquare later) {
    Map<Character, Integer> left = new TreeMap<>();
    forEach(letter -> left.merge(letter, 1, Integer::sum));
    later.forEach(letter -> left.merge(letter, -1, Integer::sum));
    left.values().removeIf(count -> count <= 0);
    return left.keySet();
  }

  private void forEach(Consumer<Character> each) {
    squares.values().forEach(letters -> letters.chars().forEach(l -> each.accept((char) l)));
  }
}
