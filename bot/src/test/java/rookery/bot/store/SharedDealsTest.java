package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.table.Person;

/** Two processes that share a database deal the same day, each with draws of its own. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class SharedDealsTest {
  private static final LocalDate DAY = DealDay.at(NOON);
  private static final int DAYS = 20;

  private OpenDatabase one;
  private OpenDatabase other;

  @BeforeEach
  void open(@TempDir Path folder) {
    one = OpenDatabase.in(folder);
    other = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    one.close();
    other.close();
  }

  private static DailyStore deals(OpenDatabase process, Instant now) {
    return new StoredDeals(
        process.database(), StoreSamples.at(now), new RequestRandomSource(new SecureRandom()));
  }

  private static CompletableFuture<DealDay> opens(
      OpenDatabase process, LocalDate day, CyclicBarrier together) {
    return CompletableFuture.supplyAsync(
        () -> {
          DailyStore deals = deals(process, NOON);
          try {
            together.await();
          } catch (Exception broken) {
            throw new IllegalStateException(broken);
          }
          return deals.open(day);
        },
        task -> new Thread(task).start());
  }

  @Test
  void aDayThatTheyOpenAtTheSameMomentHasOneSecret() {
    for (int n = 0; n < DAYS; n++) {
      LocalDate day = DAY.plusDays(2L * n);
      CyclicBarrier together = new CyclicBarrier(2);
      CompletableFuture<DealDay> mine = opens(one, day, together);
      CompletableFuture<DealDay> others = opens(other, day, together);
      assertEquals(mine.join(), others.join());
      Optional<DealDay> next = deals(one, NOON).find(day.plusDays(1));
      assertEquals(next, deals(other, NOON).find(day.plusDays(1)));
      assertNotEquals(mine.join().secret(), next.orElseThrow().secret());
    }
  }

  @Test
  void anAttemptGoesOnInTheOtherAndCountsOnce() {
    deals(one, NOON).open(DAY);
    DailyAttempt begun =
        DailyAttempt.begun(new DailyAttempt.Key(new Person("101"), DAY, "parade", false), NOON);
    assertTrue(deals(one, NOON).keep(begun));
    DailyAttempt more = begun.after("Nb1xc3");
    List<Boolean> kept =
        List.of(deals(other, NOON).keep(more), deals(one, NOON).keep(begun.after("add")));
    assertEquals(List.of(true, false), kept);
    assertEquals(Optional.of(more), deals(one, NOON).attempt(begun.key()));
  }

  @Test
  void eachDealIsSearchedByOneOfThem() {
    deals(one, NOON).open(DAY);
    DealSearch.Job mine = deals(one, NOON).claim(DAY).orElseThrow();
    DealSearch.Job others = deals(other, NOON).claim(DAY).orElseThrow();
    assertNotEquals(mine.deal(), others.deal());
  }
}
