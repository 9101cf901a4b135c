package rookery.bot.command.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.Arguments;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.TableStage;
import rookery.engine.Side;

/** Open seats, and people who want to hear of them; it is noon by UTC. */
class ListOpenSeatsTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private String wants(Person person, String games, String hours) {
    Arguments given =
        new Arguments(Optional.empty(), "", Map.of("games", games, "hours", hours), List.of());
    return hall.asks(
            hall.request(
                person, new RequestOrigin(GAMES, Surface.OWN_PRIVATE), ControlVerb.SEATS, given))
        .words();
  }

  private List<OutgoingMessage> told(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person));
  }

  private void opens(Person host, String game) {
    hall.types(host, "play", "game=" + game);
  }

  @Test
  void openSeatsAreListedWithGameAndPeople() {
    opens(ADA, "telepathy");

    String words = hall.types(BEN, "seats").words();

    assertTrue(words.contains("**Open seats**"), words);
    assertTrue(words.contains("Telepathy Chess"), words);
    assertTrue(words.contains("3 of 4 seats open"), words);
  }

  @Test
  void aSeatIsTakenFromTheList() {
    opens(ADA, "custodian");

    hall.presses(BEN, hall.types(BEN, "seats").post(), "Join " + hall.table().id());

    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void whoWantsToHearOfAGameGetsOneMessageWithAButton() {
    wants(BEN, "custodian", "ANY");

    opens(ADA, "custodian");

    assertEquals(1, told(BEN).size());
    String words = told(BEN).get(0).post().words();
    assertTrue(words.contains("Ada needs one more player for Custodian Chess."), words);
    hall.presses(BEN, told(BEN).get(0), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void othersHearNothing() {
    wants(BEN, "fluid toddler", "ANY");
    wants(ADA, "custodian", "ANY");

    opens(ADA, "custodian");

    assertTrue(told(BEN).isEmpty());
    assertTrue(told(ADA).isEmpty());
    assertTrue(told(CLEO).isEmpty());
  }

  @Test
  void nobodyIsToldAtAnotherHourOrInTheirQuietNight() {
    wants(BEN, "custodian", "EVENING");
    wants(CLEO, "custodian", "ANY");
    PersonalHours night = PersonalHours.USUAL.at(ZoneOffset.ofHours(12)).quiet(true);
    hall.wishes().keep(new PreferenceChange.Personal(CLEO, Preferences.USUAL.with(night)));

    opens(ADA, "custodian");

    assertTrue(told(BEN).isEmpty());
    assertTrue(told(CLEO).isEmpty());
  }

  @Test
  void theHostCanAskLaterThoseWhoWereNotAskedBefore() {
    wants(BEN, "custodian", "EVENING");
    wants(CLEO, "custodian", "ANY");
    opens(ADA, "custodian");
    hall.waits(Duration.ofHours(7));

    String words = hall.presses(ADA, hall.lobby(), "Find players").words();

    assertEquals("I've asked 1 person.", words);
    assertEquals(1, told(BEN).size());
    assertEquals(1, told(CLEO).size());
    assertTrue(
        hall.presses(ADA, hall.lobby(), "Find players").words().startsWith("Nobody else wants"));
  }

  @Test
  void onlyTheHostAsks() {
    opens(ADA, "custodian");

    String words = hall.presses(BEN, hall.lobby(), "Find players").words();

    assertTrue(words.startsWith("Only <@101>, who opened this table"), words);
  }

  @Test
  void peopleWhoAvoidOneAnotherAreNotBroughtTogetherAndNotTold() {
    wants(BEN, "custodian", "ANY");
    wants(CLEO, "custodian", "ANY");
    hall.types(ADA, "avoid", Map.of(), BEN);
    hall.types(CLEO, "avoid", Map.of(), ADA);

    opens(ADA, "custodian");

    assertTrue(told(BEN).isEmpty());
    assertTrue(told(CLEO).isEmpty());
    assertFalse(hall.types(BEN, "seats").words().contains(hall.table().id()));
    assertFalse(hall.types(CLEO, "seats").words().contains(hall.table().id()));
    assertTrue(hall.types(DAN, "seats").words().contains(hall.table().id()));
  }

  @Test
  void whoIsNamedAgainIsOffTheList() {
    hall.types(ADA, "avoid", Map.of(), BEN);
    assertTrue(hall.types(ADA, "avoid").words().contains("<@102>"));

    String words = hall.types(ADA, "avoid", Map.of(), BEN).words();

    assertEquals("I've taken <@102> off your list.", words);
    assertTrue(hall.types(ADA, "avoid").words().startsWith("You aren't avoiding anyone."));
  }

  @Test
  void whoWantsNoMoreIsNotTold() {
    wants(BEN, "custodian", "ANY");
    String words = wants(BEN, "", "ANY");

    opens(ADA, "custodian");

    assertEquals("I'll no longer tell you when seats open in this server.", words);
    assertTrue(told(BEN).isEmpty());
  }

  @Test
  void twoWhoComeTogetherSitOnOneSideWhateverIsDrawn() {
    for (int seed = 1; seed <= 8; seed++) {
      InMemoryChannel room =
          new InMemoryChannel(new RequestRandomSource(new SplittableRandom(seed)));
      room.types(ADA, "play", "game=telepathy");
      room.types(CLEO, "join", Map.of(), DAN);
      room.types(BEN, "join");
      assertEquals(TableStage.GATHERING, room.table().stage());

      room.types(DAN, "join");

      assertEquals(TableStage.PLAYING, room.table().stage());
      assertEquals(side(room, CLEO), side(room, DAN));
      assertEquals(side(room, ADA), side(room, BEN));
    }
  }

  private static Side side(InMemoryChannel room, Person person) {
    return room.table().seatOf(person).side();
  }

  @Test
  void thePartnerIsCalledAndCanDecline() {
    opens(ADA, "telepathy");

    String words = hall.types(CLEO, "join", Map.of(), DAN).words();

    assertTrue(words.startsWith("You've joined. Your partner will be <@104>"), words);
    OutgoingMessage call =
        hall.mail.letters.stream()
            .filter(letter -> letter.post().words().contains("is saving you a seat"))
            .findFirst()
            .orElseThrow();
    assertEquals(List.of(DAN), call.post().pinged());
    hall.presses(DAN, call, "Decline");
    assertEquals(2, hall.table().seating().open(4));
  }

  @Test
  void onlyGamesOfTwoAgainstTwoAreJoinedTogether() {
    opens(ADA, "custodian");

    String words = hall.types(CLEO, "join", Map.of(), DAN).words();

    assertTrue(words.startsWith("Custodian Chess isn't played two against two."), words);
  }

  @Test
  void aTableInAHiddenChannelIsToldToNobody() {
    wants(BEN, "custodian", "ANY");
    ChannelRights hidden =
        new ChannelRights(List.of(), true, false, Set.of(), Set.of(GAMES.channel()));
    Arguments given = new Arguments(Optional.empty(), "", Map.of("game", "custodian"), List.of());

    hall.asks(
        hall.request(
            ADA,
            new RequestOrigin(GAMES, Surface.COMMAND, Optional.empty(), hidden),
            "/play",
            given));
    String elsewhere =
        hall.asks(
                hall.request(
                    BEN,
                    new RequestOrigin(
                        InMemoryChannel.ELSEWHERE, Surface.COMMAND, Optional.empty(), hidden),
                    "/seats",
                    Arguments.NONE))
            .words();

    assertTrue(told(BEN).isEmpty());
    assertTrue(elsewhere.startsWith("There are no open seats here."), elsewhere);
  }

  @Test
  void whoWasNotAskedCannotJoinFromElsewhere() {
    wants(BEN, "custodian", "ANY");
    opens(ADA, "custodian");

    String words = hall.presses(CLEO, told(BEN).get(0), "Join").words();

    assertTrue(words.startsWith("There's no table"), words);
  }
}
