package rookery.engine.games.toddler;

import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.board.Square;

/** A knight to capture; otherwise it flies to the other colour, wherever that is empty. */
final class Phoenix implements Movement {
  private static final List<Squares> FLIGHTS =
      IntStream.range(0, Lines.BOARD.size()).mapToObj(Phoenix::flight).toList();

  private static Squares flight(int from) {
    Square square = Lines.BOARD.square(from);
    return Squares.of(
        IntStream.range(0, Lines.BOARD.size())
            .filter(to -> square.walk(Lines.BOARD.square(to)) % 2 == 1)
            .filter(to -> !Lines.adjacent(square, Lines.BOARD.square(to)))
            .toArray());
  }

  @Override
  public Squares goals(Field field, Piece piece) {
    return FLIGHTS.get(Lines.BOARD.number(piece.square()));
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return piece.square().steps(to) == 2 && piece.square().walk(to) == 3;
  }

  @Override
  public String rule() {
    return "A Phoenix captures like a knight, and without capturing goes to any empty square of the"
        + " other colour that is not next to it.";
  }
}
