package rookery.bot.post.page;

import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.result.Bulletin;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/** The message in which a board is kept up. */
public final class BulletinMessage {
  private BulletinMessage() {}

  /** Told by a board that is not kept up any more. */
  public static OutgoingMessage ended(
      Bulletin board, MessageId first, MessageId letter, String words) {
    return changing(board, first, letter, Post.words(words));
  }

  /** A change of a board; nothing waits behind it. */
  public static OutgoingMessage changing(
      Bulletin board, MessageId first, MessageId letter, Post post) {
    return OutgoingMessage.changing(
        letter, first, new MessageAddress.Leisurely(board.channel(), first), board.subject(), post);
  }
}
