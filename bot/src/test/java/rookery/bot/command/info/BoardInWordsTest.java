package rookery.bot.command.info;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/** A board in words holds all that whoever sees the picture sees. */
class BoardInWordsTest {
  private final TestRoom club = new TestRoom();

  @Test
  void itTellsWhoseTurnItIsTheScoreTheSquaresAndTheCards() {
    club.opens(club.ada, "gravity", List.of(club.ben));
    club.plays(club.ada, "add a8");
    String words = club.says(club.ben, "/board words:true");
    assertTrue(words.startsWith("Waiting for you to move.\n"), words);
    assertTrue(words.contains("Ada added the black"), words);
    assertTrue(words.contains("Ada 0, you 0"), words);
    assertTrue(words.contains("\n8: a black "), words);
    assertTrue(words.contains("Stacked pieces: none."), words);
    assertTrue(words.contains("Still to come, shuffled: a white king, "), words);
  }

  /** Once as what was done last, and once in what the picture holds. */
  @Test
  void theStandingDoesNotRepeatWhatWasDoneLast() {
    club.opens(club.ada, "neighbour", List.of());
    club.plays(club.ada, "add");
    String words = club.says(club.ada, "/board words:true");
    assertTrue(words.contains("You turned up the "), words);
    assertTrue(words.contains("\nThe pieces form 1 group"), words);
  }

  @Test
  void piecesAreToldSquareBySquareAndNotOnceMore() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    String words = club.says(club.ada, "/board words:true");
    assertTrue(words.contains("thrones on d1 and d7"), words);
    assertTrue(words.contains("\n1: a white rook, b white bishop,"), words);
    assertFalse(words.contains("White: king d1"), words);
  }

  @Test
  void theOwnHandIsToldToItsHolderAlone() {
    club.opens(club.ada, "cooperative", List.of(club.ben));
    String own = club.says(club.ada, "/board words:true");
    String other = club.says(club.cleo, "/board words:true");
    assertFalse(own.contains("White's hand: 2 cards"), own);
    assertTrue(own.contains("Black's hand: 2 cards"), own);
    assertTrue(other.contains("White's hand: 2 cards"), other);
  }

  @Test
  void underMoreAreTheRulesAndABoardInWordsFromWhichOneComesBack() {
    club.opens(club.ada, "parade", List.of());
    VisibleMessage more = club.ada.presses(club.turn(club.ada), "More").message();
    assertTrue(more.buttons().contains("Rules"), more.buttons().toString());
    VisibleMessage words = club.ada.presses(more, "Describe the board").message();
    VisibleMessage back = club.ada.presses(words, "\u2190 Back").message();
    assertTrue(back.buttons().contains("Describe the board"), back.buttons().toString());
  }
}
