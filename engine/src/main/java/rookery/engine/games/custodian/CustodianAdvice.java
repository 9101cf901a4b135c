package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
import rookery.engine.games.custodian.plan.ThroneMarch;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * The one thing that the side to move is advised to do, which the board tells and draws and a hint
 * recommends: what wins; else a move that comes out best once all that could be captured is held
 * against each other, and of those rather a capture, what saves a piece, or a plan.
 */
record CustodianAdvice(CustodianSituation situation) {
  /** Sums of the same that were added up in another order differ by less. */
  private static final double SAME = 0.001;

  /** What it counts to be captured as a king, or to lose at once otherwise. */
  private static final double LOST = 100;

  Plan best() {
    List<CustodianMove> sound = sound();
    Plan best = urgent(sound).orElseGet(() -> quiet(sound));
    List<Square> capturing =
        situation.turn().capturing().stream().map(CustodianMove::from).distinct().toList();
    return capturing.isEmpty() ? best : best.with(Mark.captures(capturing));
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
    return PieceType.of(move.piece()) == PieceType.KING
        && move.to() == CustodianPosition.goal(move.colour());
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
        plan.map(PairPlan::first)
            .map(List::of)
            .orElseGet(new LivelyMove(situation, sound)::liveliest);
    if (!situation.passed().grave().isEmpty()) {
      return Optional.of(stopping(best.get(0)));
    }
    return rescue(best)
        .map(this::withCost)
        .map(this::withFormer)
        .map(saving -> plan.map(PairPlan::alsoAims).map(saving::then).orElse(saving));
  }

  private Plan stopping(CustodianMove move) {
    if (loses(move)) {
      return plan(
          move, Sentence.of("You can't stop that threat. The best try is %s.", move.shortly()));
    }
    Plan stopping = plan(move, Sentence.of("Stop that threat: try %s.", move.shortly()));
    return dearest()
        .filter(capture -> loses(capture.move()))
        .map(capture -> Sentence.of("%s doesn't stop it.", capturing(capture)))
        .map(stopping::then)
        .orElse(stopping);
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
                    .filter(square -> saves(move, square, dangers))
                    .limit(1)
                    .map(square -> saving(move, square)))
        .findFirst();
  }

  /** Whether a move takes a piece out of danger and brings no other into it. */
  private boolean saves(CustodianMove move, Square square, List<Square> dangers) {
    Set<Square> after = situation.turn().after(move).victims();
    Set<Square> before = dangers.stream().map(move::later).collect(Collectors.toSet());
    return before.containsAll(after) && !after.contains(move.later(square));
  }

  private Plan saving(CustodianMove move, Square square) {
    return plan(
        move,
        Sentence.of("Save your %s: try %s.", situation.truth().piece(square), move.shortly()));
  }

  private Plan quiet(List<CustodianMove> sound) {
    Optional<PairPlan> old = givenUp();
    Plan quiet =
        pair(sound)
            .map(plan -> plan.told(situation.turn(), old.isPresent()))
            .orElseGet(new LivelyMove(situation, sound)::plan);
    Plan whole = old.filter(this::isOfDearest).isPresent() ? quiet : withCost(quiet);
    return old.map(plan -> whole.after(plan.whyOff(situation.turn()))).orElse(whole);
  }

  /** What has become of an older plan, after what is needed more. */
  private Plan withFormer(Plan plan) {
    return givenUp()
        .filter(old -> !isOfDearest(old))
        .map(old -> plan.then(old.whyOff(situation.turn()).as(SentenceRole.FORMER)))
        .orElse(plan);
  }

  /** Whether an old plan aimed at what can be captured now, of which is told what it costs. */
  private boolean isOfDearest(PairPlan old) {
    return dearest().filter(old::aimsAt).isPresent();
  }

  /** What has become of a plan that was shown and begun a turn ago, if it is not kept or done. */
  private Optional<PairPlan> givenUp() {
    List<CustodianPosition> past = situation.past();
    return situation
        .lastTurn()
        .get()
        .flatMap(
            before ->
                before
                    .plan()
                    .get()
                    // Few plans are begun, so this comes before what takes longer.
                    .filter(old -> old.isBegun(past.get(1), past.get(0)))
                    .filter(new CustodianAdvice(before)::isShown))
        .filter(old -> situation.plan().get().filter(old::hasGoalOf).isEmpty());
  }

  /** Whether its player is told that plan for a pair. */
  private boolean isShown(PairPlan plan) {
    List<CustodianMove> sound = sound();
    return beginsWithOneOf(sound, plan) && urgent(sound).isEmpty();
  }

  /** A plan that begins with one of those moves. */
  private Optional<PairPlan> pair(List<CustodianMove> sound) {
    return situation.plan().get().filter(plan -> beginsWithOneOf(sound, plan));
  }

  private static boolean beginsWithOneOf(List<CustodianMove> moves, PairPlan plan) {
    return moves.stream().anyMatch(plan.first()::isLike);
  }

  /** With what the dearest capture would cost that isn't advised. */
  private Plan withCost(Plan plan) {
    return plan.thenFirst(costs());
  }

  private List<Sentence> costs() {
    return dearest().stream()
        .flatMap(capture -> situation.turn().cost(capturing(capture), capture.move()).stream())
        .toList();
  }

  private Optional<PairCapture> dearest() {
    return PairCapture.by(situation.possible().get()).findFirst();
  }

  private String capturing(PairCapture capture) {
    return "Capturing %s".formatted(capture.victim().square());
  }

  static Plan plan(CustodianMove move, Sentence told) {
    List<Mark> marks = new ArrayList<>(move.marks());
    move.captures().forEach(square -> marks.add(Mark.ring(square, PairPlan.COLOUR)));
    return new Plan(new Explanation(Sentences.of(told), marks), Optional.of(move.text()));
  }
}
