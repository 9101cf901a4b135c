package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

class AskTest {
  private static final String ASKED = "Ada asks: Do you hold a rook?";

  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom();
    club.opens(club.ada, "cooperative", List.of(club.ben));
  }

  private VisibleMessage asked() {
    club.says(club.ada, "/ask question:Do you hold a rook?");
    return club.seen(ASKED);
  }

  @Test
  void thePartnerIsCalledAndAnswersByAButton() {
    VisibleMessage board = asked();
    assertEquals(List.of("Ben"), board.pings());
    club.ben.presses(board, "Yes, Ada").message();
    VisibleMessage answered = club.seen("Ben answered yes to \u201cDo you hold a rook?\u201d.");
    assertFalse(answered.text().contains(ASKED + " <"), answered.text());
    assertEquals(List.of("Ada"), answered.pings());
  }

  @Test
  void theButtonUnderTheBoardAsksForTheQuestion() {
    VisibleMessage more = club.ben.presses(club.turn(club.ada), "More").message();
    VisibleMessage questions = club.ben.presses(more, "Ask your partner").message();
    club.picks(club.ben, questions, "White pawn?");
    club.seen("Ben asks: Do you hold a white pawn?");
  }

  @Test
  void aQuestionThatWasTypedIsRepeatedAsItWasTyped() {
    club.says(club.ben, "/ask question:Do you hold a *pawn*?");
    VisibleMessage board = club.seen("Ben asks: Do you hold a \\*pawn\\*?");
    club.ada.presses(board, "No, Ben").message();
    club.seen("Ada answered no to \u201cDo you hold a \\*pawn\\*?\u201d.");
  }

  @Test
  void aQuestionIsAnsweredAfterARestart() {
    VisibleMessage board = asked();
    club.restart();
    club.ben.presses(board, "No, Ada").message();
    club.seen("Ben answered no to \u201cDo you hold a rook?\u201d.");
  }
}
