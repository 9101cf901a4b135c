package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.CloakMoves;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.text.Phrase;

/** The bonus move with which a side's next turn begins, as the other side guessed wrong. */
record ComingBonus(Colour by) {
  /** So many moves are named. */
  private static final int MOST_NAMED = 3;

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
    /** What can be won by capturing what stands there then. */
    double loss(Square square) {
      return after.own().containsKey(square) ? after.exchange().loss(square) : 0;
    }

    private List<Mark> arrows(Square square) {
      List<Mark> arrows = new ArrayList<>();
      from.ifPresent(at -> arrows.add(Mark.arrow(at, to, "red")));
      arrows.addAll(after.exchange().attacked(square).arrows());
      return arrows;
    }

    private Optional<String> played() {
      return from.map(at -> at + "-" + to);
    }
  }

  /** What such moves make it possible to capture on a square; empty if there are none. */
  static Optional<Explanation> told(List<Move> moves, Square square) {
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    CloakDanger first = moves.get(0).after();
    boolean isOne = moves.size() == 1;
    return Optional.of(
        Explanation.of(
            moves.stream().flatMap(move -> move.arrows(square).stream()).distinct().toList(),
            "%s, %s could capture it on %s.",
            moves.size() > MOST_NAMED ? "After some bonus moves" : "If the bonus " + first(moves),
            isOne
                ? first.exchange().attacked(square).by()
                : TwoColourSeats.seat(first.side().opposite()),
            square));
  }

  /** {@code move is d7-d5 or brings a pawn back to b7}. */
  private static String first(List<Move> moves) {
    List<String> played = moves.stream().flatMap(move -> move.played().stream()).toList();
    List<Square> drops =
        moves.stream().filter(move -> move.from().isEmpty()).map(Move::to).toList();
    String move = played.isEmpty() ? "" : "move is " + Phrase.either(played);
    String drop = drops.isEmpty() ? "" : "brings a pawn back to " + Phrase.either(drops);
    return move + (move.isEmpty() || drop.isEmpty() ? "" : " or ") + drop;
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
