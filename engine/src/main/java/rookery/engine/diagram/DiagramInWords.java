package rookery.engine.diagram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;

/** A diagram's squares in words, rank by rank, for those who do not see the picture. */
public final class DiagramInWords {
  private DiagramInWords() {}

  /**
   * A line for each rank, in the order of the picture from its top: {@code 8: a black rook, b to h
   * empty.}
   *
   * @param names names every piece on the diagram
   */
  public static List<String> of(Diagram diagram, PieceNames names) {
    List<String> lines = new ArrayList<>();
    for (int rank = 0; rank < diagram.ranks(); rank++) {
      List<Square> row = row(diagram, rank);
      if (!row.isEmpty()) {
        lines.add("%s: %s.".formatted(rank + 1, String.join(", ", squares(diagram, row, names))));
      }
    }
    boolean highestFirst =
        (diagram.numbering() == Diagram.Numbering.FROM_BOTTOM)
            == (diagram.seenFrom() == Colour.WHITE);
    if (highestFirst) {
      Collections.reverse(lines);
    }
    return lines;
  }

  /** The squares of a rank that are in use, from the a-file. */
  private static List<Square> row(Diagram diagram, int rank) {
    return diagram.squares().stream()
        .filter(square -> square.rank() == rank)
        .filter(square -> diagram.area().map(used -> used.has(square)).orElse(true))
        .sorted((one, other) -> Integer.compare(one.file(), other.file()))
        .toList();
  }

  private static List<String> squares(Diagram diagram, List<Square> row, PieceNames names) {
    List<String> squares = new ArrayList<>();
    for (int at = 0; at < row.size(); at++) {
      int first = at;
      if (isEmpty(diagram, row.get(at))) {
        while (at + 1 < row.size() && isEmpty(diagram, row.get(at + 1))) {
          at++;
        }
        squares.add(empty(row.get(first), row.get(at)));
      } else {
        squares.add(file(row.get(at)) + " " + words(diagram.at(row.get(at)), names));
      }
    }
    return squares;
  }

  private static boolean isEmpty(Diagram diagram, Square square) {
    return diagram.at(square) instanceof Cell.Empty;
  }

  private static String empty(Square first, Square last) {
    return first.equals(last)
        ? file(first) + " empty"
        : "%s to %s empty".formatted(file(first), file(last));
  }

  private static String file(Square square) {
    return square.toString().substring(0, 1);
  }

  private static String words(Cell cell, PieceNames names) {
    if (cell instanceof Cell.Pair pair) {
      return words(pair.first(), names) + " with " + words(pair.second(), names);
    }
    if (cell instanceof Cell.Numbered checker) {
      String known =
          checker.identity().map(letter -> " (%s)".formatted(names.word(letter))).orElse("");
      return "%s checker %s%s".formatted(checker.colour().word(), checker.number(), known);
    }
    char letter = ((Cell.Piece) cell).letter();
    return Colour.of(letter).word() + " " + names.word(letter);
  }
}
