package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.stream.IntStream;

/** A knight to capture; otherwise it flies to the other colour, wherever that is empty. */
public final class Phoenix implements ToddlerMovement {
  private static final List<ToddlerSquareSet> FLIGHTS =
      IntStream.range(0, ToddlerGeometry.BOARD.size()).mapToObj(Phoenix::flight).toList();

  private static ToddlerSquareSet flight(int from) {
    ToddlerSquareSet others =
        ToddlerSquareSet.of(
            IntStream.range(0, ToddlerGeometry.BOARD.size())
                .filter(
                    to ->
                        ToddlerGeometry.BOARD.square(from).walk(ToddlerGeometry.BOARD.square(to))
                                % 2
                            == 1)
                .toArray());
    return others.minus(ToddlerGeometry.around(from));
  }

  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return new Reach(FLIGHTS.get(piece.at()), ToddlerGeometry.leaps(piece.at()));
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return ToddlerGeometry.leaps(piece.at()).has(to) ? ToddlerGeometry.OPEN_WAY : List.of();
  }
}
