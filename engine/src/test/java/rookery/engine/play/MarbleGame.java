package rookery.engine.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * White takes marbles from a bowl until it is empty, while Black may tip more into it. An eighth
 * marble must be drawn from a bag first.
 *
 * @param secret a number that White alone knows
 * @param asked how often the deeds and the result were asked for
 */
record MarbleGame(int marbles, int secret, AtomicInteger asked) implements Situation<MarbleGame> {
  static MarbleGame of(int marbles) {
    return new MarbleGame(marbles, 0, new AtomicInteger());
  }

  MarbleGame with(int other) {
    return new MarbleGame(other, secret, new AtomicInteger());
  }

  @Override
  public Optional<Shuffle> chance() {
    return marbles == 8
        ? Optional.of(new Shuffle("bag", List.of("red", "blue")))
        : Optional.empty();
  }

  @Override
  public MarbleGame shuffled(List<String> order) {
    return with(order.get(0).equals("red") ? 3 : 4);
  }

  @Override
  public Optional<Result> result() {
    asked.incrementAndGet();
    return marbles == 0
        ? Optional.of(new Result.Win(List.of(TwoColourSeats.WHITE), "empty"))
        : Optional.empty();
  }

  @Override
  public List<Duty<MarbleGame>> duties() {
    return List.of(new Taking(), new Tipping());
  }

  @Override
  public Set<String> claims(Seat seat) {
    return Set.of("boredom");
  }

  @Override
  public SortedMap<String, Object> position() {
    return new TreeMap<>(Map.of("position", List.of(Integer.toString(marbles))));
  }

  @Override
  public ViewContent told(Viewer viewer) {
    return telling("There are marbles.");
  }

  @Override
  public ViewContent toldAtEnd(Viewer viewer) {
    return telling("All is known.");
  }

  private ViewContent telling(String status) {
    return new ViewContent(
        position(), Diagram.ofRows(List.of("P")), "A bowl.", Sentences.of(status));
  }

  @Override
  public Optional<MarbleGame> resampled(Viewer viewer, RandomGenerator random) {
    return viewer.is(TwoColourSeats.WHITE)
        ? Optional.empty()
        : Optional.of(new MarbleGame(marbles, random.nextInt(9), asked));
  }

  /** White's. The deeds come unsorted. */
  private final class Taking implements Duty<MarbleGame> {
    @Override
    public Set<Seat> seats() {
      return Set.of(TwoColourSeats.WHITE);
    }

    @Override
    public List<Take> deeds() {
      asked.incrementAndGet();
      return IntStream.of(2, 1, 12).mapToObj(count -> new Take(MarbleGame.this, count)).toList();
    }

    @Override
    public Sentences task() {
      return Sentences.of("Take marbles.");
    }

    @Override
    public String whyNot(String typed) {
      return "You can't " + typed + ".";
    }
  }

  /** Black's, who need not. */
  private final class Tipping implements Duty<MarbleGame> {
    @Override
    public Set<Seat> seats() {
      return Set.of(TwoColourSeats.BLACK);
    }

    @Override
    public boolean awaited() {
      return false;
    }

    @Override
    public List<Take> deeds() {
      return List.of(new Take(MarbleGame.this, -1));
    }

    @Override
    public Sentences task() {
      return Sentences.of("Tip a marble in if you like.");
    }

    @Override
    public String whyNot(String typed) {
      return "Write tip.";
    }
  }

  /** Taking so many, with names some of which two deeds share. */
  record Take(MarbleGame bowl, int count) implements SituationAction<MarbleGame> {
    @Override
    public String text() {
      return "take " + count;
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice("How many?", "" + count, "Take " + count));
    }

    @Override
    public List<String> names() {
      return List.of(Integer.toString(count), count < 10 ? "few" : "many", "many");
    }

    @Override
    public MarbleGame done(Seat by) {
      return bowl.with(Math.max(0, bowl.marbles - count));
    }

    @Override
    public ActionNews news(Seat by, MarbleGame after) {
      return ActionNews.revealing(
          () -> GameLogLine.by(by, Sentence.of("%s leaves %s.", by, after.marbles)));
    }
  }
}
