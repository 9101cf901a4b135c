package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.review.ReviewStore;
import rookery.bot.review.ReviewStore.Kept;
import rookery.bot.review.ReviewStore.State;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageId;
import rookery.engine.review.GameReview;

/** Reviews on the disk: asked for once, claimed by one process, kept as they were made. */
class StoredReviewsTest {
  private static final GameReview REVIEW =
      GameReview.parse("{\"review\":1,\"curve\":\"aZbY\",\"stride\":1,\"points\":[]}");

  private static final Person ADA = new Person("101", "Ada");
  private static final Person BEN = new Person("102", "Ben");

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
    return new StoredReviews(kept.database(), kept.outbox(), StoreSamples.at(now));
  }

  private String table(String id) {
    return kept.store().save(StoreSamples.opened(StoreSamples.playing(id).stopped())).id();
  }

  @Test
  void aReviewIsReadAsItWasKept() {
    String table = table("t1");
    ReviewStore reviews = reviews(NOON);
    assertEquals(Optional.empty(), reviews.find(table));
    assertTrue(reviews.ask(table));
    assertEquals(Optional.of(new Kept(State.WAITING, Optional.empty())), reviews.find(table));
    reviews.keep(table, Optional.of(REVIEW), StoredReviewsTest::notice);
    assertTrue(reviews.ask(table));
    assertEquals(Optional.of(new Kept(State.DONE, Optional.of(REVIEW))), reviews.find(table));
    assertEquals(Optional.empty(), reviews.claim());
  }

  private static OutgoingMessage notice(Person reader) {
    return OutgoingMessage.sending(
        new MessageId(Long.parseLong(reader.id())),
        new MessageAddress.Direct(reader),
        "t1",
        Post.words("It is ready."));
  }

  private List<MessageAddress> sent() {
    return kept.outbox().claim(NOON.plusSeconds(9), 9).stream()
        .map(pending -> pending.message().address())
        .toList();
  }

  @Test
  void thoseWhoAreToBeToldAreToldOnceWithTheReviewThatIsKept() {
    String table = table("t1");
    ReviewStore reviews = reviews(NOON);
    assertFalse(reviews.tell(table, ADA), "nobody has asked for it");
    reviews.ask(table);
    assertTrue(reviews.tell(table, ADA));
    assertTrue(reviews.tell(table, ADA));
    assertTrue(reviews.keep(table, Optional.of(REVIEW), StoredReviewsTest::notice));
    assertEquals(List.of(new MessageAddress.Direct(ADA)), sent());
    assertFalse(reviews.tell(table, BEN), "it is ready");
    assertFalse(reviews.keep(table, Optional.of(REVIEW), StoredReviewsTest::notice));
  }

  @Test
  void noMoreCanWaitThanThereIsRoomForWhileThoseThatWaitCanBeAskedForAgain() {
    ReviewStore reviews = reviews(NOON);
    for (int n = 0; n < ReviewStore.MOST_WAITING; n++) {
      assertTrue(reviews.ask(table("w" + n)));
    }
    String late = table("t1");
    assertFalse(reviews.ask(late));
    assertEquals(Optional.empty(), reviews.find(late));
    assertTrue(reviews.ask("w7"));
    String first = reviews.claim().orElseThrow();
    reviews.keep(first, Optional.of(REVIEW), StoredReviewsTest::notice);
    assertTrue(reviews.ask(late));
  }

  @Test
  void whatWasGivenUpIsNotBegunAgain() {
    String table = table("t1");
    reviews(NOON).ask(table);
    reviews(NOON).keep(table, Optional.empty(), StoredReviewsTest::notice);
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
