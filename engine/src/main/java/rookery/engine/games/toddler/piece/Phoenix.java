package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.stream.IntStream;

/** A knight to capture; otherwise it flies to the other colour, wherever that is empty. */
public final class Phoenix implements ToddlerMovement {
  private static final List<ToddlerSquares> FLIGHTS =
      IntStream.range(0, ToddlerPaths.BOARD.size()).mapToObj(Phoenix::flight).toList();

  private static ToddlerSquares flight(int from) {
    ToddlerSquares others =
        ToddlerSquares.of(
            IntStream.range(0, ToddlerPaths.BOARD.size())
                .filter(
                    to ->
                        ToddlerPaths.BOARD.square(from).walk(ToddlerPaths.BOARD.square(to)) % 2
                            == 1)
                .toArray());
    return others.minus(ToddlerPaths.around(from));
  }

  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return new Reach(FLIGHTS.get(piece.at()), ToddlerPaths.leaps(piece.at()));
  }

  @Override
  public List<ToddlerSquares> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return ToddlerPaths.leaps(piece.at()).has(to) ? ToddlerPaths.OPEN_WAY : List.of();
  }
}
