package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Geometry;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.Promotion;
import rookery.engine.games.fluid.move.Stack;

/**
 * Short names of a move in the manner of SAN: {@code Nf3}, {@code Nbd2}, {@code Bxd5xN}, {@code
 * e4}, {@code exd5}, {@code Qd4} for a bishop and a rook that move as one.
 */
record ShortNames(FluidMove move) {
  private static final String FILES = "ABCDEFGH";

  /** All of them, whether or not other moves have them too. */
  List<String> all() {
    if (move.isCastling()) {
      // As it is, so that it may also be written with zeros.
      return List.of(move.text());
    }
    String square = Geometry.CHESS.square(move.from()).toString();
    String file = square.substring(0, 1);
    String target = Geometry.CHESS.square(move.to()) + move.suffix();
    if (move.isPawns()) {
      return List.of(move.taken() == Stack.EMPTY ? target : file + "x" + target);
    }
    List<String> names = new ArrayList<>();
    for (char letter : letters(move.moved())) {
      names.add(letter + target);
      names.add(letter + file + target);
      // In any case B2b3 is the move from b2 to b3, so no letter of a file is told by its rank.
      if (FILES.indexOf(letter) < 0) {
        names.add(letter + square.substring(1) + target);
      }
    }
    return names;
  }

  /** The letters of what moves; two together have one if together they can be promoted to. */
  private static char[] letters(int moved) {
    if (!Stack.isPair(moved)) {
      return new char[] {FluidPiece.name(moved)};
    }
    int colour = FluidPiece.colour(Stack.first(moved));
    StringBuilder letters = new StringBuilder();
    for (Promotion promotion : Promotion.values()) {
      if (promotion.stack(colour) == moved) {
        letters.append(promotion.letter());
      }
    }
    return letters.toString().toCharArray();
  }
}
