package rookery.engine.games.gravity;

import java.util.Optional;
import rookery.engine.Evaluation;
import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * Judges by the points made, by the row on which each piece that still falls may come to rest, and
 * by what either side can capture next.
 */
final class GravityEvaluation {
  private static final double SURE = 1.5;
  private static final double UNSURE = 0.12;
  private static final double FALLING = 0.75;
  private static final double TO_TAKE = 0.7;
  private static final double TO_LOSE = 0.4;

  private GravityEvaluation() {}

  static double of(GravityScene scene) {
    GravityTurn turn = scene.turn();
    GravityPoints points = scene.points();
    double lead = points.of(Colour.WHITE) - points.of(Colour.BLACK);
    lead += falling(turn.well(), Colour.WHITE) - falling(turn.well(), Colour.BLACK);
    double tempo = toTake(turn, turn.colour(), turn.going()) * TO_TAKE;
    Colour other = turn.colour().opposite();
    tempo -= toTake(turn, other, turn.well().active(other)) * TO_LOSE;
    lead += turn.colour() == Colour.WHITE ? tempo : -tempo;
    return Evaluation.share(lead, SURE + UNSURE * (GravityTurn.LAST - turn.number()));
  }

  static Optional<Sentence> why(GravityScene before, GravityScene after) {
    Colour mover = before.turn().colour();
    int gain = after.points().of(mover) - before.points().of(mover);
    if (gain > 0) {
      return Optional.of(Sentence.of("It scores %s.", Phrase.counted(gain, "point")));
    }
    return before.turn().hasMove()
        ? saved(before.turn(), after.turn()).or(() -> placed(before.turn(), after.turn()))
        : harmless(before, after);
  }

  /** The piece that moved, if it could have been captured where it stood. */
  private static Optional<Sentence> saved(GravityTurn before, GravityTurn after) {
    Colour mover = before.colour();
    long left = before.well().board().occupied() & ~after.well().board().occupied();
    long reached = after.well().board().occupied() & ~before.well().board().occupied();
    boolean saves = (prey(before.well(), mover) & left) != 0;
    return saves && (prey(after.well(), mover) & reached) == 0
        ? Optional.of(
            Sentence.of(
                "It saves the %s from being captured.",
                PieceType.of(before.well().board().at(SquareSet.first(left))).word()))
        : Optional.empty();
  }

  /** How high the piece that moved has stayed, and whether it is safe there. */
  private static Optional<Sentence> placed(GravityTurn before, GravityTurn after) {
    long left = before.well().board().occupied() & ~after.well().board().occupied();
    long reached = after.well().board().occupied() & ~before.well().board().occupied();
    if (left == 0 || reached == 0) {
      return Optional.empty();
    }
    int from = SquareSet.first(left);
    int to = SquareSet.first(reached);
    if (row(after.well(), to) > row(before.well(), from)) {
      return Optional.of(Sentence.of("That file is stacked higher, so it can score more there."));
    }
    if ((prey(after.well(), before.colour()) & reached) == 0) {
      return Optional.of(Sentence.of("It can't be captured there."));
    }
    boolean slow =
        GravityBoard.BOARD.squares(before.targets(from)).stream()
            .noneMatch(other -> other.rank() > GravityBoard.BOARD.rank(to));
    return slow ? Optional.of(Sentence.of("It comes down as little as it can.")) : Optional.empty();
  }

  /** That the piece just added can do no harm, where others could be harmed. */
  private static Optional<Sentence> harmless(GravityScene before, GravityScene after) {
    GravityBoard well = after.turn().well();
    Colour mover = before.turn().colour();
    long added = well.board().occupied() & ~before.turn().well().board().occupied();
    if (added == 0) {
      return Optional.empty();
    }
    if (well.active(mover) == 0) {
      return Optional.of(Sentence.of("You've nothing to lose yet, so any square will do."));
    }
    boolean captures =
        (new GravityMoves(well, mover.opposite()).targets(SquareSet.first(added))
                & well.active(mover))
            != 0;
    return captures
        ? Optional.empty()
        : Optional.of(Sentence.of("From there it can't capture any of your pieces."));
  }

  /** Where pieces of {@code colour} stand that the other side could capture. */
  private static long prey(GravityBoard well, Colour colour) {
    GravityMoves moves = new GravityMoves(well, colour.opposite());
    long prey = 0;
    for (long left = well.active(colour.opposite()); left != 0; left = SquareSet.rest(left)) {
      prey |= moves.targets(SquareSet.first(left));
    }
    return prey & well.active(colour);
  }

  /** The rows that the pieces of {@code colour} may come to rest on. */
  private static double falling(GravityBoard well, Colour colour) {
    double rows = 0;
    for (long left = well.active(colour); left != 0; left = SquareSet.rest(left)) {
      rows += FALLING * row(well, SquareSet.first(left));
    }
    return rows;
  }

  /** The row above all that is stacked on the same file. */
  private static int row(GravityBoard well, int square) {
    int file = GravityBoard.BOARD.file(square);
    int row = 0;
    for (int rank = 0; rank < GravityBoard.BOARD.rank(square); rank++) {
      row = SquareSet.has(well.stacked(), GravityBoard.BOARD.number(file, rank)) ? rank + 1 : row;
    }
    return row + 1;
  }

  /** What the pieces on {@code movers} can capture, each victim once, no more than they are. */
  private static double toTake(GravityTurn turn, Colour colour, long movers) {
    GravityMoves moves = new GravityMoves(turn.well(), colour);
    long prey = turn.well().active(colour.opposite());
    long taken = 0;
    int captors = 0;
    for (long left = movers; left != 0; left = SquareSet.rest(left)) {
      long targets = moves.targets(SquareSet.first(left)) & prey;
      captors += targets == 0 ? 0 : 1;
      taken |= targets;
    }
    double gain = 0;
    int victims = 0;
    for (long left = taken; left != 0 && victims < captors; left = SquareSet.rest(left)) {
      gain += 1 + FALLING * row(turn.well(), SquareSet.first(left));
      victims++;
    }
    return gain;
  }
}
