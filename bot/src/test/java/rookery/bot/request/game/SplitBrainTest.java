package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

class SplitBrainTest {
  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom();
    club.splitBrain();
  }

  @Test
  void partnersWhoAgreeMoveAtOnce() {
    club.walks(club.ada, club.prompt(club.ada, "Circle"), "Knight c2");
    club.walks(club.ben, club.prompt(club.ben, "Circle"), "d4");
    club.turn(club.cleo);
  }

  @Test
  void opponentsRuleWherePartnersDisagree() {
    club.walks(club.ada, club.prompt(club.ada, "Circle"), "Pawn b3");
    club.walks(club.ben, club.prompt(club.ben, "Circle"), "g4");
    VisibleMessage ruling = club.turn(club.cleo);
    assertEquals(List.of("Cleo"), ruling.pings());
    assertEquals(2, ruling.text().lines().count(), ruling.text());
    VisibleMessage menu = club.cleo.presses(ruling, "Choose a circle").message();
    assertEquals(
        List.of("Use Ada's piece: pawn b3 to b4", "Use Ben's target: knight f2 or pawn g3 to g4"),
        menu.choices());
    club.walks(club.cleo, menu, "Use Ada's piece: pawn b3 to b4");
    VisibleMessage next = club.turn(club.cleo);
    assertTrue(next.text().contains("b4"), next.text());
  }

  @Test
  void whoCircledWhatStandsInThePictureAndInItsWords() {
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle f4");
    VisibleMessage ruling = club.turn(club.cleo);
    String picture = ruling.post().picture().orElseThrow().diagram().orElseThrow().text();
    assertTrue(picture.contains("corner text: Ada, 3, 2"), picture);
    assertTrue(picture.contains("corner text: Ben, 6, 4"), picture);
    assertTrue(ruling.alt().contains("Ada circled the knight c2 (ring)."), ruling.alt());
    assertTrue(ruling.alt().contains("Ben circled f4 (frame)."), ruling.alt());
  }

  @Test
  void whatBothCircledIsToldOnce() {
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle f4");
    for (VisibleMessage told :
        List.of(
            club.turn(club.cleo),
            club.cleo.presses(club.turn(club.cleo), "Choose a circle").message(),
            club.dan.types(club.games, "/board").message())) {
      assertEquals(2, told.text().split("knight c2", -1).length, told.text());
    }
  }

  @Test
  void aCircleIsToldToNobodyElse() {
    club.walks(club.ada, club.prompt(club.ada, "Circle"), "Knight c2");
    VisibleMessage board = club.seen("has circled");
    assertFalse(board.text().contains("c2"), board.text());
    assertFalse(board.alt().contains("ring"), board.alt());
    assertFalse(club.prompt(club.ben, "Circle").text().contains("c2"));
  }

  @Test
  void somebodyWithoutDirectMessagesChoosesInTheChannel() {
    club.cleo.closesDirectMessages();
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle d4");
    VisibleMessage note = club.seen("I cannot send you direct messages");
    assertEquals(List.of("Cleo"), note.pings());
    VisibleMessage menu = club.cleo.presses(note, "Choose in private").message();
    assertTrue(menu.ephemeral());
    VisibleMessage done = club.walks(club.cleo, menu, "Pawn b6");
    assertTrue(done.text().contains("You circled the pawn b6"), done.text());
  }

  @Test
  void fourPeoplePlayOnForSeveralTurns() {
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle d4");
    club.turn(club.cleo);
    club.says(club.cleo, "/move action:circle f7");
    club.says(club.dan, "/move action:circle e5");
    VisibleMessage board = club.turn(club.ada);
    assertTrue(board.alt().toLowerCase(Locale.ROOT).contains("a8"), "the checker has slid");
    club.says(club.ben, "/move action:circle d4");
    club.says(club.ada, "/move action:circle c6");
    club.turn(club.cleo);
  }
}
