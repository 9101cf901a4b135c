package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.games.custodian.plan.PairCapture;
import rookery.engine.games.custodian.plan.PairPlan;
import rookery.engine.games.custodian.plan.QuietMove;
import rookery.engine.games.custodian.plan.ThroneMarch;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The one thing that the side to move is advised to do, which the board tells and draws and a hint
 * recommends: what wins; else a move that comes out best once all that could be captured is held
 * against each other, and of those rather a capture, what saves a piece, or a plan.
 */
record CustodianAdvice(CustodianSituation situation) {
  /** So many moves are held against all that the other side could answer. */
  private static final int TRIED = 6;

  /** Sums of the same that were added up in another order differ by less. */
  private static final double SAME = 0.001;

  /** What it counts to be captured as a king, or to lose at once otherwise. */
  private static final double LOST = 100;

  Plan best() {
    List<CustodianMove> sound = sound();
    return urgent(sound).orElseGet(() -> quiet(sound));
  }

  /** What comes before any plan that builds a pair. */
  private Optional<Plan> urgent(List<CustodianMove> sound) {
    return situation.winning().stream()
        .max(Comparator.comparing(CustodianAdvice::isOnThrone))
        .map(move -> plan(move, winning(move)))
        .or(
            () ->
                ThroneMarch.of(situation.turn())
                    .filter(way -> sound.contains(way.get(0)))
                    .map(CustodianAdvice::marching))
        .or(() -> capture(sound))
        .or(() -> defence(sound));
  }

  private static Sentence winning(CustodianMove move) {
    return isOnThrone(move) && move.taken().isEmpty()
        ? Sentence.of(
            "Your king can step onto the throne on %s now: that wins the game.", move.to())
        : Sentence.of("You can win now: %s.", move.withPartner());
  }

  private static boolean isOnThrone(CustodianMove move) {
    return isKing(move) && move.to() == CustodianPosition.goal(move.colour());
  }

  /**
   * The moves that come out best, and of those the ones that leave least to be captured at once:
   * nobody reads a recapture out of them. Rather none that takes back the last one.
   */
  private List<CustodianMove> sound() {
    List<CustodianMove> good = most(situation.possible().get(), this::balance);
    List<CustodianMove> calm = most(good, move -> -situation.turn().after(move).worthLost());
    List<CustodianMove> onward = calm.stream().filter(move -> !situation.undoes(move)).toList();
    return onward.isEmpty() ? calm : onward;
  }

  /** Those that are worth most. */
  private static List<CustodianMove> most(
      List<CustodianMove> moves, ToDoubleFunction<CustodianMove> worth) {
    double[] worths = moves.stream().mapToDouble(worth).toArray();
    double least = Arrays.stream(worths).max().orElseThrow() - SAME;
    return IntStream.range(0, worths.length)
        .filter(i -> worths[i] >= least)
        .mapToObj(moves::get)
        .toList();
  }

  private double balance(CustodianMove move) {
    return situation.turn().balance(move) - (loses(move) ? LOST : 0);
  }

  private boolean loses(CustodianMove move) {
    return !situation.after(move).grave().isEmpty();
  }

  private static Plan marching(List<CustodianMove> way) {
    String rest = way.stream().skip(1).map(step -> "-" + step.to()).collect(Collectors.joining());
    return plan(
        way.get(0),
        Sentence.of("Plan: %s%s takes the throne and wins.", way.get(0).shortly(), rest));
  }

  /** The capture that wins most of those. */
  private Optional<Plan> capture(List<CustodianMove> sound) {
    return PairCapture.by(sound)
        .findFirst()
        .map(PairCapture::move)
        .map(
            move ->
                plan(
                        move,
                        Sentence.of(
                            situation.passed().capturable().isEmpty()
                                ? "You can %s %s: %s."
                                : "But you can %s %s: %s.",
                            situation.options().verb(),
                            CapturedPiece.listed(move.taken()),
                            move.shortly()))
                    .then(move.helped()));
  }

  /** What stops a loss, or saves the dearest piece that can be saved; with a plan if it has one. */
  private Optional<Plan> defence(List<CustodianMove> sound) {
    Optional<PairPlan> plan = pair(sound);
    List<CustodianMove> best =
        plan.map(PairPlan::first).map(List::of).orElseGet(() -> liveliest(sound));
    if (!situation.passed().grave().isEmpty()) {
      CustodianMove move = best.get(0);
      return Optional.of(
          loses(move)
              ? plan(
                  move,
                  Sentence.of("You can't stop that threat. The best try is %s.", move.shortly()))
              : plan(move, Sentence.of("Stop that threat: try %s.", move.shortly())));
    }
    return rescue(best)
        .map(saving -> plan.map(more -> saving.then(more.why(situation.turn()))).orElse(saving))
        .map(this::withCost);
  }

  private Optional<Plan> rescue(List<CustodianMove> best) {
    List<Square> dangers =
        PairCapture.by(situation.passed().possible().get())
            .map(danger -> danger.victim().square())
            .distinct()
            .toList();
    return best.stream()
        .flatMap(
            move ->
                dangers.stream()
                    .filter(square -> saves(move, square))
                    .limit(1)
                    .map(square -> saving(move, square, dangers.size() == 1)))
        .findFirst();
  }

  private boolean saves(CustodianMove move, Square square) {
    return !situation.turn().after(move).victims().contains(move.later(square));
  }

  private Plan saving(CustodianMove move, Square square, boolean isOnly) {
    String piece =
        isOnly
            ? PieceType.of(situation.truth().board().at(square)).word()
            : situation.truth().piece(square);
    return plan(move, Sentence.of("Save your %s: try %s.", piece, move.shortly()));
  }

  private Plan quiet(List<CustodianMove> sound) {
    Optional<Sentence> former = givenUp();
    Plan quiet =
        pair(sound)
            .map(plan -> plan.told(situation.turn(), former.isPresent()))
            .or(() -> knight(sound))
            .orElseGet(() -> lively(sound));
    return former.map(quiet::after).orElseGet(() -> withCost(quiet));
  }

  /** What has become of a plan that was shown and begun a turn ago, if it is not kept or done. */
  private Optional<Sentence> givenUp() {
    return situation
        .lastTurn()
        .flatMap(before -> new CustodianAdvice(before).shown())
        .filter(old -> situation.plan().get().filter(old::hasGoalOf).isEmpty())
        .filter(old -> old.isBegun(situation.past().get(1), situation.past().get(0)))
        .map(old -> old.whyOff(situation.turn()));
  }

  /** The plan for a pair that its player is told. */
  private Optional<PairPlan> shown() {
    List<CustodianMove> sound = sound();
    return urgent(sound).isPresent() ? Optional.empty() : pair(sound);
  }

  /** A plan that begins with one of those moves. */
  private Optional<PairPlan> pair(List<CustodianMove> sound) {
    return situation.plan().get().filter(plan -> sound.stream().anyMatch(plan.first()::isLike));
  }

  private Optional<Plan> knight(List<CustodianMove> sound) {
    return nearest(sound)
        .map(
            move ->
                plan(
                        move,
                        Sentence.of(
                            "Bring your knights forward, starting with %s.", move.shortly()))
                    .then(together("A pair"))
                    .because(together("It brings a knight forward: a pair")));
  }

  private Sentence together(String pair) {
    return Sentence.of(
        "%s of pieces can %s an enemy, even the king.", pair, situation.options().verb());
  }

  /** What brings a knight from its home rank nearest to the enemy king without danger. */
  private Optional<CustodianMove> nearest(List<CustodianMove> sound) {
    CustodianPosition now = situation.truth();
    int home = CustodianPosition.throne(now.turn()).rank();
    return now.board().find(now.turn().opposite().cased('K')).stream()
        .flatMap(
            king ->
                sound.stream()
                    .filter(move -> PieceType.of(move.piece()) == PieceType.KNIGHT)
                    .filter(move -> move.from().rank() == home)
                    .filter(move -> move.to().steps(king) < move.from().steps(king))
                    .filter(situation.turn()::isSafe)
                    .sorted(Comparator.comparing(move -> move.to().steps(king))))
        .findFirst();
  }

  /** A move with a reason if there is one among the best, and rather not one of the king. */
  private Plan lively(List<CustodianMove> sound) {
    List<CustodianMove> best =
        liveliest(sound).stream().sorted(Comparator.comparing(CustodianAdvice::isKing)).toList();
    return best.stream()
        .flatMap(
            move ->
                QuietMove.of(situation.turn(), move)
                    .reason()
                    .map(why -> plan(move, why.advised()).because(why.told()))
                    .stream())
        .findFirst()
        .orElseGet(() -> safest(best.get(0)));
  }

  /** A move for which nothing else is to be said. */
  private Plan safest(CustodianMove move) {
    if (!situation.turn().after(move).victims().isEmpty()) {
      return plan(move, Sentence.of("Try %s, which loses the least.", move.shortly()))
          .because(Sentence.of("It loses the least."));
    }
    Sentence safe =
        Sentence.of(
            "%s can't %s anything then.",
            TwoColourSeats.seat(move.colour().opposite()), situation.options().verb());
    return plan(move, Sentence.of("Try %s: %s.", move.shortly(), safe.asPart())).because(safe);
  }

  /** What looks best of those by a glance at the board, if possible without danger to come. */
  private List<CustodianMove> liveliest(List<CustodianMove> sound) {
    int sign = situation.truth().turn() == Colour.WHITE ? -1 : 1;
    List<CustodianMove> best =
        sound.stream()
            .sorted(Comparator.comparing(m -> sign * CustodianEvaluation.of(situation.after(m))))
            .limit(TRIED)
            .toList();
    List<CustodianMove> safe = best.stream().filter(situation.turn()::isSafe).toList();
    return safe.isEmpty() ? best : safe;
  }

  /** With what the dearest capture would cost that isn't advised. */
  private Plan withCost(Plan plan) {
    return PairCapture.by(situation.possible().get())
        .findFirst()
        .flatMap(
            capture ->
                situation
                    .turn()
                    .cost(
                        "Capturing the %s"
                            .formatted(situation.truth().piece(capture.victim().square())),
                        capture.move()))
        .map(plan::then)
        .orElse(plan);
  }

  private static Plan plan(CustodianMove move, Sentence told) {
    List<Mark> marks = new ArrayList<>(move.marks());
    move.captures().forEach(square -> marks.add(Mark.ring(square, PairPlan.COLOUR)));
    return new Plan(new Explanation(Sentences.of(told), marks), Optional.of(move.text()));
  }

  private static boolean isKing(CustodianMove move) {
    return PieceType.of(move.piece()) == PieceType.KING;
  }
}
