package rookery.engine.games.toddler.capture;

import rookery.engine.board.Colour;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;

/** How far a side has come with its attack on the other one's Toddler. */
public record ToddlerSiege(ToddlerBoard field, Colour side) {
  /** For each of two attackers of a Guardian Angel that shields the Toddler. */
  private static final double ON_SHIELD = 1.5;

  /** For each piece that reaches a square next to the Toddler. */
  private static final double REACHES = 0.3;

  /** For each step that a piece has come nearer than so many steps. */
  private static final double STEP = 0.25;

  private static final int FAR = 8;

  /** From further off, Soldiers and Captains reach nothing beside the Toddler. */
  private static final int FIGHTERS_REACH = 3;

  /** For each way out that the Toddler has less than so many. */
  private static final double SHUT = 0.2;

  private static final int MOST_WAYS = 8;

  /** The further, the more; a point or so for a good attacker in its place. */
  public double progress() {
    ToddlerPiece toddler = Toddler.of(field, side.opposite());
    ToddlerSquareSet around = ToddlerGeometry.around(toddler.at());
    ToddlerSquareSet reached = ToddlerSquareSet.NONE;
    double progress = onShield(toddler);
    for (ToddlerPiece piece : field.pieces(side)) {
      boolean isFar = piece.kind().fighter() && steps(piece, toddler) > FIGHTERS_REACH;
      if (!isFar && !piece.kind().movement().harmless(field, side) && !field.isBanned(piece)) {
        ToddlerSquareSet hits = piece.kind().movement().reach(field, piece).hits();
        progress += hits.meets(around) ? REACHES : 0;
        progress += nearness(piece, toddler);
        reached = reached.or(hits);
      }
    }
    int ways = around.minus(reached).minus(field.squares(side.opposite())).size();
    return progress + SHUT * (MOST_WAYS - Math.min(MOST_WAYS, ways + swaps(reached)));
  }

  private double onShield(ToddlerPiece toddler) {
    if (!field.isShielded(toddler)) {
      return 2 * ON_SHIELD;
    }
    ToddlerPiece angel = field.piece(field.find(ToddlerKind.ANGEL, toddler.colour()));
    return ON_SHIELD * Math.min(2, ToddlerThreats.to(field, angel).size());
  }

  /** Soldiers take too long, and a Toddler had better stay away. */
  private static double nearness(ToddlerPiece piece, ToddlerPiece toddler) {
    boolean comes = piece.kind() != ToddlerKind.SOLDIER && piece.kind() != ToddlerKind.TODDLER;
    return comes ? STEP * Math.max(0, FAR - steps(piece, toddler)) : 0;
  }

  private static int steps(ToddlerPiece piece, ToddlerPiece toddler) {
    return piece.square().steps(toddler.square());
  }

  /** With the Nurses, of which those that are attacked are half a way out. */
  private int swaps(ToddlerSquareSet reached) {
    int swaps = 0;
    if (Toddler.minor(field, side.opposite())) {
      for (ToddlerPiece piece : field.pieces(side.opposite())) {
        swaps += piece.kind() != ToddlerKind.NURSE ? 0 : reached.has(piece.at()) ? 1 : 2;
      }
    }
    return swaps;
  }
}
