package rookery.engine.games.custodian.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.move.CapturingPairsDrawing;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * Moves that build a pair, if the other side does nothing about it: {@link PlanSearch} finds them.
 *
 * @param steps one or two moves that capture nothing
 * @param aim what the pair then captures
 */
public record PairPlan(List<CustodianMove> steps, PairCapture aim) {
  /** What is drawn of any plan. */
  public static final String COLOUR = "blue";

  public PairPlan {
    steps = List.copyOf(steps);
  }

  /**
   * What two plans have in common that only differ in the way there.
   *
   * @param victim the square of what is captured
   * @param mover where the piece goes that captures it
   * @param partner where its partner stands then
   */
  record Goal(Square victim, Square mover, Square partner) {}

  Goal goal() {
    return new Goal(victim(), aim.move().to(), aim.victim().partner());
  }

  /** Whether another one only differs in the way there. */
  public boolean hasGoalOf(PairPlan other) {
    return goal().equals(other.goal());
  }

  /** Whether its first move led from one turn to the other side's turn that followed. */
  public boolean isBegun(CustodianPosition before, CustodianPosition after) {
    return before.after(first()).board().equals(after.board());
  }

  /** The move to play now. */
  public CustodianMove first() {
    return steps.get(0);
  }

  /** What is left of it once its first move has been played; empty if that is just the capture. */
  Optional<PairPlan> rest() {
    return steps.size() == 1
        ? Optional.empty()
        : Optional.of(new PairPlan(steps.subList(1, steps.size()), aim));
  }

  /** Where what it captures stands. */
  public Square victim() {
    return aim.victim().square();
  }

  /** Whether each step leads a piece of the pair to where it captures. */
  boolean isDirect() {
    return IntStream.range(0, steps.size())
        .allMatch(
            i ->
                steps.get(i).to() == aim.victim().partner()
                    || steps.get(i).to() == aim.move().from()
                    || i + 1 < steps.size() && steps.get(i + 1).from() == steps.get(i).to());
  }

  /** Whether the own king moves before the capture. */
  boolean movesKing() {
    return steps.stream().anyMatch(PairPlan::isByKing);
  }

  /** Whether it leads the own king more than a step away. */
  boolean wandersWithKing() {
    return steps.size() > 1 && steps.stream().allMatch(PairPlan::isByKing);
  }

  private static boolean isByKing(CustodianMove step) {
    return PieceType.of(step.piece()) == PieceType.KING;
  }

  /** Whether it aims at the same piece as a capture. */
  public boolean aimsAt(PairCapture capture) {
    return victim() == capture.victim().square();
  }

  /** Why it can't go on, for whoever has played its first move. */
  public Sentence whyOff(ImaginedTurn now) {
    char aimed = aim.victim().piece();
    if (now.position().board().at(victim()) != aimed) {
      return Sentence.of(
          "Your plan is off: the %s has left %s.", PieceType.of(aimed).word(), victim());
    }
    CustodianMove next = allSteps().skip(1).findFirst().orElseThrow();
    return now.possible().get().stream()
        .filter(next::isLike)
        .findFirst()
        .map(move -> whyNot(move, now))
        .orElseGet(() -> whyImpossible(next, now));
  }

  private static Sentence whyImpossible(CustodianMove next, ImaginedTurn now) {
    String piece = PieceType.of(next.piece()).word();
    return now.position().board().at(next.from()) == next.piece()
        ? Sentence.of("Your plan is off: the %s can't go to %s now.", piece, next.to())
        : Sentence.of("Your plan is off: you've lost the %s.", piece);
  }

  /** Why its next move isn't played. */
  private Sentence whyNot(CustodianMove next, ImaginedTurn now) {
    String plan =
        next.takesAt(victim()) ? "Your plan is off: capturing " + victim() : "Your plan now";
    return now.cost(plan, next)
        .orElseGet(
            () ->
                rest().filter(now::isLikely).isPresent()
                    ? Sentence.of("Your plan is too risky now.")
                    : Sentence.of(
                        "%s can now stop your plan.",
                        TwoColourSeats.seat(now.position().turn().opposite())));
  }

  /**
   * All of it, for whoever is to play it.
   *
   * @param isNew whether it comes in the place of another
   */
  public Plan told(ImaginedTurn now, boolean isNew) {
    Sentence plan =
        Sentence.of(
            "%s: %s %ss the %s%s.",
            begun(isNew),
            walk(),
            now.options().verb(),
            now.position().piece(victim()),
            now.canLeave(this) ? " if it stays" : "");
    // The move before has named the partner where that moves last.
    boolean isNamed = steps.get(steps.size() - 1).to() == aim.victim().partner();
    Sentences told = Sentences.of(plan);
    return new Plan(
            new Explanation(isNamed ? told : told.then(Sentences.of(aim.move().helped())), marks()),
            Optional.of(first().text()))
        .because(why(now))
        .inBrief(Sentence.of("%s: %s, aiming at %s.", begun(isNew), first().shortly(), victim()));
  }

  private static String begun(boolean isNew) {
    return isNew ? "New plan" : "Plan";
  }

  /** What its first move is good for besides what it is advised for. */
  public Sentence alsoAims() {
    return Sentence.of(
        SentenceRole.CONSEQUENCE,
        "That move also aims at the %s on %s.",
        PieceType.of(aim.victim().piece()).word(),
        victim());
  }

  /** What its first move is good for, and what could come of it. */
  public Sentence why(ImaginedTurn now) {
    int answers = now.answers(this);
    int stopping = answers - now.works(this);
    String good =
        "It %s the %s"
            .formatted(
                steps.size() > 1 ? "heads for" : "threatens to " + now.options().verb(),
                now.position().piece(victim()));
    Seat other = TwoColourSeats.seat(now.position().turn().opposite());
    return stopping == 0
        ? Sentence.of("%s, and %s can't stop that.", good, other)
        : Sentence.of(
            2 * stopping < answers
                ? "%s: only %s of %s's %s possible replies %s that."
                : "%s, though %s of %s's %s possible replies %s that.",
            good,
            stopping,
            other,
            answers,
            stopping == 1 ? "stops" : "stop");
  }

  /** {@code knight c1-d3-e5-f3}, or {@code knight c1-d3, then pawn a2-a3-b4}. */
  private String walk() {
    StringBuilder walk = new StringBuilder();
    Square at = null;
    for (CustodianMove step : allSteps().toList()) {
      walk.append(
          step.from() == at ? "-" + step.to() : (at == null ? "" : ", then ") + step.shortly());
      at = step.to();
    }
    return walk.toString();
  }

  private Stream<CustodianMove> allSteps() {
    return Stream.concat(steps.stream(), Stream.of(aim.move()));
  }

  /**
   * The pair that captures, an arrow for the first move, dashed ones for those that follow, and a
   * ring round the victim.
   */
  private List<Mark> marks() {
    List<Mark> marks = new ArrayList<>(new CapturingPairsDrawing(aim.move()).marks(COLOUR));
    marks.add(Mark.arrow(first().from(), first().to(), COLOUR));
    allSteps().skip(1).map(move -> Mark.bow(move.from(), move.to(), COLOUR)).forEach(marks::add);
    marks.add(Mark.ring(victim(), COLOUR));
    return marks;
  }
}
