package rookery.bot.turn.unasked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;
import static rookery.bot.turn.hall.Hall.CLEO;
import static rookery.bot.turn.hall.Hall.DAN;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.table.Address;
import rookery.bot.table.LetterId;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Tables.Change;
import rookery.bot.turn.hall.Hall;
import rookery.bot.turn.hall.Told;

/** What follows from letters that cannot be delivered, and from rules that are no longer kept. */
class AftermathTest {
  private final Hall hall = new Hall();

  private Letter prompt() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    return hall.prompt(ADA);
  }

  private Change last() {
    return hall.tables.changes.get(hall.tables.changes.size() - 1);
  }

  private static boolean isDone(CompletionStage<Void> stage) {
    return stage.toCompletableFuture().isDone()
        && !stage.toCompletableFuture().isCompletedExceptionally();
  }

  @Test
  void theChannelIsToldOfSomebodyWhoCannotBeWrittenTo() {
    Letter prompt = prompt();
    assertTrue(isDone(hall.consequences.undelivered(prompt)));
    Letter note = hall.mail.last();
    assertEquals(hall.table().address(), note.address());
    assertTrue(note.post().words().contains("I cannot write to you in private"));
    assertEquals(List.of(ADA), note.post().pinged());
  }

  @Test
  void theLetterIsSettledTogetherWithWhatFollows() {
    Letter prompt = prompt();
    hall.consequences.undelivered(prompt);
    assertEquals(Optional.of(prompt), last().settles());
    assertTrue(hall.table().promptOf(ADA).isEmpty());
  }

  @Test
  void theChannelIsToldOnce() {
    Letter prompt = prompt();
    hall.consequences.undelivered(prompt);
    int letters = hall.mail.letters.size();
    assertTrue(isDone(hall.consequences.undelivered(prompt)));
    assertEquals(letters, hall.mail.letters.size());
  }

  @Test
  void anErrorLeavesNoLetterUnsettled() {
    Letter prompt = prompt();
    hall.tables.meanwhile(
        () -> {
          throw new StackOverflowError("an error that the test wants");
        });
    assertTrue(
        hall.consequences.undelivered(prompt).toCompletableFuture().isCompletedExceptionally());
    assertTrue(isDone(hall.consequences.undelivered(prompt)));
  }

  @Test
  void aChangeThatFailsIsNotToBeSeen() {
    Letter prompt = prompt();
    int letters = hall.mail.letters.size();
    Letter change =
        Letter.changing(
            new LetterId(9), prompt.id(), prompt.address(), prompt.table(), Post.words("x"));
    assertTrue(isDone(hall.consequences.undelivered(change)));
    assertEquals(letters, hall.mail.letters.size());
  }

  @Test
  void aBoardThatSomebodyDeletedIsShownAnew() {
    hall.opens("custodian", ADA, BEN);
    Letter board = hall.board();
    Letter change = changeOf(board);
    hall.consequences.vanished(change);
    assertFalse(hall.board().id().equals(board.id()));
    // The first board called Ben beside; this one calls nobody, and says who sits where.
    String words = board.post().words().replace("<@102> (Black)", "Ada (White), Ben (Black)");
    assertEquals(words, hall.board().post().words());
    assertTrue(hall.board().post().pinged().isEmpty());
    assertEquals(Optional.of(change), last().settles());
  }

  @Test
  void anInvitationThatSomebodyDeletedIsShownAnew() {
    hall.types(ADA, "play", "game=custodian");
    Letter lobby = hall.lobby();
    hall.consequences.vanished(changeOf(lobby));
    assertFalse(hall.lobby().id().equals(lobby.id()));
  }

  @Test
  void aPastBoardThatSomebodyDeletedStaysAway() {
    hall.opens("custodian", ADA, BEN);
    Letter board = hall.board();
    hall.plays(ADA, "c1d3");
    int letters = hall.mail.letters.size();
    assertTrue(isDone(hall.consequences.vanished(changeOf(board))));
    assertEquals(letters, hall.mail.letters.size());
  }

  private static Letter changeOf(Letter message) {
    return Letter.changing(
        new LetterId(9), message.id(), message.address(), message.table(), Post.words("x"));
  }

  @Test
  void aTableThatIsGoneIsNoFault() {
    Letter lost =
        Letter.changing(
            new LetterId(9), new LetterId(8), new Address.Channel("22"), "gone", Post.words("x"));
    assertTrue(isDone(hall.consequences.vanished(lost)));
  }

  private Table outdated() {
    return hall.tables.outdates(hall.opens("custodian", ADA, BEN));
  }

  @Test
  void aGameOfRulesNoLongerKeptIsStoppedWhateverIsAsked() {
    Table table = outdated();
    Told told = hall.types(ADA, "board", "table=" + table.id());
    assertTrue(told.words().startsWith("The rules of this game were changed"), told.words());
    assertEquals(Stage.CLOSED, hall.table().stage());
    assertEquals(List.of(ADA, BEN), hall.mail.last().post().pinged());
  }

  @Test
  void whatNobodyAskedForLeavesAnOutdatedGameAlone() {
    outdated();
    hall.consequences.vanished(changeOf(hall.board()));
    assertEquals(Stage.PLAYING, hall.table().stage());
  }
}
