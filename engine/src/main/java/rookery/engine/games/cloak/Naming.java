package rookery.engine.games.cloak;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;

/** Men and moves in words, as everybody may read them. */
final class Naming {
  private Naming() {}

  /** {@code the king}, {@code a queen}. */
  static String oneOf(PieceType kind) {
    return (kind == PieceType.KING ? "the " : "a ") + kind.word();
  }

  /** The man on a square: {@code checker 3} while it is cloaked, {@code knight} after that. */
  static String man(Field field, Square square) {
    return field
        .visible(square)
        .map(PieceType::word)
        .orElseGet(() -> "checker " + field.number(square).orElseThrow());
  }

  /** A move with what it captures: {@code checker 3 b1-c3, captures checker 5, a rook}. */
  static String move(Truth truth, Move move) {
    String words = "%s %s-%s".formatted(man(truth.field(), move.from()), move.from(), move.to());
    return words
        + captured(truth, move).map(victim -> ", captures " + victim).orElse("")
        + move.promotion().map(kind -> ", becomes a " + kind.word()).orElse("");
  }

  private static Optional<String> captured(Truth truth, Move move) {
    return truth
        .field()
        .victim(move)
        .map(square -> victim(truth, square) + (square == move.to() ? "" : " en passant"));
  }

  /** CL-16: what is captured is told to all. */
  private static String victim(Truth truth, Square square) {
    Field field = truth.field();
    Optional<PieceType> visible = field.visible(square);
    if (visible.isPresent()) {
      return oneOf(visible.get());
    }
    Colour owner = field.owner(square).orElseThrow();
    PieceType kind = truth.armies().kind(owner, field.number(square).orElseThrow());
    return man(field, square) + ", " + oneOf(kind);
  }
}
