package rookery.engine.games.custodian.capture;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;

/**
 * Finds what a piece surrounds, together with others of its side, where it arrives.
 *
 * @param surround the table in force
 */
public record Captures(Geometry geometry, CaptureGeometry surround) {
  /**
   * The enemies surrounded, a1 first, then along the rank.
   *
   * @param board before the move; with all pieces in place (CU-3), the mover not yet promoted
   * @param from where the mover stands
   * @param to the empty square where it goes
   * @param role what the mover counts as
   */
  public List<CapturedPiece> by(Board board, int from, int to, CaptureRole role) {
    List<CapturedPiece> taken = List.of();
    Colour enemy = Colour.of(board.at(from)).opposite();
    for (Direction way : Direction.ALL) {
      int beside = geometry.next(to, way);
      if (beside != Geometry.NONE && enemy.owns(board.at(beside))) {
        int partner = partner(board, from, beside, way.opposite(), role);
        if (partner != Geometry.NONE) {
          taken = taken.isEmpty() ? new ArrayList<>() : taken;
          taken.add(taken(board, beside, partner));
        }
      }
    }
    if (taken.size() > 1) {
      taken.sort((one, other) -> one.square().compareTo(other.square()));
    }
    return taken;
  }

  private CapturedPiece taken(Board board, int victim, int partner) {
    return new CapturedPiece(
        geometry.square(victim), board.at(victim), geometry.square(partner), board.at(partner));
  }

  /**
   * A partner that completes a pair about {@code victim} with the mover, which is no partner where
   * it comes from; {@link Geometry#NONE} without one. CU-6: each stands on one square of its own,
   * round a cylinder too.
   */
  private int partner(Board board, int from, int victim, Direction atMover, CaptureRole mover) {
    Colour own = Colour.of(board.at(from));
    for (Direction atPartner : Direction.ALL) {
      int beside = geometry.next(victim, atPartner);
      if (beside != Geometry.NONE && beside != from && own.owns(board.at(beside))) {
        CaptureRole partner = CaptureRole.ofPartner(board.at(beside), mover);
        if (surround.surrounds(mover, atMover, partner, atPartner)) {
          return beside;
        }
      }
    }
    return Geometry.NONE;
  }
}
