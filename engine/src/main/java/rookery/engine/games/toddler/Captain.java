package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Square;

/** A Soldier that may join a capture and a quiet step to one move, in either order. */
final class Captain implements Movement {
  /** The moves of two parts that {@code captain} can make. */
  static List<Sortie> sorties(Field field, Piece captain) {
    List<Sortie> sorties = new ArrayList<>();
    addStrikingFirst(field, captain, sorties);
    addSteppingFirst(field, captain, sorties);
    return sorties;
  }

  private static void addStrikingFirst(Field field, Piece captain, List<Sortie> sorties) {
    for (Square corner : Lines.atCorners(captain.square())) {
      if (field.holds(corner, captain.colour().opposite())) {
        for (Square to : Lines.beside(corner)) {
          if (field.isEmpty(to)) {
            sorties.add(new Sortie(captain, corner, to, field.piece(corner)));
          }
        }
      }
    }
  }

  private static void addSteppingFirst(Field field, Piece captain, List<Sortie> sorties) {
    for (Square step : Lines.beside(captain.square())) {
      if (field.isEmpty(step)) {
        for (Square to : Lines.atCorners(step)) {
          if (field.holds(to, captain.colour().opposite())) {
            sorties.add(new Sortie(captain, step, to, field.piece(to)));
          }
        }
      }
    }
  }

  @Override
  public Squares goals(Field field, Piece piece) {
    return Lines.nextTo(piece.square());
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return Lines.cornerToCorner(piece.square(), to);
  }

  @Override
  public boolean strikes(Field field, Piece piece, Square to) {
    boolean near = piece.square().steps(to) <= 2;
    return near && (captures(field, piece, to) || strikesAfterStep(field, piece, to));
  }

  private static boolean strikesAfterStep(Field field, Piece piece, Square to) {
    for (Square step : Lines.beside(piece.square())) {
      if (Lines.cornerToCorner(step, to) && field.isEmpty(step)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String rule() {
    return "A Captain moves like a Soldier, or steps to an empty square and then captures"
        + " diagonally, or captures diagonally and then steps to an empty square.";
  }
}
