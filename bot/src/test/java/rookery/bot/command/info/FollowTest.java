package rookery.bot.command.info;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

/** People who follow a game that others play. */
class FollowTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private String follows(Person person) {
    Post more = hall.presses(person, hall.board(), "More").post();
    return hall.presses(person, more, "Follow").words();
  }

  private List<OutgoingMessage> told(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person));
  }

  private void resigns(Person person) {
    hall.presses(person, hall.types(person, "resign").post(), "Resign");
  }

  @Test
  void whoFollowsIsToldOfTheEndWithThePicture() {
    hall.opens("custodian", ADA, BEN);
    String words = follows(EVE);

    resigns(ADA);

    assertTrue(words.startsWith("You're following Custodian Chess"), words);
    assertEquals(1, told(EVE).size());
    Post end = told(EVE).get(0).post();
    assertTrue(end.picture().isPresent());
    assertTrue(end.words().contains("Ben"), end.words());
    assertFalse(end.rows().isEmpty());
  }

  @Test
  void aPartnersResignationIsToldWhileTheGameGoesOn() {
    hall.opens("telepathy", ADA, BEN, CLEO, DAN);
    follows(EVE);

    resigns(ADA);

    assertEquals(1, told(EVE).size());
    assertTrue(
        told(EVE)
            .get(0)
            .post()
            .words()
            .startsWith("Ada resigned. The game ends when both partners have resigned."),
        told(EVE).get(0).post()::words);
  }

  @Test
  void whoStopsFollowingIsToldNothingMore() {
    hall.opens("telepathy", ADA, BEN, CLEO, DAN);
    follows(EVE);
    resigns(ADA);

    String words = hall.presses(EVE, told(EVE).get(0), "Unfollow").words();
    resigns(BEN);

    assertTrue(words.startsWith("You've stopped following"), words);
    assertEquals(1, told(EVE).size());
  }

  @Test
  void thoseWhoPlayAreNotOfferedToFollow() {
    hall.opens("custodian", ADA, BEN);

    Post more = hall.presses(ADA, hall.board(), "More").post();

    assertFalse(more.rows().toString().contains("Follow"));
  }

  /** What Eve is told of a game in which Ada chooses that square in secret. */
  private static List<Post> toldAfter(String circle) {
    InMemoryChannel room = new InMemoryChannel();
    room.opens("split-brain", ADA, BEN, CLEO, DAN);
    Post more = room.presses(EVE, room.board(), "More").post();
    room.presses(EVE, more, "Follow");
    assertFalse(room.plays(ADA, "circle " + circle).words().isBlank());
    room.presses(ADA, room.types(ADA, "resign").post(), "Resign");
    room.presses(BEN, room.types(BEN, "resign").post(), "Resign");
    room.types(EVE, "history");
    return room.mail.at(new MessageAddress.Direct(EVE)).stream()
        .map(OutgoingMessage::post)
        .toList();
  }

  @Test
  void whoFollowsIsToldTheSameWhateverIsChosenInSecret() {
    List<Post> first = toldAfter("b3");

    assertEquals(2, first.size());
    for (String other : List.of("c2", "g3", "e3")) {
      assertEquals(first, toldAfter(other), other);
    }
  }

  @Test
  void usualMovesAreNoNews() {
    hall.opens("telepathy", ADA, BEN, CLEO, DAN);
    follows(EVE);

    hall.types(ADA, "ask", "question=shall we?");

    assertTrue(told(EVE).isEmpty());
  }
}
