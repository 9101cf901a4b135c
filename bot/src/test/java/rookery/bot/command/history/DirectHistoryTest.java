package rookery.bot.command.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.DirectGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.Person;

/** A game that two people play by direct messages is looked back at and taken away there. */
class DirectHistoryTest {
  private static final Set<String> ALL_KINDS = Set.of("gif", "html", "jsonl", "png", "txt");

  private final InMemoryChannel hall = new InMemoryChannel();
  private final DirectGame direct = new DirectGame(hall);

  private void playCustodian() {
    direct.begins("custodian");
    direct.moves(ADA, "c1d3");
    direct.moves(BEN, "c7d5");
  }

  private static Map<String, String> files(PrivateAnswer answer) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(answer.file()))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        String kind = entry.getName().replaceAll(".*\\.", "");
        files.put(kind, new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  @Test
  void eachStepsThroughItFromTheirOwnSide() {
    playCustodian();
    for (Person person : List.of(ADA, BEN)) {
      Post last = direct.types(person, "history").post();
      assertTrue(last.words().contains("After step 2 of 2"), last.words());
      Post before = hall.presses(person, last, "\u2190 Earlier").post();
      assertTrue(before.words().contains("After step 1 of 2"), before.words());
      assertEquals(
          direct.types(person, "board").post().picture().orElseThrow().diagram(),
          last.picture().orElseThrow().diagram());
    }
  }

  @Test
  void theReplayIsSentToWhoeverAsks() {
    playCustodian();
    PrivateAnswer replay = direct.types(BEN, "replay");
    assertTrue(replay.files.get(0).name().endsWith(".gif"), replay.files.toString());
    assertTrue(replay.file().length > 0);
  }

  @Test
  void itsFilesAreThereWhileItGoesOn() throws IOException {
    playCustodian();
    for (Person person : List.of(ADA, BEN)) {
      Map<String, String> files = files(direct.types(person, "export"));
      assertEquals(ALL_KINDS, files.keySet());
      assertTrue(files.get("txt").contains("1. White: knight c1-d3."), files.get("txt"));
    }
  }

  @Test
  void bothTakeItAwayOnceItIsOver() throws IOException {
    playCustodian();
    direct.resigns(BEN);
    for (Person person : List.of(ADA, BEN)) {
      Map<String, String> files = files(direct.types(person, "export"));
      assertEquals(ALL_KINDS, files.keySet());
      assertTrue(files.get("txt").contains("won by White (resignation)"), files.get("txt"));
      assertTrue(direct.types(person, "history").words().contains("After step 2 of"));
    }
  }

  @Test
  void theHistoryOfAGameWithSecretsIsOnesOwn() throws IOException {
    direct.begins("cloak");
    String mine = direct.types(ADA, "history").post().picture().orElseThrow().alt();
    String theirs = direct.types(BEN, "history").post().picture().orElseThrow().alt();
    assertFalse(mine.equals(theirs));
    PrivateAnswer export = direct.types(ADA, "export");
    assertTrue(export.words().contains("The game is still running"), export.words());
    Map<String, String> adas = files(export);
    Map<String, String> bens = files(direct.types(BEN, "export"));
    assertFalse(adas.containsKey("jsonl"));
    assertEquals(adas.get("txt"), bens.get("txt"));
    assertEquals(adas.get("png"), bens.get("png"));
  }

  @Test
  void nobodyElseFindsItInTheirDirectMessages() {
    playCustodian();
    for (String command : List.of("history", "export", "replay", "board")) {
      String refused = direct.types(CLEO, command).words();
      assertFalse(refused.contains("Custodian"), refused);
    }
  }
}
