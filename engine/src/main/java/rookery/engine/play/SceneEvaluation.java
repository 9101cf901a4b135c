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
 * Judges states by their scenes.
 *
 * @param type of the scenes; of a state that is made of another nothing is told
 * @param worth see {@link Evaluation#of}
 * @param like what scenes as good as each other have in common; empty where each is like no other
 * @param why see {@link Evaluation#why(State, State)}
 * @param besides see {@link Evaluation#besides(State, State)}
 * @param sensible see {@link Evaluation#sensible}
 */
public record SceneEvaluation<T>(
    Class<T> type,
    ToDoubleFunction<T> worth,
    Optional<Function<T, Object>> like,
    BiFunction<T, T, Optional<Sentence>> why,
    BiFunction<T, T, Optional<Sentence>> besides,
    UnaryOperator<List<Action>> sensible)
    implements Evaluation {
  /** By worth alone. */
  public static <T> SceneEvaluation<T> of(Class<T> type, ToDoubleFunction<T> worth) {
    return new SceneEvaluation<>(
        type,
        worth,
        Optional.empty(),
        (before, after) -> Optional.empty(),
        (before, after) -> Optional.empty(),
        legal -> legal);
  }

  /** The same, where scenes that have {@code like} in common are as good as each other. */
  public SceneEvaluation<T> alikeBy(Function<T, Object> like) {
    return new SceneEvaluation<>(type, worth, Optional.of(like), why, besides, sensible);
  }

  /** The same with reasons in the game's own words. */
  public SceneEvaluation<T> explainedBy(BiFunction<T, T, Optional<Sentence>> why) {
    return new SceneEvaluation<>(type, worth, like, why, besides, sensible);
  }

  /** The same with what else can be said for something. */
  public SceneEvaluation<T> besides(BiFunction<T, T, Optional<Sentence>> besides) {
    return new SceneEvaluation<>(type, worth, like, why, besides, sensible);
  }

  /** The same for players who do only what is {@code sensible}. */
  public SceneEvaluation<T> among(UnaryOperator<List<Action>> sensible) {
    return new SceneEvaluation<>(type, worth, like, why, besides, sensible);
  }

  private Optional<T> scene(State state) {
    return state instanceof SceneState<?> moment && type.isInstance(moment.scene())
        ? Optional.of(type.cast(moment.scene()))
        : Optional.empty();
  }

  @Override
  public double of(State state) {
    Optional<T> scene = scene(state);
    return scene.isPresent() ? worth.applyAsDouble(scene.get()) : NONE.of(state);
  }

  @Override
  public Object like(State state) {
    return like.flatMap(common -> scene(state).map(common)).orElse(state);
  }

  @Override
  public List<Action> sensible(List<Action> legal) {
    return sensible.apply(legal);
  }

  @Override
  public Optional<Sentence> why(State before, State after) {
    return scene(before).flatMap(was -> scene(after).flatMap(is -> why.apply(was, is)));
  }

  @Override
  public Optional<Sentence> besides(State before, State after) {
    return scene(before).flatMap(was -> scene(after).flatMap(is -> besides.apply(was, is)));
  }
}
