package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.command.Choice;

class CustodianEndToEndTest {
  /** Black's pawns surround White's king. */
  private static final List<String> KING_CAPTURED =
      List.of("d2d3", "b6b5", "d1d2", "e7d5", "d2e3", "d5f4", "e3e4", "f6e5");

  @TempDir Path folder;
  private FriendsRoom club;

  @BeforeEach
  void openTable() throws InterruptedException {
    club = new FriendsRoom(folder);
    club.opens(club.ada, "custodian", List.of(club.ben));
  }

  @AfterEach
  void close() {
    club.close();
  }

  private void plays(List<String> plies) {
    for (int i = 0; i < plies.size(); i++) {
      Person person = i % 2 == 0 ? club.ada : club.ben;
      club.plays(person, plies.get(i));
    }
  }

  @Test
  void twoPeoplePlayToAWin() {
    plays(KING_CAPTURED);
    VisibleMessage end = club.seen("at Custodian Chess");
    assertTrue(end.text().contains("captured the king on e4"), end.text());
    assertTrue(end.text().contains(club.ben.mention()), end.text());
    assertEquals(
        List.of("Rematch", "Replay", "Export", "Review"),
        end.buttons().stream().map(button -> button.label()).toList());
  }

  @Test
  void aPlyIsTypedIntoTheModal() {
    VisibleMessage more = club.ada.presses(club.turn(club.ada), "More").message();
    var modal = club.ada.presses(more, "Type a move").modal();
    String field = modal.fields().get(0).customId();
    club.ada.submits(modal, Map.of(field, List.of("nb3"))).message();
    club.turn(club.ben);
  }

  @Test
  void whatMayBePlayedIsCompleted() {
    List<Choice> choices = club.ada.completing(club.games, "/move action:c1").choices();
    assertEquals(
        List.of("c1b3: Knight c1 to b3", "c1d3: Knight c1 to d3"),
        choices.stream().map(Choice::name).toList());
  }
}
