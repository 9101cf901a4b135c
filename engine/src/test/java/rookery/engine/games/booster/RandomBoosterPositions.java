package rookery.engine.games.booster;

import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterPosition;

/** Positions drawn at random so that much happens in them. */
final class RandomBoosterPositions {
  private static final String OFFICERS = "QRRBBNN";

  private RandomBoosterPositions() {}

  /**
   * Some of each side's pieces in a part of the board, with some checkers under them. Either king
   * may be attacked.
   */
  static BoosterPosition next(RandomGenerator random) {
    int width = 3 + random.nextInt(6);
    Board board = Board.empty(8, 8);
    for (Colour colour : Colour.values()) {
      board = put(board, colour.cased('K'), width, random);
      for (char letter : OFFICERS.toCharArray()) {
        if (random.nextInt(width) > 4) {
          board = put(board, colour.cased(letter), width, random);
        }
      }
      for (int i = random.nextInt(width - 1); i > 0; i--) {
        board = put(board, colour.cased(random.nextInt(3) == 0 ? 'N' : 'P'), width, random);
      }
    }
    Colour turn = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
    return new BoosterPosition(
        BoosterBoard.of(board, checkers(board, random)), turn, "", Geometry.NONE);
  }

  private static Board put(Board board, char letter, int width, RandomGenerator random) {
    Square square = Square.at(random.nextInt(width), 8 - width + random.nextInt(width));
    return board.isEmpty(square) ? board.with(square, letter) : put(board, letter, width, random);
  }

  private static Map<Square, Integer> checkers(Board board, RandomGenerator random) {
    Map<Square, Integer> checkers = new TreeMap<>();
    int often = 1 + random.nextInt(4);
    int left = 4 + random.nextInt(4);
    for (Square square : board.squares(letter -> letter != Board.EMPTY)) {
      if (left > 0 && random.nextInt(often) == 0) {
        int count = 1 + random.nextInt(2);
        left -= count;
        checkers.put(square, random.nextBoolean() ? count : -count);
      }
    }
    return checkers;
  }
}
