package rookery.engine.games.gravity;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
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
  /** So many turns before the end there is little to wait for. */
  private static final int LATE = 6;

  static Optional<Sentence> why(GravityScene before, GravityScene after) {
    Colour mover = before.turn().colour();
    int gain = after.points().of(mover) - before.points().of(mover);
    GravityMotive motive = of(before.turn(), after.turn());
    return gain > 0
        ? Optional.of(motive.scoring(Phrase.counted(gain, "point")))
        : motive.sentence();
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

  /** Why points are taken now that might have been more later. */
  private Sentence scoring(String points) {
    if (!now.captures().equals(was.captures())) {
      return Sentence.of(SentenceRole.POINTS, "It captures a piece, and scores %s.", points);
    }
    return left == 0
        ? Sentence.of(SentenceRole.POINTS, "That scores %s.", points)
        : Sentence.of(
            SentenceRole.POINTS,
            "%s it's safe, and scores %s.",
            ground().orElseGet(() -> whyNow(SquareSet.first(left))),
            points);
  }

  /** Why a piece stays with nothing right below it: where it could go, others are stacked. */
  private Optional<String> ground() {
    List<Square> full = new Footing(now.well(), SquareSet.first(reached)).full();
    return full.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "It could only fall to %s, %s full. Stacked,"
                .formatted(Phrase.list(full), full.size() == 1 ? "which is" : "which are"));
  }

  private String whyNow(int from) {
    if (was.isLastOfItsSide()) {
      return "It's your last turn: stacked,";
    }
    return danger(was.well())
        .captor(from)
        .map(captor -> "%s could capture it. Stacked,".formatted(Phrase.capitalised(captor)))
        .orElseGet(() -> canWait(from) ? late() : "Higher up it could be captured. Stacked,");
  }

  private String late() {
    return GravityTurn.LAST - was.number() < LATE
        ? "Few turns are left: stacked,"
        : "It can't fall further: stacked,";
  }

  /** Whether the piece could have gone where it isn't stacked and can't be captured. */
  private boolean canWait(int from) {
    return was.steps().stream()
        .filter(step -> step instanceof GravityStep.Move move && number(move.from()) == from)
        .map(step -> (GravityStep.Move) step)
        .anyMatch(
            move -> {
              GravityBoard then = move.after(was).well();
              long there = SquareSet.of(number(move.to()));
              return (then.stacked() & there) == 0 && (danger(then).prey() & there) == 0;
            });
  }

  private static int number(Square square) {
    return GravityBoard.BOARD.number(square);
  }

  private static Square square(int number) {
    return GravityBoard.BOARD.square(number);
  }

  private GravityDanger danger(GravityBoard well) {
    return new GravityDanger(well, mover());
  }

  /** The piece that moved, if it could have been captured where it stood. */
  private Optional<Sentence> saved() {
    return left == 0 || isInReach()
        ? Optional.empty()
        : danger(was.well())
            .captor(SquareSet.first(left))
            .map(
                captor ->
                    Sentence.of(
                        SentenceRole.RESCUE,
                        "%s could capture it on %s; here nothing can.",
                        Phrase.capitalised(captor),
                        square(SquareSet.first(left))));
  }

  /** How high the piece that moved has stayed, and whether it is safe there. */
  private Optional<Sentence> placed() {
    if (left == 0 || reached == 0) {
      return Optional.empty();
    }
    int from = SquareSet.first(left);
    int to = SquareSet.first(reached);
    if (GravityEvaluation.row(now.well(), to) > GravityEvaluation.row(was.well(), from)) {
      return Optional.of(
          Sentence.of("More is stacked below it on that file, so it can score more there."));
    }
    boolean waits =
        GravityBoard.BOARD.squares(was.targets(from)).stream()
            .noneMatch(other -> other.rank() > GravityBoard.BOARD.rank(to));
    if (!isInReach()) {
      return Optional.of(
          waits
              ? Sentence.of("It waits high, where nothing can capture it, to land on others later.")
              : Sentence.of("Nothing can capture it there."));
    }
    return waits ? Optional.of(Sentence.of("It stays as high as it can.")) : Optional.empty();
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
    return (danger(now.well()).prey() & reached) != 0;
  }
}
