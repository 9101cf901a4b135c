package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.review.ReviewStore;
import rookery.bot.review.ReviewStore.Kept;
import rookery.bot.review.ReviewStore.State;
import rookery.bot.store.kit.StoreSamples;
import rookery.engine.review.GameReview;

/** Reviews on the disk: asked for once, claimed by one process, kept as they were made. */
class StoredReviewsTest {
  private static final GameReview REVIEW =
      GameReview.parse("{\"review\":1,\"curve\":\"aZbY\",\"stride\":1,\"points\":[]}");

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private ReviewStore reviews(Instant now) {
    return new StoredReviews(kept.database(), StoreSamples.at(now));
  }

  private String table(String id) {
    return kept.store().save(StoreSamples.opened(StoreSamples.playing(id))).id();
  }

  @Test
  void aReviewIsReadAsItWasKept() {
    String table = table("t1");
    ReviewStore reviews = reviews(NOON);
    assertEquals(Optional.empty(), reviews.find(table));
    assertTrue(reviews.ask(table));
    assertEquals(Optional.of(new Kept(State.WAITING, Optional.empty())), reviews.find(table));
    reviews.keep(table, Optional.of(REVIEW));
    assertTrue(reviews.ask(table));
    assertEquals(Optional.of(new Kept(State.DONE, Optional.of(REVIEW))), reviews.find(table));
    assertEquals(Optional.empty(), reviews.claim());
  }

  @Test
  void whatWasGivenUpIsNotBegunAgain() {
    String table = table("t1");
    reviews(NOON).ask(table);
    reviews(NOON).keep(table, Optional.empty());
    assertEquals(
        Optional.of(new Kept(State.GIVEN_UP, Optional.empty())), reviews(NOON).find(table));
    assertEquals(Optional.empty(), reviews(NOON).claim());
  }

  @Test
  void theOneThatWaitedLongestIsClaimedOnceUntilItsTimeIsUp() {
    String later = table("t1");
    String first = table("t2");
    reviews(NOON).ask(first);
    reviews(NOON.plusSeconds(1)).ask(later);
    Instant now = NOON.plusSeconds(2);
    assertEquals(Optional.of(first), reviews(now).claim());
    assertEquals(Optional.of(later), reviews(now).claim());
    assertEquals(Optional.empty(), reviews(now).claim());
    assertEquals(Optional.of(first), reviews(now.plus(ReviewStore.LEASE)).claim());
  }

  @Test
  void afterARestartWhatWasBegunIsTakenUpAgain() {
    String table = table("t1");
    reviews(NOON).ask(table);
    reviews(NOON).claim();
    reviews(NOON).release();
    Optional<String> again = reviews(NOON.plusSeconds(1)).claim();
    assertEquals(kept.database().isShared() ? Optional.empty() : Optional.of(table), again);
  }
}
