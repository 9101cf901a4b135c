package rookery.bot.command.club;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.ELSEWHERE;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;
import static rookery.bot.result.ResultSamples.played;
import static rookery.bot.result.ResultSamples.won;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.result.GameResult;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.TableLocation;

/** The one message with a server's standings. */
class StandingsBoardTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private void keep(GameResult... games) {
    played(games).forEach(hall.tables.results()::add);
  }

  private PrivateAnswer chooses(TableLocation place, String where, List<String> missing) {
    ControlId id = ControlId.free(ControlVerb.KEEP_STANDINGS, where);
    ChannelRights rights = new ChannelRights(missing, true, true);
    PrivateAnswer told =
        hall.asks(
            hall.pressed(
                ADA,
                new RequestOrigin(place, Surface.OWN_PRIVATE, Optional.empty(), rights),
                id,
                ""));
    hall.rings();
    return told;
  }

  private List<OutgoingMessage> in(TableLocation place) {
    return hall.mail.at(new MessageAddress.Channel(place.channel()));
  }

  private String words() {
    return in(GAMES).get(0).post().words();
  }

  @Test
  void itIsPostedWhereTheServerWantsItAndCallsNobody() {
    keep(won(ADA, BEN));
    String told = chooses(GAMES, "here", List.of()).words();

    assertTrue(told.startsWith("<#22> now shows the standings"), told);
    assertEquals(1, in(GAMES).size());
    assertTrue(words().startsWith("**Standings \u00b7 all games \u00b7 by rating**\n1. <@101>"));
    assertTrue(words().contains("**This month \u00b7 by points**\n1. <@101> \u00b7 1 point"));
    assertEquals(List.of(), in(GAMES).get(0).post().pinged());
  }

  @Test
  void itIsEditedInPlaceWhenSomethingHasChanged() {
    keep(won(ADA, BEN));
    chooses(GAMES, "here", List.of());
    int letters = hall.mail.letters.size();

    hall.waits(Duration.ofHours(1));
    assertEquals(letters, hall.mail.letters.size(), "nothing has changed");

    keep(won(ADA, BEN), won(CLEO, BEN));
    hall.waits(Duration.ofMinutes(10));

    assertEquals(1, in(GAMES).size());
    assertTrue(words().contains("<@103>"), words());
  }

  @Test
  void whenItMovesTheOldOneSaysWhereTo() {
    chooses(GAMES, "here", List.of());
    chooses(ELSEWHERE, "here", List.of());

    assertEquals("The standings are in <#33> now.", words());
    assertTrue(in(ELSEWHERE).get(0).post().words().startsWith("**Standings"));
  }

  @Test
  void aServerCanDoWithoutAgain() {
    chooses(GAMES, "here", List.of());
    String told = chooses(GAMES, "nowhere", List.of()).words();

    assertEquals("I've stopped posting the standings.", told);
    assertEquals("I no longer update this message.", words());
    hall.waits(Duration.ofHours(1));
    assertEquals("I no longer update this message.", words());
  }

  @Test
  void onlyPeopleWhoManageTheServerChoose() {
    ControlId id = ControlId.free(ControlVerb.KEEP_STANDINGS, "here");
    String told = hall.pressesOwn(BEN, id).words();

    assertEquals(
        "Only people who manage this server can choose a channel for the standings.", told);
    assertFalse(hall.types(BEN, "standings").post().rows().toString().contains(id.text()));
  }

  @Test
  void whereTheBotCannotPostItSaysSo() {
    String told = chooses(GAMES, "here", List.of("Send Messages")).words();

    assertTrue(told.contains("First give me the Send Messages permission here."), told);
    assertEquals(List.of(), in(GAMES));
  }

  @Test
  void aDeletedMessageIsPostedAgain() {
    chooses(GAMES, "here", List.of());
    OutgoingMessage first = in(GAMES).get(0);
    keep(won(ADA, BEN));
    hall.waits(Duration.ofMinutes(10));
    OutgoingMessage edit = hall.mail.last();
    assertFalse(edit.changes().isEmpty());

    hall.consequences.vanished(edit);
    hall.rings();

    assertEquals(2, in(GAMES).size());
    assertFalse(in(GAMES).get(1).id().equals(first.id()));
  }
}
