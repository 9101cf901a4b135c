package rookery.engine.kit.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.opentest4j.AssertionFailedError;
import rookery.engine.Game;
import rookery.engine.PlayOutcome;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.match.Match;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.playthrough.RandomPlayout;

/**
 * One game with one set of options, played at random from one seed, to look at. What goes wrong
 * names all three and the entry, and leaves the playthrough in a file.
 */
public final class Trial {
  /** Where playthroughs that show something wrong are left. */
  public static final Path FAILURES = Path.of("target/kit-failures");

  private static final int LONGEST = 400;

  /**
   * What was played in trials of the same name, until memory is short: each class of properties
   * looks at the same ones.
   */
  private static final Map<String, SoftReference<Playthrough>> PLAYED = new ConcurrentHashMap<>();

  private final Game game;
  private final Options options;
  private final long seed;
  private final RandomPlayout playout;
  private final boolean anew;
  private final Path failures;
  private final Map<Object, Object> shared = new HashMap<>();
  private Playthrough played;
  private List<Match> matches;
  private List<PlayOutcome> steps;

  public Trial(Game game, Options options, long seed, Path failures) {
    this(
        game,
        options,
        seed,
        RandomPlayout.random(new SplittableRandom(seed), LONGEST),
        false,
        failures);
  }

  private Trial(
      Game game, Options options, long seed, RandomPlayout playout, boolean anew, Path failures) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.playout = playout;
    this.anew = anew;
    this.failures = failures;
  }

  /** The same trial with nothing computed yet. */
  public Trial again() {
    return with(playout);
  }

  /** The same trial with something else done in it. */
  public Trial with(RandomPlayout other) {
    return new Trial(game, options, seed, other, true, failures);
  }

  public Game game() {
    return game;
  }

  public Options options() {
    return options;
  }

  /** The game, to its end or 400 actions. */
  public Playthrough played() {
    if (played == null) {
      played = anew ? play() : playedBefore().orElseGet(this::playForAll);
    }
    return played;
  }

  /** The matches in which the same is done; see {@link Matches}. */
  public List<Match> matches() {
    if (matches == null) {
      matches = Matches.of(played());
    }
    return matches;
  }

  /** What became of each ply. */
  public List<PlayOutcome> steps() {
    if (steps == null) {
      List<Ply> plies = played().plies();
      steps =
          IntStream.range(0, plies.size())
              .mapToObj(
                  i -> played.states().get(i).played(plies.get(i).seat(), plies.get(i).action()))
              .toList();
    }
    return steps;
  }

  /**
   * Something that follows from this trial, worked out once for all the properties of a class.
   *
   * @param key of that value alone
   */
  @SuppressWarnings("unchecked")
  public <T> T shared(List<?> key, Supplier<T> source) {
    Object known = shared.get(key);
    if (known == null) {
      known = source.get();
      shared.put(key, known);
    }
    return (T) known;
  }

  /** What {@code viewer} sees at an entry, worked out once. */
  public View view(int entry, Viewer viewer) {
    return shared(List.of("view", entry, viewer), () -> played().states().get(entry).view(viewer));
  }

  /** What is done in it, the numbers that count for nothing left out. */
  public RandomPlayout playout() {
    return new RandomPlayout(playout.choices().subList(0, played().plies().size()));
  }

  private Optional<Playthrough> playedBefore() {
    return Optional.ofNullable(PLAYED.get(toString()))
        .map(SoftReference::get)
        // Flawed games bear the name of the sound one.
        .filter(known -> known.game() == game && known.options().equals(options));
  }

  private Playthrough playForAll() {
    Playthrough whole = play();
    PLAYED.put(toString(), new SoftReference<>(whole));
    return whole;
  }

  private Playthrough play() {
    Dealer dealer = Dealer.of(new SplittableRandom(seed));
    Playthrough soFar = Playthrough.begin(game, options, dealer);
    for (int choice : playout.choices()) {
      try {
        soFar = RandomPlayout.next(soFar, choice, dealer);
      } catch (RuntimeException e) {
        throw failure(soFar, soFar.plies().size(), e);
      }
    }
    return soFar;
  }

  /** Looks at the whole game. */
  public void once(Consumer<Playthrough> property) {
    Playthrough whole = played();
    try {
      property.accept(whole);
    } catch (RuntimeException | AssertionError e) {
      throw failure(whole, whole.plies().size(), e);
    }
  }

  /** Looks at every moment of the game. */
  public void always(Consumer<TrialMoment> property) {
    sometimes(Integer.MAX_VALUE, property);
  }

  /** Looks at so many moments spread over the game, the first and the last among them. */
  public void sometimes(int moments, Consumer<TrialMoment> property) {
    int last = played().plies().size();
    int steps = Math.max(1, Math.min(moments - 1, last));
    IntStream.rangeClosed(0, steps)
        .map(step -> (int) ((long) step * last / steps))
        .distinct()
        .forEach(entry -> at(entry, property));
  }

  /** Looks at so many moments from the first on. */
  public void early(int moments, Consumer<TrialMoment> property) {
    IntStream.range(0, Math.min(moments, played().states().size()))
        .forEach(entry -> at(entry, property));
  }

  private void at(int entry, Consumer<TrialMoment> property) {
    try {
      property.accept(new TrialMoment(this, entry));
    } catch (RuntimeException | AssertionError e) {
      throw failure(played, entry, e);
    }
  }

  private AssertionFailedError failure(Playthrough shown, int entry, Throwable cause) {
    Path file = failures.resolve(toString().replaceAll("[^A-Za-z0-9=]+", "-") + ".jsonl");
    List<String> lines = shown.lines().subList(0, entry + 2);
    try {
      Files.createDirectories(failures);
      Files.write(file, lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new AssertionFailedError(
        "%s, entry %s (%s): %s".formatted(this, entry, file, cause), cause);
  }

  /** A generator for what a property draws at that entry. */
  public SplittableRandom random(int entry) {
    return new SplittableRandom(seed * 1_000_003 + entry);
  }

  @Override
  public String toString() {
    return "%s%s, seed %s".formatted(game.id(), OptionSets.difference(game, options), seed);
  }
}
