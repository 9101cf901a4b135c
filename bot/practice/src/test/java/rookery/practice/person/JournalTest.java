package rookery.practice.person;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.practice.PracticeRoom;
import rookery.practice.RoomSettings;
import rookery.practice.guest.EchoBot;
import rookery.practice.resource.Channel;

class JournalTest {
  private static final RoomSettings HASTY = RoomSettings.USUAL.patient(Duration.ofMillis(300));

  /** What a person has got after some happenings in a room of their own. */
  private interface Scene {
    void play(PracticeRoom room, Person ada, Channel games);
  }

  private static List<String> transcript(String reader, Scene scene) throws InterruptedException {
    try (PracticeRoom room = PracticeRoom.open(HASTY)) {
      EchoBot bot = EchoBot.join(room);
      scene.play(room, room.person("Ada"), room.channel("games"));
      bot.close();
      return room.journal().transcript(room.person(reader));
    }
  }

  private static void everything(PracticeRoom room, Person ada, Channel games) {
    ada.types(games, "/picture").await();
    Exchange panel = ada.types(games, "/panel");
    ada.presses(panel.message(), "Private").await();
    ada.presses(panel.message(), "Yes").await();
    ada.types(games, "/late").await();
    ada.types(games, "/whisper").await();
    ada.completes(games, "/open file:b");
    Modal modal = ada.types(games, "/form").modal();
    ada.submits(modal, Map.of("square", "e4", "piece", "N")).await();
    ada.types(games, "/silence").await();
    room.delete(ada.sees(games).get(0));
  }

  @Test
  void theSameHappeningsGiveTheSameTranscript() throws InterruptedException {
    assertEquals(
        transcript("Ada", JournalTest::everything), transcript("Ada", JournalTest::everything));
  }

  @Test
  void everyKindOfDeliveryIsNoted() throws InterruptedException {
    String all = String.join("\n", transcript("Ada", JournalTest::everything));
    for (Delivery.Kind kind : Delivery.Kind.values()) {
      assertTrue(kind == Delivery.Kind.NOTED || all.contains("| " + kind), kind + " in " + all);
    }
    assertTrue(all.contains("board.png (A board)"));
  }

  @Test
  void aTranscriptShowsADifferenceInAnything() throws InterruptedException {
    Scene one = (room, ada, games) -> ada.types(games, "/echo text:one").await();
    Scene two = (room, ada, games) -> ada.types(games, "/echo text:two").await();
    assertNotEquals(transcript("Ben", one), transcript("Ben", two));
  }

  @Test
  void othersGetNothingOfWhatIsPrivate() throws InterruptedException {
    Scene quiet = (room, ada, games) -> ada.types(games, "/secret").await();
    Scene direct = (room, ada, games) -> ada.types(ada.direct(), "/echo text:psst").await();
    assertEquals(List.of(), transcript("Ben", quiet));
    assertEquals(List.of(), transcript("Ben", direct));
    assertEquals(1, transcript("Ada", direct).size());
  }

  @Test
  void trafficTellsEveryRequestAndEvent() throws InterruptedException {
    try (PracticeRoom room = PracticeRoom.open()) {
      EchoBot bot = EchoBot.join(room);
      room.person("Ada").types(room.channel("games"), "/echo text:x").await();
      List<String> what = room.traffic().all().stream().map(e -> e.what()).toList();
      assertTrue(what.containsAll(List.of("Identify", "READY", "INTERACTION_CREATE")));
      await()
          .until(() -> room.traffic().all().stream().anyMatch(e -> e.what().endsWith("/callback")));
      bot.close();
    }
  }
}
