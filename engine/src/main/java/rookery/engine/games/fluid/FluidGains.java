package rookery.engine.games.fluid;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.engine.board.Geometry;
import rookery.engine.chess.tactics.PawnAdvance;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Sentence;

/**
 * What a quiet move is good for: a queen that can be made next, a piece that is guarded, two that
 * can go together, a pawn that gets on.
 */
record FluidGains(FluidPosition was, FluidPosition now, FluidMove move) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** One sentence; empty where the game goes on in a check or not at all. */
  static Optional<Sentence> sentence(FluidSituation before, FluidSituation after) {
    if (after.result().isPresent() || after.truth().inCheck()) {
      return Optional.empty();
    }
    FluidPosition was = before.truth();
    FluidGains gains =
        new FluidGains(was, after.truth().toMove(was.turn()), after.last().orElseThrow());
    return gains.queen().or(gains::guard).or(gains::pair).or(gains::pawn);
  }

  private Optional<Sentence> queen() {
    return queens(was).isEmpty()
        ? queens(now).stream()
            .findFirst()
            .map(
                next ->
                    Sentence.of(
                        "It gets ready to make a queen: next turn %s could join %s.",
                        placed(next.moved(), next.from()), placed(next.joined(), next.to())))
        : Optional.empty();
  }

  private static List<FluidMove> queens(FluidPosition position) {
    return FluidMoveGenerator.legal(position).stream()
        .filter(next -> next.joined() != Stack.EMPTY && next.taken() == Stack.EMPTY)
        .filter(next -> FluidNames.isQueen(Stack.plus(next.joined(), next.moved())))
        .toList();
  }

  /** The dearest own piece or pair that could not be captured back for before. */
  Optional<String> guarded() {
    return IntStream.range(0, now.cells().length)
        .filter(square -> square != move.to() && isGuarding(square))
        .boxed()
        .max(Comparator.comparingDouble(square -> FluidEvaluation.plainOf(now.at(square))))
        .map(square -> placed(now.at(square), square));
  }

  private Optional<Sentence> guard() {
    return guarded().map(piece -> Sentence.of("It guards %s, which was unguarded.", piece));
  }

  private boolean isGuarding(int square) {
    int own = now.at(square);
    return own != Stack.EMPTY
        && own == was.at(square)
        && Stack.part(own, FluidPiece.bit(was.turn())) == own
        && Stack.kinds(own).stream().noneMatch(piece -> FluidPiece.kind(piece) == FluidPiece.KING)
        && !isGuarded(was, square)
        && isGuarded(now, square);
  }

  /** Whether something could capture there if an enemy stood there. */
  private static boolean isGuarded(FluidPosition position, int square) {
    FluidPosition taken = position.withOwnersSwapped(square);
    return FluidMoveGenerator.legal(taken).stream()
        .anyMatch(next -> next.taken() != Stack.EMPTY && next.takenOn() == square);
  }

  /** Two that share a square then and could go on together. */
  private Optional<Sentence> pair() {
    boolean goesOn =
        move.joined() != Stack.EMPTY
            && FluidMoveGenerator.legal(now).stream()
                .anyMatch(next -> next.from() == move.to() && next.isPairs());
    return goesOn
        ? Optional.of(
            Sentence.of(
                "There %s could move together next turn.",
                FluidNames.definite(Stack.plus(move.joined(), move.moved()))))
        : Optional.empty();
  }

  private Optional<Sentence> pawn() {
    boolean isFree =
        FluidMoveGenerator.legal(now).stream()
            .anyMatch(next -> next.from() == move.to() && next.taken() == Stack.EMPTY);
    return move.isPawns()
        ? Optional.of(PawnAdvance.to(move.to(), was.turn(), isFree))
        : Optional.empty();
  }

  private static String placed(int stack, int square) {
    return "%s on %s".formatted(FluidNames.definite(stack), BOARD.square(square));
  }
}
