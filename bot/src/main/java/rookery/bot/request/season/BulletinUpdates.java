package rookery.bot.request.season;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.page.BulletinMessage;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.result.Bulletin;
import rookery.bot.result.Bulletins;
import rookery.bot.table.message.MessageId;

/** Keeps up messages in channels of servers: edited every while, if they differ. */
public record BulletinUpdates(
    Bulletins boards, BulletinContents contents, MessageIds ids, Clock clock, SerialQueues queues) {
  @Inject
  public BulletinUpdates {}

  /** Looks at a board; the stage completes when what follows is saved. */
  public CompletionStage<Void> fire(String board) {
    Bulletin.Key key = Bulletin.Key.parse(board).orElseThrow();
    return inTurn(key, () -> boards.of(key).ifPresent(this::shown));
  }

  /** Posts a board again, because somebody deleted its message. */
  public CompletionStage<Void> vanished(Bulletin.Key key, OutgoingMessage letter) {
    return inTurn(
        key,
        () ->
            boards
                .of(key)
                .filter(board -> board.message().equals(letter.changes()))
                .ifPresent(
                    board -> boards.keep(board, board.lost().dueAt(clock.instant()), List.of())));
  }

  /**
   * Ends a board whose channel was deleted. Where the bot only lacks a permission, the next look
   * tries again.
   */
  public CompletionStage<Void> shut(Bulletin.Key key, OutgoingMessage letter, boolean gone) {
    return inTurn(
        key,
        () ->
            boards
                .of(key)
                .filter(board -> gone && isAbout(board, letter))
                .ifPresent(board -> boards.end(key, List.of())));
  }

  private static boolean isAbout(Bulletin board, OutgoingMessage letter) {
    MessageId first = letter.changes().orElse(letter.id());
    return board.message().filter(first::equals).isPresent();
  }

  private CompletionStage<Void> inTurn(Bulletin.Key key, Runnable work) {
    return queues.inTurn(key.text(), work);
  }

  private void shown(Bulletin board) {
    Instant now = clock.instant();
    Bulletin later = board.dueAt(now.plus(board.key().kind().pause()));
    Post post = contents.post(board.key(), now);
    String shown = hash(post);
    if (shown.equals(board.shown())) {
      boards.keep(board, later, List.of());
      return;
    }
    MessageId letter = ids.get();
    Optional<MessageId> first = board.message();
    OutgoingMessage message =
        first
            .map(sent -> BulletinMessage.changing(board, sent, letter, post))
            .orElseGet(
                () -> OutgoingMessage.sending(letter, board.address(), board.subject(), post));
    boards.keep(board, later.showing(first.orElse(letter), shown), List.of(message));
  }

  /** What stands in words tells of every picture too. */
  private static String hash(Post post) {
    String told = post.words() + post.picture().map(picture -> picture.alt()).orElse("");
    return Integer.toHexString(told.hashCode());
  }
}
