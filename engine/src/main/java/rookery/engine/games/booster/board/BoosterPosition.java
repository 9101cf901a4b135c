package rookery.engine.games.booster.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;

/**
 * All on the board that decides what can be played.
 *
 * @param turn whose turn it is, also after the move of step 1
 * @param castling the rights as in FEN, without a dash where there are none
 * @param passed the square the last double step has passed; {@link Geometry#NONE} without one
 */
public record BoosterPosition(BoosterBoard field, Colour turn, String castling, int passed)
    implements ChessEndings.Beginning {
  private static final String NOTHING = "-";

  /** The orthodox array with no checkers on the board. */
  public static BoosterPosition start() {
    return new BoosterPosition(
        BoosterBoard.of(Variant.ORTHODOX.array(), Map.of()),
        Colour.WHITE,
        Castling.ORTHODOX.stream().map(c -> "" + c.letter()).collect(Collectors.joining()),
        Geometry.NONE);
  }

  @Override
  public boolean hasOnlyKings() {
    return field.hasOnlyKings();
  }

  /** Whether the king of the side to move is attacked. */
  @Override
  public boolean inCheck() {
    return BoosterAttack.onKing(field, passed, turn);
  }

  /** The king of the side to move and what attacks it, each with its way there (BO-1). */
  public Optional<AttackedPiece> attackedKing() {
    if (!inCheck()) {
      return Optional.empty();
    }
    int king = field.king(turn);
    BoosterReach reach = new BoosterReach(field, passed);
    List<Attack> attacks = new ArrayList<>();
    long attackers = new BoosterAttack(field, passed, king).attackers();
    for (long left = attackers; left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      reach
          .way(from, king)
          .map(way -> BoosterNames.attack(field.type(from), way))
          .ifPresent(attacks::add);
    }
    return Optional.of(KingAttack.on(Geometry.CHESS.square(king), attacks));
  }

  /** After a move of step 1. */
  public BoosterPosition moved(Landing landing) {
    return stepped(landing, landing.isDoubleStep() ? middle(landing) : Geometry.NONE);
  }

  /** After a boost. BO-3: nothing can be captured en passant any more. */
  public BoosterPosition boosted(Landing landing) {
    return stepped(landing, Geometry.NONE);
  }

  private BoosterPosition stepped(Landing landing, int nowPassed) {
    return new BoosterPosition(
        field.after(landing), turn, rightsAfter(landing.from(), landing.to()), nowPassed);
  }

  private static int middle(Landing landing) {
    return Geometry.CHESS.between(landing.from(), landing.to())[0];
  }

  private String rightsAfter(int from, int to) {
    String left = castling;
    Square start = Geometry.CHESS.square(from);
    Square end = Geometry.CHESS.square(to);
    for (Castling right : Castling.ORTHODOX) {
      if (has(right) && (right.needs(start) || right.needs(end))) {
        left = without(left, right.letter());
      }
    }
    return left;
  }

  private static String without(String rights, char letter) {
    int at = rights.indexOf(letter);
    return rights.substring(0, at) + rights.substring(at + 1);
  }

  /** Whether neither king nor rook has moved. */
  public boolean has(Castling right) {
    return castling.indexOf(right.letter()) >= 0;
  }

  /** After castling. */
  public BoosterPosition castled(Castling right) {
    return new BoosterPosition(
        field.shifted(right.king(), right.kingTo()).shifted(right.rook(), right.rookTo()),
        turn,
        rightsAfter(Geometry.CHESS.number(right.king()), Geometry.CHESS.number(right.kingTo())),
        Geometry.NONE);
  }

  /** After a checker of the side to move was added. */
  public BoosterPosition withChecker(int square) {
    return new BoosterPosition(field.withChecker(square, turn), turn, castling, passed);
  }

  /** The same with the other side to move. */
  public BoosterPosition passedOn() {
    return new BoosterPosition(field, turn.opposite(), castling, passed);
  }

  /** The rights as in exchange files. */
  public String rights() {
    return castling.isEmpty() ? NOTHING : castling;
  }

  /** The square the last double step has passed. */
  public Optional<Square> passedSquare() {
    return passed == Geometry.NONE ? Optional.empty() : Optional.of(Geometry.CHESS.square(passed));
  }

  /** The letter of what stands there. */
  public char at(Square square) {
    return field.at(Geometry.CHESS.number(square));
  }

  /** How often the piece on {@code square} is boosted; below zero if hobbled, 0 if neither. */
  public int boosters(Square square) {
    return at(square) == Board.EMPTY ? 0 : field.boosters(Geometry.CHESS.number(square));
  }

  /** What stands there, which must be a piece. */
  public PieceType type(Square square) {
    return PieceType.of(at(square));
  }

  /** The same without checkers, as orthodox chess knows it. */
  public Position orthodox() {
    return Position.of(Variant.ORTHODOX, field.board(), turn, castling, passedSquare());
  }
}
