package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.ReceivedMessages;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/** Ada and Ben, as White, play Telepathy Chess against Cleo and Dan. */
class TelepathyTest {
  @Test
  void fourPeoplePlayToTheCaptureOfAKing() {
    TestRoom club = new TestRoom();
    opens(club);
    club.says(club.dan, "/move action:lead B1");
    VisibleMessage first = club.seen("choose who guesses in");
    club.walks(
        club.ben,
        club.ben.presses(first, "Choose who guesses").message(),
        "Ada guesses, Ben moves");
    VisibleMessage guessing = club.prompt(club.ada, "guess the move in");
    assertEquals(List.of("Knight", "Pawn (checker card)"), guessing.choices());
    club.says(club.ada, "/move action:card Q");
    VisibleMessage board = club.turn(club.ben);
    assertEquals(List.of("Ben"), board.pings());
    club.walks(club.ben, club.ben.presses(board, "Move").message(), "Pawn e2", "e4");
    club.seen("Ada guessed a queen: wrong, at no cost.");
    turn(club, club.cleo, "N", club.dan, "e5");
    turn(club, club.ben, "P", club.ada, "Qh5");
    turn(club, club.dan, "R", club.cleo, "a6");
    turn(club, club.ada, "N", club.ben, "a3");
    turn(club, club.cleo, "Q", club.dan, "b6");
    VisibleMessage removal = club.seen("remove a piece.");
    assertEquals(List.of("Cleo"), removal.pings(), "Dan has just been here");
    club.walks(club.cleo, club.cleo.presses(removal, "Remove a piece").message(), "Pawn f7");
    club.seen("The king on e8 can be captured!");
    turn(club, club.ben, "Q", club.ada, "h5e8");
    VisibleMessage end = club.seen("at Telepathy Chess");
    assertTrue(end.text().contains("the queen on h5 captured the king on e8"), end.text());
    assertTrue(end.text().contains("queen h5 x king e8"), end.text());
  }

  @Test
  void whoeverMovesInCheckIsToldSoFirst() {
    TestRoom club = new TestRoom();
    opens(club);
    club.says(club.ada, "/move action:lead W1");
    club.says(club.cleo, "/move action:lead B1");
    turn(club, club.ada, "C", club.ben, "e2e4");
    turn(club, club.cleo, "C", club.dan, "d7d5");
    turn(club, club.ben, "B", club.ada, "f1b5");
    club.says(club.dan, "/move action:card N");
    VisibleMessage board = club.turn(club.cleo);
    String words = club.cleo.presses(board, "Move").message().text();
    assertTrue(words.startsWith("You are in check.\nMatch the guess, move a"), words);
  }

  @Test
  void whoeverMovesIsToldOnceWhatAWrongGuessCostsAndWhatIsSafe() {
    TestRoom club = new TestRoom();
    opens(club);
    club.says(club.ada, "/move action:lead W1");
    club.says(club.cleo, "/move action:lead B1");
    turn(club, club.ada, "N", club.ben, "g1f3");
    club.says(club.cleo, "/move action:card N");
    VisibleMessage board = club.turn(club.dan);
    String words = club.dan.presses(board, "Move").message().text();
    assertTrue(words.contains("Match the guess, move a pawn (face up), or lose a piece."), words);
    assertEquals(words.indexOf("a piece"), words.lastIndexOf("a piece"), words);
  }

  @Test
  void whatHasHappenedIsListedWithoutCardsThatLieFaceDown() {
    TestRoom club = new TestRoom();
    opens(club);
    club.says(club.ada, "/move action:lead W1");
    club.says(club.cleo, "/move action:lead B1");
    turn(club, club.ada, "N", club.ben, "g1f3");
    turn(club, club.cleo, "N", club.dan, "b8c6");
    String more = club.ben.presses(club.turn(club.ben), "More").message().text();
    assertTrue(
        more.startsWith("**Since your last turn**\n1. Dan played Nc6. Cleo guessed right."), more);
  }

  @Test
  void whoPredictsCannotMoveAndWhoMovesHasNoCard() {
    TestRoom club = new TestRoom();
    opens(club);
    club.says(club.ada, "/move action:lead W1");
    assertTrue(club.says(club.ben, "/move action:e2e4").startsWith("It's "));
    club.says(club.ada, "/move action:card N");
    assertTrue(club.says(club.ada, "/move action:card B").startsWith("It's "));
    assertTrue(
        club.says(club.ben, "/move action:card B").contains("Type the two squares of a move"));
  }

  @Test
  void theCardIsKnownToThePredictorAlone() {
    TestRoom club = new TestRoom();
    opens(club);
    club.says(club.ada, "/move action:lead W1");
    club.walks(club.ada, club.prompt(club.ada, "guess the move in"), "Knight");
    assertTrue(club.says(club.ada, "/hand").contains("You guessed a knight."));
    assertFalse(club.says(club.ben, "/hand").contains("guessed a knight"));
    club.prompt(club.ada, "You guessed a knight.");
    club.says(club.ben, "/move action:Nf3");
    club.seen("Ada guessed right.");
  }

  @Test
  void theMoverAndTheOpponentsAreSentTheSameWhateverTheCard() {
    ReceivedMessages knight = sent("card N");
    for (String card : List.of("card C", "card K")) {
      ReceivedMessages other = sent(card);
      knight.assertSameForAllBut("Ada", other, "after " + card);
      knight.assertOtherFor("Ada", other);
    }
  }

  private ReceivedMessages sent(String card) {
    TestRoom club = new TestRoom(new RequestRandomSource(new SplittableRandom(1)));
    return ReceivedMessages.during(club, evening -> predicting(evening, card));
  }

  /** Ada plays a card; the others look, ask, mistype and want to take back. */
  private static void predicting(TestRoom club, String card) {
    opens(club);
    club.says(club.ben, "/move action:lead W1");
    club.says(club.ada, "/move action:" + card);
    club.says(club.ben, "/board");
    club.says(club.ben, "/hand");
    club.says(club.ben, "/move action:Nf6");
    club.says(club.dan, "/board");
    club.says(club.cleo, "/move action:lead B2");
    club.says(club.ben, "/takeback");
  }

  private static void opens(TestRoom club) {
    club.opens(club.ada, "telepathy", List.of(club.ben, club.cleo, club.dan));
  }

  private static void turn(
      TestRoom club, Friend predictor, String card, Friend mover, String move) {
    club.says(predictor, "/move action:card " + card);
    club.says(mover, "/move action:" + move);
  }
}
