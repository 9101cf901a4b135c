package rookery.engine.games.cloak.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.attack.Exchange;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.PublicBoard;

/**
 * Which pieces could capture each other on a square, and what that would win, as far as a side may
 * know what they are.
 *
 * @param side whose pieces could be captured
 * @param own what they are
 * @param enemies what is known of the others
 * @param board as everybody sees it
 */
public record PiecesInExchange(
    Colour side,
    SortedMap<Square, PieceType> own,
    SortedMap<Square, PieceType> enemies,
    PublicBoard board) {
  /** What is worth a warning, in pawns; a bishop and a knight are worth nearly the same. */
  public static final double LOSS = 0.5;

  private static final Geometry BOARD = Geometry.CHESS;

  /** No king may be captured back. */
  private static final double KING = 100;

  /** What the own piece on a square costs if it is captured; a king loses more than itself. */
  public double loss(Square square) {
    boolean isSafe = own.get(square) == PieceType.KING || by(square).isEmpty();
    return isSafe ? 0 : loss(square, worths(inTurn(square), enemies));
  }

  /** Whether a piece of that kind wins what stands there, not counting what only exchanges it. */
  public boolean isWon(Square square, PieceType attacker) {
    return loss(square, List.of(worth(attacker))) > LOSS;
  }

  private double loss(Square square, List<Double> attackers) {
    List<Double> protectors = worths(attacks(square, own, side), own);
    return Exchange.gain(worth(own.get(square)), attackers, protectors);
  }

  /** The own piece there, with what attacks it. */
  public AttackedPiece attacked(Square square) {
    return new AttackedPiece(own.get(square).word(), square, by(square));
  }

  /**
   * What of the others can capture on a square; CL-11: not what would leave their king in check.
   */
  public List<Attack> by(Square square) {
    return attacking(square).stream()
        .filter(attack -> keepsTheirKing(attack.way().get(0), square))
        .toList();
  }

  /** Whether a move of the others leaves their revealed king out of check. */
  public boolean keepsTheirKing(Square from, Square to) {
    return board.king(side.opposite()).isEmpty()
        || !board.shownAfter(Move.of(from, to)).inCheck(side.opposite());
  }

  /** Those that attack a square, with a king that can only capture there after one of them. */
  private List<Attack> inTurn(Square square) {
    return attacking(square).stream()
        .filter(attack -> isOfKing(attack) || keepsTheirKing(attack.way().get(0), square))
        .toList();
  }

  private boolean isOfKing(Attack attack) {
    return enemies.get(attack.way().get(0)) == PieceType.KING;
  }

  /** By what of the others a square is attacked, whether that may move or not. */
  public List<Attack> attacking(Square square) {
    return attacks(square, enemies, side.opposite());
  }

  private List<Attack> attacks(Square square, Map<Square, PieceType> pieces, Colour colour) {
    List<Attack> attacks = new ArrayList<>();
    pieces.forEach(
        (from, kind) -> {
          if (from != square && attacks(from, colour, kind, square)) {
            attacks.add(Attack.of(kind.word(), from, square));
          }
        });
    return attacks;
  }

  private static List<Double> worths(List<Attack> attacks, Map<Square, PieceType> pieces) {
    return attacks.stream()
        .map(attack -> pieces.get(attack.way().get(0)))
        .map(PiecesInExchange::worth)
        .sorted()
        .toList();
  }

  /** What it is worth in an exchange. */
  public static double worth(PieceType piece) {
    return piece == PieceType.KING ? KING : ChessEvaluation.worth(piece);
  }

  /** Whether a man of a kind attacks a square on this board. */
  public boolean attacks(Square from, Colour owner, PieceType kind, Square square) {
    int number = BOARD.number(from);
    long reach =
        kind == PieceType.PAWN
            ? BOARD.pawnTakes(number, owner)
            : PieceReach.of(BOARD, number, kind, board.shown().occupied());
    return SquareSet.has(reach, BOARD.number(square));
  }
}
