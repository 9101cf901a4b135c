package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import rookery.engine.board.Square;

/** Finds what the side to move may do. */
final class MoveGenerator {
  private final Position position;
  private final Field field;
  private final List<ToddlerAction> legal = new ArrayList<>();

  private MoveGenerator(Position position) {
    this.position = position;
    this.field = position.field();
  }

  /** The legal actions, sorted by text; none at all only under threat (TO-9). */
  static List<ToddlerAction> legal(Position position) {
    MoveGenerator generator = new MoveGenerator(position);
    for (Piece piece : generator.field.pieces(position.turn())) {
      generator.addMoves(piece);
    }
    generator.addTrades();
    // TO-14: under threat a pass is refused like any other move that does not end it.
    generator.addIfLegal(new Pass());
    Collections.sort(generator.legal);
    return List.copyOf(generator.legal);
  }

  private void addMoves(Piece piece) {
    Movement movement = piece.kind().movement();
    boolean free = isFree(piece);
    for (Square to : Lines.squares()) {
      if (field.isEmpty(to) && movement.goes(field, piece, to)) {
        QuietMove move = new QuietMove(piece, to);
        if (free || position.admits(position.after(move))) {
          legal.add(ToddlerAction.of(move));
        }
      }
    }
    for (Piece victim : field.pieces(piece.colour().opposite())) {
      if (movement.captures(field, piece, victim.square())) {
        addIfAllowed(new Capture(piece, victim), piece, victim);
      }
    }
    if (piece.kind() == Kind.CAPTAIN) {
      for (Sortie sortie : Captain.sorties(field, piece)) {
        addIfAllowed(sortie, piece, sortie.victim());
      }
    }
  }

  /**
   * Whether the Toddler is safe wherever the piece goes quietly. It is so if it is safe without the
   * piece, which on any square can but shield it or stand in an enemy's way.
   */
  private boolean isFree(Piece piece) {
    return piece.kind() != Kind.TODDLER
        && !Threats.toToddler(field.without(piece.square()), piece.colour());
  }

  private void addTrades() {
    Piece toddler = Toddler.of(field, position.turn());
    if (Toddler.minor(field, toddler.colour())) {
      for (Piece piece : field.pieces(toddler.colour())) {
        if (piece.kind() == Kind.NURSE) {
          addIfLegal(new Trade(toddler, piece));
        }
      }
    }
  }

  private void addIfAllowed(Move capture, Piece piece, Piece victim) {
    if (Protection.against(field, piece, victim).isEmpty()) {
      addIfLegal(capture);
    }
  }

  private void addIfLegal(Move move) {
    if (position.admits(position.after(move))) {
      legal.add(ToddlerAction.of(move));
    }
  }
}
