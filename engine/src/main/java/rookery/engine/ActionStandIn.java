package rookery.engine;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentence;

/** What is written, chosen and drawn as something else, which it stands for. */
public interface ActionStandIn extends ActionText {
  /** What it stands for. */
  ActionText original();

  @Override
  default String text() {
    return original().text();
  }

  @Override
  default List<Choice> path() {
    return original().path();
  }

  @Override
  default boolean secret() {
    return original().secret();
  }

  @Override
  default Optional<String> asks() {
    return original().asks();
  }

  @Override
  default Optional<Sentence> warning() {
    return original().warning();
  }

  @Override
  default Optional<String> untilChoice() {
    return original().untilChoice();
  }

  @Override
  default Optional<Sentence> repeated(int times) {
    return original().repeated(times);
  }

  @Override
  default Optional<String> countedAs() {
    return original().countedAs();
  }

  @Override
  default Optional<String> spoken() {
    return original().spoken();
  }

  @Override
  default Optional<Sentence> spokenWithSeats() {
    return original().spokenWithSeats();
  }

  @Override
  default boolean isOffered() {
    return original().isOffered();
  }

  @Override
  default boolean endsUnasked() {
    return original().endsUnasked();
  }

  @Override
  default List<Square> captures() {
    return original().captures();
  }

  @Override
  default boolean isExposed() {
    return original().isExposed();
  }

  @Override
  default boolean leavesOneOfTwo() {
    return original().leavesOneOfTwo();
  }

  @Override
  default boolean isHalfExposed() {
    return original().isHalfExposed();
  }

  @Override
  default boolean isExposedElsewhere() {
    return original().isExposedElsewhere();
  }

  @Override
  default boolean offersTrade() {
    return original().offersTrade();
  }

  @Override
  default Optional<String> recompense() {
    return original().recompense();
  }

  @Override
  default boolean isForced() {
    return original().isForced();
  }

  @Override
  default boolean isExposedAnyway() {
    return original().isExposedAnyway();
  }

  @Override
  default boolean isRisky() {
    return original().isRisky();
  }

  @Override
  default Optional<Sentence> ambush() {
    return original().ambush();
  }

  @Override
  default boolean isFatal() {
    return original().isFatal();
  }

  @Override
  default double loss() {
    return original().loss();
  }

  @Override
  default int points() {
    return original().points();
  }

  @Override
  default boolean isExpected() {
    return original().isExpected();
  }

  @Override
  default Sentence exposedWords() {
    return original().exposedWords();
  }

  @Override
  default Optional<Explanation> exposure() {
    return original().exposure();
  }

  @Override
  default Optional<Explanation> explained() {
    return original().explained();
  }

  @Override
  default boolean isThreatening() {
    return original().isThreatening();
  }

  @Override
  default Optional<Sentence> fits() {
    return original().fits();
  }

  @Override
  default boolean speaksForItself() {
    return original().speaksForItself();
  }

  @Override
  default List<Mark> marks() {
    return original().marks();
  }

  @Override
  default List<Mark> hintMarks() {
    return original().hintMarks();
  }

  @Override
  default boolean caseMatters() {
    return original().caseMatters();
  }
}
