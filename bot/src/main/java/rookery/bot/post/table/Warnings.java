package rookery.bot.post.table;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.match.Match;
import rookery.engine.match.TurnAdvice;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a player who is choosing is warned of, and what they could work towards.
 *
 * @param threat what the others could win with next
 * @param danger what they could capture next
 * @param plan what they could work towards
 * @param marksSquares whether squares are marked where the piece to move could be captured
 */
public record Warnings(
    Optional<Explanation> threat,
    Optional<Explanation> danger,
    Optional<Plan> plan,
    boolean marksSquares) {
  /** None at all. */
  static final Warnings NONE =
      new Warnings(Optional.empty(), Optional.empty(), Optional.empty(), false);

  /** All that a player may be told at that moment. */
  static Warnings of(Match match, Seat seat) {
    TurnAdvice advice = match.advice(seat);
    return new Warnings(match.threat(seat), advice.danger(), advice.plan(), true);
  }

  /** Only of a loss, where a question is put that has nothing to do with captures to come. */
  static Warnings ofLoss(Match match, Seat seat) {
    return new Warnings(match.threat(seat), Optional.empty(), Optional.empty(), false);
  }

  /**
   * Without a plan that isn't told, and a danger that has its first sentence unsaid, apart from
   * what there is to do; but the danger that a plan is told for stays.
   */
  Warnings saidIn(Predicate<Sentence> said, Predicate<Plan> told) {
    Optional<Plan> kept = plan.filter(told);
    Optional<Explanation> shown =
        danger.filter(
            one ->
                kept.isPresent()
                    || one.told().sentences().stream()
                        .filter(sentence -> sentence.role() != SentenceRole.TO_DO)
                        .findFirst()
                        .filter(said)
                        .isPresent());
    return new Warnings(threat, shown, kept, marksSquares);
  }

  /** The one that matters most. */
  public Optional<Explanation> worst() {
    return threat.or(() -> danger);
  }

  /** In the order of need. */
  private Stream<Explanation> told() {
    return Stream.concat(worst().stream(), plan.map(Plan::explanation).stream());
  }

  /** The sentences of them. */
  Sentences sentences() {
    return new Sentences(told().flatMap(one -> one.told().sentences().stream()).toList());
  }

  /**
   * A board with the worst of them and the plan drawn, and then without arrows of what is over;
   * what was captured last stays.
   */
  Diagram on(Diagram board) {
    return board.marks().stream().anyMatch(Highlight.Meaning.VICTIMS::isOf)
        ? drawn(board)
        : alone(board);
  }

  /** The same without what was captured last. */
  public Diagram alone(Diagram board) {
    boolean isMarked = told().anyMatch(one -> !one.marks().isEmpty());
    return drawn(isMarked ? board.withoutArrows() : board);
  }

  private Diagram drawn(Diagram board) {
    Diagram shown = board;
    for (Explanation one : told().toList()) {
      shown = one.on(shown);
    }
    return shown;
  }
}
