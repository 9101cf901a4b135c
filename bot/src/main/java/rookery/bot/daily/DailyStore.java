package rookery.bot.daily;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import rookery.bot.table.Person;

/** Keeps the days, what people have done with their deals, and what computers have. */
public interface DailyStore {
  /** How long a process may search a deal before another begins it again. */
  Duration LEASE = Duration.ofMinutes(30);

  /**
   * A day that has begun or is about to. If it or the one after it has no secret yet, they get one,
   * the same for all processes that share the database.
   */
  DealDay open(LocalDate day);

  /** A day that has a secret; the number of the first one is 1. */
  Optional<DealDay> find(LocalDate day);

  /** The first day there is; empty if there is none. */
  Optional<LocalDate> first();

  /** The last day that has a secret; empty if there is none. */
  Optional<LocalDate> last();

  /** Gives a day its puzzle, unless it has one, and returns the one that it has then. */
  String settlePuzzle(LocalDate day, String puzzle);

  /** What is kept of an attempt. */
  Optional<DailyAttempt> attempt(DailyAttempt.Key key);

  /** A person's attempts of one day, without practice. */
  List<DailyAttempt> attempts(Person person, LocalDate day);

  /**
   * Keeps an attempt in place of the version before it.
   *
   * @return false if what is kept is not that version; then nothing changes
   */
  boolean keep(DailyAttempt attempt);

  /** How a score compares with the attempts that count. */
  ScoreComparison field(LocalDate day, String deal, int points);

  /** The days on which a person finished an attempt that counts, from that day on. */
  SortedSet<LocalDate> finished(Person person, LocalDate from);

  /**
   * Notes that a person has asked for the deals in a server, whose board then lists them for a
   * month.
   */
  void visit(String server, Person person, LocalDate day);

  /** What the people of a server scored on those days, both included, which must be over. */
  List<DealResult> results(String server, LocalDate first, LocalDate last);

  /** Who of the people of a server has finished a deal of that day, in the order they did so. */
  List<Person> players(String server, LocalDate day);

  /** What computers have made of a deal so far. */
  DealSearch search(LocalDate day, String deal);

  /**
   * A deal of a day that has begun and has not been searched to the end, which this process now
   * searches and no other.
   *
   * @param today the last day of which there may be one
   */
  Optional<DealSearch.Job> claim(LocalDate today);

  /** Keeps what a search has found so far; it is at its end once it has the best. */
  void keep(DealSearch.Job job, DealSearch found);
}
