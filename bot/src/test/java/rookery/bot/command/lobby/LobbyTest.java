package rookery.bot.command.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.TableStorage;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.engine.games.Games;

/** Tables up to the start of play, and their early end. */
class LobbyTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private OutgoingMessage custodian() {
    hall.types(ADA, "play", "game=custodian");
    return hall.lobby();
  }

  @Test
  void aTableOfTwoWaitsForTheSecond() {
    PrivateAnswer told = hall.types(ADA, "play", "game=custodian");
    assertEquals(
        "Custodian Chess (table %s) is open. The game starts when every seat is taken."
            .formatted(hall.table().id()),
        told.words());
    assertEquals(TableStage.GATHERING, hall.table().stage());
    assertTrue(hall.lobby().post().words().contains("One seat is open to anyone."));
  }

  @Test
  void thoseInvitedAreCalled() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    assertEquals(List.of(BEN), hall.mail.last().post().pinged());
  }

  @Test
  void aGameForOneStartsAtOnce() {
    String told = hall.types(ADA, "play", "game=parade").words();
    assertTrue(
        told.endsWith(
            "has started. Use the buttons, or type `/move`: I can't read other messages."),
        told);
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void theLastWhoJoinsStartsTheGame() {
    OutgoingMessage lobby = custodian();
    PrivateAnswer told = hall.presses(BEN, lobby, "Join");
    assertTrue(told.words().startsWith("You've joined, and Custodian Chess"), told.words());
    assertEquals(List.of(ADA, BEN), hall.board().post().pinged());
    assertTrue(hall.mail.message(lobby.id()).post().words().contains("Custodian Chess"));
  }

  @Test
  void nobodySitsTwice() {
    assertEquals(
        "You've already joined this table.", hall.presses(ADA, custodian(), "Join").words());
  }

  @Test
  void aSeatKeptForSomebodyIsNotTaken() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    PrivateAnswer told = hall.presses(CLEO, hall.lobby(), "Join");
    assertTrue(told.words().contains("reserved for invited players"), told.words());
  }

  @Test
  void aSeatDeclinedIsOpenToOthers() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    PrivateAnswer told = hall.presses(BEN, hall.lobby(), "Decline");
    assertTrue(told.words().contains("Anyone can take your seat now"), told.words());
    hall.presses(CLEO, hall.lobby(), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void onlyThoseInvitedDecline() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    PrivateAnswer told = hall.presses(CLEO, hall.lobby(), "Decline");
    assertTrue(told.words().contains("weren't invited"), told.words());
  }

  @Test
  void whoeverCannotUseAButtonReadsWhy() {
    OutgoingMessage lobby = custodian();
    assertEquals(
        "You haven't joined this table, so you can't leave it.",
        hall.presses(CLEO, lobby, "Leave").words());
    String filling = hall.picksFromTheMenu(CLEO, lobby, "Casual players").words();
    assertEquals("Only players who have joined this table can add computers.", filling);
    assertEquals("You've already joined this table.", hall.presses(ADA, lobby, "Join").words());
    assertEquals(TableStage.GATHERING, hall.table().stage());
  }

  @Test
  void whoeverLeavesFreesTheSeat() {
    hall.types(ADA, "play", "game=telepathy");
    hall.presses(BEN, hall.lobby(), "Join");
    assertTrue(hall.presses(BEN, hall.lobby(), "Leave").words().startsWith("You've left"));
    assertEquals(List.of(ADA), hall.table().seating().joined());
    assertEquals(
        "You haven't joined this table, so you can't leave it.",
        hall.presses(BEN, hall.lobby(), "Leave").words());
  }

  @Test
  void theLastToLeaveClosesTheTable() {
    OutgoingMessage lobby = custodian();
    PrivateAnswer asked = hall.presses(ADA, lobby, "Leave");
    assertTrue(asked.words().endsWith("If you leave, the table closes."), asked.words());
    assertEquals(TableStage.GATHERING, hall.table().stage());
    hall.presses(ADA, asked.post(), "Leave");
    assertEquals(TableStage.CLOSED, hall.table().stage());
    assertTrue(hall.mail.message(lobby.id()).post().rows().isEmpty());
  }

  @Test
  void onlyTheHostCancelsAndIsAskedFirst() {
    OutgoingMessage lobby = custodian();
    assertTrue(hall.presses(BEN, lobby, "Cancel").words().startsWith("Only <@101>"));
    PrivateAnswer asked = hall.presses(ADA, lobby, "Cancel");
    assertTrue(asked.words().startsWith("Do you want to close"), asked.words());
    assertEquals(TableStage.GATHERING, hall.table().stage());
    assertTrue(
        hall.presses(ADA, asked.post(), "Close the table").words().startsWith("You've closed"));
    PrivateAnswer late = hall.presses(BEN, lobby, "Join");
    assertEquals("This table was closed before the game started.", late.words());
  }

  @Test
  void whoeverComesTooLateIsTold() {
    OutgoingMessage lobby = custodian();
    hall.presses(BEN, lobby, "Join");
    assertEquals("This game has already started.", hall.presses(CLEO, lobby, "Join").words());
  }

  @Test
  void nobodyKeepsMoreTablesThanFifty() {
    for (int i = 0; i < TableStorage.MOST_AT_ONCE; i++) {
      hall.types(ADA, "play", "game=custodian");
    }
    assertEquals(
        "You already have a seat at 50 tables, which is the maximum. Finish a game or leave a table"
            + " first.",
        hall.types(ADA, "play", "game=custodian").words());
    assertEquals(TableStorage.MOST_AT_ONCE, hall.tables.of(ADA).size());
  }

  @Test
  void anUnknownGameIsExplained() {
    String words = hall.types(ADA, "play", "game=chequers").words();
    assertTrue(words.startsWith("There's no game called \u201cchequers\u201d."), words);
    Games.all().forEach(game -> assertTrue(words.contains(game.id()), game.id()));
  }

  @Test
  void anUnknownOptionIsExplained() {
    PrivateAnswer told = hall.types(ADA, "play", "game=custodian", "options=colour=blue");
    assertTrue(told.words().contains("There's no option \"colour\""), told.words());
    assertTrue(hall.tables.changes.isEmpty());
  }

  @Test
  void aFlagMayBeNamedAlone() {
    hall.types(ADA, "play", "game=cooperative", "options=solitaire");
    assertEquals("true", hall.table().options().word("solitaire"));
  }

  @Test
  void aTableNeedsTheRightsToShowABoard() {
    RequestOrigin where =
        new RequestOrigin(
            GAMES,
            Surface.COMMAND,
            Optional.empty(),
            new ChannelRights(List.of("Attach Files"), true, false));
    PrivateAnswer told = hall.asks(play(where, List.of()));
    assertTrue(told.words().endsWith("the Attach Files permission."), told.words());
    assertTrue(hall.tables.changes.isEmpty());
  }

  @Test
  void whoeverIsNotHereIsNotInvited() {
    PrivateAnswer told = hall.asks(play(new Guest(BEN, false, false)));
    assertEquals("<@102> isn't in this server.", told.words());
  }

  @Test
  void aBotIsNotInvited() {
    PrivateAnswer told = hall.asks(play(new Guest(BEN, true, true)));
    assertEquals("<@102> is a bot and can't play.", told.words());
  }

  private Request play(Guest guest) {
    return play(new RequestOrigin(GAMES, Surface.COMMAND), List.of(guest));
  }

  private Request play(RequestOrigin where, List<Guest> guests) {
    Arguments given = new Arguments(Optional.empty(), "", Map.of("game", "custodian"), guests);
    return hall.request(ADA, where, "/play", given);
  }

  @Test
  void tooManyGuestsAreRefused() {
    PrivateAnswer told = hall.types(ADA, "play", Map.of("game", "custodian"), BEN, CLEO);
    assertTrue(
        told.words().contains("has 2 seats. You can name only 1 other player"), told.words());
  }

  @Test
  void theHostIsNoGuest() {
    PrivateAnswer told = hall.types(ADA, "play", Map.of("game", "custodian"), ADA);
    assertTrue(told.words().startsWith("You already have a seat"), told.words());
  }

  @Test
  void inDirectMessagesAGameForTwoIsPlayedAgainstABeginner() {
    RequestOrigin alone = new RequestOrigin(new TableLocation("", "44"), Surface.COMMAND);
    PrivateAnswer told = hall.asks(play(alone, List.of()));
    assertTrue(told.words().contains("has started"), told.words());
  }

  @Test
  void seatsGoInTheOrderNamedWhereTheHostWantsIt() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    List<Person> sitting =
        hall.table().seats().stream().map(hall.table().seating().chairs()::get).toList();
    assertEquals(List.of(ADA, BEN, CLEO, DAN), sitting);
  }

  @Test
  void aStrangerToTheChannelsTablesHasNone() {
    custodian();
    assertEquals(
        "You have no seat at a table here. `/games` lists your games, and `/play` opens a table.",
        hall.plays(EVE, "c1d3").words());
    assertFalse(hall.types(EVE, "board").words().isEmpty());
  }
}
