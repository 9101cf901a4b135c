package rookery.engine.refusal;

import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;

/** Says why a text is no move where pieces move as in orthodox chess. */
public interface ChessRefusalReason extends RefusalReason {
  /** The position, with the player's side to move. */
  Position chess();

  @Override
  default Board board() {
    return chess().board();
  }

  @Override
  default Optional<Colour> side() {
    return Optional.of(chess().turn());
  }

  @Override
  default String castling(String san) {
    return chess().variant().castlings().stream()
        .filter(way -> way.colour() == chess().turn() && way.san().equals(san))
        .findFirst()
        .map(this::whyNotCastled)
        .orElseGet(() -> RefusalReason.super.castling(san));
  }

  private String whyNotCastled(Castling way) {
    if (chess().castling().indexOf(way.letter()) < 0) {
      return ("You can no longer castle on that side: the king or the rook on %s has moved or is"
              + " gone.")
          .formatted(way.rook());
    }
    return isPseudoLegal(way.king(), way.kingTo())
        ? "A king can't castle out of, through or into check."
        : "To castle, all squares between the king and the rook on %s must be empty."
            .formatted(way.rook());
  }

  private boolean isPseudoLegal(Square from, Square to) {
    return chess().pseudoLegalMoves().stream()
        .anyMatch(move -> move.from() == from && move.to() == to);
  }

  @Override
  default String reason(Square from, Square to) {
    Optional<Castling> castling = chess().castling(Move.of(from, to));
    if (castling.isPresent()) {
      return whyNotCastled(castling.get());
    }
    if (isPseudoLegal(from, to)) {
      return exposing(from, to);
    }
    PieceType kind = PieceType.of(chess().at(from));
    return ownThere(to)
        .or(() -> blocked(board().geometry(), from, to, kind.lines()))
        .orElseGet(kind::manner);
  }

  private String exposing(Square from, Square to) {
    if (chess().king(chess().turn()).filter(from::equals).isPresent()) {
      return "The king would be in check on %s.".formatted(to);
    }
    return chess().inCheck()
        ? "That doesn't get your king out of check."
        : "That would leave your king in check.";
  }
}
