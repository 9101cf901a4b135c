package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Seen;

class SplitBrainEndToEndTest {
  @TempDir Path folder;
  private Club club;

  @BeforeEach
  void openTable() throws InterruptedException {
    club = new Club(folder);
    club.splitBrain();
  }

  @AfterEach
  void close() {
    club.close();
  }

  @Test
  void partnersWhoAgreeMoveAtOnce() {
    club.walks(club.ada, club.prompt(club.ada, "Circle"), "Knight c2");
    club.walks(club.ben, club.prompt(club.ben, "Circle"), "d4");
    assertTrue(club.seen("Black to move").text().contains("To act: " + club.cleo.mention()));
  }

  @Test
  void opponentsRuleWherePartnersDisagree() {
    club.walks(club.ada, club.prompt(club.ada, "Circle"), "Pawn b3");
    club.walks(club.ben, club.prompt(club.ben, "Circle"), "g4");
    Seen ruling = club.seen("To act: " + club.cleo.mention());
    assertEquals(List.of("Cleo"), ruling.pings());
    Seen menu = club.cleo.presses(ruling, "Move").message();
    club.walks(club.cleo, menu, "Use the piece");
    Seen next = club.seen("Black to move");
    assertTrue(next.text().contains("b4"), next.text());
  }

  @Test
  void aCircleIsToldToNobodyElse() {
    club.walks(club.ada, club.prompt(club.ada, "Circle"), "Knight c2");
    Seen board = club.seen("has circled");
    assertFalse(board.text().contains("c2"), board.text());
    assertFalse(board.attachments().get(0).alt().contains("Circled"));
    club.quiet();
    assertFalse(club.prompt(club.ben, "Circle").text().contains("c2"));
  }

  @Test
  void somebodyWithoutDirectMessagesChoosesInTheChannel() {
    club.cleo.closesDirectMessages();
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle d4");
    Seen note = club.seen("I cannot write to you in private");
    assertEquals(List.of("Cleo"), note.pings());
    Seen board = club.publicly().get(club.publicly().size() - 2);
    Seen menu = club.cleo.presses(board, "Choose in private").message();
    assertTrue(menu.ephemeral());
    Seen done = club.walks(club.cleo, menu, "Pawn b6");
    assertTrue(done.text().contains("You circled the pawn b6"), done.text());
  }

  @Test
  void fourPeoplePlayOnForSeveralTurns() {
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle d4");
    club.seen("Black to move");
    club.says(club.cleo, "/move action:circle f7");
    club.says(club.dan, "/move action:circle e5");
    Seen board = club.seen("White to move");
    assertTrue(
        board.attachments().get(0).alt().toLowerCase(Locale.ROOT).contains("a8"),
        "the checker has slid");
    club.says(club.ben, "/move action:circle d4");
    club.says(club.ada, "/move action:circle c6");
    club.seen("Black to move");
  }
}
