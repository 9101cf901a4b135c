package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static rookery.bot.store.Samples.NOON;
import static rookery.bot.store.Samples.change;
import static rookery.bot.store.Samples.changed;
import static rookery.bot.store.Samples.id;
import static rookery.bot.store.Samples.message;
import static rookery.bot.store.Samples.opened;
import static rookery.bot.store.Samples.playing;
import static rookery.bot.store.Samples.with;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.post.Letter;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.table.Address;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Outbox.Pending;
import rookery.bot.turn.Outbox.Sent;

class SqliteOutboxTest {
  private static final Address HALL = new Address.Channel("22");
  private static final Address ANN = new Address.Direct(Samples.ANN);
  private static final Sent STANDS = new Sent("22", "9001");
  private static final Instant LATER = NOON.plusSeconds(60);

  private Path folder;
  private Kept kept;

  @BeforeEach
  void open(@TempDir Path temporary) {
    folder = temporary;
    kept = Kept.in(folder);
    kept.store().save(opened(playing("k7f2")));
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private void put(Letter... dispatches) {
    Table table = kept.store().find("k7f2").orElseThrow();
    kept.store().save(changed(table, table, dispatches));
  }

  private void send(String key, Sent sent) {
    kept.outbox().trying(id(key), NOON);
    kept.outbox().done(id(key), sent);
  }

  private List<String> dueNow() {
    return dueAt(NOON);
  }

  private List<String> dueAt(Instant time) {
    return kept.outbox().due(time).stream()
        .map(pending -> Long.toString(pending.letter().id().number(), Character.MAX_RADIX))
        .toList();
  }

  @Test
  void lanesKeepTheirOrder() {
    put(message("a1", HALL, "One."), message("b1", ANN, "One for Ann."));
    put(message("a2", HALL, "Two."));
    assertEquals(List.of("a1", "b1"), dueNow());
    send("a1", STANDS);
    assertEquals(List.of("b1", "a2"), dueNow());
    send("a2", STANDS);
    send("b1", STANDS);
    assertEquals(List.of(), dueNow());
  }

  @Test
  void whatIsDueIsWhatWasPutIn() {
    Letter dispatch = message("a1", HALL, "One.");
    put(dispatch);
    Pending untried = new Pending(dispatch, 0, Optional.empty());
    assertEquals(List.of(untried), kept.outbox().due(NOON));
    assertEquals(List.of(untried), kept.afresh().outbox().due(NOON));
  }

  @Test
  void aLaneWaitsForItsFirst() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."), message("b1", ANN, "One."));
    kept.outbox().trying(id("a1"), NOON);
    kept.outbox().retry(id("a1"), LATER, "503");
    assertEquals(List.of("b1"), dueNow());
    assertEquals(List.of("a1", "b1"), dueAt(LATER));
  }

  @Test
  void theNextIsTheEarliestOfTheFirsts() {
    assertEquals(Optional.empty(), kept.outbox().nextDue());
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."), message("b1", ANN, "One."));
    kept.outbox().retry(id("a1"), LATER, "503");
    kept.outbox().retry(id("b1"), LATER.plusSeconds(1), "503");
    assertEquals(Optional.of(LATER), kept.outbox().nextDue());
  }

  @Test
  void anUnsentMessageSurvivesAReopen() {
    Letter dispatch = message("a1", HALL, "One.");
    put(dispatch);
    kept.outbox().trying(id("a1"), NOON);
    kept.outbox().retry(id("a1"), LATER, "503");
    kept.outbox().trying(id("a1"), LATER);
    kept.close();
    kept = Kept.in(folder);
    assertEquals(List.of(new Pending(dispatch, 2, Optional.of(NOON))), kept.outbox().due(LATER));
  }

  @Test
  void whereAMessageStandsIsKnownOnceItIsSent() {
    put(message("a1", HALL, "One."));
    assertEquals(Optional.empty(), kept.outbox().sent(id("a1")));
    send("a1", STANDS);
    assertEquals(Optional.of(STANDS), kept.outbox().sent(id("a1")));
    assertEquals(Optional.empty(), kept.outbox().sent(id("nobody")));
  }

  @Test
  void aChangeStandsWhereItsMessageStands() {
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "Changed."));
    send("a1", STANDS);
    send("c1", STANDS);
    put(change("c2", "c1", HALL, "Changed again."));
    assertEquals(Optional.of(STANDS), kept.outbox().sent(id("c1")));
    assertEquals(Optional.of(STANDS), kept.outbox().sent(id("c2")));
  }

  @Test
  void aMessageSentAnewStandsElsewhere() {
    Sent anew = new Sent("22", "9002");
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "Changed."));
    send("a1", STANDS);
    send("c1", anew);
    assertEquals(Optional.of(anew), kept.outbox().sent(id("a1")));
  }

  @Test
  void aChangeOfWhatWasNeverSentStandsNowhere() {
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "Changed."));
    kept.outbox().failed(id("a1"), "50007");
    send("c1", new Sent("", ""));
    assertEquals(Optional.empty(), kept.outbox().sent(id("c1")));
    assertEquals(List.of(), dueNow());
  }

  @Test
  void aLaneGoesOnAfterAFailure() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."));
    kept.outbox().failed(id("a1"), "50001: Missing Access");
    assertEquals(List.of("a2"), dueNow());
    assertEquals(1, kept.number("SELECT count(*) FROM outbox WHERE error LIKE '50001%'"));
  }

  @Test
  void whatIsSettledKeepsNoBody() {
    put(message("a1", HALL, "One."), message("b1", ANN, "One."), message("b2", ANN, "Two."));
    send("a1", STANDS);
    kept.outbox().failed(id("b1"), "50007");
    assertEquals(1, kept.number("SELECT count(*) FROM outbox WHERE post IS NOT NULL"));
  }

  @Test
  void aChangeThatIsOvertakenIsNotSent() {
    put(message("a1", HALL, "One."));
    put(change("c1", "a1", HALL, "Once."));
    put(message("a2", HALL, "Two."));
    put(change("c2", "a1", HALL, "Twice."), change("d1", "a2", HALL, "Another."));
    send("a1", STANDS);
    assertEquals(List.of("a2"), dueNow());
    send("a2", STANDS);
    assertEquals(List.of("c2"), dueNow());
    send("c2", STANDS);
    assertEquals(List.of("d1"), dueNow());
    assertEquals(Optional.of(STANDS), kept.outbox().sent(id("c1")));
  }

  @Test
  void theFirstOfALaneIsNotOvertakenAsItMayBeOnItsWay() {
    put(message("a1", HALL, "One."));
    send("a1", STANDS);
    put(change("c1", "a1", HALL, "Once."));
    put(change("c2", "a1", HALL, "Twice."));
    assertEquals(List.of("c1"), dueNow());
    send("c1", STANDS);
    assertEquals(List.of("c2"), dueNow());
  }

  @Test
  void aChangeThatKeepsThePictureOvertakesNothing() {
    Post words = Post.of(new Picture(Optional.empty(), "as before"), "A draw is offered.");
    put(message("a1", HALL, "One."), change("c1", "a1", HALL, "A new picture."));
    put(Letter.changing(id("c2"), id("a1"), HALL, "k7f2", words));
    send("a1", STANDS);
    assertEquals(List.of("c1"), dueNow());
  }

  @Test
  void aMessageThatCannotBeReadIsPassedOver() {
    put(message("a1", HALL, "One."), message("a2", HALL, "Two."));
    kept.database()
        .change(
            rows -> rows.execute("UPDATE outbox SET post = '{}' WHERE key = '" + id("a1") + "'"));
    Kept afresh = kept.afresh();
    assertEquals(List.of(), afresh.outbox().due(NOON));
    assertEquals(Optional.of(NOON), afresh.outbox().nextDue());
    assertEquals(id("a2"), afresh.outbox().due(NOON).get(0).letter().id());
  }

  @Test
  void whatNobodyPutInCannotBeSettled() {
    assertThrows(IllegalArgumentException.class, () -> kept.outbox().done(id("nobody"), STANDS));
    assertThrows(IllegalArgumentException.class, () -> kept.outbox().trying(id("nobody"), NOON));
  }

  @Test
  void theMessagesOfATableAreForgottenLongAfterItsEnd() {
    Table closed = with(playing("k7f2"), Stage.CLOSED);
    put(message("a1", HALL, "One."), message("b1", ANN, "One."));
    send("a1", STANDS);
    kept.store().save(changed(kept.store().find("k7f2").orElseThrow(), closed));

    kept.afresh(NOON.plus(Duration.ofDays(29))).store().save(opened(playing("m3x9")));
    assertEquals(Optional.of(STANDS), kept.outbox().sent(id("a1")));

    kept.afresh(NOON.plus(Duration.ofDays(31))).store().save(opened(playing("p5q8")));
    assertEquals(Optional.empty(), kept.outbox().sent(id("a1")));
    assertEquals(List.of("b1"), dueNow());
  }
}
