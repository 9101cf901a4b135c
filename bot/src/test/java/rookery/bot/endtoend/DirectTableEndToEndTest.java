package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.random.RequestRandomSource;
import rookery.engine.cards.Dealer;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;

/** A solitaire played in the direct messages with the bot. */
class DirectTableEndToEndTest {
  @TempDir Path folder;
  private FriendsRoom club;

  @BeforeEach
  void openTable() throws InterruptedException {
    // A deal in which something can be ordered, whatever else is drawn meanwhile.
    Dealer dealer = Dealer.of(new SplittableRandom(3));
    club = new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(3), dealer));
    club.ada.types(club.ada.direct(), "/play game:parade").message();
    await("a board").until(() -> !boards().isEmpty());
  }

  @AfterEach
  void close() {
    club.close();
  }

  private List<VisibleMessage> boards() {
    return club.ada.sees(club.ada.direct()).stream()
        .filter(m -> m.text().contains("give an order") && !m.ephemeral())
        .toList();
  }

  /** The last piece of the menu gives its last order; what adds a piece stands before them. */
  private VisibleMessage orders(VisibleMessage menu) {
    VisibleMessage at = menu;
    while (!at.text().contains(" sent ")) {
      List<Button> choices = FriendsRoom.choices(at);
      at = club.picks(club.ada, at, choices.get(0).label());
    }
    return at;
  }

  @Test
  void anActionChangesTheBoardInItsPlace() {
    VisibleMessage menu = club.ada.presses(boards().get(0), "Give an order").message();
    assertTrue(menu.ephemeral());
    orders(menu);
    await("the next position").until(() -> boards().get(0).text().contains(" sent "));
  }
}
