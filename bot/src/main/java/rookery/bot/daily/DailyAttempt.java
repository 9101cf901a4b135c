package rookery.bot.daily;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.table.Person;

/**
 * What somebody has done with one deal of a day.
 *
 * @param key whose, of which deal
 * @param actions the texts of what was done, in order; wrong answers to a puzzle are marked
 * @param version how often it was changed, from 1; only the change after the kept one is kept
 * @param spoiled whether a hint or a take-back has ended it, so that it does not count
 * @param ended when it was finished; empty until then, and for good if the day ends before
 * @param points what was scored, more being better; empty until it is finished
 */
public record DailyAttempt(
    Key key,
    List<String> actions,
    int version,
    boolean spoiled,
    Instant began,
    Optional<Instant> ended,
    Optional<Integer> points) {
  private static final String WRONG = "!";

  /**
   * Which attempt.
   *
   * @param practice whether it is one of those after the first, of which the last is kept
   */
  public record Key(Person person, LocalDate day, String deal, boolean practice) {
    /** The attempt of the same person at the same deal that does not count. */
    public Key asPractice() {
      return new Key(person, day, deal, true);
    }
  }

  public DailyAttempt {
    actions = List.copyOf(actions);
  }

  /** An attempt that begins. */
  public static DailyAttempt begun(Key key, Instant now) {
    return new DailyAttempt(key, List.of(), 1, false, now, Optional.empty(), Optional.empty());
  }

  /** Whether more can be done, as far as the day is not over. */
  public boolean isOpen() {
    return ended.isEmpty() && !spoiled;
  }

  /** Whether it was finished as an attempt that counts. */
  public boolean isCounted() {
    return ended.isPresent() && !spoiled && !key.practice();
  }

  /** After one more action. */
  public DailyAttempt after(String action) {
    return with(action, version + 1);
  }

  /** With one more action that was done with the last one. */
  public DailyAttempt and(String action) {
    return with(action, version);
  }

  private DailyAttempt with(String action, int at) {
    List<String> more = new ArrayList<>(actions);
    more.add(action);
    return new DailyAttempt(key, more, at, spoiled, began, ended, points);
  }

  /** After a wrong answer to a puzzle. */
  public DailyAttempt afterWrong(String answer) {
    return after(WRONG + answer);
  }

  /** How many wrong answers were given to a puzzle. */
  public int wrongAnswers() {
    return (int) actions.stream().filter(action -> action.startsWith(WRONG)).count();
  }

  /** How many right ones. */
  public int rightAnswers() {
    return actions.size() - wrongAnswers();
  }

  /** Without the last action. */
  public DailyAttempt takenBack() {
    List<String> fewer = actions.subList(0, Math.max(0, actions.size() - 1));
    return new DailyAttempt(key, fewer, version + 1, spoiled, began, ended, points);
  }

  /** The same once it is finished. */
  public DailyAttempt finished(int scored, Instant now) {
    return new DailyAttempt(
        key, actions, version, spoiled, began, Optional.of(now), Optional.of(scored));
  }

  /** The same once the person has given it up. */
  public DailyAttempt givenUp(int scored, Instant now) {
    return new DailyAttempt(
        key, actions, version + 1, spoiled, began, Optional.of(now), Optional.of(scored));
  }

  /** The same, ended by a hint or a take-back. */
  public DailyAttempt spoilt() {
    return new DailyAttempt(key, actions, version + 1, true, began, ended, points);
  }

  /**
   * The same as practice.
   *
   * @param before what was practised before, whose place it takes
   */
  public DailyAttempt asPractice(Optional<DailyAttempt> before) {
    int next = 1 + before.map(DailyAttempt::version).orElse(0);
    return new DailyAttempt(
        key.asPractice(), actions, next, false, began, Optional.empty(), Optional.empty());
  }

  /** The same attempt at the version after that of {@code before}, whose place it takes. */
  public DailyAttempt replacing(Optional<DailyAttempt> before) {
    int next = 1 + before.map(DailyAttempt::version).orElse(0);
    return new DailyAttempt(key, actions, next, spoiled, began, ended, points);
  }
}
