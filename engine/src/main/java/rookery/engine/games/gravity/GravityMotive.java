package rookery.engine.games.gravity;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why an action is good: the points that it scores, or else how high and safe a piece stands after
 * it.
 *
 * @param was the turn in which it was done
 * @param now the turn that it led to
 * @param left where the piece stood that moved; empty if one was added
 * @param reached where a piece stands now and none stood before
 */
record GravityMotive(GravityTurn was, GravityTurn now, long left, long reached) {
  static Optional<Sentence> why(GravityScene before, GravityScene after) {
    Colour mover = before.turn().colour();
    int gain = after.points().of(mover) - before.points().of(mover);
    return gain > 0
        ? Optional.of(
            Sentence.of(SentenceRole.POINTS, "That scores %s.", Phrase.counted(gain, "point")))
        : of(before.turn(), after.turn()).sentence();
  }

  private static GravityMotive of(GravityTurn was, GravityTurn now) {
    long before = was.well().board().occupied();
    long after = now.well().board().occupied();
    return new GravityMotive(was, now, before & ~after, after & ~before);
  }

  private Optional<Sentence> sentence() {
    return was.hasMove() ? saved().or(this::placed) : harmless();
  }

  private Colour mover() {
    return was.colour();
  }

  /** The piece that moved, if it could have been captured where it stood. */
  private Optional<Sentence> saved() {
    boolean saves = (prey(was.well()) & left) != 0;
    return saves && !isInReach()
        ? Optional.of(
            Sentence.of(
                "It saves the %s from being captured.",
                PieceType.of(was.well().board().at(SquareSet.first(left))).word()))
        : Optional.empty();
  }

  /** How high the piece that moved has stayed, and whether it is safe there. */
  private Optional<Sentence> placed() {
    if (left == 0 || reached == 0) {
      return Optional.empty();
    }
    int from = SquareSet.first(left);
    int to = SquareSet.first(reached);
    if (GravityEvaluation.row(now.well(), to) > GravityEvaluation.row(was.well(), from)) {
      return Optional.of(Sentence.of("That file is stacked higher, so it can score more there."));
    }
    if (!isInReach()) {
      return Optional.of(Sentence.of("It can't be captured there."));
    }
    boolean slow =
        GravityBoard.BOARD.squares(was.targets(from)).stream()
            .noneMatch(other -> other.rank() > GravityBoard.BOARD.rank(to));
    return slow ? Optional.of(Sentence.of("It comes down as little as it can.")) : Optional.empty();
  }

  /** That the piece just added can do no harm, where others could be harmed. */
  private Optional<Sentence> harmless() {
    long own = now.well().active(mover());
    if (reached == 0) {
      return Optional.empty();
    }
    if (own == 0) {
      return Optional.of(Sentence.of("You've nothing to lose yet, so any square will do."));
    }
    GravityMoves enemy = new GravityMoves(now.well(), mover().opposite());
    boolean captures = (enemy.targets(SquareSet.first(reached)) & own) != 0;
    return captures
        ? Optional.empty()
        : Optional.of(Sentence.of("From there it can't capture any of your pieces."));
  }

  /** Whether the piece could be captured where it stands now. */
  private boolean isInReach() {
    return (prey(now.well()) & reached) != 0;
  }

  /** Where pieces of whoever acted stand that the other side could capture. */
  private long prey(GravityBoard well) {
    Colour enemy = mover().opposite();
    GravityMoves moves = new GravityMoves(well, enemy);
    long prey = 0;
    for (long others = well.active(enemy); others != 0; others = SquareSet.rest(others)) {
      prey |= moves.targets(SquareSet.first(others));
    }
    return prey & well.active(mover());
  }
}
