package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Exchange;
import rookery.practice.person.Seen;
import rookery.practice.world.Permission;

class BadInputEndToEndTest {
  @TempDir Path folder;
  private Club club;

  @BeforeEach
  void openClub() throws InterruptedException {
    club = new Club(folder);
  }

  @AfterEach
  void close() {
    club.close();
  }

  private Seen custodian() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    return club.seen("White to move");
  }

  @Test
  void anIllegalMoveIsExplainedInPrivate() {
    custodian();
    Seen answer = club.ada.types(club.games, "/move action:d2d4").message();
    assertTrue(answer.ephemeral());
    assertTrue(answer.text().contains("Did you mean"), answer.text());
  }

  @Test
  void anOldButtonShowsThePresentBoard() {
    Seen board = custodian();
    club.says(club.ada, "/move action:c1d3");
    club.seen("Black to move");
    Seen answer = club.ada.pressesLate(board, "Move").message();
    assertTrue(answer.text().startsWith("The turn has moved on."), answer.text());
    assertFalse(answer.attachments().isEmpty());
  }

  @Test
  void theSamePressTwiceCountsOnce() {
    Seen board = custodian();
    Seen menu = club.ada.presses(board, "Move").message();
    Seen asked = club.picks(club.ada, club.picks(club.ada, menu, "Knight c1"), "d3");
    Exchange press = club.ada.presses(asked, "Play it");
    club.room.repeat(press);
    club.seen("Black to move");
    club.quiet();
    assertEquals(1, countOf("Black to move"));
  }

  @Test
  void twoPressesAtOnceCountOnce() {
    Seen board = custodian();
    Seen menu = club.ada.presses(board, "Move").message();
    Seen asked = club.picks(club.ada, club.picks(club.ada, menu, "Knight c1"), "d3");
    List<Exchange> presses =
        Stream.of(1, 2).map(press -> club.ada.pressesLate(asked, "Play it")).toList();
    presses.forEach(Exchange::await);
    club.seen("Black to move");
    club.quiet();
    assertEquals(1, countOf("Black to move"));
  }

  private long countOf(String text) {
    return club.publicly().stream().filter(message -> message.text().contains(text)).count();
  }

  @Test
  void aDeletedBoardIsShownAgain() {
    Seen board = custodian();
    club.quiet();
    club.room.delete(board);
    club.says(club.ben, "/draw");
    Seen about = club.ben.types(club.games, "/draw").message();
    club.changed(club.ben, about, club.ben.presses(about, "Offer a draw"));
    club.seen("wants a draw");
  }

  @Test
  void aDeletedChannelHurtsNobodyElse() {
    custodian();
    club.quiet();
    club.room.delete(club.games);
    assertTrue(
        club.ada
            .types(club.room.channel("general"), "/games")
            .message()
            .text()
            .contains("it is your turn"));
  }

  @Test
  void aMissingPermissionIsSaidBeforeATableIsOpened() {
    club.room.deny(club.games, Permission.ATTACH_FILES);
    String answer = club.says(club.ada, "/play game:custodian player1:@Ben");
    assertTrue(answer.contains("Attach Files"), answer);
  }

  @Test
  void somebodyWhoHasLeftTheServerCanStillBeWaitedFor() {
    custodian();
    club.ben.leaves(club.room.guild());
    club.says(club.ada, "/move action:c1d3");
    club.seen("Black to move");
    Seen asked = club.ada.types(club.games, "/resign").message();
    club.changed(club.ada, asked, club.ada.presses(asked, "Resign"));
    club.seen("Black wins");
  }
}
