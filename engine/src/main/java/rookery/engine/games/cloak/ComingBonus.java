package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.CloakMoves;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.setup.Arrangement;

/** The bonus move with which a side's next turn begins, as the other side guessed wrong. */
record ComingBonus(Colour by) {
  /** That of a side, if it has one before anything else that it does. */
  static Optional<ComingBonus> of(CloakSituation situation, Colour by) {
    boolean hasOne =
        situation.turn().side() == by
            ? situation.turn().step() == CloakStep.REPLY
            : situation.turn().guessed(false);
    return hasOne ? Optional.of(new ComingBonus(by)) : Optional.empty();
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

  /** What it could be; no other move follows one that captures the king. */
  List<Move> moves(CloakDanger now) {
    // What pawns can do is the same whatever the checkers are.
    CloakMoves can = new CloakMoves(now.board(), by, Arrangement.ALL.get(0), true);
    return Stream.concat(
            can.pawns().stream()
                .filter(move -> now.own().get(move.to()) != PieceType.KING)
                .filter(move -> move.promotion().orElse(PieceType.QUEEN) == PieceType.QUEEN)
                .map(move -> new Move(Optional.of(move.from()), move.to(), now.afterTheirs(move))),
            can.drops().stream().map(to -> new Move(Optional.empty(), to, now.afterTheirs(to))))
        .toList();
  }
}
