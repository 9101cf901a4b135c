package rookery.bot.request.internal.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;

/** What follows from letters that cannot be delivered, and from rules that are no longer kept. */
class DeliveryFailureStepsTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private OutgoingMessage prompt() {
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
    OutgoingMessage prompt = prompt();
    assertTrue(isDone(hall.consequences.undelivered(prompt)));
    OutgoingMessage note = hall.mail.last();
    assertEquals(hall.table().address(), note.address());
    assertTrue(note.post().words().contains("I can't send you direct messages"));
    assertEquals(List.of(ADA), note.post().pinged());
  }

  @Test
  void theLetterIsSettledTogetherWithWhatFollows() {
    OutgoingMessage prompt = prompt();
    hall.consequences.undelivered(prompt);
    assertEquals(Optional.of(prompt), last().settles());
    assertTrue(hall.table().promptOf(ADA).isEmpty());
  }

  @Test
  void theChannelIsToldOnce() {
    OutgoingMessage prompt = prompt();
    hall.consequences.undelivered(prompt);
    int letters = hall.mail.letters.size();
    assertTrue(isDone(hall.consequences.undelivered(prompt)));
    assertEquals(letters, hall.mail.letters.size());
  }

  @Test
  void anErrorLeavesNoLetterUnsettled() {
    OutgoingMessage prompt = prompt();
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
    OutgoingMessage prompt = prompt();
    int letters = hall.mail.letters.size();
    OutgoingMessage change =
        OutgoingMessage.changing(
            new MessageId(9), prompt.id(), prompt.address(), prompt.table(), Post.words("x"));
    assertTrue(isDone(hall.consequences.undelivered(change)));
    assertEquals(letters, hall.mail.letters.size());
  }

  @Test
  void aBoardThatSomebodyDeletedIsShownAnew() {
    hall.opens("custodian", ADA, BEN);
    OutgoingMessage board = hall.board();
    OutgoingMessage change = changeOf(board);
    hall.consequences.vanished(change);
    assertFalse(hall.board().id().equals(board.id()));
    // The first board called Ben beside; this one calls nobody, and says who sits where.
    String words = board.post().words().replace("<@102>", "Ben");
    assertEquals(words, hall.board().post().words());
    assertTrue(hall.board().post().pinged().isEmpty());
    assertEquals(Optional.of(change), last().settles());
  }

  @Test
  void anInvitationThatSomebodyDeletedIsShownAnew() {
    hall.types(ADA, "play", "game=custodian");
    OutgoingMessage lobby = hall.lobby();
    hall.consequences.vanished(changeOf(lobby));
    assertFalse(hall.lobby().id().equals(lobby.id()));
  }

  @Test
  void aPastBoardThatSomebodyDeletedStaysAway() {
    hall.opens("custodian", ADA, BEN);
    OutgoingMessage board = hall.board();
    hall.plays(ADA, "c1d3");
    int letters = hall.mail.letters.size();
    assertTrue(isDone(hall.consequences.vanished(changeOf(board))));
    assertEquals(letters, hall.mail.letters.size());
  }

  private static OutgoingMessage changeOf(OutgoingMessage message) {
    return OutgoingMessage.changing(
        new MessageId(9), message.id(), message.address(), message.table(), Post.words("x"));
  }

  @Test
  void aTableThatIsGoneIsNoFault() {
    OutgoingMessage lost =
        OutgoingMessage.changing(
            new MessageId(9),
            new MessageId(8),
            new MessageAddress.Channel("22"),
            "gone",
            Post.words("x"));
    assertTrue(isDone(hall.consequences.vanished(lost)));
  }

  private Table outdated() {
    return hall.tables.outdates(hall.opens("custodian", ADA, BEN));
  }

  @Test
  void aGameOfRulesNoLongerKeptIsStoppedWhateverIsAsked() {
    Table table = outdated();
    PrivateAnswer told = hall.types(ADA, "board", "table=" + table.id());
    assertTrue(told.words().startsWith("The rules of this game have changed"), told.words());
    assertEquals(TableStage.CLOSED, hall.table().stage());
    assertEquals(List.of(ADA, BEN), hall.mail.last().post().pinged());
  }

  @Test
  void whatNobodyAskedForLeavesAnOutdatedGameAlone() {
    outdated();
    hall.consequences.vanished(changeOf(hall.board()));
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }
}
