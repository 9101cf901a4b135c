package rookery.engine.games.custodian.move;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;

/**
 * All that decides what can be played now and later: the board, who is to move, and who may still
 * castle where.
 */
public record CustodianPosition(Board board, Colour turn, Set<Castling> castling) {
  /** The four castlings: towards the g-file and towards the a-file, both two squares far. */
  public static final List<Castling> CASTLINGS =
      List.of(
          Castling.of('K', "d1", "f1", "g1", "e1"),
          Castling.of('Q', "d1", "b1", "a1", "c1"),
          Castling.of('k', "d7", "f7", "g7", "e7"),
          Castling.of('q', "d7", "b7", "a7", "c7"));

  private static final Square WHITE_THRONE = Square.named("d1");
  private static final Square BLACK_THRONE = Square.named("d7");

  public CustodianPosition {
    castling = Set.copyOf(castling);
  }

  /** The throne of {@code colour}, which the other side's kings aim for. */
  public static Square throne(Colour colour) {
    return colour == Colour.WHITE ? WHITE_THRONE : BLACK_THRONE;
  }

  /** The throne that a king of {@code colour} aims for. */
  public static Square goal(Colour colour) {
    return throne(colour.opposite());
  }

  /** Whether a king of {@code colour} stands on the throne it aims for. */
  public boolean reached(Colour colour) {
    return board.at(goal(colour)) == colour.cased('K');
  }

  /** What stands on a square: {@code pawn on c4}. */
  public String piece(Square square) {
    return PieceType.of(board.at(square)).word() + " on " + square;
  }

  /** Whether a move leads its piece back to where it stood here. */
  public boolean isBefore(CustodianMove move) {
    return board.at(move.to()) == move.piece() && board.isEmpty(move.from());
  }

  /** Those of the side to move. */
  public Stream<Castling> ways() {
    return CASTLINGS.stream().filter(way -> way.colour() == turn);
  }

  /** The rights in FEN's manner: {@code KQkq}, {@code -} for none. */
  public String rights() {
    return Castling.text(CASTLINGS.stream().filter(castling::contains));
  }

  /** The same as if the side to move had passed. */
  public CustodianPosition passed() {
    return new CustodianPosition(board, turn.opposite(), castling);
  }

  /** The position after a legal move. */
  public CustodianPosition after(CustodianMove move) {
    return new CustodianPosition(move.playedOn(board), turn.opposite(), rightsAfter(move));
  }

  private Set<Castling> rightsAfter(CustodianMove move) {
    Set<Castling> left = castling;
    for (Castling right : castling) {
      if (move.ends(right)) {
        left = left == castling ? new HashSet<>(castling) : left;
        left.remove(right);
      }
    }
    return left;
  }
}
