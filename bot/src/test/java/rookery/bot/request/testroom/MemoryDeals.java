package rookery.bot.request.testroom;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealResult;
import rookery.bot.daily.DealSearch;
import rookery.bot.daily.ScoreComparison;
import rookery.bot.deal.DealSecret;
import rookery.bot.table.Person;

/** The deals of the days without a database; the secret of a day is the same in each test. */
public final class MemoryDeals implements DailyStore {
  private final TreeMap<LocalDate, DealDay> days = new TreeMap<>();
  private final Map<DailyAttempt.Key, DailyAttempt> attempts = new HashMap<>();
  private final Map<DealSearch.Job, DealSearch> searches = new HashMap<>();
  private final Set<DealSearch.Job> claimed = new HashSet<>();
  private final Map<String, Set<Person>> visitors = new HashMap<>();
  private Consumer<Person> finishing = person -> {};

  /** Lets somebody know who has finished an attempt that counts. */
  void tells(Consumer<Person> listener) {
    finishing = listener;
  }

  /** The servers in which a person has asked for the deals. */
  Set<String> servers(Person person) {
    return visitors.keySet().stream()
        .filter(server -> visitors.get(server).contains(person))
        .collect(Collectors.toSet());
  }

  @Override
  public DealDay open(LocalDate day) {
    Instant now = day.atStartOfDay(ZoneOffset.UTC).toInstant();
    add(day, now);
    add(day.plusDays(1), now);
    return find(day).orElseThrow();
  }

  private void add(LocalDate day, Instant now) {
    if (days.containsKey(day)) {
      return;
    }
    byte[] secret = new byte[DealSecret.BYTES];
    new SplittableRandom(day.toEpochDay()).nextBytes(secret);
    days.put(day, new DealDay(day, 1, DealSecret.of(secret), "", now));
    DailyDeal.all().stream()
        .filter(deal -> deal.solo().isPresent())
        .forEach(
            deal -> searches.putIfAbsent(new DealSearch.Job(day, deal.id()), DealSearch.NOTHING));
  }

  @Override
  public Optional<DealDay> find(LocalDate day) {
    return Optional.ofNullable(days.get(day))
        .map(
            one ->
                new DealDay(
                    day,
                    (int) (day.toEpochDay() - days.firstKey().toEpochDay()) + 1,
                    one.secret(),
                    one.puzzle(),
                    one.made()));
  }

  @Override
  public Optional<LocalDate> first() {
    return days.keySet().stream().findFirst();
  }

  @Override
  public Optional<LocalDate> last() {
    return days.descendingKeySet().stream().findFirst();
  }

  @Override
  public String settlePuzzle(LocalDate day, String puzzle) {
    DealDay was = days.get(day);
    String settled = was.puzzle().isEmpty() ? puzzle : was.puzzle();
    days.put(day, new DealDay(day, was.number(), was.secret(), settled, was.made()));
    return settled;
  }

  @Override
  public Optional<DailyAttempt> attempt(DailyAttempt.Key key) {
    return Optional.ofNullable(attempts.get(key));
  }

  @Override
  public List<DailyAttempt> attempts(Person person, LocalDate day) {
    return counting()
        .filter(one -> one.key().person().equals(person) && one.key().day().equals(day))
        .toList();
  }

  private Stream<DailyAttempt> counting() {
    return attempts.values().stream().filter(one -> !one.key().practice());
  }

  @Override
  public boolean keep(DailyAttempt attempt) {
    int before = attempt(attempt.key()).map(DailyAttempt::version).orElse(0);
    if (attempt.version() != before + 1) {
      return false;
    }
    attempts.put(attempt.key(), attempt);
    if (attempt.isCounted()) {
      finishing.accept(attempt.key().person());
    }
    return true;
  }

  @Override
  public ScoreComparison field(LocalDate day, String deal, int points) {
    List<Integer> scored =
        counting()
            .filter(one -> one.key().day().equals(day) && one.key().deal().equals(deal))
            .flatMap(one -> one.points().stream())
            .sorted()
            .toList();
    return new ScoreComparison(
        scored.size(),
        (int) scored.stream().filter(one -> one > points).count(),
        (int) scored.stream().filter(one -> one == points).count(),
        scored.isEmpty() ? Optional.empty() : Optional.of(scored.get((scored.size() - 1) / 2)));
  }

  @Override
  public SortedSet<LocalDate> finished(Person person, LocalDate from) {
    return counting()
        .filter(one -> one.key().person().equals(person) && one.points().isPresent())
        .map(one -> one.key().day())
        .filter(day -> !day.isBefore(from))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Override
  public void visit(String server, Person person, LocalDate day) {
    boolean isNew = visitors.computeIfAbsent(server, key -> new TreeSet<>()).add(person);
    if (isNew && !finished(person, day).isEmpty()) {
      finishing.accept(person);
    }
  }

  @Override
  public List<DealResult> results(String server, LocalDate first, LocalDate last) {
    return counting()
        .filter(one -> visitors.getOrDefault(server, Set.of()).contains(one.key().person()))
        .filter(one -> !one.key().day().isBefore(first) && !one.key().day().isAfter(last))
        .filter(DailyAttempt::isCounted)
        .map(
            one ->
                new DealResult(
                    one.key().person(),
                    one.key().day(),
                    one.key().deal(),
                    one.points().orElseThrow()))
        .toList();
  }

  @Override
  public List<Person> players(String server, LocalDate day) {
    return counting()
        .filter(one -> visitors.getOrDefault(server, Set.of()).contains(one.key().person()))
        .filter(one -> one.key().day().equals(day) && one.isCounted())
        .sorted(
            Comparator.<DailyAttempt, Instant>comparing(one -> one.ended().orElseThrow())
                .thenComparing(one -> one.key().person()))
        .map(one -> one.key().person())
        .distinct()
        .toList();
  }

  @Override
  public DealSearch search(LocalDate day, String deal) {
    return searches.getOrDefault(new DealSearch.Job(day, deal), DealSearch.NOTHING);
  }

  @Override
  public Optional<DealSearch.Job> claim(LocalDate today) {
    return searches.keySet().stream()
        .filter(job -> !job.day().isAfter(today) && searches.get(job).best().isEmpty())
        .filter(claimed::add)
        .findFirst();
  }

  @Override
  public void keep(DealSearch.Job job, DealSearch found) {
    searches.put(job, found);
  }

  /** Forgets all of a person's. */
  void forget(Person person) {
    attempts.keySet().removeIf(key -> key.person().equals(person));
    visitors.values().forEach(people -> people.remove(person));
  }
}
