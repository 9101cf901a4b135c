package rookery.engine.games.toddler.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerMovement;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;

/** Finds what the side to move may do. */
public final class ToddlerMoveGenerator {
  private static final int MANY = 160;

  private final ToddlerPosition position;
  private final ToddlerBoard field;
  private final Colour side;
  private final ToddlerSquareSet enemies;
  private final ToddlerSquareSet victims;
  private final ToddlerShelter shelter;
  private final List<ToddlerMove> legal = new ArrayList<>(MANY);

  private ToddlerMoveGenerator(ToddlerPosition position, ToddlerSquareSet captured) {
    this.position = position;
    this.field = position.field();
    this.side = position.turn();
    this.enemies = field.squares(side.opposite());
    this.victims = enemies.and(captured);
    this.shelter = ToddlerShelter.of(field, side);
  }

  /** The legal moves in the order of their texts; none at all only under threat (TO-9). */
  public static List<ToddlerMove> legal(ToddlerPosition position) {
    ToddlerMoveGenerator generator = new ToddlerMoveGenerator(position, ToddlerSquareSet.ALL);
    generator.forEachPiece(generator::addMoves);
    // TO-14: under threat a pass is refused like any other move that does not end it.
    if (!generator.shelter.isBroken()) {
      generator.legal.add(new ToddlerMove.Pass());
    }
    return generator.legal;
  }

  /** Those of them that capture anything, in the same order. */
  public static List<ToddlerMove> captures(ToddlerPosition position) {
    return captures(position, ToddlerSquareSet.ALL);
  }

  /** Those of them that capture what stands on some squares, in the same order. */
  public static List<ToddlerMove> captures(ToddlerPosition position, ToddlerSquareSet captured) {
    ToddlerMoveGenerator generator = new ToddlerMoveGenerator(position, captured);
    if (!generator.victims.isEmpty()) {
      generator.forEachPiece(generator::addCaptures);
    }
    return generator.legal;
  }

  private void forEachPiece(Consumer<ToddlerPiece> each) {
    ToddlerSquareSet own = field.squares(side);
    for (int from : ToddlerGeometry.inOrder()) {
      if (own.has(from)) {
        each.accept(field.piece(from));
      }
    }
  }

  private void addMoves(ToddlerPiece piece) {
    ToddlerMovement.Reach reach = piece.kind().movement().reach(field, piece);
    ToddlerSquareSet steps = reach.steps().minus(field.occupied());
    add(piece, steps.or(reach.hits().and(victims)).or(partners(piece)));
  }

  private void addCaptures(ToddlerPiece piece) {
    add(piece, piece.kind().movement().reach(field, piece).hits().and(victims));
  }

  private void add(ToddlerPiece piece, ToddlerSquareSet targets) {
    ToddlerSquareSet safe = targets.isEmpty() ? targets : safe(piece, targets);
    int before = legal.size();
    for (int to = targets.first(); to != ToddlerSquareSet.END; to = targets.next(to)) {
      addMove(piece, to, safe.has(to));
    }
    if (piece.kind() == ToddlerKind.CAPTAIN) {
      CaptainMove.all(field, piece).stream()
          .filter(sortie -> victims.has(sortie.victim().at()))
          .forEach(this::addSortie);
      legal.subList(before, legal.size()).sort(Comparator.comparing(ToddlerMove::text));
    }
  }

  /** The Nurses with which a Toddler may trade places. */
  private ToddlerSquareSet partners(ToddlerPiece piece) {
    ToddlerSquareSet nurses = ToddlerSquareSet.NONE;
    if (piece.kind() == ToddlerKind.TODDLER && Toddler.minor(field, side)) {
      for (ToddlerPiece other : field.pieces(side)) {
        nurses = other.kind() == ToddlerKind.NURSE ? nurses.with(other.at()) : nurses;
      }
    }
    return nurses;
  }

  /** Those of {@code targets} where {@code piece} surely leaves the Toddler safe. */
  private ToddlerSquareSet safe(ToddlerPiece piece, ToddlerSquareSet targets) {
    if (piece.kind() == ToddlerKind.TODDLER) {
      return unthreatened(piece, targets.minus(field.occupied()));
    }
    if (piece.kind().protects()) {
      return isFree(piece) ? targets : ToddlerSquareSet.NONE;
    }
    return shelter.without(ToddlerSquareSet.of(piece.at()));
  }

  private ToddlerSquareSet unthreatened(ToddlerPiece toddler, ToddlerSquareSet empty) {
    ToddlerBoard without = field.without(toddler.square());
    ToddlerSquareSet safe = ToddlerSquareSet.NONE;
    for (int to = empty.first(); to != ToddlerSquareSet.END; to = empty.next(to)) {
      boolean threatened = ToddlerThreats.any(without, ToddlerPiece.of(toddler.letter(), to));
      safe = threatened ? safe : safe.with(to);
    }
    return safe;
  }

  /**
   * Whether the Toddler is safe wherever a piece that protects goes. It is so if it is safe without
   * the piece, which on any square can but protect it or stand in an enemy's way.
   */
  private boolean isFree(ToddlerPiece piece) {
    return !ToddlerThreats.toToddler(field.without(piece.square()), side);
  }

  private void addMove(ToddlerPiece piece, int to, boolean safe) {
    if (field.isEmpty(to)) {
      add(
          new ToddlerMove.QuietMove(piece, ToddlerGeometry.BOARD.square(to)),
          safe,
          mayBeSafe(piece, to));
    } else if (enemies.has(to)) {
      addCapture(new ToddlerMove.Capture(piece, field.piece(to)), piece, field.piece(to), safe);
    } else {
      add(new ToddlerMove.Trade(piece, field.piece(to)), false, true);
    }
  }

  private void addSortie(CaptainMove sortie) {
    // TO-13: two ways to one result are two moves.
    ToddlerSquareSet safe = shelter.without(sortie.left());
    boolean isSafe = safe.has(ToddlerGeometry.BOARD.number(sortie.to()));
    addCapture(sortie, sortie.captain(), sortie.victim(), isSafe);
  }

  private void addCapture(
      ToddlerMove capture, ToddlerPiece piece, ToddlerPiece victim, boolean safe) {
    if (Protection.against(field, piece, victim).isEmpty()) {
      boolean frees = freesOthers(victim);
      add(capture, safe && !frees, mayProtect(piece) || frees);
    }
  }

  /** For a Toddler it has been found out, but for the step to the other one that is a draw. */
  private boolean mayBeSafe(ToddlerPiece piece, int to) {
    return piece.kind() == ToddlerKind.TODDLER
        ? field.isNextTo(ToddlerKind.TODDLER, side.opposite(), to)
        : piece.kind().protects();
  }

  /** Whether the Toddler may be safe where a piece goes though nothing new stands in the way. */
  private static boolean mayProtect(ToddlerPiece piece) {
    return piece.kind() == ToddlerKind.TODDLER || piece.kind().protects();
  }

  /** Whether other enemies may capture once this one is gone: its Toddler may become major. */
  private static boolean freesOthers(ToddlerPiece victim) {
    return victim.kind().protects() || victim.kind().parent();
  }

  /**
   * Adds a move that is legal.
   *
   * @param safe whether it surely leaves the Toddler safe
   * @param unsure whether it may do so otherwise, and must be tried
   */
  private void add(ToddlerMove move, boolean safe, boolean unsure) {
    if (safe || unsure && position.admits(position.after(move))) {
      legal.add(move);
    }
  }
}
