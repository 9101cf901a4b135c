package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.play.AttackedPiece;

/**
 * The bonus move with which a side's next turn begins, as the other side guessed wrong.
 *
 * @param bringsBack whether that side has captured pawns to bring back
 */
record ComingBonus(Colour by, boolean bringsBack) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** That of a side, if it has one before anything else that it does. */
  static Optional<ComingBonus> of(CloakSituation situation, Colour by) {
    boolean hasOne =
        situation.turn().side() == by
            ? situation.turn().step() == CloakStep.REPLY
            : situation.turn().guessed(false);
    return hasOne
        ? Optional.of(new ComingBonus(by, situation.board().side(by).pawns() > 0))
        : Optional.empty();
  }

  /**
   * One such move, which leaves it to another piece or the same to capture.
   *
   * @param from where the pawn comes from; empty if it is brought back
   * @param after what that side attacks then
   */
  record Move(Optional<Square> from, Square to, CloakDanger after) {
    /** Whether it makes it possible to win what stands there. */
    boolean wins(Square square) {
      return after.own().containsKey(square) && after.isLostAtOnce(square);
    }

    Explanation told(Square square) {
      AttackedPiece attacked = after.attacked(square);
      List<Mark> arrows = new ArrayList<>();
      from.ifPresent(at -> arrows.add(Mark.arrow(at, to, "red")));
      arrows.addAll(attacked.arrows());
      String first =
          from.map(at -> "move is " + at + "-" + to).orElse("brings a pawn back to " + to);
      return Explanation.of(
          arrows, "If the bonus %s, %s could capture it on %s.", first, attacked.by(), square);
    }
  }

  /** What it could be; CL-6: a step, two or a capture, and CL-8: a pawn that comes back. */
  List<Move> moves(CloakDanger now) {
    List<Move> moves = new ArrayList<>();
    now.enemies()
        .forEach(
            (from, kind) -> {
              if (kind == PieceType.PAWN) {
                goals(from, now).forEach(to -> moves.add(moved(now, Optional.of(from), to)));
              }
            });
    for (int file = 0; bringsBack && file < BOARD.files(); file++) {
      Square to = Square.at(file, PublicBoard.secondRank(by));
      if (!has(now.men(), to)) {
        moves.add(moved(now, Optional.empty(), to));
      }
    }
    return moves;
  }

  private Move moved(CloakDanger now, Optional<Square> from, Square to) {
    boolean isLast = BOARD.isLastRank(BOARD.number(to), by);
    PieceType kind = isLast ? PieceType.QUEEN : PieceType.PAWN;
    return new Move(from, to, now.after(from, to, kind));
  }

  private List<Square> goals(Square from, CloakDanger now) {
    List<Square> goals = new ArrayList<>();
    int most = from.rank() == PublicBoard.secondRank(by) ? 2 : 1;
    for (int steps = 1; steps <= most; steps++) {
      Square to = Square.at(from.file(), from.rank() + steps * PublicBoard.forward(by));
      if (has(now.men(), to)) {
        break;
      }
      goals.add(to);
    }
    BOARD.squares(BOARD.pawnTakes(BOARD.number(from), by)).stream()
        .filter(now.own()::containsKey)
        // No other move follows one that captures the king.
        .filter(to -> now.own().get(to) != PieceType.KING)
        .forEach(goals::add);
    return goals;
  }

  private static boolean has(long men, Square square) {
    return SquareSet.has(men, BOARD.number(square));
  }
}
