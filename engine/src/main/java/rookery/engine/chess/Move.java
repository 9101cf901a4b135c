package rookery.engine.chess;

import java.util.Optional;
import rookery.engine.board.Square;

/** A move of one piece. Castling is the king's move; the rook goes with it. */
public record Move(Square from, Square to, Optional<PieceType> promotion)
    implements Comparable<Move> {

  /** A move without promotion. */
  public static Move of(Square from, Square to) {
    return new Move(from, to, Optional.empty());
  }

  /** The canonical text: {@code e2e4}, {@code e7e8=Q}, {@code e1g1} for castling. */
  public String text() {
    return from.toString() + to + promotion.map(type -> "=" + type.letter()).orElse("");
  }

  /** Moves in the order of their texts. */
  @Override
  public int compareTo(Move other) {
    if (from != other.from) {
      return from.toString().compareTo(other.from.toString());
    }
    return to == other.to
        ? Character.compare(promotionLetter(), other.promotionLetter())
        : to.toString().compareTo(other.to.toString());
  }

  private char promotionLetter() {
    return promotion.map(PieceType::letter).orElse(' ');
  }

  @Override
  public String toString() {
    return text();
  }
}
