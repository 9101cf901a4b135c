package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.DeferredAnswers.Deferred;
import rookery.bot.outbox.DeferredAnswers.Meanwhile;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.kit.StoreSamples;

/** Who was told to wait for an answer by a process that is gone. */
class StoredDeferralsTest {
  private static final Deferred EXPORT = new Deferred("77", "s3cret", Optional.empty());
  private static final String COUNT = "SELECT count(*) FROM deferrals";

  @TempDir Path folder;

  private static StoredDeferrals at(OpenDatabase process, Instant now) {
    return new StoredDeferrals(process.database(), StoreSamples.at(now));
  }

  private static void defer(OpenDatabase process, StoredDeferrals deferrals) {
    deferrals.deferred(EXPORT);
    await().until(() -> process.number(COUNT) == 1);
  }

  /** Somebody is told to wait, and the process ends. */
  private void deferAndEnd() {
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      defer(process, at(process, NOON));
    }
  }

  @Test
  void whatThisProcessOwesIsNotInterrupted() {
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      StoredDeferrals deferrals = at(process, NOON);
      defer(process, deferrals);
      assertEquals(List.of(), deferrals.interrupted());
    }
  }

  @Test
  void whatHasEndedIsForgotten() {
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      StoredDeferrals deferrals = at(process, NOON);
      defer(process, deferrals);
      deferrals.ended(EXPORT.interaction());
      await().until(() -> process.number(COUNT) == 0);
    }
  }

  @Test
  void whatAnEarlierProcessOwedIsToldUntilItEnds() {
    deferAndEnd();
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      StoredDeferrals deferrals = at(process, NOON.plusSeconds(60));
      assertEquals(List.of(EXPORT), deferrals.interrupted());
      assertEquals(List.of(EXPORT), deferrals.interrupted());
      deferrals.ended(EXPORT.interaction());
      await().until(() -> process.number(COUNT) == 0);
      assertEquals(List.of(), deferrals.interrupted());
    }
  }

  @Test
  void whatStoodInThePlaceOfTheAnswerIsKnownAfterwards() {
    Post choices =
        Post.words("Press Hint again.")
            .with(new Button(ControlId.free(ControlVerb.HINT, ""), "Hint", Look.PLAIN));
    Deferred hint =
        new Deferred("78", "s3cret", Optional.of(new Meanwhile("I'm looking.", choices)));
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      at(process, NOON).deferred(hint);
      await().until(() -> process.number(COUNT) == 1);
    }
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      assertEquals(List.of(hint), at(process, NOON.plusSeconds(60)).interrupted());
    }
  }

  @Test
  void whatTheReleaseBeforeWroteDownIsRead() {
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      long noon = NanoTimestamps.of(NOON);
      process
          .database()
          .alter(
              rows ->
                  rows.update(
                      "INSERT INTO deferrals (id, token, since) VALUES ('77', 's3cret', ?)", noon));
      assertEquals(List.of(EXPORT), at(process, NOON.plusSeconds(60)).interrupted());
    }
  }

  @Test
  void whatNobodyCanAnswerAnyMoreIsDeleted() {
    deferAndEnd();
    try (OpenDatabase process = OpenDatabase.in(folder)) {
      assertEquals(List.of(), at(process, NOON.plus(Duration.ofMinutes(16))).interrupted());
      assertEquals(0, process.number(COUNT));
    }
  }

  @Test
  @EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
  void ofTwoProcessesOneAnswersForAThird() {
    try (OpenDatabase one = OpenDatabase.in(folder);
        OpenDatabase other = OpenDatabase.in(folder)) {
      List<StoredDeferrals> living = List.of(at(one, NOON), at(other, NOON));
      try (OpenDatabase third = OpenDatabase.in(folder)) {
        defer(third, at(third, NOON));
        assertEquals(List.of(), found(living));
      }
      assertEquals(List.of(EXPORT), found(living));
    }
  }

  private static List<Deferred> found(List<StoredDeferrals> processes) {
    return processes.stream().flatMap(StoredDeferralsTest::foundBy).toList();
  }

  private static Stream<Deferred> foundBy(StoredDeferrals process) {
    return process.interrupted().stream();
  }

  @Test
  void theTokenIsNotShown() {
    assertFalse(EXPORT.toString().contains("s3cret"));
  }
}
