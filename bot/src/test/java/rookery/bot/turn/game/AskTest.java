package rookery.bot.turn.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.turn.hall.Parlour;
import rookery.bot.turn.hall.Shown;

class AskTest {
  private static final String ASKED = "Ada asks: Do you hold a rook?";

  private Parlour club;

  @BeforeEach
  void openTable() {
    club = new Parlour();
    club.opens(club.ada, "cooperative", List.of(club.ben));
  }

  private Shown asked() {
    club.says(club.ada, "/ask question:Do you hold a rook?");
    return club.seen(ASKED);
  }

  @Test
  void thePartnerIsCalledAndAnswersByAButton() {
    Shown board = asked();
    assertEquals(List.of("Ben"), board.pings());
    club.ben.presses(board, "Yes, Ada").message();
    Shown answered = club.seen("Ben answers yes (Do you hold a rook?).");
    assertFalse(answered.text().contains(ASKED + " <"), answered.text());
    assertEquals(List.of("Ada"), answered.pings());
  }

  @Test
  void theButtonUnderTheBoardAsksForTheQuestion() {
    club.ben.fillsIn(
        club.ben.presses(club.turn(club.ada), "More").message(),
        "Ask your partner",
        "Do you hold a *pawn*?");
    Shown board = club.seen("Ben asks: Do you hold a \\*pawn\\*?");
    club.ada.presses(board, "No, Ben").message();
    club.seen("Ada answers no");
  }

  @Test
  void aQuestionIsAnsweredAfterARestart() {
    Shown board = asked();
    club.restart();
    club.ben.presses(board, "No, Ada").message();
    club.seen("Ben answers no (Do you hold a rook?).");
  }
}
