package rookery.engine.games.custodian;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.lazy.Lazy;

/**
 * Judges whether a move has ended the game.
 *
 * @param draws the draw rules as the opponent's turn begins
 */
record CustodianEndings(
    CustodianMove move,
    CustodianPosition after,
    Lazy<List<CustodianMove>> replies,
    DrawRules draws) {
  static final String LAST_PIECE = "last-piece";
  static final String THRONE = "throne";
  static final String BLOCKED = "blocked";

  static final Set<String> ALL =
      DrawRules.and(
          ChessEndings.KING_CAPTURED, LAST_PIECE, THRONE, ChessEndings.BARE_KINGS, BLOCKED);

  /** How the game has ended; the rules page gives the order. */
  Optional<Result> result() {
    if (kingCaptured()) {
      return win(mover(), ChessEndings.KING_CAPTURED);
    }
    if (lastPiece()) {
      return win(mover(), LAST_PIECE);
    }
    if (throneClaimed()) {
      return win(mover(), THRONE);
    }
    if (kingsAreBare()) {
      return win(firstToTheThrone(), ChessEndings.BARE_KINGS);
    }
    if (replies.get().isEmpty()) {
      return win(mover(), BLOCKED);
    }
    return draws.result();
  }

  private Colour mover() {
    return move.colour();
  }

  private static Optional<Result> win(Colour winner, String reason) {
    return Optional.of(TwoColourSeats.win(winner, reason));
  }

  /**
   * A recruited king fights on for its new owner, so its loss ends nothing while others are left.
   */
  private boolean kingCaptured() {
    return move.takesKing() && (!move.recruits() || left().isEmpty());
  }

  /** Two pieces are needed to recruit, but a lone king may still reach the throne. */
  private boolean lastPiece() {
    List<Square> left = left();
    return move.recruits() && (left.isEmpty() || left.size() == 1 && !isKing(left.get(0)));
  }

  private List<Square> left() {
    return after.board().squares(mover().opposite());
  }

  private boolean isKing(Square square) {
    return PieceType.of(after.board().at(square)) == PieceType.KING;
  }

  /** CU-4: judged at the end of every own turn, not only on arrival. */
  private boolean throneClaimed() {
    Square throne = CustodianPosition.goal(mover());
    // CU-7: a king recruited on its own throne does not claim it by that.
    return after.reached(mover())
        && !move.takesAt(throne)
        && replies.get().stream().noneMatch(reply -> reply.takesAt(throne));
  }

  private boolean kingsAreBare() {
    Board board = after.board();
    return SquareSet.size(board.occupied()) == 2
        && board.find('K').isPresent()
        && board.find('k').isPresent();
  }

  /**
   * CU-5: the side about to move wins the race if it has no more steps to go than the other. CU-8:
   * as a capturing pair stays on the board, only a drawn position can come to it.
   */
  private Colour firstToTheThrone() {
    return stepsToThrone(after.turn()) <= stepsToThrone(mover()) ? after.turn() : mover();
  }

  private int stepsToThrone(Colour colour) {
    Square king = after.board().find(colour.cased('K')).orElseThrow();
    // The thrones are on the middle file, so no way round a cylinder is shorter.
    return king.steps(CustodianPosition.goal(colour));
  }
}
