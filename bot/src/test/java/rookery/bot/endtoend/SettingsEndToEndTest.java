package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Modal;

/** The form of the settings as it goes over the wire: menus and boxes. */
class SettingsEndToEndTest {
  @TempDir Path folder;

  @Test
  void whatIsPickedAndTickedComesBackInTheNextForm() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      Modal form = club.ada.types(club.games, "/settings").modal();
      assertEquals(List.of("WOOD"), form.fields().get(1).preset());
      assertEquals(
          List.of("coordinates", "warn", "profile", "listed"), form.fields().get(2).preset());
      String answer =
          club.ada
              .submits(form, Map.of("theme", List.of("High contrast"), "boxes", List.of("letters")))
              .message()
              .text();
      assertTrue(
          answer.contains("high contrast, with letters on pieces but without coordinates"), answer);
      club.restart();
      Modal again = club.ada.types(club.games, "/settings").modal();
      assertEquals(List.of("CONTRAST"), again.fields().get(1).preset());
      assertEquals(List.of("letters"), again.fields().get(2).preset());
      Modal ofServer = club.ada.types(club.games, "/settings of:this server").modal();
      assertEquals(List.of("THREAD"), ofServer.fields().get(0).preset());
    }
  }
}
