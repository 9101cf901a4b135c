package rookery.bot.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.daily.ScoreComparison;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.Person;
import rookery.engine.solo.SoloSolver;

/** The deals of the days on the disk: one secret a day, attempts as they were, and comparisons. */
class StoredDealsTest {
  private static final LocalDate DAY = DealDay.at(NOON);
  private static final Person ADA = new Person("101");
  private static final Person BEN = new Person("102");
  private static final String PARADE = "parade";

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  /** Each as another process. */
  private DailyStore deals(Instant now) {
    return new StoredDeals(
        kept.database(), StoreSamples.at(now), new RequestRandomSource(new SecureRandom()));
  }

  private DailyStore deals() {
    return deals(NOON);
  }

  private static DailyAttempt.Key key(Person person, boolean practice) {
    return new DailyAttempt.Key(person, DAY, PARADE, practice);
  }

  private void scores(String person, int points) {
    DailyAttempt attempt = DailyAttempt.begun(key(new Person(person), false), NOON);
    assertTrue(deals().keep(attempt.finished(points, NOON)));
  }

  @Test
  void allProcessesHaveTheSameSecretsAndThatOfTheNextDayIsThereBefore() {
    DealDay today = deals().open(DAY);
    assertEquals(today, deals().open(DAY));
    DealDay tomorrow = deals().find(DAY.plusDays(1)).orElseThrow();
    assertNotEquals(today.secret(), tomorrow.secret());
    assertFalse(today.isAnnounced());
    assertTrue(tomorrow.isAnnounced());
    Instant later = NOON.plusSeconds(86_400);
    assertEquals(tomorrow, deals(later).open(DAY.plusDays(1)));
    assertEquals(Optional.empty(), deals().find(DAY.plusDays(3)));
  }

  @Test
  void daysAreNumberedSinceTheFirstAlsoThoseOnWhichNobodyPlayed() {
    assertEquals(Optional.empty(), deals().first());
    assertEquals(1, deals().open(DAY).number());
    assertEquals(11, deals().open(DAY.plusDays(10)).number());
    assertEquals(Optional.of(DAY), deals().first());
    assertEquals(Optional.of(DAY.plusDays(11)), deals().last());
  }

  @Test
  void thePuzzleOfADayIsTheOneThatWasSettledFirst() {
    deals().open(DAY);
    assertEquals("abc", deals().settlePuzzle(DAY, "abc"));
    assertEquals("abc", deals().settlePuzzle(DAY, "xyz"));
    assertEquals("abc", deals().find(DAY).orElseThrow().puzzle());
  }

  @Test
  void anAttemptIsReadAsItWasKept() {
    DailyAttempt begun = DailyAttempt.begun(key(ADA, false), NOON);
    assertTrue(deals().keep(begun));
    assertEquals(Optional.of(begun), deals().attempt(begun.key()));
    DailyAttempt more = begun.after("Nb1xc3").afterWrong("add");
    assertFalse(deals().keep(more), "a version was left out");
    assertTrue(deals().keep(begun.after("Nb1xc3")));
    DailyAttempt done = begun.after("Nb1xc3").after("add").finished(-3, NOON.plusSeconds(9));
    assertTrue(deals().keep(done));
    assertEquals(Optional.of(done), deals().attempt(begun.key()));
    assertEquals(List.of(done), deals().attempts(ADA, DAY));
    assertEquals(List.of(), deals().attempts(BEN, DAY));
  }

  @Test
  void ofTwoChangesOfOneVersionTheFirstIsKept() {
    DailyAttempt begun = DailyAttempt.begun(key(ADA, false), NOON);
    assertTrue(deals().keep(begun));
    assertFalse(deals().keep(begun));
    assertTrue(deals().keep(begun.after("one")));
    assertFalse(deals().keep(begun.after("other")));
    assertEquals(List.of("one"), deals().attempt(begun.key()).orElseThrow().actions());
  }

  @Test
  void practiceIsKeptBesideTheAttemptThatCounts() {
    DailyAttempt begun = DailyAttempt.begun(key(ADA, false), NOON);
    deals().keep(begun);
    assertTrue(deals().keep(begun.asPractice(Optional.empty())));
    assertTrue(deals().keep(begun.spoilt()));
    assertTrue(deals().attempt(begun.key()).orElseThrow().spoiled());
    DailyAttempt practice = deals().attempt(key(ADA, true)).orElseThrow();
    assertFalse(practice.spoiled());
    assertTrue(deals().keep(practice.after("x").finished(7, NOON)));
    assertEquals(Set.of(), deals().finished(ADA, DAY));
    assertEquals(0, deals().field(DAY, PARADE, 0).finished());
  }

  @Test
  void aScoreIsComparedWithAllThatCount() {
    assertEquals(new ScoreComparison(0, 0, 0, Optional.empty()), deals().field(DAY, PARADE, 3));
    scores("101", 5);
    scores("102", 3);
    scores("103", 3);
    scores("104", -2);
    assertEquals(new ScoreComparison(4, 1, 2, Optional.of(3)), deals().field(DAY, PARADE, 3));
    assertEquals(1, deals().field(DAY, PARADE, 5).place());
    assertEquals(4, deals().field(DAY, PARADE, -2).place());
    assertEquals(0, deals().field(DAY.plusDays(1), PARADE, 3).finished());
    assertEquals(Set.of(DAY), deals().finished(ADA, DAY.minusDays(3)));
  }

  @Test
  void whoeverIsForgottenLeavesNoAttempts() {
    scores("101", 5);
    scores("102", 3);
    deals().visit("11", ADA, DAY);
    new StoredPreferences(kept.database(), StoreSamples.at(NOON))
        .keep(new PreferenceChange.Forgotten(ADA));
    assertEquals(List.of(), deals().attempts(ADA, DAY));
    assertEquals(1, deals().field(DAY, PARADE, 0).finished());
    assertEquals("0", kept.word("SELECT count(*) FROM daily_members"));
  }

  @Test
  void eachDealOfABegunDayIsSearchedByOneProcessUntilItsTimeIsUp() {
    deals().open(DAY);
    DealSearch.Job first = deals().claim(DAY).orElseThrow();
    DealSearch.Job second = deals().claim(DAY).orElseThrow();
    DealSearch.Job third = deals().claim(DAY).orElseThrow();
    assertEquals(
        Set.of("cooperative", "neighbour", PARADE),
        Set.of(first.deal(), second.deal(), third.deal()));
    assertEquals(Optional.empty(), deals().claim(DAY));
    Instant later = NOON.plus(DailyStore.LEASE).plusSeconds(1);
    assertEquals(Optional.of(first), deals(later).claim(DAY));
  }

  @Test
  void whatASearchFoundIsReadAsItWasKept() {
    deals().open(DAY);
    DealSearch.Job job = deals().claim(DAY).orElseThrow();
    DealSearch half = new DealSearch(Optional.of(3), Optional.empty());
    deals().keep(job, half);
    assertEquals(half, deals().search(DAY, job.deal()));
    SoloSolver.Found best = new SoloSolver.Found(6, List.of("add", "Nb1-c3"));
    DealSearch whole = new DealSearch(Optional.of(3), Optional.of(best));
    deals().keep(job, whole);
    assertEquals(whole, deals().search(DAY, job.deal()));
    assertNotEquals(Optional.of(job), deals(NOON.plus(DailyStore.LEASE).plusSeconds(1)).claim(DAY));
    assertEquals(DealSearch.NOTHING, deals().search(DAY.plusDays(9), job.deal()));
  }
}
