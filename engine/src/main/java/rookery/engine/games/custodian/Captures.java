package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * Finds what a piece surrounds, together with others of its side, where it has just arrived.
 *
 * @param grid what is next to what
 * @param surround the table in force
 */
record Captures(Grid grid, Surround surround) {
  /**
   * The enemies surrounded, a1 first.
   *
   * @param board after the move, with all pieces in place (CU-3), the mover not yet promoted
   * @param at where the mover stands now
   * @param role what the mover counts as
   */
  List<Taken> by(Board board, Square at, Role role) {
    List<Taken> taken = new ArrayList<>();
    Colour enemy = Colour.of(board.at(at)).opposite();
    for (Direction direction : Direction.ALL) {
      Optional<Square> beside = grid.next(at, direction);
      if (beside.isPresent()
          && enemy.owns(board.at(beside.get()))
          && surrounded(board, beside.get(), direction.opposite(), role)) {
        taken.add(new Taken(beside.get(), board.at(beside.get())));
      }
    }
    taken.sort((one, other) -> one.square().compareTo(other.square()));
    return taken;
  }

  /**
   * Whether some partner completes a pair about {@code victim} with the mover, which is no partner
   * of its own: no pair of the table shares a direction.
   */
  private boolean surrounded(Board board, Square victim, Direction atMover, Role mover) {
    Colour own = Colour.of(board.at(victim)).opposite();
    for (Direction atPartner : Direction.ALL) {
      Optional<Square> beside = grid.next(victim, atPartner);
      if (beside.isPresent() && own.owns(board.at(beside.get()))) {
        Role partner = Role.ofPartner(board.at(beside.get()), mover);
        if (surround.surrounds(mover, atMover, partner, atPartner)) {
          return true;
        }
      }
    }
    return false;
  }
}
