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
    Bulletins bulletins,
    BulletinContents contents,
    MessageIds ids,
    Clock clock,
    SerialQueues queues) {
  @Inject
  public BulletinUpdates {}

  /** Looks at a bulletin; the stage completes when what follows is saved. */
  public CompletionStage<Void> fire(String bulletin) {
    Bulletin.Key key = Bulletin.Key.parse(bulletin).orElseThrow();
    return inTurn(key, () -> bulletins.of(key).ifPresent(this::shown));
  }

  /** Posts a bulletin again, because somebody deleted its message. */
  public CompletionStage<Void> vanished(Bulletin.Key key, OutgoingMessage letter) {
    return inTurn(
        key,
        () ->
            bulletins
                .of(key)
                .filter(bulletin -> bulletin.message().equals(letter.changes()))
                .ifPresent(
                    bulletin ->
                        bulletins.keep(
                            bulletin, bulletin.lost().dueAt(clock.instant()), List.of())));
  }

  /**
   * Ends a bulletin whose channel was deleted. Where the bot only lacks a permission, the next look
   * tries again.
   */
  public CompletionStage<Void> shut(Bulletin.Key key, OutgoingMessage letter, boolean gone) {
    return inTurn(
        key,
        () ->
            bulletins
                .of(key)
                .filter(bulletin -> gone && isAbout(bulletin, letter))
                .ifPresent(bulletin -> bulletins.end(key, List.of())));
  }

  private static boolean isAbout(Bulletin bulletin, OutgoingMessage letter) {
    MessageId first = letter.changes().orElse(letter.id());
    return bulletin.message().filter(first::equals).isPresent();
  }

  private CompletionStage<Void> inTurn(Bulletin.Key key, Runnable work) {
    return queues.inTurn(key.text(), work);
  }

  private void shown(Bulletin bulletin) {
    Instant now = clock.instant();
    Bulletin later = bulletin.dueAt(now.plus(bulletin.key().kind().pause()));
    Post post = contents.post(bulletin.key(), now);
    String shown = hash(post);
    if (shown.equals(bulletin.shown())) {
      bulletins.keep(bulletin, later, List.of());
      return;
    }
    MessageId letter = ids.get();
    Optional<MessageId> first = bulletin.message();
    OutgoingMessage message =
        first
            .map(sent -> BulletinMessage.changing(bulletin, sent, letter, post))
            .orElseGet(
                () ->
                    OutgoingMessage.sending(letter, bulletin.address(), bulletin.subject(), post));
    bulletins.keep(bulletin, later.showing(first.orElse(letter), shown), List.of(message));
  }

  /** What stands in words tells of every picture too. */
  private static String hash(Post post) {
    String told = post.words() + post.picture().map(picture -> picture.alt()).orElse("");
    return Integer.toHexString(told.hashCode());
  }
}
