package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.open.PublicBoard;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.play.Attack;
import rookery.engine.play.AttackedPiece;
import rookery.engine.play.CapturablePieces;
import rookery.engine.play.Exchange;

/**
 * What the other side could win by capturing, as far as a side may know it: by pawns, revealed
 * pieces, and checkers that were guessed. What any other checker could be is left aside.
 *
 * @param side whose pieces may be in danger
 * @param own what they are
 * @param enemies what is known of the others
 * @param men where anything stands
 */
record CloakCaptures(
    Colour side, SortedMap<Square, PieceType> own, SortedMap<Square, PieceType> enemies, long men) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** In pawns; a bishop and a knight are worth nearly the same. */
  private static final double LOSS = 0.5;

  /** No king may be captured back. */
  private static final double KING = 100;

  /** What that side may know, once it is set up. */
  static Optional<CloakCaptures> to(Colour side, CloakScene scene) {
    return scene.setUps().find(side).map(arrangement -> of(side, scene, arrangement));
  }

  private static CloakCaptures of(Colour side, CloakScene scene, Arrangement arrangement) {
    PublicBoard board = scene.board();
    CheckerVisibility eyes =
        new CheckerVisibility(scene, Viewer.of(TwoColourSeats.seat(side)), false);
    SortedMap<Square, PieceType> own = new TreeMap<>();
    for (Square square : BOARD.squares(board.shown().occupied(side))) {
      own.put(square, board.kind(square, arrangement));
    }
    SortedMap<Square, PieceType> enemies = new TreeMap<>();
    for (Square square : BOARD.squares(board.shown().occupied(side.opposite()))) {
      eyes.kind(square).ifPresent(kind -> enemies.put(square, kind));
    }
    return new CloakCaptures(side, own, enemies, board.shown().occupied());
  }

  /** After a move of that side. */
  CloakCaptures after(Move move) {
    SortedMap<Square, PieceType> moved = new TreeMap<>(own);
    PieceType kind = moved.remove(move.from());
    moved.put(move.to(), move.promotion().orElse(kind));
    SortedMap<Square, PieceType> left = new TreeMap<>(enemies);
    left.remove(move.to());
    long stand = men & ~SquareSet.of(BOARD.number(move.from()));
    return new CloakCaptures(side, moved, left, stand | SquareSet.of(BOARD.number(move.to())));
  }

  /** The pieces in danger. */
  SortedMap<Square, Character> endangered() {
    SortedMap<Square, Character> letters = new TreeMap<>();
    own.forEach(
        (square, kind) -> {
          if (isLostOn(square)) {
            letters.put(square, side.cased(kind.letter()));
          }
        });
    return letters;
  }

  /** They, with what threatens them. */
  Optional<Explanation> danger() {
    return new CapturablePieces(endangered(), PieceType.NAMES)
        .danger(square -> attacked(square).arrows());
  }

  /** By what the own piece on a square could be captured there; empty if it could not. */
  Optional<Explanation> on(Square square) {
    return isLostOn(square) ? Optional.of(attacked(square).exposed()) : Optional.empty();
  }

  /** A king in danger loses more than itself. */
  private boolean isLostOn(Square square) {
    PieceType kind = own.get(square);
    return kind != PieceType.KING
        && Exchange.gain(
                ChessEvaluation.worth(kind),
                worths(attacks(square, enemies, side.opposite()), enemies),
                worths(attacks(square, own, side), own))
            > LOSS;
  }

  private AttackedPiece attacked(Square square) {
    return new AttackedPiece(
        own.get(square).word(), square, attacks(square, enemies, side.opposite()));
  }

  private List<Attack> attacks(Square square, Map<Square, PieceType> pieces, Colour colour) {
    List<Attack> attacks = new ArrayList<>();
    pieces.forEach(
        (from, kind) -> {
          if (from != square && CloakDanger.attacks(from, colour, kind, square, men)) {
            attacks.add(Attack.of(kind.word(), from, square));
          }
        });
    return attacks;
  }

  private static List<Double> worths(List<Attack> attacks, Map<Square, PieceType> pieces) {
    return attacks.stream()
        .map(attack -> pieces.get(attack.way().get(0)))
        .map(kind -> kind == PieceType.KING ? KING : ChessEvaluation.worth(kind))
        .sorted()
        .toList();
  }
}
