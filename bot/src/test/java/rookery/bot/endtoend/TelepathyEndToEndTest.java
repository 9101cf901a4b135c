package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.chance.Chance;
import rookery.practice.person.Person;
import rookery.practice.person.Seen;

/** Ada and Ben, as White, play Telepathy Chess against Cleo and Dan. */
class TelepathyEndToEndTest {
  @TempDir Path folder;

  @Test
  void fourPeoplePlayToTheCaptureOfAKing() throws Exception {
    try (Club club = new Club(folder)) {
      opens(club);
      club.says(club.dan, "/move action:lead B1");
      Seen first = club.seen("White is to say who of the team predicts first");
      club.walks(club.ben, club.ben.presses(first, "Move").message(), "White 1");
      club.walks(club.ada, club.prompt(club.ada, "Play a card face down"), "Queen");
      Seen board = club.seen("To act: " + club.ben.mention());
      assertEquals(List.of("Ben"), board.pings());
      club.walks(club.ben, club.ben.presses(board, "Move").message(), "Pawn e2", "e4");
      club.seen("White 1's card: queen, but the pawn lies face up; the coin stays.");
      turn(club, club.cleo, "N", club.dan, "e5");
      turn(club, club.ben, "P", club.ada, "Qh5");
      turn(club, club.dan, "R", club.cleo, "a6");
      turn(club, club.ada, "N", club.ben, "a3");
      turn(club, club.cleo, "Q", club.dan, "b6");
      Seen removal = club.seen("The coin went past Black's side");
      assertEquals(List.of("Cleo"), removal.pings(), "Dan has just been here");
      club.walks(club.cleo, club.cleo.presses(removal, "Move").message(), "Pawn f7");
      club.seen("The king e8 can be captured!");
      turn(club, club.ben, "Q", club.ada, "h5e8");
      Seen end = club.seen("White wins");
      assertTrue(end.text().contains("king captured"), end.text());
      assertTrue(end.text().contains("queen h5 x king e8"), end.text());
    }
  }

  @Test
  void whoPredictsCannotMoveAndWhoMovesHasNoCard() throws Exception {
    try (Club club = new Club(folder)) {
      opens(club);
      club.says(club.ada, "/move action:lead W1");
      assertTrue(club.says(club.ben, "/move action:e2e4").contains("not your turn"));
      club.says(club.ada, "/move action:card N");
      assertTrue(club.says(club.ada, "/move action:card B").contains("not your turn"));
      assertTrue(
          club.says(club.ben, "/move action:card B").contains("Write a move as two squares"));
    }
  }

  @Test
  void theCardIsKnownToThePredictorAlone() throws Exception {
    try (Club club = new Club(folder)) {
      opens(club);
      club.says(club.ada, "/move action:lead W1");
      club.walks(club.ada, club.prompt(club.ada, "Play a card face down"), "Knight");
      assertTrue(club.says(club.ada, "/hand").contains("You played the knight face down."));
      assertFalse(club.says(club.ben, "/hand").contains("knight face down"));
      club.prompt(club.ada, "You played the knight face down.");
      club.says(club.ben, "/move action:Nf3");
      club.seen("White 1's card: knight, as predicted; the coin goes to Black's side.");
    }
  }

  @Test
  void theMoverAndTheOpponentsAreSentTheSameWhateverTheCard() throws Exception {
    Sent knight = sent("card N");
    for (String card : List.of("card C", "card K")) {
      Sent other = sent(card);
      knight.assertSameForAllBut("Ada", other, "after " + card);
      knight.assertOtherFor("Ada", other);
    }
  }

  private Sent sent(String card) throws Exception {
    Path own = Files.createTempDirectory(folder, "club");
    try (Club club = new Club(own, new Chance(new SplittableRandom(1)))) {
      return Sent.during(club, evening -> predicting(evening, card));
    }
  }

  /** Ada plays a card; the others look, ask, mistype and want to take back. */
  private static void predicting(Club club, String card) {
    opens(club);
    club.says(club.ben, "/move action:lead W1");
    club.quiet();
    club.says(club.ada, "/move action:" + card);
    club.quiet();
    club.says(club.ben, "/board");
    club.says(club.ben, "/hand");
    club.says(club.ben, "/move action:Nf6");
    club.says(club.dan, "/board");
    club.says(club.cleo, "/move action:lead B2");
    club.quiet();
    club.says(club.ben, "/takeback");
    club.quiet();
  }

  private static void opens(Club club) {
    club.opens(club.ada, "telepathy", List.of(club.ben, club.cleo, club.dan));
  }

  private static void turn(Club club, Person predictor, String card, Person mover, String move) {
    club.says(predictor, "/move action:card " + card);
    club.says(mover, "/move action:" + move);
  }
}
