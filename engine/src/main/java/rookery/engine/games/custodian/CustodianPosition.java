package rookery.engine.games.custodian;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;

/**
 * All that decides what can be played now and later: the board, who is to move, and who may still
 * castle where.
 */
record CustodianPosition(Board board, Colour turn, Set<Castling> castling) {
  /** The four castlings: towards the g-file and towards the a-file, both two squares far. */
  static final List<Castling> CASTLINGS =
      List.of(
          Castling.of('K', "d1", "f1", "g1", "e1"),
          Castling.of('Q', "d1", "b1", "a1", "c1"),
          Castling.of('k', "d7", "f7", "g7", "e7"),
          Castling.of('q', "d7", "b7", "a7", "c7"));

  private static final Square WHITE_THRONE = Square.named("d1");
  private static final Square BLACK_THRONE = Square.named("d7");

  CustodianPosition {
    castling = Set.copyOf(castling);
  }

  /** The throne of {@code colour}, which the other side's kings aim for. */
  static Square throne(Colour colour) {
    return colour == Colour.WHITE ? WHITE_THRONE : BLACK_THRONE;
  }

  /** The throne that a king of {@code colour} aims for. */
  static Square goal(Colour colour) {
    return throne(colour.opposite());
  }

  /** Whether a king of {@code colour} stands on the throne it aims for. */
  boolean reached(Colour colour) {
    return board.at(goal(colour)) == colour.cased('K');
  }

  /** Those of the side to move. */
  Stream<Castling> ways() {
    return CASTLINGS.stream().filter(way -> way.colour() == turn);
  }

  /** The rights in FEN's manner: {@code KQkq}, {@code -} for none. */
  String rights() {
    return Castling.text(CASTLINGS.stream().filter(castling::contains));
  }

  /** The same as if the side to move had passed. */
  CustodianPosition passed() {
    return new CustodianPosition(board, turn.opposite(), castling);
  }

  /** The position after a legal move. */
  CustodianPosition after(CustodianMove move) {
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
