package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Permission;

class BadInputEndToEndTest {
  @TempDir Path folder;
  private FriendsRoom club;

  @BeforeEach
  void openClub() throws InterruptedException {
    club = new FriendsRoom(folder);
  }

  @AfterEach
  void close() {
    club.close();
  }

  private VisibleMessage custodian() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    return club.turn(club.ada);
  }

  @Test
  void aDeletedBoardIsShownAgain() {
    VisibleMessage board = custodian();
    club.quiet();
    club.room.delete(board);
    club.says(club.ben, "/draw");
    VisibleMessage about = club.ben.types(club.games, "/draw").message();
    club.changed(club.ben, about, club.ben.presses(about, "Offer a draw"));
    club.seen("offers a draw");
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
            .contains("Your turn."));
  }

  @Test
  void aMissingPermissionIsSaidBeforeATableIsOpened() {
    club.room.deny(club.games, Permission.ATTACH_FILES);
    String answer = club.says(club.ada, "/play game:custodian player1:@Ben");
    assertTrue(answer.contains("Attach Files"), answer);
  }

  @Test
  void whereOnlyTheCommandsAreTablesAreRefusedButOnesOwnGameGoesOn() {
    VisibleMessage board = custodian();
    club.quiet();
    club.room.world().channels().dismissBot(club.room.guild().id());
    String answer = club.says(club.ada, "/play game:custodian player1:@Ben");
    assertTrue(answer.startsWith("I'm not a member of this server"), answer);
    String pressed = club.ada.presses(board, "Move").message().text();
    assertTrue(pressed.contains("Bring your knights forward"), pressed);
  }

  @Test
  void somebodyWhoHasLeftTheServerCanStillBeWaitedFor() {
    custodian();
    club.ben.leaves(club.room.guild());
    club.says(club.ada, "/move action:c1d3");
    club.turn(club.ben);
    VisibleMessage asked = club.ada.types(club.games, "/resign").message();
    club.changed(club.ada, asked, club.ada.presses(asked, "Resign"));
    club.seen(club.ben.mention() + " beats");
  }

  @Test
  void somebodyWithoutDirectMessagesChoosesInTheChannel() {
    club.splitBrain();
    club.cleo.closesDirectMessages(true);
    club.says(club.ada, "/move action:circle c2");
    club.says(club.ben, "/move action:circle d4");
    VisibleMessage note = club.seen("I can't send you direct messages");
    assertEquals(List.of("Cleo"), note.pings());
    VisibleMessage menu = club.cleo.presses(note, "Choose in private").message();
    assertTrue(menu.ephemeral());
    VisibleMessage done = club.walks(club.cleo, menu, "Pawn b6");
    assertTrue(done.text().contains("You circled the pawn on b6"), done.text());
  }
}
