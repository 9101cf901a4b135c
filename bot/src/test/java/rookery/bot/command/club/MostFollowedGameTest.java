package rookery.bot.command.club;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.ELSEWHERE;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.result.Bulletin;
import rookery.bot.result.BulletinKind;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

/** The one message with the game that most people of a server follow. */
class MostFollowedGameTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private static void keeps(InMemoryChannel room) {
    RequestOrigin where =
        new RequestOrigin(
            ELSEWHERE,
            Surface.OWN_PRIVATE,
            Optional.empty(),
            new ChannelRights(List.of(), true, true));
    ControlId here = ControlId.free(ControlVerb.KEEP_FOLLOWED, "here");
    room.asks(room.pressed(ADA, where, here, ""));
    room.rings();
  }

  private static void follows(InMemoryChannel room, Person person) {
    room.presses(person, room.presses(person, room.board(), "More").post(), "Follow");
  }

  private static List<OutgoingMessage> boards(InMemoryChannel room) {
    return room.mail.at(new MessageAddress.Channel(ELSEWHERE.channel()));
  }

  private static OutgoingMessage board(InMemoryChannel room) {
    return boards(room).get(0);
  }

  private String words() {
    return board(hall).post().words();
  }

  @Test
  void itSaysWhenNobodyFollowsAGame() {
    keeps(hall);

    assertTrue(words().contains("Nobody is following a game here right now."), words());
  }

  @Test
  void itShowsTheGameThatMostPeopleFollowAndCallsNobody() {
    hall.opens("gravity", ADA, BEN);
    follows(hall, EVE);
    hall.opens("custodian", ADA, BEN);
    follows(hall, CLEO);
    follows(hall, DAN);

    keeps(hall);

    Post post = board(hall).post();
    assertTrue(post.words().contains("2 followers"), post.words());
    assertTrue(post.words().contains("Custodian Chess"), post.words());
    assertFalse(post.words().contains("<@"), post.words());
    assertEquals(List.of(), post.pinged());
    assertTrue(post.picture().isPresent());
  }

  @Test
  void itIsEditedAtMostOnceInFiveMinutes() {
    hall.opens("custodian", ADA, BEN);
    follows(hall, EVE);
    keeps(hall);
    String before = words();

    hall.plays(ADA, "c1d3");
    hall.waits(Duration.ofMinutes(4));
    assertEquals(before, words());

    hall.waits(Duration.ofMinutes(1));
    assertTrue(words().contains("c1-d3"), words());
    assertEquals(1, boards(hall).size());
  }

  @Test
  void aGameInAChannelThatNotEveryoneSeesIsNotShown() {
    hall.opens("custodian", ADA, BEN);
    follows(hall, EVE);
    hall.hides(GAMES);

    keeps(hall);

    assertTrue(words().contains("Nobody is following a game here right now."), words());
  }

  @Test
  void whoSeesItCanFollowFromThere() {
    hall.opens("custodian", ADA, BEN);
    follows(hall, EVE);
    keeps(hall);

    String told = hall.presses(DAN, board(hall), "Follow").words();

    assertTrue(told.startsWith("You're following Custodian Chess"), told);
  }

  /** What the board shows of a game in which Ada chooses that square in secret. */
  private static Post shownAfter(String circle) {
    InMemoryChannel room = new InMemoryChannel();
    room.opens("split-brain", ADA, BEN, CLEO, DAN);
    follows(room, EVE);
    keeps(room);
    assertFalse(room.plays(ADA, "circle " + circle).words().isBlank());
    room.waits(Duration.ofMinutes(5));
    return board(room).post();
  }

  @Test
  void itShowsTheSameWhateverIsChosenInSecret() {
    Post first = shownAfter("b3");

    assertTrue(first.words().contains("1 follower"), first.words());
    for (String other : List.of("c2", "g3", "e3")) {
      assertEquals(first, shownAfter(other), other);
    }
  }

  @Test
  void ifItsChannelIsDeletedItIsGivenUp() {
    keeps(hall);

    hall.consequences.shut(board(hall), true);
    int letters = hall.mail.letters.size();
    hall.waits(Duration.ofHours(1));

    assertEquals(letters, hall.mail.letters.size());
    Bulletin.Key key = new Bulletin.Key(BulletinKind.FOLLOWED, GAMES.guild());
    assertEquals(Optional.empty(), hall.tables.bulletins().of(key));
  }
}
