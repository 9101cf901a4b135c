package rookery.bot.request.game;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/** What was said before a start is meant the same after it. */
class RestartTest {
  private final TestRoom club = new TestRoom();

  @Test
  void anInvitationStillWaits() {
    club.says(club.ada, "/play game:custodian");
    VisibleMessage lobby = club.seen("At the table");
    club.restart();
    club.ben.presses(lobby, "Join").message();
    club.seen("your move in");
  }

  @Test
  void aDrawOfferStillStands() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    VisibleMessage about = club.ada.types(club.games, "/draw").message();
    club.changed(about, club.ada.presses(about, "Offer a draw"));
    VisibleMessage offer = club.seen("offers a draw");
    club.restart();
    club.ben.presses(offer, "Agree to the draw").message();
    club.seen("drew");
  }
}
