package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;

/** The royal piece: a child that only steps, and a king once its parents are gone. */
public final class Toddler implements ToddlerMovement {
  /** Whether the Toddler of {@code colour} still has a parent on the board. */
  public static boolean minor(ToddlerBoard field, Colour colour) {
    return field.find(ToddlerKind.EMPEROR, colour) != Geometry.NONE
        || field.find(ToddlerKind.EMPRESS, colour) != Geometry.NONE;
  }

  /** The Toddler of {@code colour}, which is never captured. */
  public static ToddlerPiece of(ToddlerBoard field, Colour colour) {
    return field.piece(field.find(ToddlerKind.TODDLER, colour));
  }

  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    ToddlerSquareSet around = ToddlerGeometry.around(piece.at());
    return harmless(field, piece.colour()) ? Reach.harmless(around) : Reach.alike(around);
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    boolean captures =
        ToddlerGeometry.around(piece.at()).has(to) && !harmless(field, piece.colour());
    return captures ? ToddlerGeometry.OPEN_WAY : List.of();
  }

  @Override
  public boolean harmless(ToddlerBoard field, Colour colour) {
    return minor(field, colour);
  }
}
