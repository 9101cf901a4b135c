package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import rookery.practice.resource.Channel;
import rookery.practice.wire.control.Fault;

/** A table's thread as it goes over the wire. */
class ThreadEndToEndTest {
  @TempDir Path folder;
  private FriendsRoom club;

  @BeforeEach
  void open() throws InterruptedException {
    club = new FriendsRoom(folder);
    club.room.allow(club.games);
  }

  @AfterEach
  void close() {
    club.close();
  }

  private List<Channel> threads() {
    return club.room.world().channels().threadsOf(club.room.guild());
  }

  private Channel thread() {
    return await("a thread").until(this::threads, found -> !found.isEmpty()).get(0);
  }

  private Optional<VisibleMessage> last(Channel channel) {
    return club.dan.sees(channel).stream()
        .filter(message -> !message.ephemeral())
        .reduce((older, newer) -> newer);
  }

  private VisibleMessage shows(Channel channel, String words) {
    return await(words)
        .until(() -> last(channel).filter(seen -> seen.text().contains(words)), Optional::isPresent)
        .orElseThrow();
  }

  @Test
  void aGameIsPlayedInItsThreadThroughRestarts() throws InterruptedException {
    club.says(
        club.ada,
        "/play game:custodian player1:@Ben seats:you first, then the others in the"
            + " order you named them");
    VisibleMessage lobby = club.seen("At the table");
    club.ben.presses(lobby, "Join").message();
    Channel thread = thread();
    assertEquals(lobby.id(), thread.id());
    assertEquals(List.of("Ada", "Ben"), shows(thread, "your move in").pings());
    club.ada.types(thread, "/move action:c1d3").message();
    assertEquals(List.of("Ben"), shows(thread, club.ben.mention() + ", your move in").pings());
    club.restart();
    club.ben.types(thread, "/move action:c7d5").message();
    shows(thread, club.ada.mention() + ", your move.");
    assertEquals(1, threads().size());
    assertTrue(club.seen("(turn began <t:").id() == lobby.id(), "nothing new in the channel");
    assertEquals(3, boards(thread));
  }

  private long boards(Channel thread) {
    club.quiet();
    return club.dan.sees(thread).stream().filter(m -> !m.ephemeral()).count();
  }

  private List<VisibleMessage> answersToAda() {
    return club.ada.sees(club.games).stream().filter(VisibleMessage::ephemeral).toList();
  }

  private VisibleMessage answerWith(String button) {
    return await(button)
        .until(
            () ->
                answersToAda().stream()
                    .filter(m -> m.buttons().stream().anyMatch(b -> b.label().equals(button)))
                    .findFirst(),
            Optional::isPresent)
        .orElseThrow();
  }

  @Test
  void whatWasOpenedBelowABoardGoesWithTheNextStepAndTheBoardWithTheGame() {
    club.says(
        club.ada,
        "/play game:custodian opponents:beginner seats:you first, then the others in the order you"
            + " named them");
    thread();
    club.quiet();
    long started = answersToAda().size();
    VisibleMessage menu = club.ada.presses(club.seen("Your turn, Ada"), "Move").message();
    club.ada.presses(club.picks(club.ada, menu, "Knight c1"), "d3");
    club.ada.presses(answerWith("More"), "More").message();
    assertEquals(started + 2, answersToAda().size());
    club.ada.presses(answerWith("Pairs"), "Pairs").message();
    club.ada.presses(answerWith("Pairs"), "Pairs").message();
    await("only the last page").until(() -> answersToAda().size() == started + 3);
    club.ada.presses(answerWith("N d3"), "N d3").message();
    await("only the squares and the page").until(() -> answersToAda().size() == started + 2);
    club.ada.presses(answerWith("c1"), "c1");
    await("only the next board").until(() -> answersToAda().size() == started + 1);
    club.ada.presses(answerWith("More"), "More").message();
    club.ada.presses(answerWith("Resign"), "Resign").await();
    assertTrue(club.ada.presses(answerWith("Keep playing"), "Resign").await() != null);
    await("only the end").until(() -> answersToAda().size() == started + 1);
    assertTrue(answerWith("Rematch").text().startsWith("You lost to"));
  }

  @Test
  void anArchivedThreadIsWokenUpByAChangeOfItsBoard() {
    club.says(
        club.ada,
        "/play game:split-brain player1:@Ben player2:@Cleo player3:@Dan"
            + " seats:you first, then the others in the order you named them");
    for (Person guest : List.of(club.ben, club.cleo, club.dan)) {
      guest.presses(club.seen("At the table"), "Join").message();
      club.quiet();
    }
    Channel thread = thread();
    shows(thread, "draw a circle each in Split-Brain Chess");
    archive(thread);
    club.ada.types(club.games, "/move action:circle c2").message();
    shows(thread, "Ada has drawn a circle.");
    assertFalse(threads().get(0).archived());
    assertEquals(1, boards(thread));
  }

  private void archive(Channel thread) {
    club.quiet();
    club.room.world().channels().change(thread.id(), c -> c.archived(true, false));
  }

  @Test
  void whereDiscordTakesNoThreadOfThatNameTheGameIsPlayedInTheChannel() {
    Fault refused = Fault.status(400);
    club.room.faults().next(99, "POST", "/channels/*/messages/*/threads", refused);
    club.says(club.ada, "/play game:parade");
    club.seen("give an order in");
    assertEquals(List.of(), threads());
  }

  /** A thread is named after its table, whose id comes last. */
  private static String table(Channel thread) {
    return thread.name().substring(thread.name().length() - 4);
  }

  @Test
  void anArchivedThreadIsWokenUpAfterARestart() throws InterruptedException {
    club.says(club.ada, "/play game:parade");
    Channel thread = thread();
    VisibleMessage board = shows(thread, club.ada.mention() + ", give an order in");
    assertFalse(board.silent(), "it calls Ada");
    assertTrue(club.seen("** \u00b7 table ").silent(), "it calls nobody");
    club.quiet();
    club.stop();
    club.room.world().channels().change(thread.id(), c -> c.archived(true, false));
    club.start();
    VisibleMessage asked = club.ada.types(club.games, "/stop table:" + table(thread)).message();
    club.ada.presses(asked, "Stop the game");
    shows(thread, "Ada stopped this game of Parade Chess Solitaire.");
    assertEquals(1, threads().size());
  }
}
