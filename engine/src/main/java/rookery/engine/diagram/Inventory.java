package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;

/** The pieces of a diagram in words, by kind and square, for alt texts. */
public final class Inventory {
  private Inventory() {}

  /**
   * Both sides' pieces, white first.
   *
   * @param names names every piece on the diagram; kinds come in the order of its letters
   * @return two sentences: {@code White: king d1; rooks a1, g1. Black: king d7.}
   */
  public static String of(Diagram diagram, PieceNames names) {
    return of(diagram, names, Colour.WHITE) + " " + of(diagram, names, Colour.BLACK);
  }

  /** One side's pieces: {@code Black: king d7; pawns a6, b6.} */
  public static String of(Diagram diagram, PieceNames names, Colour colour) {
    List<String> kinds = new ArrayList<>();
    for (char letter : names.letters().toCharArray()) {
      List<String> squares = squares(diagram, colour.cased(letter));
      if (!squares.isEmpty()) {
        String name = squares.size() == 1 ? names.word(letter) : names.plural(letter);
        kinds.add(name + " " + String.join(", ", squares));
      }
    }
    return colour.title() + ": " + (kinds.isEmpty() ? "none" : String.join("; ", kinds)) + ".";
  }

  /** A square that holds two of the kind is named twice. */
  private static List<String> squares(Diagram diagram, char letter) {
    return diagram.squares().stream()
        .flatMap(
            square ->
                pieces(diagram.at(square)).stream()
                    .filter(p -> p.letter() == letter)
                    .map(p -> square))
        .map(Square::toString)
        .collect(Collectors.toList());
  }

  private static List<Cell.Piece> pieces(Cell cell) {
    if (cell instanceof Cell.Piece piece) {
      return List.of(piece);
    }
    return cell instanceof Cell.Pair pair ? List.of(pair.first(), pair.second()) : List.of();
  }
}
