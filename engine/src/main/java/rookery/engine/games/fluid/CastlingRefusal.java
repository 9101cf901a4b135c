package rookery.engine.games.fluid;

import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.games.fluid.move.CastlingWay;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;

/** Says why a castling is not possible, or how to write it. */
record CastlingRefusal(FluidPosition position) {
  /** Why the side to move may not castle towards the h-file, or else towards the a-file. */
  String of(boolean kingSide) {
    return CastlingWay.ALL.stream()
        .filter(way -> way.castling().colour() == position.turn())
        .filter(way -> way.castling().san().equals("O-O") == kingSide)
        .findFirst()
        .map(this::why)
        .orElseThrow();
  }

  /** Whether that would be the king's part of a castling. */
  boolean isMeant(Square from, Square to) {
    return CastlingWay.ALL.stream()
        .map(CastlingWay::castling)
        .anyMatch(
            castling ->
                castling.colour() == position.turn()
                    && castling.king() == from
                    && castling.kingTo() == to);
  }

  private String why(CastlingWay way) {
    Castling castling = way.castling();
    if (!position.mayCastle(way)) {
      return "You can no longer play %s: the king on %s and the rook on %s must never have moved."
          .formatted(castling.san(), castling.king(), castling.rook());
    }
    if (!way.isFree(position.cells())) {
      return ("To castle, the king and the rook slide through empty squares and your own single pieces,"
              + " but not through pawns; %s or %s must be empty.")
          .formatted(castling.kingTo(), castling.rookTo());
    }
    return FluidMoveGenerator.legal(position).stream()
            .anyMatch(move -> move.text().equals(castling.san()))
        ? "To castle, type `%s`.".formatted(castling.san())
        : "You can't castle out of check, or across or onto an attacked square.";
  }
}
