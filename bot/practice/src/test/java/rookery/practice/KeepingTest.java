package rookery.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.guest.EchoBot;
import rookery.practice.guest.RawBot;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Permission;
import rookery.practice.resource.command.Command;

class KeepingTest {
  @TempDir private Path folder;

  private RoomSettings kept() {
    return RoomSettings.USUAL.keptIn(folder.resolve("deep").resolve("room.db"));
  }

  private void withBot(Consumer<TestedRoom> scene) throws InterruptedException {
    TestedRoom room = TestedRoom.open(kept());
    EchoBot bot = EchoBot.join(room);
    scene.accept(room);
    bot.close();
    room.close();
  }

  @Test
  void messagesAndFilesSurviveTheNextStart() throws InterruptedException {
    withBot(
        room -> {
          Person ada = room.person("Ada");
          ada.types(room.channel("games"), "/picture").await();
          ada.types(room.channel("games"), "/panel").await();
          ada.types(room.channel("games"), "/whisper").await();
        });
    try (TestedRoom room = TestedRoom.open(kept())) {
      Person ada = room.person("Ada");
      List<VisibleMessage> seen = ada.sees(room.channel("games"));
      assertEquals(
          List.of("look", "choose", "done"), seen.stream().map(VisibleMessage::text).toList());
      assertEquals("A board", new String(seen.get(0).attachments().get(0).bytes()));
      assertEquals("A board", seen.get(0).attachments().get(0).alt());
      assertEquals("Yes", seen.get(1).button("yes").label());
      assertEquals(
          List.of("between us"),
          ada.sees(ada.direct()).stream().map(VisibleMessage::text).toList());
    }
  }

  @Test
  void whatIsThereAlreadyCanStillBeAnswered() throws InterruptedException {
    withBot(room -> room.person("Ada").types(room.channel("games"), "/panel").await());
    withBot(
        room -> {
          VisibleMessage panel = room.person("Ben").seesLast(room.channel("games")).orElseThrow();
          assertEquals("Ben said yes", room.person("Ben").presses(panel, "Yes").message().text());
        });
  }

  @Test
  void aDeferredAnswerCanStillBeGiven() {
    String token;
    try (TestedRoom room = TestedRoom.open(kept())) {
      RawBot bot = new RawBot(room, "any");
      bot.commands("[{\"name\":\"go\",\"description\":\"d\"}]");
      InteractionOutcome asked = room.person("Ada").types(room.channel("games"), "/go");
      bot.acknowledge(asked, "{\"type\":5}");
      token = asked.interaction().token();
    }
    try (TestedRoom room = TestedRoom.open(kept())) {
      RawBot bot = new RawBot(room, "any");
      String original = "/webhooks/" + room.bot().id() + "/" + token + "/messages/@original";
      assertEquals(200, bot.send("PATCH", original, "{\"content\":\"at last\"}").status());
      assertEquals("at last", room.person("Ben").sees(room.channel("games")).get(0).text());
    }
  }

  @Test
  void peopleChannelsAndPermissionsSurvive() {
    try (TestedRoom room = TestedRoom.open(kept())) {
      room.addPerson("Eve").closesDirectMessages(true);
      room.deny(room.addChannel("attic"), Permission.SEND_MESSAGES);
      room.person("Dan").leaves();
    }
    try (TestedRoom room = TestedRoom.open(kept())) {
      assertTrue(room.world().people().get(room.person("Eve").id()).closed());
      assertTrue(room.channel("attic").denied().contains(Permission.SEND_MESSAGES));
      assertEquals(5, room.guild().members().size());
    }
  }

  @Test
  void commandsStayRegistered() throws InterruptedException {
    List<Command> before = new ArrayList<>();
    withBot(room -> before.addAll(room.person("Ada").commands(room.channel("games"))));
    assertTrue(before.size() > 1, before.toString());
    try (TestedRoom room = TestedRoom.open(kept())) {
      assertEquals(before, room.person("Ada").commands(room.channel("games")));
    }
  }

  @Test
  void everyChangeIsOnTheDiskBeforeAnybodyHearsOfIt() throws Exception {
    Path copy = Files.createDirectories(folder.resolve("copy")).resolve("room.db");
    Path original = kept().file().orElseThrow();
    try (TestedRoom room = TestedRoom.open(kept())) {
      room.person("Ada").says(room.channel("games"), "written down at once");
      // What a killed process leaves behind: the file and its log as they are now.
      Files.copy(original, copy);
      Files.copy(Path.of(original + "-wal"), Path.of(copy + "-wal"));
    }
    try (TestedRoom room = TestedRoom.open(RoomSettings.USUAL.keptIn(copy))) {
      assertEquals(
          "written down at once", room.person("Ben").sees(room.channel("games")).get(0).text());
    }
  }

  @Test
  void twoRoomsCannotShareOneFile() {
    try (TestedRoom room = TestedRoom.open(kept())) {
      assertThrows(RoomUnavailableException.class, () -> TestedRoom.open(kept()));
      assertEquals(4, room.people().size());
    }
  }
}
