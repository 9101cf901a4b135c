package rookery.engine.kit.trial;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.option.Options;

/**
 * The trials the properties are looked at in: every game with every set of options of {@link
 * OptionSets} and some seeds each. A property that takes long looks at a few of them in each game;
 * with {@code -Dkit.playouts=N} all look at N seeds of every set.
 */
public final class Trials {

  private static final int OF_A_GAME = 20;
  private static final int FEW_OF_A_GAME = 4;
  private static final int SEEDS = Integer.getInteger("kit.playouts", 0);

  private Trials() {}

  public static Stream<Trial> all() {
    return KitGames.all().stream().flatMap(Trials::of);
  }

  public static Stream<Trial> few() {
    return KitGames.all().stream().flatMap(Trials::fewOf);
  }

  public static Stream<Trial> of(Game game) {
    List<Options> sets = OptionSets.of(game);
    int seeds = SEEDS > 0 ? SEEDS : Math.max(1, OF_A_GAME / sets.size());
    return sets.stream().flatMap(set -> of(game, set, seeds));
  }

  /** Some of them, spread over the sets of options; the first set is among them. */
  public static Stream<Trial> fewOf(Game game) {
    List<Trial> all = of(game).toList();
    int step = SEEDS > 0 ? 1 : (all.size() + FEW_OF_A_GAME - 1) / FEW_OF_A_GAME;
    return IntStream.range(0, all.size()).filter(i -> i % step == 0).mapToObj(all::get);
  }

  public static Stream<Trial> of(Game game, Options options, int seeds) {
    return LongStream.rangeClosed(1, seeds)
        .mapToObj(seed -> new Trial(game, options, seed, Trial.FAILURES));
  }
}
