package rookery.engine.games.custodian;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianMoveGenerator;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.refusal.RefusalReason;

/** Says why a text that names a move is no legal one. */
record CustodianRefusal(
    CustodianOptions options, CustodianPosition position, List<CustodianMove> moves)
    implements RefusalReason {
  @Override
  public Board board() {
    return position.board();
  }

  @Override
  public Optional<Colour> side() {
    return Optional.of(position.turn());
  }

  @Override
  public List<String> possible() {
    return moves.stream().map(CustodianMove::text).toList();
  }

  @Override
  public String castling(String san) {
    return position
        .ways()
        .filter(way -> way.san().equals(san))
        .findFirst()
        .map(this::whyNot)
        .orElseThrow();
  }

  @Override
  public String reason(Square from, Square to) {
    if (!board().isEmpty(to)) {
      return ("The %s is in the way. Pieces move only to empty squares; you capture a piece by"
              + " surrounding it with two of yours.")
          .formatted(piece(to));
    }
    return switch (PieceType.of(board().at(from))) {
      case KING -> king(from, to);
      case BISHOP -> slider(from, to, PieceType.BISHOP, bishop());
      case PAWN -> pawn(from, to);
      default -> {
        PieceType kind = PieceType.of(board().at(from));
        yield slider(from, to, kind, kind.manner());
      }
    };
  }

  private String king(Square from, Square to) {
    return position
        .ways()
        .filter(way -> way.king() == from && way.kingTo() == to)
        .findFirst()
        .map(this::whyNot)
        .orElse("A king moves one square, or two towards a rook to castle.");
  }

  private String whyNot(Castling castling) {
    return position.castling().contains(castling)
        ? "You can castle only if both squares between the king and the rook are empty."
        : ("You can't castle there: your king and the rook on %s must never have moved or"
                + " changed sides.")
            .formatted(castling.rook());
  }

  private String slider(Square from, Square to, PieceType kind, String manner) {
    return blocked(options.geometry(), from, to, kind.lines()).orElse(manner);
  }

  private String bishop() {
    return options.bishops() == CustodianOptions.Bishops.STEP
        ? "A bishop moves along diagonals, or one square along a rank or file."
        : "A bishop moves along diagonals.";
  }

  private String pawn(Square from, Square to) {
    Optional<Direction> direction = options.geometry().way(from, to);
    return direction.filter(CustodianMoveGenerator.forward(position.turn())::contains).isPresent()
        ? "A pawn moves diagonally only to capture, and on %s it would capture nothing."
            .formatted(to)
        : "A pawn moves one square straight forward, or diagonally forward if that captures"
            + " something.";
  }
}
