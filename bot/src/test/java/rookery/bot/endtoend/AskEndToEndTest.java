package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Seen;

class AskEndToEndTest {
  private static final String ASKED = "White asks: Do you hold a rook?";

  @TempDir Path folder;
  private Club club;

  @BeforeEach
  void openTable() throws InterruptedException {
    club = new Club(folder);
    club.opens(club.ada, "cooperative", List.of(club.ben));
  }

  @AfterEach
  void close() {
    club.close();
  }

  private Seen asked() {
    club.says(club.ada, "/ask question:Do you hold a rook?");
    return club.seen(ASKED);
  }

  @Test
  void thePartnerIsCalledAndAnswersByAButton() {
    Seen board = asked();
    assertEquals(List.of("Ben"), board.pings());
    club.ben.presses(board, "Yes, White").message();
    Seen answered = club.seen("Black answers yes (Do you hold a rook?).");
    assertFalse(answered.text().contains(ASKED + " <"), answered.text());
    assertEquals(List.of("Ada"), answered.pings());
  }

  @Test
  void theButtonUnderTheBoardAsksForTheQuestion() {
    var form = club.ben.presses(club.seen("To act"), "Ask").modal();
    String field = form.fields().get(0).customId();
    club.ben.submits(form, Map.of(field, "Do you hold a *pawn*?")).message();
    Seen board = club.seen("Black asks: Do you hold a \\*pawn\\*?");
    club.ada.presses(board, "No, Black").message();
    club.seen("White answers no");
  }

  @Test
  void aQuestionIsAnsweredAfterARestart() throws InterruptedException {
    Seen board = asked();
    club.quiet();
    club.restart();
    club.ben.presses(board, "No, White").message();
    club.seen("Black answers no (Do you hold a rook?).");
  }
}
