package rookery.bot.request.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.Request;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.MemoryTables.Break;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.TestCommands;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;

/** Requests that another was faster than. */
class RerunTest {
  private final InMemoryChannel hall = new InMemoryChannel();
  private final InMemoryChannel rival = hall.rival();

  @Test
  void ofTwoWhoJoinAtOnceForOneSeatTheSecondIsRefused() {
    hall.types(ADA, "play", "game=custodian");
    OutgoingMessage lobby = hall.lobby();
    hall.tables.meanwhile(() -> rival.presses(CLEO, lobby, "Join"));
    assertEquals("This game has already started.", hall.presses(BEN, lobby, "Join").words());
    assertEquals(List.of(ADA, CLEO), hall.table().seating().joined());
  }

  @Test
  void twoWhoJoinAtOnceBothSitWhereThereIsRoom() {
    hall.types(ADA, "play", "game=split-brain");
    OutgoingMessage lobby = hall.lobby();
    hall.tables.meanwhile(() -> rival.presses(CLEO, lobby, "Join"));
    hall.presses(BEN, lobby, "Join");
    assertEquals(List.of(ADA, CLEO, BEN), hall.table().seating().joined());
  }

  @Test
  void anActionWorkedOutOnAnOldStateIsWorkedOutAgainOnThePresentOne() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.plays(BEN, "c7d5");
    hall.tables.meanwhile(() -> rival.plays(ADA, "d3c1"));
    PrivateAnswer told = hall.plays(ADA, "d3e5");
    assertTrue(told.words().startsWith("It's Ben's turn."), told.words());
    assertEquals(3, hall.table().turn());
  }

  @Test
  void aPressWorkedOutOnAnOldTurnIsToldThatItHasMovedOn() {
    hall.opens("custodian", ADA, BEN);
    Post pieces = hall.presses(ADA, hall.board(), "Move").post();
    Post targets = hall.picks(ADA, pieces, "Knight c1").post();
    hall.tables.meanwhile(() -> rival.plays(ADA, "c1d3"));
    assertTrue(hall.picks(ADA, targets, "d3").words().startsWith("It's Ben's turn."));
    assertEquals(1, hall.table().turn());
  }

  @Test
  void choicesMadeAtTheSameTimeAreBothKept() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.tables.meanwhile(() -> rival.plays(BEN, "circle d4"));
    PrivateAnswer told = hall.plays(ADA, "circle c2");
    assertTrue(told.words().contains("knight c2-d4"), told.words());
    String called = hall.board().post().words();
    assertTrue(called.startsWith("<@103> and <@104>, draw a circle each in Split-Brain"), called);
  }

  @Test
  void aGameThatEndsMeanwhileIsOver() {
    hall.opens("custodian", ADA, BEN);
    Post asked = hall.types(BEN, "resign").post();
    String id = hall.table().id();
    hall.tables.meanwhile(() -> rival.presses(BEN, asked, "Resign"));
    PrivateAnswer told = hall.types(ADA, "move", "action=c1d3", "table=" + id);
    assertEquals("This game is over.", told.words());
  }

  @Test
  void whatAnotherProcessHasSentIsNotLost() {
    hall.opens("custodian", ADA, BEN);
    Table before = hall.table();
    OutgoingMessage anew =
        OutgoingMessage.sending(new MessageId(7), before.address(), before.id(), Post.words("x"));
    hall.tables.meanwhile(
        () ->
            hall.tables.save(
                Change.of(
                    before,
                    before.with(before.posted().board(anew.id(), before.posted().since(), 0)),
                    List.of(anew))));
    hall.plays(ADA, "c1d3");
    assertTrue(
        hall.mail.letters.stream()
            .anyMatch(letter -> letter.changes().filter(anew.id()::equals).isPresent()));
  }

  @Test
  void theSameLotsAreDrawnAgain() {
    assertEquals(order(hall, 0), order(new InMemoryChannel(), 3));
  }

  /** The order of the deck of a game that starts after so many lost races. */
  private static List<Object> order(InMemoryChannel hall, int lost) {
    hall.types(ADA, "play", Map.of("game", "telepathy", "seats", "drawn"));
    hall.presses(BEN, hall.lobby(), "Join");
    hall.presses(CLEO, hall.lobby(), "Join");
    for (int i = 0; i < lost; i++) {
      hall.tables.meanwhile(
          () -> {
            Table now = hall.table();
            hall.tables.save(Change.of(now, now, List.of()));
          });
    }
    hall.presses(DAN, hall.lobby(), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
    return List.of(
        hall.table().seating().chairs(), hall.table().match().orElseThrow().record().entries());
  }

  @Test
  void twoRequestsDrawDifferentLots() {
    RequestRandomSource chance = new RequestRandomSource(new SplittableRandom(1));
    assertNotEquals(
        chance.draws(chance.seed()).generator().nextLong(),
        chance.draws(chance.seed()).generator().nextLong());
  }

  @Test
  void whoeverAlwaysLosesIsToldAfterAFewRuns() {
    hall.opens("custodian", ADA, BEN);
    for (int i = 0; i < 5; i++) {
      hall.tables.meanwhile(
          () -> {
            Table now = hall.table();
            hall.tables.save(Change.of(now, now, List.of()));
          });
    }
    assertEquals(
        "This table is very busy right now. Please try again.", hall.plays(ADA, "c1d3").words());
    assertEquals(0, hall.table().turn());
  }

  @Test
  void anIdThatIsTakenIsDrawnAnew() {
    SplittableRandom sameTwice = new SplittableRandom(4);
    RequestRandomSource chance =
        new RequestRandomSource(
            new RandomGenerator() {
              private int drawn;

              @Override
              public long nextLong() {
                // Eight longs make a seed's 32 bytes; the first two seeds are the same.
                return drawn++ < 8 ? 1 : sameTwice.nextLong();
              }
            });
    InMemoryChannel unlucky = new InMemoryChannel(TestCommands.all(), Runnable::run, chance);
    String first = opened(unlucky);
    String second = opened(unlucky);
    assertNotEquals(first, second);
    assertEquals(2, unlucky.tables.of(ADA).size());
  }

  private static String opened(InMemoryChannel hall) {
    hall.types(ADA, "play", "game=custodian");
    return hall.tables.last();
  }

  @Test
  void whatWasDoneBeforeAStartIsNotDoneAgain() {
    hall.opens("custodian", ADA, BEN);
    Request move = hall.typed(ADA, "move", Map.of("action", "c1d3"));
    hall.asks(move);
    assertEquals("That's already done.", hall.restarted().asks(move).words());
    assertEquals(1, hall.table().turn());
  }

  @Test
  void whatWasKeptThoughNobodyHeardOfItIsToldAsAnyOther() {
    hall.opens("custodian", ADA, BEN);
    hall.tables.breaks(Break.KEEPS);
    String told = hall.plays(ADA, "c1d3").words();
    assertTrue(told.startsWith("You played knight c1-d3."), told);
    assertEquals(1, hall.table().turn());
  }

  @Test
  void aTableThatWasOpenedThoughNobodyHeardOfItIsOpenOnce() {
    hall.tables.breaks(Break.KEEPS);
    String told = hall.types(ADA, "play", "game=custodian").words();
    assertTrue(told.endsWith("is open. The game starts when every seat is taken."), told);
    assertEquals(1, hall.tables.of(ADA).size());
  }

  @Test
  void whatWasLostWithItsConnectionIsDoneAgain() {
    hall.opens("custodian", ADA, BEN);
    hall.tables.breaks(Break.LOSES);
    hall.plays(ADA, "c1d3");
    assertEquals(1, hall.table().turn());
  }

  @Test
  void whereNobodyCanLookAgainNobodyIsToldWhatMayBeUntrue() {
    hall.opens("custodian", ADA, BEN);
    hall.tables.breaks(Break.IS_THE_LAST);
    assertEquals(
        "I lost touch with my database just then, so what you did may not have been saved. `/board` shows the"
            + " current position.",
        hall.plays(ADA, "c1d3").words());
  }

  @Test
  void aStepInAPromptThatLosesIsLeftOut() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.lanes.busy = true;
    hall.tables.meanwhile(() -> rival.plays(BEN, "circle d4"));
    hall.picks(ADA, hall.prompt(ADA), "Knight c2");
    assertTrue(!hall.prompt(ADA).post().words().contains("So far"));
  }

  @Test
  void aTableWhoseNameIsTakenGetsALongerOne() {
    Table first = new InMemoryChannel().opens("custodian", BEN, CLEO);
    hall.tables.shelve(first);
    String id = hall.opens("custodian", ADA, BEN).id();
    assertEquals(first.id().length() + 1, id.length(), id);
  }
}
