package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** Finds what the side to move may do. */
final class MoveGenerator {
  private final Position position;
  private final Field field;
  private final Colour side;
  private final boolean threatened;
  private final Squares sight;
  private final List<Move> legal = new ArrayList<>();

  private MoveGenerator(Position position) {
    this.position = position;
    this.field = position.field();
    this.side = position.turn();
    this.threatened = position.threatened();
    this.sight = sight();
  }

  /** The legal moves, nearly in the order of their texts; none at all only under threat (TO-9). */
  static List<Move> legal(Position position) {
    MoveGenerator generator = new MoveGenerator(position);
    for (Piece piece : generator.field.pieces(position.turn())) {
      generator.addMoves(piece);
    }
    generator.addTrades();
    // TO-14: under threat a pass is refused like any other move that does not end it.
    generator.add(new Pass(), !generator.threatened);
    return generator.legal;
  }

  private void addMoves(Piece piece) {
    Movement movement = piece.kind().movement();
    boolean mayGo = !threatened && !mayShield(piece);
    addQuiet(piece, movement.goals(field, piece), mayGo || isFree(piece));
    if (!movement.harmless(field, side)) {
      addCaptures(piece, movement, mayGo);
    }
  }

  private void addQuiet(Piece piece, Squares goals, boolean safe) {
    for (int to = goals.first(); to != Squares.END; to = goals.next(to)) {
      if (field.isEmpty(to)) {
        add(new QuietMove(piece, Lines.BOARD.square(to)), safe);
      }
    }
  }

  private void addCaptures(Piece piece, Movement movement, boolean mayGo) {
    Squares enemies = field.squares(side.opposite());
    for (int at = enemies.first(); at != Squares.END; at = enemies.next(at)) {
      Square to = Lines.BOARD.square(at);
      if (movement.captures(field, piece, to)) {
        addIfAllowed(new Capture(piece, field.piece(at)), piece, field.piece(at), mayGo);
      }
    }
    if (piece.kind() == Kind.CAPTAIN) {
      // TO-13: two ways to one result are two moves.
      for (Sortie sortie : Captain.sorties(field, piece)) {
        addIfAllowed(sortie, piece, sortie.victim(), mayGo);
      }
    }
  }

  /**
   * Whether the Toddler is safe wherever the piece goes quietly. It is so if it is safe without the
   * piece, which on any square can but shield it or stand in an enemy's way.
   */
  private boolean isFree(Piece piece) {
    return piece.kind() != Kind.TODDLER && !Threats.toToddler(field.without(piece.square()), side);
  }

  /**
   * Whether a Toddler that is safe could be less so without that piece, an enemy's parent included:
   * its Toddler may become major.
   */
  private boolean mayShield(Piece piece) {
    return switch (piece.kind()) {
      case TODDLER, ANGEL, GENIUS -> true;
      case EMPEROR, EMPRESS -> piece.colour() != side || inSight(piece);
      default -> inSight(piece);
    };
  }

  private boolean inSight(Piece piece) {
    return sight.has(Lines.BOARD.number(piece.square()));
  }

  /**
   * The squares by way of which the Toddler could be captured; those on which Androids turn too.
   */
  private Squares sight() {
    Squares seen = Lines.sight(Toddler.of(field, side).square());
    for (Piece enemy : field.pieces(side.opposite())) {
      seen = enemy.kind() == Kind.ANDROID ? seen.or(Lines.cross(enemy.square())) : seen;
    }
    return seen;
  }

  private void addTrades() {
    Piece toddler = Toddler.of(field, side);
    if (Toddler.minor(field, side)) {
      for (Piece piece : field.pieces(side)) {
        if (piece.kind() == Kind.NURSE) {
          addIfLegal(new Trade(toddler, piece));
        }
      }
    }
  }

  private void addIfAllowed(Move capture, Piece piece, Piece victim, boolean mayGo) {
    if (Protection.against(field, piece, victim).isEmpty()) {
      add(capture, mayGo && !mayShield(victim));
    }
  }

  private void addIfLegal(Move move) {
    add(move, false);
  }

  private void add(Move move, boolean safe) {
    if (safe || position.admits(position.after(move))) {
      legal.add(move);
    }
  }
}
