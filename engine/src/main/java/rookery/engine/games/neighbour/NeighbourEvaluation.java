package rookery.engine.games.neighbour;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Scores;
import rookery.engine.board.Board;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.motive.JoiningMotive;
import rookery.engine.play.GroupJoinCheck;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Judges by the cards that are left if what is still apart costs so many moves, and pieces that
 * have no neighbour of their colour some more.
 */
final class NeighbourEvaluation {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final JoiningMotive JOINING =
      new JoiningMotive(
          Direction.ALL,
          (one, other) -> BOARD.square(one).steps(BOARD.square(other)),
          NeighbourEvaluation::moves);
  private static final double A_GROUP = 0.5;
  private static final double A_GAP = 0.35;
  private static final double STUCK = 0.12;

  /** Before the first move the way is not known yet, and takes so many moves more in the end. */
  private static final double DETOURS = 5;

  /** More than groups can lie apart. */
  private static final int MOST_APART = 100;

  /** What a piece that is still to come will cost in moves. */
  private static final double A_PIECE = 0.65;

  private NeighbourEvaluation() {}

  static double of(NeighbourSituation situation, Scores scores) {
    NeighbourPosition gathering = situation.gathering();
    if (gathering.isLost(1)) {
      return 0;
    }
    int coming = Math.max(0, gathering.minimum() - gathering.pieces());
    double moves = gathering.pieces() == 0 ? 0 : apart(gathering);
    if (gathering.phase() != NeighbourPosition.Phase.MOVE) {
      moves += DETOURS + A_PIECE * coming;
    }
    double score = gathering.piles().left() - 2 * coming - moves;
    // Whatever is not lost is worth something, the more the better.
    return Math.max(score, 1 / (2 - Math.min(1, score))) / scores.most();
  }

  static Optional<Sentence> why(NeighbourSituation before, NeighbourSituation after) {
    return switch (before.gathering().phase()) {
      case ADD -> whyAdd(before.gathering(), after.gathering());
      case PLACE -> whyPlace(before.gathering(), after.gathering());
      case MOVE -> whyMove(before.gathering(), after.gathering());
    };
  }

  private static Optional<Sentence> whyAdd(NeighbourPosition before, NeighbourPosition after) {
    if (after.piles().turned() == before.piles().turned()) {
      return Optional.of(whyStop(new NeighbourMoves(after.board()).movers().size()));
    }
    if (!before.mayStop()) {
      return Optional.of(
          Sentence.of("You can't move until %s pieces are on the board.", before.minimum()));
    }
    return before.groups() == 1 ? Optional.empty() : Optional.of(whyNotStop(before));
  }

  private static Sentence whyStop(int movable) {
    return movable == 0
        ? Sentence.of("Each new piece would cost two cards.")
        : Sentence.of(
            "%s can move already, and each new one would cost two cards.",
            Phrase.counted(movable, "piece"));
  }

  private static Sentence whyNotStop(NeighbourPosition before) {
    NeighbourMoves moves = new NeighbourMoves(before.board());
    if (!moves.any()) {
      return Sentence.of("No piece could move yet, so you need another one.");
    }
    if (before.stopped().isLost()) {
      return Sentence.of("If you stopped now, the pieces could never become one group.");
    }
    String movers =
        moves
            .neverMoving()
            .map(colour -> "no %s piece could ever move".formatted(colour.word()))
            .orElseGet(() -> Phrase.counted(moves.movers().size(), "piece") + " could move");
    return Sentence.of(
        "If you started moving now, %s, and you'd have %s groups to join.",
        movers, before.groups());
  }

  /** What sets that square apart from others that the piece could be put on. */
  private static Optional<Sentence> whyPlace(NeighbourPosition before, NeighbourPosition after) {
    List<NeighbourPosition> all = before.ring().stream().map(before::withPlaced).toList();
    int touched = before.groups() + 1 - after.groups();
    if (isLeast(NeighbourPosition::groups, after, all)) {
      return Optional.of(
          touched > 1
              ? Sentence.of("There it joins %s groups, which saves moves.", touched)
              : Sentence.of("There it touches another piece, so it needn't be joined later."));
    }
    if (isLeast(one -> isLastStuck(one) ? 1 : 0, after, all)) {
      return lent(after.board(), after.last().orElseThrow())
          .map(neighbour -> Sentence.of("There it can move like %s beside it.", neighbour));
    }
    if (isLeast(one -> JOINING.apart(one.board()), after, all)) {
      return Optional.of(Sentence.of("It's nearest to the other groups there, which saves moves."));
    }
    return isLeast(NeighbourEvaluation::apart, after, all)
        ? freed(before.board(), after.board())
        : Optional.of(Sentence.of("The other squares do just as well."))
            .filter(same -> all.stream().allMatch(one -> apart(one) == apart(after)));
  }

  /** Whether no other has less of something, and some have more. */
  private static boolean isLeast(
      ToDoubleFunction<NeighbourPosition> measure,
      NeighbourPosition one,
      List<NeighbourPosition> all) {
    double own = measure.applyAsDouble(one);
    DoubleSummaryStatistics range = all.stream().mapToDouble(measure).summaryStatistics();
    return range.getMin() == own && range.getMax() > own;
  }

  private static boolean isLastStuck(NeighbourPosition placed) {
    int last = BOARD.number(placed.last().orElseThrow());
    return new NeighbourMoves(placed.board()).kinds(last).isEmpty();
  }

  private static Optional<Sentence> whyMove(NeighbourPosition before, NeighbourPosition after) {
    if (before.isLost()) {
      return Optional.of(GroupJoinCheck.LOST);
    }
    return after.groups() == 1
        ? Optional.of(
            Sentence.of(
                "It joins all the pieces, for %s.", Phrase.counted(after.piles().left(), "point")))
        : JOINING
            .why(before.board(), after.board())
            // What a plan does with that piece says more.
            .or(
                () ->
                    freed(before.board(), after.board())
                        .map(freed -> freed.as(SentenceRole.FORESEEN)));
  }

  /** A piece that could not move, and now can. */
  private static Optional<Sentence> freed(Board before, Board after) {
    return BOARD.squares(before.occupied() & after.occupied()).stream()
        .filter(square -> lent(before, square).isEmpty())
        .flatMap(
            square ->
                lent(after, square).stream()
                    .map(
                        neighbour ->
                            Sentence.of(
                                "It lets the %s on %s move like %s.",
                                PieceType.of(after.at(square)).word(), square, neighbour)))
        .findFirst();
  }

  /** A neighbour of its colour that the piece on {@code square} can move like. */
  private static Optional<String> lent(Board board, Square square) {
    return new NeighbourMoves(board)
        .lenders(square).stream()
            .map(beside -> "the %s on %s".formatted(PieceType.of(board.at(beside)).word(), beside))
            .findFirst();
  }

  /** Of the squares for a piece those that leave the fewest groups, the nearest to each other. */
  static List<Action> sensible(List<Action> legal) {
    List<NeighbourAction.Place> places = PlayableState.deeds(legal, NeighbourAction.Place.class);
    double[] apart =
        places.stream()
            .map(NeighbourAction.Place::placed)
            .mapToDouble(placed -> MOST_APART * placed.groups() + apart(placed))
            .toArray();
    double least = DoubleStream.of(apart).min().orElse(0);
    return places.isEmpty()
        ? legal
        : IntStream.range(0, apart.length)
            .filter(i -> apart[i] == least)
            .mapToObj(legal::get)
            .toList();
  }

  private static Stream<JoiningMotive.NextMove> moves(Board board) {
    BiFunction<Square, Square, JoiningMotive.NextMove> move =
        (from, to) ->
            new JoiningMotive.NextMove(
                "the %s on %s could go to %s"
                    .formatted(PieceType.of(board.at(from)).word(), from, to),
                board.moved(from, to));
    return new NeighbourMoves(board).all(move).stream();
  }

  private static double apart(NeighbourPosition gathering) {
    return A_GROUP * (gathering.groups() - 1)
        + A_GAP * JOINING.apart(gathering.board())
        + STUCK * new NeighbourMoves(gathering.board()).stuck();
  }
}
