package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Seen;
import rookery.practice.wire.Fault;

class RestartEndToEndTest {
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

  @Test
  void aHalfMadeTurnGoesOn() throws InterruptedException {
    club.splitBrain();
    club.walks(club.ada, club.prompt(club.ada, "Circle"), "Knight c2");
    club.restart();
    club.walks(club.ben, club.prompt(club.ben, "Circle"), "d4");
    assertTrue(club.seen("Black to move").text().contains("Nd4"));
  }

  @Test
  void anInvitationStillWaits() throws InterruptedException {
    club.says(club.ada, "/play game:custodian player1:@Ben");
    Seen lobby = club.seen("Invited");
    club.restart();
    club.ben.presses(lobby, "Join").message();
    club.seen("White to move");
  }

  @Test
  void aDrawOfferStillStands() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    Seen about = club.ada.types(club.games, "/draw").message();
    club.changed(club.ada, about, club.ada.presses(about, "Offer a draw"));
    Seen offer = club.seen("wants a draw");
    club.restart();
    club.ben.presses(offer, "Agree to the draw").message();
    club.seen("Draw");
  }

  @Test
  void whatWasNotSentBeforeIsSentAfterwards() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    int before = club.publicly().size();
    club.stop();
    club.start();
    club.says(club.ada, "/move action:c1d3");
    club.seen("Black to move");
    club.quiet();
    assertEquals(before + 1, club.publicly().size());
  }

  @Test
  void aLostAnswerFromDiscordDoublesNothing() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    int before = club.publicly().size();
    club.room.faults().next(1, "POST", "/channels/*/messages", Fault.answerLost());
    club.says(club.ada, "/move action:c1d3");
    club.seen("Black to move");
    club.quiet();
    assertEquals(before + 1, club.publicly().size());
  }

  @Test
  void aMessageSentBeforeALongOutageIsFoundAgain() throws InterruptedException {
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    int before = club.publicly().size();
    club.room.faults().next(4, "POST", "/channels/*/messages", Fault.answerLost());
    club.says(club.ada, "/move action:c1d3");
    club.seen("Black to move");
    club.stop();
    club.room.faults().clear();
    club.startsAfter(Duration.ofMinutes(30));
    club.quiet();
    assertEquals(before + 1, club.publicly().size());
  }
}
