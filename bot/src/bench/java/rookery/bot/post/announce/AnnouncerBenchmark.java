package rookery.bot.post.announce;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rookery.bot.post.MessageIds;
import rookery.bot.post.table.CachedViews;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/**
 * What it takes to play an action of a game at random, and what to play it and say what happened:
 * the difference is the saying.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Thread)
public class AnnouncerBenchmark {
  private static final TableLocation CHANNEL = new TableLocation("1", "2");

  @Param({"telepathy", "split-brain", "cooperative", "custodian"})
  private String game;

  private final MessageIds ids = new MessageIds(Clock.systemUTC());
  private SplittableRandom random;
  private Dealer dealer;
  private Table table;

  /** Sits down at a new table. */
  @Setup(Level.Iteration)
  public void begin() {
    random = new SplittableRandom(1);
    dealer = Dealer.of(random);
    table = opened();
  }

  private Table opened() {
    Game played = Games.find(game).orElseThrow();
    Options options = Options.of(played.options(), Map.of());
    List<Person> people = new ArrayList<>();
    played.seats(options).forEach(seat -> people.add(new Person("10" + people.size())));
    Table opened =
        Table.open(
            "k7f2",
            CHANNEL,
            played,
            options,
            people.get(0),
            new Invitation(people.subList(1, people.size()), false));
    for (Person person : people.subList(1, people.size())) {
      opened = opened.gathering().join(person);
    }
    return opened.startedIfFull(random, dealer);
  }

  private Table next() {
    Table now = table.result().isPresent() ? opened() : table;
    Seat seat =
        now.seats().stream()
            .filter(s -> !now.running().legal(s).isEmpty())
            .findFirst()
            .orElseThrow();
    List<Action> legal = now.running().legal(seat);
    Action action = legal.get(random.nextInt(legal.size()));
    return now.playing(match -> match.act(seat, action, dealer));
  }

  /** The rules alone. */
  @Benchmark
  public Table play() {
    table = next();
    return table;
  }

  /** The rules, and everything that everybody is then sent. */
  @Benchmark
  public Object playAndSay() {
    Table before = table.result().isPresent() ? opened() : table;
    table = before;
    Table after = next();
    Announcer.Announced announced =
        Announcer.announce(
            ids,
            Instant.now(),
            new PromptPlan(PreferenceReader.UNCHOSEN, new CachedViews()),
            Optional.of(before),
            after,
            Optional.empty(),
            Optional.empty());
    table = announced.table();
    return announced;
  }
}
