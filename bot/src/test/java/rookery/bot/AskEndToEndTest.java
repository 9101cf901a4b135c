package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
  void whoAsksCannotAnswerAndOthersHaveNoSeat() {
    Seen board = asked();
    String own = club.ada.presses(board, "No, White").message().text();
    assertEquals("You have asked this; your partner is to answer.", own);
    String other = club.cleo.presses(board, "No, White").message().text();
    assertTrue(other.contains("You have no seat at this table"), other);
  }

  @Test
  void aQuestionIsAnsweredAfterARestart() throws InterruptedException {
    Seen board = asked();
    club.quiet();
    club.restart();
    club.ben.presses(board, "No, White").message();
    club.seen("Black answers no (Do you hold a rook?).");
  }

  @Test
  void theListOfGamesTellsWhoIsAsked() {
    asked();
    String games = club.says(club.ben, "/games");
    assertTrue(games.contains("you are asked"), games);
  }

  @Test
  void thereIsNobodyToAskInAGameOfOpponents() {
    String table = club.opens(club.cleo, "custodian", List.of(club.dan));
    String answer = club.says(club.cleo, "/ask question:Shall we? table:" + table);
    assertEquals("This is not a game of partners who may ask each other.", answer);
  }
}
