package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Button;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.VisibleMessage;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.TrafficLog;

class RestartEndToEndTest {
  @TempDir Path folder;
  private FriendsRoom club;

  @BeforeEach
  void openClub() throws InterruptedException {
    club = new FriendsRoom(folder);
  }

  @AfterEach
  void close() {
    club.close();
  }

  @Test
  void aHalfMadeTurnGoesOn() throws InterruptedException {
    club.splitBrain();
    club.walks(club.ada, club.prompt(club.ada, "circle a piece"), "Knight c2");
    club.restart();
    club.walks(club.ben, club.prompt(club.ben, "circle a square"), "d4");
    String turn = club.turn(club.cleo).text();
    assertTrue(turn.contains("knight c2\u2011d4"), turn);
  }

  @Test
  void whatWasNotSentBeforeIsSentAfterwards() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    int before = club.publicly().size();
    club.room.faults().next(20, "POST", "/channels/*/messages", Fault.status(500));
    club.says(club.ada, "/move action:c1d3");
    club.stop();
    club.room.faults().clear();
    assertEquals(before, club.publicly().size());
    club.start();
    club.turn(club.ben);
    club.quiet();
    assertEquals(before + 1, club.publicly().size());
  }

  @Test
  void aLostAnswerFromDiscordDoublesNothing() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    int before = club.publicly().size();
    club.room.faults().next(1, "POST", "/channels/*/messages", Fault.answerLost());
    club.says(club.ada, "/move action:c1d3");
    club.turn(club.ben);
    club.quiet();
    assertEquals(before + 1, club.publicly().size());
  }

  @Test
  void whatDiscordSlowsDownArrivesOnce() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    int before = club.publicly().size();
    Fault slow = Fault.tooMany(Duration.ofMillis(100));
    club.room.faults().next(3, "POST", "/channels/*/messages", slow);
    club.room.faults().next(2, "PATCH", "/channels/*/messages/*", slow);
    club.plays(club.ada, "c1d3");
    club.turn(club.ben);
    club.quiet();
    assertEquals(before + 1, club.publicly().size());
    assertEquals(0, club.givenUp());
  }

  @Test
  void aMessageSentBeforeALongOutageIsFoundAgain() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    club.room.faults().next(4, "POST", "/channels/*/messages", Fault.answerLost());
    club.says(club.ada, "/move action:c1d3");
    club.turn(club.ben);
    assertIsNotSentAgainAfterAnHour();
  }

  /** Discord no longer remembers the nonce then, so it is not to be asked at all. */
  private void assertIsNotSentAgainAfterAnHour() throws InterruptedException {
    club.stop();
    club.room.faults().clear();
    int before = club.room.traffic().all().size();
    club.startsAfter(Duration.ofHours(1));
    club.quiet();
    String sending = "POST /channels/" + club.games.id() + "/messages";
    assertEquals(
        List.of(),
        club.room.traffic().all().stream()
            .skip(before)
            .map(TrafficLog.Entry::what)
            .filter(sending::equals)
            .toList());
  }

  @Test
  void aClockInAnotherCenturyAtTheStartLeavesNoDeadlineThere() throws InterruptedException {
    club.stop();
    club.startsAfter(Duration.ofDays(27_000));
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    club.setsTheClockRight();
    club.room.pass(Duration.ofHours(37));
    assertEquals(List.of("Ada"), club.seen("your move in **").pings());
  }

  @Test
  void aMessageSentAtTheLastTryIsFoundAmongALotOfTalk() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    club.room.faults().next(1, "POST", "/channels/*/messages", Fault.status(500));
    club.room.faults().next(9, "POST", "/channels/*/messages", Fault.answerLost());
    club.says(club.ada, "/move action:c1d3");
    for (int i = 0; i < 130; i++) {
      club.dan.says(club.games, "What a game!");
    }
    club.turn(club.ben);
    assertIsNotSentAgainAfterAnHour();
  }

  @Test
  void whatIsDeliveredTwiceToABotThatHasJustStartedIsAnswered() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    club.restart();
    List<InteractionOutcome> asked =
        Stream.of("/board", "/games", "/help", "/rules game:fluid", "/hand", "/move action:c1d3")
            .map(line -> club.ada.types(club.games, line))
            .toList();
    asked.forEach(club.room::repeat);
    asked.forEach(exchange -> assertFalse(exchange.message().thinking()));
  }

  @Test
  void whoWasToldToWaitIsToldOfTheRestart() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    InteractionOutcome export = asksForAnExportThatDoesNotArrive();
    club.restart();
    club.room.faults().clear();
    assertTrue(export.message().text().startsWith("I was restarted before"), export.toString());
  }

  @Test
  void whoWasToldToWaitLongAgoIsToldNothing() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    asksForAnExportThatDoesNotArrive();
    club.stop();
    int before = answersThatWereTried();
    club.startsAfter(Duration.ofMinutes(16));
    await("what was put off").until(() -> club.deferred() == 0);
    assertEquals(before, answersThatWereTried());
  }

  @Test
  void anAnswerThatHasArrivedStaysAfterARestart() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    club.room.faults().next(20, "PATCH", "/webhooks/**", Fault.answerLost());
    InteractionOutcome export = club.ada.types(club.games, "/export");
    await("an answer").until(() -> answersThatWereTried() > 0);
    String answer = export.message().text();
    club.restart();
    await("what was put off").until(() -> club.deferred() == 0);
    assertEquals(answer, export.message().text());
  }

  @Test
  void whoWaitsForAHintIsToldOfTheRestartAndHasTheButtonsAgain() throws Exception {
    VisibleMessage menu = menuAgainstAComputer();
    club.room.faults().next(200, "PATCH", "/webhooks/**", Fault.status(500));
    VisibleMessage searching = club.changed(club.ada, menu, club.ada.presses(menu, "Hint"));
    assertTrue(searching.text().startsWith("I'm looking for a good choice."), searching.text());
    assertTrue(searching.buttons().stream().allMatch(Button::disabled), "none is to be pressed");
    await("tries to answer").until(() -> answersThatWereTried() > 2);
    club.stop();
    club.room.faults().clear();
    club.start();
    VisibleMessage told = changedSince(searching);
    assertTrue(
        told.text()
            .startsWith("I was restarted while I was working on your hint. Press Hint again."),
        told.text());
    assertEquals(menu.buttons(), told.buttons());
    assertEquals(1, told.attachments().size());
    assertIsGivenAHint(told);
  }

  private VisibleMessage menuAgainstAComputer() {
    club.says(club.ada, "/play game:custodian opponents:club");
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    club.quiet();
    return menu;
  }

  private VisibleMessage changedSince(VisibleMessage before) {
    return await("a change of " + before.text())
        .atMost(Duration.ofMinutes(1))
        .until(
            () ->
                club.ada.sees(club.games).stream()
                    .filter(now -> now.id() == before.id() && !now.equals(before))
                    .findFirst(),
            Optional::isPresent)
        .orElseThrow();
  }

  /** Nobody is owed anything afterwards. */
  private void assertIsGivenAHint(VisibleMessage menu) throws SQLException {
    VisibleMessage searching = club.changed(club.ada, menu, club.ada.presses(menu, "Hint"));
    VisibleMessage hint = changedSince(searching);
    assertTrue(hint.text().startsWith("I'd "), hint.text());
    await("the hint on the disk").until(() -> club.deferred() == 0);
  }

  @Test
  void aHintThatHasArrivedStaysAfterARestart() throws Exception {
    VisibleMessage menu = menuAgainstAComputer();
    club.room.faults().next(20, "PATCH", "/webhooks/**", Fault.answerLost());
    VisibleMessage searching = club.changed(club.ada, menu, club.ada.presses(menu, "Hint"));
    VisibleMessage hint = changedSince(searching);
    assertEquals(1, club.deferred());
    club.stop();
    club.room.faults().clear();
    club.start();
    await("what was owed").until(() -> club.deferred() == 0);
    VisibleMessage now = changedSince(searching);
    assertEquals(hint.text(), now.text());
    assertEquals(hint.buttons(), now.buttons());
  }

  /** It is put off at once, and each try to answer fails; some time later it is surely kept. */
  private InteractionOutcome asksForAnExportThatDoesNotArrive() {
    club.room.faults().next(200, "PATCH", "/webhooks/**", Fault.status(500));
    InteractionOutcome export = club.ada.types(club.games, "/export");
    await("tries to answer").until(() -> answersThatWereTried() > 2);
    return export;
  }

  private int answersThatWereTried() {
    return (int)
        club.room.traffic().all().stream()
            .filter(entry -> entry.what().startsWith("PATCH /webhooks/"))
            .count();
  }
}
