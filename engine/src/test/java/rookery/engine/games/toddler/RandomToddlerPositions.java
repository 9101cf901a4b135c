package rookery.engine.games.toddler;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.CaptainMove;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;

/** Positions and moves drawn at random so that much happens in them. */
final class RandomToddlerPositions {
  private static final String ONCE = "EIWG";
  private static final String SEVERAL = "PANSC";

  private RandomToddlerPositions() {}

  /**
   * Some of each side's pieces anywhere in a part of the board, so that they often meet. Either
   * Toddler may be under threat.
   */
  static ToddlerPosition next(RandomGenerator random) {
    int width = 6 + random.nextInt(6);
    Board board = Board.empty(ToddlerGeometry.BOARD.files(), ToddlerGeometry.BOARD.ranks());
    for (Colour colour : Colour.values()) {
      board = put(board, colour.cased('T'), width, random);
      for (char letter : ONCE.toCharArray()) {
        if (random.nextInt(3) > 0) {
          board = put(board, colour.cased(letter), width, random);
        }
      }
      for (char letter : SEVERAL.toCharArray()) {
        for (int i = random.nextInt(3); i > 0; i--) {
          board = put(board, colour.cased(letter), width, random);
        }
      }
    }
    Colour turn = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
    return new ToddlerPosition(ToddlerBoard.of(board), turn, false);
  }

  private static Board put(Board board, char letter, int width, RandomGenerator random) {
    Square square = Square.at(random.nextInt(width), random.nextInt(width));
    return board.isEmpty(square) ? board.with(square, letter) : put(board, letter, width, random);
  }

  /** A capture more often than not, so that games thin out. */
  static ToddlerMove lively(List<ToddlerMove> legal, RandomGenerator random) {
    List<ToddlerMove> captures =
        legal.stream()
            .filter(move -> move instanceof ToddlerMove.Capture || move instanceof CaptainMove)
            .toList();
    List<ToddlerMove> from = captures.isEmpty() || random.nextInt(3) == 0 ? legal : captures;
    return from.get(random.nextInt(from.size()));
  }
}
