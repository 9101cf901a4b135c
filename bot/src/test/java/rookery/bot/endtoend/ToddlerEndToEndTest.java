package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Person;
import rookery.practice.person.Seen;

class ToddlerEndToEndTest {
  /** White's Nurse walks up to Black's Toddler and trades places with her own. */
  private static final List<String> TODDLERS_MEET =
      List.of("c9c8", "e3e4", "a11f6", "pass", "f6d4", "a3a4", "d4f2", "pass", "f11f2");

  @TempDir Path folder;
  private Club club;

  @BeforeEach
  void openTable() throws InterruptedException {
    club = new Club(folder);
    club.opens(club.ada, "toddler", List.of(club.ben));
  }

  @AfterEach
  void close() {
    club.close();
  }

  private void plays(String... plies) {
    for (int i = 0; i < plies.length; i++) {
      Person person = i % 2 == 0 ? club.ada : club.ben;
      club.plays(person, plies[i]);
    }
  }

  private Seen menu(Person person, String turn) {
    return person.presses(club.seen(turn), "Move").message();
  }

  @Test
  void twoPeoplePlayUntilTheToddlersMeet() {
    plays(TODDLERS_MEET.toArray(String[]::new));
    Seen end = club.seen("toddlers meet");
    assertEquals(List.of(), end.buttons());
  }

  @Test
  void aPieceWithMoreTargetsThanAMenuHoldsIsPagedThrough() {
    Seen targets = club.picks(club.ada, menu(club.ada, "White to move"), "Phoenix c11");
    assertEquals(25, targets.menus().get(0).options().size());
    Seen more = club.changed(club.ada, targets, club.ada.presses(targets, "More"));
    Seen done = club.walks(club.ada, more, "k8");
    Club.assertOutcome(done);
    assertTrue(club.seen("Black to move").text().contains("Phoenix c11-k8"));
  }

  @Test
  void aPassIsChosenAmongThePieces() {
    Seen done = club.walks(club.ada, menu(club.ada, "White to move"), "Pass");
    Club.assertOutcome(done);
    club.seen("White has passed; if Black passes too, it is a draw.");
  }

  @Test
  void aCaptainIsAskedWhichWayItTakes() {
    plays("f9f8", "c1f7");
    Seen first = menu(club.ada, "White to move");
    club.walks(club.ada, first, "Captain f8", "captures Phoenix f7", "by way of e8");
    assertTrue(
        club.seen("Black to move")
            .text()
            .contains("Captain f8 steps to e8 and captures Phoenix f7"));
  }

  @Test
  void aTradeMayBeTypedFromTheNursesSquare() {
    club.plays(club.ada, "a11-f11");
    assertTrue(club.seen("Black to move").text().contains("trade places"));
  }

  @Test
  void whoMayNotCaptureIsToldWhy() {
    plays("c11c4", "e3e4", "a9a8", "e1e3", "a8a7", "e3d4");
    String answer = club.says(club.ada, "/move action:c4a3");
    assertTrue(
        answer.contains("The Phoenix c4 is next to the enemy's Genius d4 and so cannot capture."),
        answer);
  }

  @Test
  void theBoardIsExplainedToWhoeverAsks() {
    Seen explained = club.ada.types(club.games, "/board explain:true").message();
    assertTrue(explained.ephemeral());
    assertTrue(explained.text().contains("Letters: T Toddler"), explained.text());
    assertTrue(explained.text().contains("Guardian Angel protects"), explained.text());
  }

  @Test
  void theButtonUnderOnesOwnViewExplainsIt() {
    Seen own = club.ben.presses(club.seen("White to move"), "My view").message();
    Seen explained = club.changed(club.ben, own, club.ben.presses(own, "Explain"));
    assertTrue(explained.text().contains("Letters: T Toddler"), explained.text());
  }
}
