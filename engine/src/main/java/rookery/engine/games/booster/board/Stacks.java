package rookery.engine.games.booster.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/** The checkers under the pieces of a field, as pictures show and name them. */
public record Stacks(BoosterBoard field) {
  /** A mark for each square with checkers. */
  public List<Mark> marks() {
    return squares().stream().map(this::mark).toList();
  }

  private List<Square> squares() {
    return Geometry.CHESS.alongRanks(field.stacked());
  }

  private Mark mark(Square square) {
    Colour colour = count(square, Colour.WHITE) > 0 ? Colour.WHITE : Colour.BLACK;
    return new Mark.Checkers(square, count(square, colour), colour);
  }

  private int count(Square square, Colour colour) {
    return field.checkers(Geometry.CHESS.number(square), colour);
  }

  /** Those of {@code colour}: {@code 2 on e4, 1 on d5}; empty if there is none. */
  public Optional<String> words(Colour colour) {
    String words =
        squares().stream()
            .filter(square -> count(square, colour) > 0)
            .map(square -> count(square, colour) + " on " + square)
            .collect(Collectors.joining(", "));
    return words.isEmpty() ? Optional.empty() : Optional.of(words);
  }
}
