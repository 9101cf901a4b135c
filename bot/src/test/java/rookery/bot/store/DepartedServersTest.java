package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.HALL;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.in;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.daily.DealDay;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;

/** What is kept of a server goes thirty days after the bot has left it. */
class DepartedServersTest {
  private static final Instant MONTH_LATER = NOON.plus(Duration.ofDays(31));
  private static final Set<String> EVERYWHERE = Set.of("11", "12");
  private static final Set<String> ELSEWHERE = Set.of("12");

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    kept.store().save(opened(playing("k7f2")));
    kept.store().save(opened(in(playing("other"), new TableLocation("12", "33"))));
    kept.store().save(opened(in(playing("direct"), new TableLocation("", "44"))));
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private void noted(Set<String> here, Instant now) {
    noted(here, now, server -> true);
  }

  private void noted(Set<String> here, Instant now, Predicate<String> ours) {
    new DepartedServers(kept.database(), kept.store(), StoreSamples.at(now)).note(here, ours);
  }

  private boolean isThere(String table) {
    return kept.store().find(table).isPresent();
  }

  @Test
  void nothingGoesBeforeThirtyDaysArePast() {
    noted(ELSEWHERE, NOON);
    noted(ELSEWHERE, NOON.plus(Duration.ofDays(29)));
    assertTrue(isThere("k7f2"));
  }

  @Test
  void afterThirtyDaysTheTablesOfTheServerAreGoneAndNoOthers() {
    noted(ELSEWHERE, NOON);
    noted(ELSEWHERE, MONTH_LATER);
    assertFalse(isThere("k7f2"));
    assertTrue(isThere("other"));
    assertTrue(isThere("direct"));
    assertEquals(List.of("direct", "other"), kept.store().of(ANN).stream().sorted().toList());
    assertEquals(List.of(), kept.store().openIn(HALL.channel()));
    assertEquals(0, kept.number("SELECT count(*) FROM entries WHERE table_id = 'k7f2'"));
  }

  @Test
  void itsResultsAndReviewsGoToo() {
    Table over = kept.store().find("k7f2").orElseThrow();
    while (over.result().isEmpty()) {
      over = kept.store().save(changed(over, taken(over, 1)));
    }
    StoredReviews reviews =
        new StoredReviews(kept.database(), kept.outbox(), StoreSamples.at(NOON));
    reviews.ask("k7f2");
    reviews.tell("k7f2", StoreSamples.ANN);
    assertEquals(1, kept.number("SELECT count(*) FROM results WHERE server = '11'"));
    noted(ELSEWHERE, NOON);
    noted(ELSEWHERE, MONTH_LATER);
    assertFalse(isThere("k7f2"));
    assertEquals(0, kept.number("SELECT count(*) FROM results WHERE server = '11'"));
    assertEquals(0, kept.number("SELECT count(*) FROM reviews"));
  }

  @Test
  void theSettingsOfAServerWithoutTablesGoToo() {
    kept.database()
        .alter(rows -> rows.update("INSERT INTO preferences VALUES ('server 13', 'wishes', '{}')"));
    noted(EVERYWHERE, NOON);
    noted(EVERYWHERE, MONTH_LATER);
    assertEquals(0, kept.number("SELECT count(*) FROM preferences"));
  }

  @Test
  void aProcessLeavesAServerAloneThatOnlyAnotherIsToldOf() {
    noted(ELSEWHERE, NOON);
    // The other one may not have noted yet that the bot is back.
    noted(ELSEWHERE, MONTH_LATER, ELSEWHERE::contains);
    assertTrue(isThere("k7f2"));
  }

  @Test
  void aServerThatTakesTheBotBackFindsEverything() {
    noted(ELSEWHERE, NOON);
    noted(EVERYWHERE, NOON.plus(Duration.ofDays(20)));
    noted(ELSEWHERE, MONTH_LATER);
    noted(ELSEWHERE, NOON.plus(Duration.ofDays(40)));
    assertTrue(isThere("k7f2"));
  }

  @Test
  void whoAskedForDealsOfTheDayThereIsForgottenWithTheServer() {
    StoredDeals deals =
        new StoredDeals(
            kept.database(),
            StoreSamples.at(NOON),
            new RequestRandomSource(new SplittableRandom(1)));
    deals.visit("13", ANN, DealDay.at(NOON));
    deals.visit("12", ANN, DealDay.at(NOON));
    noted(ELSEWHERE, NOON);
    noted(ELSEWHERE, MONTH_LATER);
    assertEquals("12", kept.word("SELECT min(server) FROM daily_members"));
    assertEquals(1, kept.number("SELECT count(*) FROM daily_members"));
  }
}
