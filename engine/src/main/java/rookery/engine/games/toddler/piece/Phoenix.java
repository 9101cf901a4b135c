package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.stream.IntStream;

/** A knight to capture; otherwise it flies to the other colour, wherever that is empty. */
public final class Phoenix implements Movement {
  private static final List<Squares> FLIGHTS =
      IntStream.range(0, Lines.BOARD.size()).mapToObj(Phoenix::flight).toList();

  private static Squares flight(int from) {
    Squares others =
        Squares.of(
            IntStream.range(0, Lines.BOARD.size())
                .filter(to -> Lines.BOARD.square(from).walk(Lines.BOARD.square(to)) % 2 == 1)
                .toArray());
    return others.minus(Lines.around(from));
  }

  @Override
  public Reach reach(Field field, Piece piece) {
    return new Reach(FLIGHTS.get(piece.at()), Lines.leaps(piece.at()));
  }

  @Override
  public List<Squares> ways(Field field, Piece piece, int to) {
    return Lines.leaps(piece.at()).has(to) ? Lines.OPEN_WAY : List.of();
  }

  @Override
  public String rule() {
    return "A Phoenix captures like a knight, and without capturing goes to any empty square of the"
        + " other colour that is not next to it.";
  }
}
