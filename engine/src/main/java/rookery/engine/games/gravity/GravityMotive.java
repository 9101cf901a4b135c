package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
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
  /** So many turns before the end there is little to wait for. */
  private static final int LATE = 6;

  static Optional<Sentence> why(GravitySituation before, GravitySituation after) {
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
      return Sentence.of(SentenceRole.POINTS, "That captures a piece and scores %s.", points);
    }
    return left == 0
        ? Sentence.of(SentenceRole.POINTS, "That scores %s.", points)
        : Sentence.of(
            SentenceRole.POINTS,
            "%s: stacked there, %s is safe and scores %s.",
            Phrase.capitalised(
                now.well()
                    .footing(square(SquareSet.first(reached)))
                    .orElseGet(() -> whyNow(SquareSet.first(left)))),
            piece(),
            points);
  }

  private String whyNow(int from) {
    if (was.isLastOfItsSide()) {
      return "it's your last turn";
    }
    return danger(was.well())
        .captor(from)
        .map(captor -> captor + " could capture it")
        .orElseGet(() -> canWait(from) ? late() : "higher up it could be captured");
  }

  private String late() {
    return GravityTurn.LAST - was.number() < LATE ? "few turns are left" : "it can't fall further";
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
                        "%s could capture it on %s; here it's safe.",
                        Phrase.capitalised(captor),
                        square(SquareSet.first(left))));
  }

  /** How high the piece that moved has stayed, whether it is safe there, and where it can land. */
  private Optional<Sentence> placed() {
    if (reached == 0) {
      return Optional.of(Sentence.of("It stays high, so it can land on other pieces later."));
    }
    List<Integer> higher = higher();
    boolean isSafe = !isInReach();
    Optional<Sentence> landing = landing(higher);
    if (higher.isEmpty()) {
      return landing.or(() -> Optional.of(waiting(isSafe)));
    }
    if (isSafe && higher.stream().allMatch(this::isLostOn)) {
      return Optional.of(Sentence.of("Higher up it could be captured; here it's safe."));
    }
    return landing
        .or(this::hunting)
        .or(
            () ->
                isSafe
                    ? Optional.of(Sentence.of("Nothing can capture %s there.", piece()))
                    : Optional.empty());
  }

  /** The piece that has moved: {@code the rook}. */
  private String piece() {
    return "the " + PieceType.of(now.well().board().at(SquareSet.first(reached))).word();
  }

  private static Sentence waiting(boolean isSafe) {
    return isSafe
        ? Sentence.of("That's as high as it can stay, and nothing can capture it there.")
        : Sentence.of("It stays as high as it can.");
  }

  /** The squares above the one it reached that it could have gone to. */
  private List<Integer> higher() {
    int row = GravityBoard.BOARD.rank(SquareSet.first(reached));
    List<Integer> higher = new ArrayList<>();
    long left = was.targets(SquareSet.first(this.left));
    for (; left != 0; left = SquareSet.rest(left)) {
      if (GravityBoard.BOARD.rank(SquareSet.first(left)) > row) {
        higher.add(SquareSet.first(left));
      }
    }
    return higher;
  }

  private GravityTurn at(int square) {
    int from = SquareSet.first(left);
    return was.steps().stream()
        .filter(step -> step instanceof GravityStep.Move move && number(move.from()) == from)
        .map(GravityStep.Move.class::cast)
        .filter(move -> number(move.to()) == square)
        .findFirst()
        .orElseThrow()
        .after(was);
  }

  private boolean isLostOn(int square) {
    return SquareSet.has(danger(at(square).well()).prey(), square);
  }

  /** Where it can come to rest above others, if no square higher up led to a higher one. */
  private Optional<Sentence> landing(List<Integer> higher) {
    Landing best = Landing.best(now.well(), SquareSet.first(reached));
    boolean isBest =
        higher.stream()
            .allMatch(square -> Landing.best(at(square).well(), square).points() < best.points());
    if (best.points() == 1 || !isBest) {
      return Optional.empty();
    }
    return Optional.of(
        Sentence.of(
            higher.isEmpty()
                ? "It stays as high as it can, and could land on %s for %s points."
                : "From there it could land on %s for %s points.",
            best.at(),
            best.points()));
  }

  /** What it could capture in the next turn. */
  private Optional<Sentence> hunting() {
    int at = SquareSet.first(reached);
    long prey = new GravityMoves(now.well(), mover()).targets(at);
    prey &= now.well().active(mover().opposite());
    return prey == 0
        ? Optional.empty()
        : Optional.of(
            Sentence.of("Next turn it could capture %s.", Phrase.either(now.named(prey))));
  }

  /** That the piece just added can do no harm, and how little it can score. */
  private Optional<Sentence> harmless() {
    if (reached == 0) {
      return Optional.empty();
    }
    long own = now.well().active(mover());
    int at = SquareSet.first(reached);
    boolean captures = (new GravityMoves(now.well(), mover().opposite()).targets(at) & own) != 0;
    int points = Landing.best(now.well(), at).points();
    boolean isLow =
        GravityBoard.BOARD.squares(was.well().openings()).stream()
            .anyMatch(square -> lands(square) > points);
    if (isLow) {
      String most = Phrase.counted(points, "point");
      return Optional.of(
          captures || own == 0
              ? Sentence.of("From there it could score only %s.", most)
              : Sentence.of(
                  "From there it can't capture any of your pieces, and could score only %s.",
                  most));
    }
    if (own == 0) {
      return Optional.of(Sentence.of("You've nothing to lose yet, so any square will do."));
    }
    if (captures) {
      return new AddingDanger(was).isAvoidable()
          ? Optional.empty()
          : Optional.of(Sentence.of("Wherever it goes, it could capture one of yours."));
    }
    return Optional.of(Sentence.of("From there it can't capture any of your pieces."));
  }

  /** How high the piece to be added could land from another square of the top row. */
  private int lands(Square square) {
    GravityBoard then = was.well().added(square, was.flipped().orElseThrow());
    return Landing.best(then, number(square)).points();
  }

  /** Whether the piece could be captured where it stands now. */
  private boolean isInReach() {
    return (danger(now.well()).prey() & reached) != 0;
  }
}
