package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/** A solitaire played in the direct messages with the bot. */
class DirectTableTest {
  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom(new RequestRandomSource(new SplittableRandom(3)));
    club.ada.types(club.ada.direct(), "/play game:parade");
  }

  private List<VisibleMessage> boards() {
    return club.ada.dm().stream().filter(m -> m.text().contains("give an order")).toList();
  }

  @Test
  void aLookAtTheRulesLeavesTheBoard() {
    VisibleMessage board = boards().get(0);
    VisibleMessage rules = club.ada.presses(board, "Rules").message();
    assertTrue(rules.ephemeral());
    assertTrue(boards().get(0).text().contains("give an order"));
  }

  /** The first piece gives its first order; what adds a piece stands after them. */
  private VisibleMessage orders(VisibleMessage menu) {
    VisibleMessage at = menu;
    while (!at.text().contains(" sent ")) {
      at = club.changed(at, club.ada.presses(at, at.choices().get(0)));
    }
    return at;
  }

  @Test
  void anActionChangesTheBoardInItsPlace() {
    VisibleMessage menu = club.ada.presses(boards().get(0), "Give an order").message();
    assertTrue(menu.ephemeral());
    orders(menu);
    assertTrue(boards().get(0).text().contains(" sent "), boards().get(0).text());
    assertTrue(boards().get(0).alt().contains("Cards in the pile: 7"), boards().get(0).alt());
  }

  @Test
  void anActionWithinATurnIsPlayedAtOnceAndCanBeTakenBack() {
    VisibleMessage done = orders(club.ada.presses(boards().get(0), "Give an order").message());
    VisibleMessage again = club.changed(done, club.ada.presses(done, "Take back"));
    assertTrue(again.text().startsWith("You took back "), again.text());
    assertFalse(again.choices().isEmpty());
  }
}
