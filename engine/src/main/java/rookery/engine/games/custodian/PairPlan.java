package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Moves that build a pair, if the other side does nothing about it: {@link PlanSearch} finds them.
 *
 * @param steps one or two moves that capture nothing
 * @param aim what the pair then captures
 */
record PairPlan(List<CustodianMove> steps, PairCapture aim) implements CustodianPlan {
  PairPlan {
    steps = List.copyOf(steps);
  }

  @Override
  public CustodianMove first() {
    return steps.get(0);
  }

  /** What is left of it once its first move has been played; empty if that is just the capture. */
  Optional<PairPlan> rest() {
    return steps.size() == 1
        ? Optional.empty()
        : Optional.of(new PairPlan(steps.subList(1, steps.size()), aim));
  }

  /** Where the victim stands. */
  Square victim() {
    return aim.victim().square();
  }

  @Override
  public Goal goal() {
    return new Goal(victim(), aim.move().to(), aim.victim().partner());
  }

  @Override
  public Plan told(CustodianScene scene) {
    return new Plan(
        new Explanation(
            Sentences.of(
                "Plan: %s, then %s %ss the %s%s.",
                walk(),
                aim.move().shortly(),
                scene.options().verb(),
                scene.piece(victim()),
                partner()),
            marks()),
        Optional.of(first().text()));
  }

  @Override
  public Sentence why(CustodianScene scene) {
    return rest()
        .map(
            rest ->
                Sentence.of(
                    "It heads for the %s: first %s, then %s.",
                    scene.piece(victim()), rest.first().shortly(), aim.words()))
        .orElseGet(() -> aim.prepared(scene));
  }

  /** {@code knight c1-d3-e5}, or {@code knight c1-d3, then pawn a2-a3}. */
  String walk() {
    CustodianMove last = steps.get(steps.size() - 1);
    return steps.size() > 1 && last.from() == first().to()
        ? first().shortly() + "-" + last.to()
        : steps.stream().map(CustodianMove::shortly).collect(Collectors.joining(", then "));
  }

  /** Who helps to capture, unless the moves before it have named it. */
  private String partner() {
    Square partner = aim.victim().partner();
    boolean isNamed = steps.stream().anyMatch(step -> step.to() == partner);
    return isNamed ? "" : " with " + aim.victim().partnerWords();
  }

  /** An arrow for the first move, dashed ones for those that follow, a ring round the victim. */
  private List<Mark> marks() {
    List<Mark> marks = new ArrayList<>();
    marks.add(Mark.arrow(first().from(), first().to(), COLOUR));
    Stream.concat(steps.stream().skip(1), Stream.of(aim.move()))
        .map(move -> Mark.bow(move.from(), move.to(), COLOUR))
        .forEach(marks::add);
    marks.add(Mark.ring(victim(), COLOUR));
    return marks;
  }
}
