package rookery.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.State;
import rookery.engine.text.Sentence;

/**
 * Judges states by their situations.
 *
 * @param type of the situations; of a state that is made of another nothing is told
 * @param worth see {@link Evaluation#of}
 * @param like what situations as good as each other have in common; empty where each is like no
 *     other
 * @param why see {@link Evaluation#why(State, State)}
 * @param besides see {@link Evaluation#besides(State, State)}
 * @param sensible see {@link Evaluation#sensible}
 */
public record SituationEvaluation<T>(
    Class<T> type,
    ToDoubleFunction<T> worth,
    Optional<Function<T, Object>> like,
    BiFunction<T, T, Optional<Sentence>> why,
    BiFunction<T, T, Optional<Sentence>> besides,
    UnaryOperator<List<Action>> sensible)
    implements Evaluation {
  /** By worth alone. */
  public static <T> SituationEvaluation<T> of(Class<T> type, ToDoubleFunction<T> worth) {
    return new SituationEvaluation<>(
        type,
        worth,
        Optional.empty(),
        (before, after) -> Optional.empty(),
        (before, after) -> Optional.empty(),
        legal -> legal);
  }

  /** The same, where situations that have {@code like} in common are as good as each other. */
  public SituationEvaluation<T> alikeBy(Function<T, Object> like) {
    return new SituationEvaluation<>(type, worth, Optional.of(like), why, besides, sensible);
  }

  /** The same with reasons in the game's own words. */
  public SituationEvaluation<T> explainedBy(BiFunction<T, T, Optional<Sentence>> why) {
    return new SituationEvaluation<>(type, worth, like, why, besides, sensible);
  }

  /** The same with what else can be said for something. */
  public SituationEvaluation<T> besides(BiFunction<T, T, Optional<Sentence>> besides) {
    return new SituationEvaluation<>(type, worth, like, why, besides, sensible);
  }

  /** The same for players who do only what is {@code sensible}. */
  public SituationEvaluation<T> among(UnaryOperator<List<Action>> sensible) {
    return new SituationEvaluation<>(type, worth, like, why, besides, sensible);
  }

  private Optional<T> situation(State state) {
    return state instanceof PlayableState<?> moment && type.isInstance(moment.situation())
        ? Optional.of(type.cast(moment.situation()))
        : Optional.empty();
  }

  @Override
  public double of(State state) {
    Optional<T> situation = situation(state);
    return situation.isPresent() ? worth.applyAsDouble(situation.get()) : NONE.of(state);
  }

  @Override
  public Object like(State state) {
    return like.flatMap(common -> situation(state).map(common)).orElse(state);
  }

  @Override
  public List<Action> sensible(List<Action> legal) {
    return sensible.apply(legal);
  }

  @Override
  public Optional<Sentence> why(State before, State after) {
    return situation(before).flatMap(was -> situation(after).flatMap(is -> why.apply(was, is)));
  }

  @Override
  public Optional<Sentence> besides(State before, State after) {
    return situation(before).flatMap(was -> situation(after).flatMap(is -> besides.apply(was, is)));
  }
}
