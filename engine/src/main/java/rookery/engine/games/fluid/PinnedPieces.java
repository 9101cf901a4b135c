package rookery.engine.games.fluid;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Geometry;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/**
 * The pieces that only their own king keeps from moving, so that nobody looks for what blocks their
 * way. Two on a square are none of them: where one leaves, the other still protects the king.
 */
final class PinnedPieces {
  private PinnedPieces() {}

  /** One sentence; empty where there are none, or a check leaves fewer moves anyway. */
  static Sentences told(FluidSituation situation) {
    FluidPosition position = situation.truth();
    if (position.inCheck()) {
      return Sentences.NONE;
    }
    // The pawn captured en passant may be what protects the king, and so may what shares its square
    // (FL-4, FL-11).
    Set<Integer> pinned =
        from(
            FluidMoveGenerator.careless(position).stream()
                .filter(move -> !move.isEnPassant())
                .filter(move -> !FluidDanger.holdsKing(own(position, move.to()))));
    pinned.removeAll(from(situation.moves().get().stream()));
    pinned.removeIf(square -> FluidDanger.holdsKing(own(position, square)));
    return pinned.isEmpty()
        ? Sentences.NONE
        : Sentences.of(
            pinned.size() > 1
                ? "%s's %s can't move: they protect the king."
                : "%s's %s can't move: it protects the king.",
            TwoColourSeats.seat(position.turn()),
            Phrase.list(pinned.stream().map(at -> placed(position, at)).toList()));
  }

  private static Set<Integer> from(Stream<FluidMove> moves) {
    return moves.map(FluidMove::from).collect(Collectors.toCollection(TreeSet::new));
  }

  private static int own(FluidPosition position, int square) {
    return Stack.part(position.at(square), FluidPiece.bit(position.turn()));
  }

  private static String placed(FluidPosition position, int square) {
    return FluidNames.of(own(position, square)) + " on " + Geometry.CHESS.square(square);
  }
}
