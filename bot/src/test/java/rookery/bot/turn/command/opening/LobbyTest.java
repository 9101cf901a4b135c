package rookery.bot.turn.command.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;
import static rookery.bot.turn.hall.Hall.CLEO;
import static rookery.bot.turn.hall.Hall.DAN;
import static rookery.bot.turn.hall.Hall.EVE;
import static rookery.bot.turn.hall.Hall.GAMES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Letter;
import rookery.bot.table.Person;
import rookery.bot.table.Place;
import rookery.bot.table.Stage;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Arguments.Guest;
import rookery.bot.turn.Request;
import rookery.bot.turn.Rights;
import rookery.bot.turn.Tables;
import rookery.bot.turn.Where;
import rookery.bot.turn.Where.Surface;
import rookery.bot.turn.hall.Hall;
import rookery.bot.turn.hall.Told;
import rookery.engine.games.Games;

/** Tables up to the start of play, and their early end. */
class LobbyTest {
  private final Hall hall = new Hall();

  private Letter custodian() {
    hall.types(ADA, "play", "game=custodian");
    return hall.lobby();
  }

  @Test
  void aTableOfTwoWaitsForTheSecond() {
    Told told = hall.types(ADA, "play", "game=custodian");
    assertEquals("Custodian Chess (table %s) is open.".formatted(hall.table().id()), told.words());
    assertEquals(Stage.GATHERING, hall.table().stage());
    assertTrue(hall.lobby().post().words().contains("One seat is open to anybody."));
  }

  @Test
  void thoseInvitedAreCalled() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    assertEquals(List.of(BEN), hall.mail.last().post().pinged());
  }

  @Test
  void aGameForOneStartsAtOnce() {
    assertTrue(hall.types(ADA, "play", "game=parade").words().endsWith("has started."));
    assertEquals(Stage.PLAYING, hall.table().stage());
  }

  @Test
  void theLastWhoJoinsStartsTheGame() {
    Letter lobby = custodian();
    Told told = hall.presses(BEN, lobby, "Join");
    assertTrue(told.words().startsWith("You are in, and Custodian Chess"), told.words());
    assertEquals(List.of(ADA, BEN), hall.board().post().pinged());
    assertTrue(hall.mail.message(lobby.id()).post().words().contains("Custodian Chess"));
  }

  @Test
  void nobodySitsTwice() {
    assertEquals("You are at this table already.", hall.presses(ADA, custodian(), "Join").words());
  }

  @Test
  void aSeatKeptForSomebodyIsNotTaken() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    Told told = hall.presses(CLEO, hall.lobby(), "Join");
    assertTrue(told.words().contains("kept for those who were invited"), told.words());
  }

  @Test
  void aSeatDeclinedIsOpenToOthers() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    Told told = hall.presses(BEN, hall.lobby(), "Decline");
    assertTrue(told.words().contains("your seat is open to others"), told.words());
    hall.presses(CLEO, hall.lobby(), "Join");
    assertEquals(Stage.PLAYING, hall.table().stage());
  }

  @Test
  void onlyThoseInvitedDecline() {
    Told told = hall.presses(CLEO, custodian(), "Decline");
    assertTrue(told.words().contains("not invited"), told.words());
  }

  @Test
  void whoeverCannotUseAButtonReadsWhy() {
    Letter lobby = custodian();
    assertEquals("You are not at this table.", hall.presses(CLEO, lobby, "Leave").words());
    String filling = hall.picksFromTheMenu(CLEO, lobby, "Casual computers").words();
    assertEquals("Those who have a seat at this table may ask computers to it.", filling);
    assertEquals("You are at this table already.", hall.presses(ADA, lobby, "Join").words());
    assertEquals(Stage.GATHERING, hall.table().stage());
  }

  @Test
  void whoeverLeavesFreesTheSeat() {
    hall.types(ADA, "play", "game=telepathy");
    hall.presses(BEN, hall.lobby(), "Join");
    assertTrue(hall.presses(BEN, hall.lobby(), "Leave").words().startsWith("You have left"));
    assertEquals(List.of(ADA), hall.table().seating().joined());
    assertEquals("You are not at this table.", hall.presses(BEN, hall.lobby(), "Leave").words());
  }

  @Test
  void theLastToLeaveClosesTheTable() {
    Letter lobby = custodian();
    Told asked = hall.presses(ADA, lobby, "Leave");
    assertTrue(asked.words().endsWith("Then it is closed."), asked.words());
    assertEquals(Stage.GATHERING, hall.table().stage());
    hall.presses(ADA, asked.post(), "Leave");
    assertEquals(Stage.CLOSED, hall.table().stage());
    assertTrue(hall.mail.message(lobby.id()).post().rows().isEmpty());
  }

  @Test
  void onlyTheHostCancelsAndIsAskedFirst() {
    Letter lobby = custodian();
    assertTrue(hall.presses(BEN, lobby, "Cancel").words().startsWith("Only <@101>"));
    Told asked = hall.presses(ADA, lobby, "Cancel");
    assertTrue(asked.words().startsWith("Do you want to close"), asked.words());
    assertEquals(Stage.GATHERING, hall.table().stage());
    assertTrue(hall.presses(ADA, asked.post(), "Close it").words().startsWith("You have closed"));
    Told late = hall.presses(BEN, lobby, "Join");
    assertEquals("This table was closed before the game started.", late.words());
  }

  @Test
  void whoeverComesTooLateIsTold() {
    Letter lobby = custodian();
    hall.presses(BEN, lobby, "Join");
    assertEquals("This game has started already.", hall.presses(CLEO, lobby, "Join").words());
  }

  @Test
  void nobodyKeepsMoreTablesThanFifty() {
    for (int i = 0; i < Tables.MOST_AT_ONCE; i++) {
      hall.types(ADA, "play", "game=custodian");
    }
    assertEquals(
        "You sit at 50 tables already; finish one first.",
        hall.types(ADA, "play", "game=custodian").words());
    assertEquals(Tables.MOST_AT_ONCE, hall.tables.of(ADA).size());
  }

  @Test
  void anUnknownGameIsExplained() {
    String words = hall.types(ADA, "play", "game=chequers").words();
    assertTrue(words.startsWith("There is no game \"chequers\"."), words);
    Games.all().forEach(game -> assertTrue(words.contains(game.id()), game.id()));
  }

  @Test
  void anUnknownOptionIsExplained() {
    Told told = hall.types(ADA, "play", "game=custodian", "options=colour=blue");
    assertTrue(told.words().contains("There is no option \"colour\""), told.words());
    assertTrue(hall.tables.changes.isEmpty());
  }

  @Test
  void aFlagMayBeNamedAlone() {
    hall.types(ADA, "play", "game=cooperative", "options=solitaire");
    assertEquals("true", hall.table().options().word("solitaire"));
  }

  @Test
  void aTableNeedsTheRightsToShowABoard() {
    Where where =
        new Where(
            GAMES,
            Surface.COMMAND,
            Optional.empty(),
            new Rights(List.of("Attach Files"), true, false));
    Told told = hall.asks(play(where, List.of()));
    assertTrue(told.words().endsWith("must give me: Attach Files."), told.words());
    assertTrue(hall.tables.changes.isEmpty());
  }

  @Test
  void whoeverIsNotHereIsNotInvited() {
    Told told = hall.asks(play(new Guest(BEN, false, false)));
    assertEquals("<@102> is not in this server.", told.words());
  }

  @Test
  void aBotIsNotInvited() {
    Told told = hall.asks(play(new Guest(BEN, true, true)));
    assertEquals("<@102> is a bot and cannot play.", told.words());
  }

  private Request play(Guest guest) {
    return play(new Where(GAMES, Surface.COMMAND), List.of(guest));
  }

  private Request play(Where where, List<Guest> guests) {
    Arguments given = new Arguments(Optional.empty(), "", Map.of("game", "custodian"), guests);
    return hall.request(ADA, where, "/play", given);
  }

  @Test
  void tooManyGuestsAreRefused() {
    Told told = hall.types(ADA, "play", Map.of("game", "custodian"), BEN, CLEO);
    assertTrue(told.words().contains("has 2 seats: you and at most 1 more"), told.words());
  }

  @Test
  void theHostIsNoGuest() {
    Told told = hall.types(ADA, "play", Map.of("game", "custodian"), ADA);
    assertTrue(told.words().startsWith("You have a seat yourself"), told.words());
  }

  @Test
  void aGameForTwoIsNotPlayedInDirectMessages() {
    Where alone = new Where(new Place("", "44"), Surface.COMMAND);
    Told told = hall.asks(play(alone, List.of()));
    assertTrue(told.words().contains("needs 2 people"), told.words());
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
        "You have no seat at a table here. /games lists your tables, /play opens one.",
        hall.plays(EVE, "c1d3").words());
    assertFalse(hall.types(EVE, "board").words().isEmpty());
  }
}
