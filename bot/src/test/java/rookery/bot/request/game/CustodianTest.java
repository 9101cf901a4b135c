package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

class CustodianTest {
  /** Black's pawns surround White's king. */
  private static final List<String> KING_CAPTURED =
      List.of("d2d3", "b6b5", "d1d2", "e7d5", "d2e3", "d5f4", "e3e4", "f6e5");

  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom();
    club.opens(club.ada, "custodian", List.of(club.ben));
  }

  private void plays(List<String> plies) {
    for (int i = 0; i < plies.size(); i++) {
      Friend person = i % 2 == 0 ? club.ada : club.ben;
      club.plays(person, plies.get(i));
    }
  }

  @Test
  void twoPeoplePlayToAWin() {
    plays(KING_CAPTURED);
    VisibleMessage end = club.seen(club.ben.mention() + " beats");
    assertTrue(end.text().contains("king was captured"), end.text());
    assertTrue(end.text().contains(club.ben.mention()), end.text());
    assertTrue(end.keeps());
  }

  @Test
  void aPlyIsChosenByMenus() {
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage done = club.walks(club.ada, menu, "Knight c1", "d3");
    TestRoom.assertOutcome(done);
    assertEquals(List.of("Ben"), club.turn(club.ben).pings());
  }

  @Test
  void aPlyIsTypedIntoTheModal() {
    club.ada.fillsIn(club.ada.presses(club.turn(club.ada), "More").message(), "Type a move", "nb3");
    club.turn(club.ben);
  }

  @Test
  void aDrawIsAgreed() {
    VisibleMessage about = club.ada.types(club.games, "/draw").message();
    club.changed(about, club.ada.presses(about, "Offer a draw"));
    club.ben.presses(club.seen("offers a draw"), "Agree to the draw").message();
    assertTrue(club.seen(" drew ").text().contains("by agreement"));
  }

  @Test
  void resigningIsConfirmedFirst() {
    VisibleMessage asked = club.ada.types(club.games, "/resign").message();
    assertTrue(asked.ephemeral());
    club.changed(asked, club.ada.presses(asked, "Resign"));
    assertTrue(club.seen(club.ben.mention() + " beats").text().contains("by resignation"));
  }

  @Test
  void theBoardIsShownFromTheOwnSide() {
    VisibleMessage whites = club.ada.types(club.games, "/board").message();
    VisibleMessage blacks = club.ben.types(club.games, "/board").message();
    assertNotEquals(whites.post().picture(), blacks.post().picture());
  }
}
