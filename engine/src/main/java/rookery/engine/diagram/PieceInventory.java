package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;

/** The pieces of a diagram in words, by kind and square, for alt texts. */
public final class PieceInventory {
  private PieceInventory() {}

  /**
   * Both sides' pieces, white first.
   *
   * @param names names every piece on the diagram; kinds come in the order of its letters
   * @return two sentences: {@code White: king d1; rooks a1, g1. Black: king d7.}
   */
  public static String of(Diagram diagram, PieceNames names) {
    Map<Character, List<String>> squares = squares(diagram);
    return of(squares, names, Colour.WHITE) + " " + of(squares, names, Colour.BLACK);
  }

  /** One side's pieces: {@code Black: king d7; pawns a6, b6.} */
  public static String of(Diagram diagram, PieceNames names, Colour colour) {
    return of(squares(diagram), names, colour);
  }

  /** What stands on a square, before it is named: {@code white knight }; empty if nothing does. */
  public static String on(Square square, Diagram diagram, PieceNames names) {
    return diagram.at(square) instanceof Cell.Piece piece
        ? "%s %s ".formatted(Colour.of(piece.letter()).word(), names.word(piece.letter()))
        : "";
  }

  /**
   * What an alt text tells besides the pieces that it lists, for those who are told the board
   * square by square instead.
   *
   * @param alt a picture in words, with the pieces as they are listed here
   */
  public static String besides(String alt, Diagram diagram, PieceNames names) {
    String rest = alt;
    for (Colour colour : Colour.values()) {
      rest = rest.replace(of(diagram, names, colour), "");
    }
    return rest.strip().replaceAll(" {2,}", " ");
  }

  private static String of(Map<Character, List<String>> squares, PieceNames names, Colour colour) {
    List<String> kinds = new ArrayList<>();
    for (char letter : names.letters().toCharArray()) {
      List<String> places = squares.getOrDefault(colour.cased(letter), List.of());
      if (!places.isEmpty()) {
        String name = places.size() == 1 ? names.word(letter) : names.plural(letter);
        kinds.add(name + " " + String.join(", ", places));
      }
    }
    return colour.title() + ": " + (kinds.isEmpty() ? "none" : String.join("; ", kinds)) + ".";
  }

  /** The squares by letter; one that holds two of the kind is named twice. */
  private static Map<Character, List<String>> squares(Diagram diagram) {
    Map<Character, List<String>> squares = new HashMap<>();
    for (Square square : diagram.squares()) {
      for (Cell.Piece piece : pieces(diagram.at(square))) {
        squares.computeIfAbsent(piece.letter(), l -> new ArrayList<>()).add(square.toString());
      }
    }
    return squares;
  }

  private static List<Cell.Piece> pieces(Cell cell) {
    if (cell instanceof Cell.Piece piece) {
      return List.of(piece);
    }
    return cell instanceof Cell.Pair pair ? List.of(pair.first(), pair.second()) : List.of();
  }
}
