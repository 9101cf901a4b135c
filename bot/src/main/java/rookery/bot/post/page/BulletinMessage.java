package rookery.bot.post.page;

import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.result.Bulletin;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/** The message in which a bulletin is kept up. */
public final class BulletinMessage {
  private BulletinMessage() {}

  /** Told by a bulletin that is not kept up any more. */
  public static OutgoingMessage ended(
      Bulletin bulletin, MessageId first, MessageId letter, String words) {
    return changing(bulletin, first, letter, Post.words(words));
  }

  /** A change of a bulletin; nothing waits behind it. */
  public static OutgoingMessage changing(
      Bulletin bulletin, MessageId first, MessageId letter, Post post) {
    return OutgoingMessage.changing(
        letter,
        first,
        new MessageAddress.Leisurely(bulletin.channel(), first),
        bulletin.subject(),
        post);
  }
}
