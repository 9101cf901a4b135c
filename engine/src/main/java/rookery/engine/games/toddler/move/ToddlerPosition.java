package rookery.engine.games.toddler.move;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerBoardText;
import rookery.engine.games.toddler.piece.ToddlerKind;

/**
 * All that decides what can be played now and later.
 *
 * @param passed whether the move before this was a pass
 */
public record ToddlerPosition(ToddlerBoard field, Colour turn, boolean passed) {
  /** The position after a legal move. */
  public ToddlerPosition after(ToddlerMove move) {
    return new ToddlerPosition(
        field.after(move.playedOn(field.board()), move.squares()),
        turn.opposite(),
        move instanceof ToddlerMove.Pass);
  }

  /** The same as if the side to move had passed; it counts for no draw. */
  public ToddlerPosition skipped() {
    return new ToddlerPosition(field, turn.opposite(), false);
  }

  /** Whether the side to move has to end a threat to its Toddler. */
  public boolean threatened() {
    return ToddlerThreats.toToddler(field, turn);
  }

  /** Whether the side to move may leave the board as it will be in {@code next}. */
  public boolean admits(ToddlerPosition next) {
    return !ToddlerThreats.toToddler(next.field, turn) || joinsToddlers(next);
  }

  /**
   * Whether the side to move brings its Toddler next to the other one, which is a draw. Not if that
   * ends a threat (TO-10); but again if they were neighbours before (TO-15).
   */
  public boolean joinsToddlers(ToddlerPosition next) {
    return !Toddler.of(field, turn).equals(Toddler.of(next.field, turn))
        && next.field.meet(ToddlerKind.TODDLER)
        && !threatened();
  }

  /** The board's rows from line 1. */
  public List<String> rows() {
    return ToddlerBoardText.of(field.board());
  }
}
