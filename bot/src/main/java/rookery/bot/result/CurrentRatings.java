package rookery.bot.result;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.rating.Ratings;

/**
 * The ratings that all results so far give. While there are few results they are worked out when
 * somebody asks; once that takes longer, in the background, and until it is done people see the
 * ratings before it.
 */
public final class CurrentRatings {
  private static final Logger LOG = LoggerFactory.getLogger(CurrentRatings.class);
  private static final int FEW = 500;

  private final GameResults results;
  private final Executor background;
  private final AtomicBoolean fitting = new AtomicBoolean();
  private volatile Optional<Fitted> fitted = Optional.empty();

  /**
   * The ratings as of some moment.
   *
   * @param revision of the results that they were worked out from
   * @param results the rated results by server, each in the order in which the games ended
   */
  public record Fitted(
      String revision,
      RatedHistory history,
      Ratings ratings,
      Map<String, List<GameResult>> results) {
    public Fitted {
      results = Map.copyOf(results);
    }

    /** The rated results of a server. */
    public List<GameResult> ofServer(String server) {
      return results.getOrDefault(server, List.of());
    }
  }

  /**
   * Works out nothing yet.
   *
   * @param background runs what takes longer than an answer may
   */
  public CurrentRatings(GameResults results, Executor background) {
    this.results = results;
    this.background = background;
  }

  /** The results that the ratings are worked out from. */
  public GameResults results() {
    return results;
  }

  /** Begins to work them out, so that nobody who asks has to wait for that. */
  public void prepare() {
    if (fitting.compareAndSet(false, true)) {
      background.execute(this::fitOrReport);
    }
  }

  /** The ratings now, or where they take long, those of a moment ago. */
  public Fitted now() {
    Optional<Fitted> known = fitted;
    if (known.isEmpty()) {
      return first();
    }
    String revision = results.ratedRevision();
    if (known.get().revision().equals(revision)) {
      return known.get();
    }
    if (known.get().history().counted().size() < FEW) {
      return fit();
    }
    prepare();
    return known.get();
  }

  /** If several ask before anything is known, it is worked out once. */
  private synchronized Fitted first() {
    return fitted.orElseGet(this::fit);
  }

  private void fitOrReport() {
    try {
      // Deviations take longer than the fit. Whoever asks next finds them.
      Ratings ratings = fit().ratings();
      ratings.people().forEach(ratings::general);
    } catch (RuntimeException fault) {
      LOG.warn("Couldn't work out the ratings: {}", fault.toString());
    } finally {
      fitting.set(false);
    }
  }

  private synchronized Fitted fit() {
    // Read first: a result that comes in between is seen the next time.
    String revision = results.ratedRevision();
    List<GameResult> rated = results.rated();
    RatedHistory history = RatedHistory.of(rated);
    Fitted current =
        new Fitted(
            revision,
            history,
            Ratings.of(history.counted()),
            rated.stream().collect(Collectors.groupingBy(GameResult::server)));
    fitted = Optional.of(current);
    return current;
  }
}
