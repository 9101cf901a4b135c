package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;

/** Two people play by direct message with the bot. */
class DirectGameEndToEndTest {
  private static final String LINE =
      "/play game:custodian player1:@Ben seats:you first, then the others in the order you"
          + " named them";

  @TempDir Path folder;
  private FriendsRoom club;

  @BeforeEach
  void open() throws InterruptedException {
    club = new FriendsRoom(folder);
  }

  @AfterEach
  void close() {
    club.close();
  }

  private static VisibleMessage sees(Person person, String text) {
    return await(text)
        .until(
            () ->
                person.sees(person.direct()).stream()
                    .filter(message -> !message.ephemeral() && message.text().contains(text))
                    .reduce((older, newer) -> newer),
            Optional::isPresent)
        .orElseThrow();
  }

  private void moves(Person person, String action) {
    person.types(person.direct(), "/move action:" + action).message();
  }

  @Test
  void theBoardComesToBothAndTheGameOutlivesARestart() throws InterruptedException {
    club.ada.types(club.ada.direct(), LINE).message();
    club.ben.presses(sees(club.ben, "Ada invites you to play"), "Join").message();
    sees(club.ben, "your move in Custodian Chess");
    moves(club.ada, "c1d3");
    VisibleMessage called = sees(club.ben, "Ada played knight c1\u2011d3.");
    assertEquals(1, called.attachments().size());
    assertEquals(List.of("Ben"), called.pings());
    assertTrue(sees(club.ada, "Ada played knight c1\u2011d3.").silent());
    club.restart();
    moves(club.ben, "c7d5");
    assertEquals(1, sees(club.ada, "Ben played knight c7\u2011d5.").attachments().size());
    club.quiet();
    for (Person person : List.of(club.ada, club.ben)) {
      assertEquals(
          1,
          person.sees(person.direct()).stream()
              .filter(message -> !message.ephemeral() && !message.attachments().isEmpty())
              .count());
    }
    assertEquals(List.of(), club.cleo.sees(club.cleo.direct()));
  }

  @Test
  void whoSharesNoServerWithTheBotCannotBeInvited() throws InterruptedException {
    club.ben.leaves(club.room.guild());
    club.ada.types(club.ada.direct(), LINE).message();
    sees(club.ada, "I can't message Ben, so I've closed");
    club.quiet();
    assertEquals(List.of(), club.ben.sees(club.ben.direct()));
  }
}
