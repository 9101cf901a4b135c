package rookery.bot.request.testroom;

import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.review.ReviewNews;
import rookery.bot.review.ReviewQueue;
import rookery.bot.review.ReviewStore;
import rookery.bot.table.Person;
import rookery.engine.computer.Effort;
import rookery.engine.review.GameReview;
import rookery.engine.review.Reviewer;

/** Reviews without a database. */
public final class MemoryReviews implements ReviewStore {
  /** Little enough for a test to wait for it. */
  private static final Reviewer QUICK = new Reviewer(new Effort(40, 2), 1);

  private static final Duration LONGEST = Duration.ofMinutes(5);

  private final Map<String, Kept> all = new LinkedHashMap<>();
  private final Map<String, Set<Person>> told = new HashMap<>();
  private final ImmediateOutbox mail;

  MemoryReviews(ImmediateOutbox mail) {
    this.mail = mail;
  }

  /** A queue in which reviews are made at once, with little effort. */
  public static ReviewQueue queue(MemoryTables tables) {
    return queue(tables, new ImmediateComputers());
  }

  /** The same where reviews are made when {@code quiet} lets them. */
  public static ReviewQueue queue(MemoryTables tables, ThinkingExecutor quiet) {
    return new ReviewQueue(tables.reviews(), quiet, tables::find, news(tables), QUICK, LONGEST);
  }

  /** Those who wait are told at once. */
  public static ReviewNews news(MemoryTables tables) {
    return new ReviewNews(new MessageIds(Clock.systemUTC()), tables::find, () -> {});
  }

  @Override
  public Optional<Kept> find(String table) {
    return Optional.ofNullable(all.get(table));
  }

  @Override
  public boolean ask(String table) {
    long waiting = all.values().stream().filter(kept -> kept.state() == State.WAITING).count();
    if (waiting < MOST_WAITING) {
      all.putIfAbsent(table, new Kept(State.WAITING, Optional.empty()));
    }
    return all.containsKey(table);
  }

  @Override
  public boolean tell(String table, Person reader) {
    boolean waits = all.get(table).state() == State.WAITING;
    if (waits) {
      told.computeIfAbsent(table, any -> new TreeSet<>()).add(reader);
    }
    return waits;
  }

  @Override
  public Optional<String> claim() {
    return all.entrySet().stream()
        .filter(kept -> kept.getValue().state() == State.WAITING)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  @Override
  public void release() {
    // Nothing is claimed for longer than a call.
  }

  @Override
  public boolean keep(
      String table, Optional<GameReview> review, Function<Person, OutgoingMessage> notice) {
    all.put(table, new Kept(review.isPresent() ? State.DONE : State.GIVEN_UP, review));
    Set<Person> readers = Optional.ofNullable(told.remove(table)).orElse(Set.of());
    readers.stream().map(notice).forEach(mail::takes);
    return !readers.isEmpty();
  }
}
