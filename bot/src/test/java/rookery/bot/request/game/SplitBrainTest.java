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
    club.walks(club.ada, club.prompt(club.ada, "Secretly circle"), "Knight c2");
    club.walks(club.ben, club.prompt(club.ben, "circle a square"), "d4");
    club.turn(club.cleo);
  }

  @Test
  void opponentsRuleWherePartnersDisagree() {
    club.walks(club.ada, club.prompt(club.ada, "Secretly circle"), "Pawn b3");
    club.walks(club.ben, club.prompt(club.ben, "circle a square"), "g4");
    VisibleMessage ruling = club.turn(club.cleo);
    assertEquals(List.of("Cleo"), ruling.pings());
    String circles = "Ada circled the pawn on b3, and Ben g4, where the pawn can't go.";
    assertTrue(ruling.text().contains(circles), ruling.text());
    VisibleMessage menu = club.cleo.presses(ruling, "Choose a circle").message();
    assertEquals(
        List.of(
            "The piece counts: the pawn on b3 goes to b4, as near to g4 as it can get",
            "The square counts: the knight on f2 or the pawn on g3 goes to g4 (White chooses)"),
        menu.choices());
    club.walks(
        club.cleo,
        menu,
        "The piece counts: the pawn on b3 goes to b4, as near to g4 as it can get");
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
    assertTrue(
        ruling.alt().contains("Ada circled the knight on c2 (marked with a ring)."), ruling.alt());
    assertTrue(ruling.alt().contains("Ben circled f4 (marked with a frame)."), ruling.alt());
  }

  @Test
  void whatBothCircledIsToldOnce() {
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle f4");
    VisibleMessage board = club.turn(club.cleo);
    for (VisibleMessage told : List.of(board, club.dan.types(club.games, "/board").message())) {
      assertEquals(2, told.text().split("knight on c2", -1).length, told.text());
    }
    // There the choices name both.
    VisibleMessage menu = club.cleo.presses(board, "Choose a circle").message();
    assertFalse(menu.text().contains("knight on c2"), menu.text());
    assertTrue(menu.choices().get(0).contains("knight on c2"), menu.choices().toString());
  }

  @Test
  void aCircleIsToldToNobodyElse() {
    club.walks(club.ada, club.prompt(club.ada, "Secretly circle"), "Knight c2");
    VisibleMessage board = club.seen("has drawn a circle");
    assertFalse(board.text().contains("c2"), board.text());
    assertFalse(board.alt().contains("ring"), board.alt());
    assertFalse(club.prompt(club.ben, "circle a square").text().contains("c2"));
  }

  @Test
  void somebodyWithoutDirectMessagesChoosesInTheChannel() {
    club.cleo.closesDirectMessages();
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle d4");
    VisibleMessage note = club.seen("I can't send you direct messages");
    assertEquals(List.of("Cleo"), note.pings());
    VisibleMessage menu = club.cleo.presses(note, "Choose in private").message();
    assertTrue(menu.ephemeral());
    VisibleMessage done = club.walks(club.cleo, menu, "Pawn b6");
    assertTrue(done.text().contains("You circled the pawn on b6"), done.text());
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
