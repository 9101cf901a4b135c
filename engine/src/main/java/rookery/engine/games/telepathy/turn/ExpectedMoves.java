package rookery.engine.games.telepathy.turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.chess.tactics.LikelyMove;
import rookery.engine.games.telepathy.cards.Card;

/**
 * The moves that a partner can foresee: captures, checks and rescues that both see, and what is
 * played for no other reason than that it is usual or safe.
 *
 * @param moves all that is legal
 * @param faceUp the open card of the team
 * @param before the team's own move, a turn earlier
 */
record ExpectedMoves(Position position, List<Move> moves, Card faceUp, Optional<Move> before) {
  private static final Set<PieceType> DEVELOPED = Set.of(PieceType.KNIGHT, PieceType.BISHOP);

  /** The files of the pawns that are moved first. */
  private static final Set<Character> CENTRE = Set.of('d', 'e');

  List<Move> all() {
    if (position.inCheck()) {
      return moves;
    }
    List<Move> seen = LikelyMove.seen(position, moves);
    return moves.stream().filter(move -> seen.contains(move) || isUsual(move)).toList();
  }

  private boolean isUsual(Move move) {
    if (position.castling(move).isPresent()) {
      return true;
    }
    boolean isUsual = develops(move) || kind(move) == faceUp.predicted(faceUp);
    return isUsual
        && kind(move) != PieceType.KING
        && !takesBack(move)
        && !ChessDanger.isLoss(move, position);
  }

  /** Whether it brings a piece out for the first time, or a pawn that others wait behind. */
  private boolean develops(Move move) {
    int home = position.turn() == Colour.WHITE ? 0 : 7;
    return kind(move) == PieceType.PAWN
        ? CENTRE.contains(move.from().toString().charAt(0))
        : DEVELOPED.contains(kind(move)) && move.from().rank() == home && move.to().rank() != home;
  }

  /** Whether a piece would go back to where it has just come from. */
  private boolean takesBack(Move move) {
    return before.filter(own -> own.to() == move.from() && own.from() == move.to()).isPresent();
  }

  private PieceType kind(Move move) {
    return PieceType.of(position.at(move.from()));
  }
}
