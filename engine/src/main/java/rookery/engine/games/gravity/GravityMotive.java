package rookery.engine.games.gravity;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.games.gravity.well.GravityMoves;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why an action is good: the points that it scores, or else how high and safe a piece stands after
 * it.
 *
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
    if (left == 0 || !now.captures().equals(was.captures())) {
      return Sentence.of(SentenceRole.POINTS, "That scores %s.", points);
    }
    String all =
        was.alsoStacked(now.well())
            .map(others -> "%s (%s)".formatted(points, others))
            .orElse(points);
    String why = whyNow().map(reason -> reason + ": ").orElse("");
    return Sentence.of(
        SentenceRole.POINTS,
        "%s, %s is safe and scores %s.",
        Phrase.capitalised(why + "stacked on " + square(SquareSet.first(reached))),
        piece(),
        all + ground().orElse(""));
  }

  private Optional<String> whyNow() {
    return now.well()
        .footing(square(SquareSet.first(reached)))
        .or(() -> Optional.of("it's your last turn").filter(last -> was.isLastOfItsSide()))
        .or(this::captor)
        .or(this::whyNotLater);
  }

  /** What could have captured it where it stood: {@code the rook on a8 could capture it on c8}. */
  private Optional<String> captor() {
    int from = SquareSet.first(left);
    return danger(was)
        .captor(from)
        .map(captor -> "%s could capture it on %s".formatted(captor, square(from)));
  }

  /** That it could not have waited where it isn't stacked, or only shortly. */
  private Optional<String> whyNotLater() {
    List<Integer> waits = targets().filter(to -> !at(to).well().isStacked(square(to))).toList();
    boolean isLate = GravityTurn.LAST - was.number() < LATE;
    return !waits.isEmpty() && waits.stream().allMatch(this::isLostOn)
        ? Optional.of("higher up it could be captured")
        : Optional.of("few turns are left").filter(late -> isLate && !waits.isEmpty());
  }

  /** What could land higher now: {@code , and the pawn on a7 could then land on a2}. */
  private Optional<String> ground() {
    return numbers(was.well().active(mover()) & now.well().active(mover()))
        .filter(
            other ->
                GravityLanding.best(now, other).points() > GravityLanding.best(was, other).points())
        .max(Comparator.comparing(other -> GravityLanding.best(now, other).points()))
        .map(
            other ->
                ", and %s could then land on %s"
                    .formatted(now.named(other), GravityLanding.best(now, other).at()));
  }

  private static Stream<Integer> numbers(long squares) {
    return GravityBoard.BOARD.squares(squares).stream().map(GravityMotive::number);
  }

  /** Where the piece that moved could go. */
  private Stream<Integer> targets() {
    return numbers(was.targets(SquareSet.first(left)));
  }

  private static int number(Square square) {
    return GravityBoard.BOARD.number(square);
  }

  private static Square square(int number) {
    return GravityBoard.BOARD.square(number);
  }

  private GravityDanger danger(GravityTurn turn) {
    return new GravityDanger(turn, mover());
  }

  /** The piece that moved, if it could have been captured where it stood. */
  private Optional<Sentence> saved() {
    return left == 0 || isInReach()
        ? Optional.empty()
        : captor()
            .map(
                captor ->
                    Sentence.of(
                        SentenceRole.RESCUE, "%s; here it's safe.", Phrase.capitalised(captor)));
  }

  /** How high the piece that moved has stayed, whether it is safe there, and where it can land. */
  private Optional<Sentence> placed() {
    boolean isSafe = !isInReach();
    if (reached == 0 || landing().points() == 0) {
      return hunting().or(() -> Optional.of(idle(isSafe)));
    }
    List<Integer> higher = higher();
    Optional<Sentence> landing = landing(higher);
    if (higher.isEmpty()) {
      return landing.or(this::room).or(() -> Optional.of(waiting(isSafe)));
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

  /** Of a piece that doesn't land, or can't before the end. */
  private Sentence idle(boolean isSafe) {
    if (reached == 0 && !was.isLastOfItsSide()) {
      return Sentence.of("It stays high, so it can land on other pieces later.");
    }
    if (reached == 0 || was.number() == GravityTurn.LAST) {
      return Sentence.of("It can't score any more%s.", was.canScore() ? "" : "; any move will do");
    }
    return Sentence.of(
        isSafe
            ? "It can't land before the game ends, but nothing can capture it there."
            : "It can't land before the game ends.");
  }

  private GravityLanding landing() {
    return GravityLanding.best(now, SquareSet.first(reached));
  }

  /** The piece that has moved: {@code the rook}. */
  private String piece() {
    return "the " + PieceType.of(now.well().board().at(SquareSet.first(reached))).word();
  }

  /** For which other piece that has yet to go it makes room. */
  private Optional<Sentence> room() {
    return numbers(was.going() & now.going())
        .filter(other -> (now.targets(other) & ~was.targets(other)) != 0)
        .findFirst()
        .map(other -> Sentence.of("It makes room for %s.", now.named(other)));
  }

  private Sentence waiting(boolean isSafe) {
    if (targets().count() == 1) {
      return Sentence.of("It has no other move.");
    }
    return isSafe
        ? Sentence.of("It must move and can't stay higher, but nothing could capture it there.")
        : Sentence.of("It must move and can't stay higher.");
  }

  /** The squares above the one it reached that it could have gone to. */
  private List<Integer> higher() {
    int row = GravityBoard.BOARD.rank(SquareSet.first(reached));
    return targets().filter(to -> GravityBoard.BOARD.rank(to) > row).toList();
  }

  private GravityTurn at(int square) {
    return was.withMove(was.move(SquareSet.first(left), square));
  }

  private boolean isLostOn(int square) {
    return SquareSet.has(danger(at(square)).prey(), square);
  }

  /** Where it can come to rest above others, if no square higher up led to a higher one. */
  private Optional<Sentence> landing(List<Integer> higher) {
    GravityLanding best = landing();
    boolean isBest =
        higher.stream()
            .allMatch(square -> GravityLanding.best(at(square), square).points() < best.points());
    if (best.points() == 1 || !isBest) {
      return Optional.empty();
    }
    return Optional.of(
        Sentence.of(
            higher.isEmpty()
                ? "It can't stay higher up, and could land on %s for %s points later."
                : "From there it could land on %s for %s points.",
            best.at(),
            best.points()));
  }

  /** What it could capture in the next turn. */
  private Optional<Sentence> hunting() {
    if (reached == 0 || now.movesLeft(SquareSet.first(reached)) == 0) {
      return Optional.empty();
    }
    long prey = GravityMoves.captures(now.well(), SquareSet.first(reached));
    return prey == 0
        ? Optional.empty()
        : Optional.of(
            Sentence.of("Next turn it could capture %s.", Phrase.either(now.named(prey))));
  }

  /** That the piece just added can do no harm or is lost itself, and how little it can score. */
  private Optional<Sentence> harmless() {
    if (reached == 0) {
      return Optional.empty();
    }
    DangerOfAddedPiece added = new DangerOfAddedPiece(was);
    boolean isAlone = now.well().active(mover()) == 0;
    Square at = square(SquareSet.first(reached));
    int points = landing().points();
    boolean isLow =
        GravityBoard.BOARD.squares(was.well().openings()).stream()
            .anyMatch(square -> added.points(square) > points);
    if (!isAlone && added.isLost(at)) {
      return Optional.of(Sentence.of("From there you could capture it wherever it goes."));
    }
    if (isLow) {
      return Optional.of(low(!isAlone && added.prey(at) == 0, points));
    }
    return isAlone
        ? Optional.of(Sentence.of("You've nothing to lose yet, so any square will do."))
        : capturingNothing(added, at);
  }

  /**
   * That it could capture nothing, as it could from few other squares, or anywhere else as well.
   */
  private static Optional<Sentence> capturingNothing(DangerOfAddedPiece added, Square at) {
    if (added.isAlikeEverywhere()) {
      return Optional.of(Sentence.of("It can't capture next turn, so any square will do."));
    }
    if (added.prey(at) != 0) {
      return added.isAvoidable()
          ? Optional.empty()
          : Optional.of(Sentence.of("Wherever it goes, it could capture one of yours."));
    }
    return Optional.of(
        added
            .worse()
            .map(
                squares ->
                    Sentence.of("Only from %s could it capture one of your pieces.", squares))
            .orElseGet(() -> Sentence.of("From there it couldn't capture any of your pieces.")));
  }

  private static Sentence low(boolean isHarmless, int points) {
    String scores =
        points == 0
            ? "couldn't score before the game ends"
            : "could score at most " + Phrase.counted(points, "point");
    return isHarmless
        ? Sentence.of("From there it couldn't capture any of your pieces, and it %s.", scores)
        : Sentence.of("From there it %s.", scores);
  }

  /** Whether the piece could be captured where it stands now. */
  private boolean isInReach() {
    return (danger(now).prey() & reached) != 0;
  }
}
