package rookery.bot.request;

import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import rookery.bot.post.Attachment;
import rookery.bot.post.Control.Link;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.PictureList;
import rookery.bot.post.Post;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.message.MessageId;

/** The answer to the person who made a request. */
public sealed interface Reply {
  /** A private answer, or the new content of a private message; also used for refusals. */
  record Say(Post post) implements Reply {}

  /**
   * The same about a game that has just started in a thread, with a link to its board as soon as
   * that is posted: before, nobody knows the thread.
   *
   * @param asked where the request was made
   * @param board the message with the board
   */
  record Leading(Post post, TableLocation asked, MessageId board) implements Reply {
    /** The answer with the link, unless the board stands in the same channel. */
    public Post to(String channel, String message) {
      String link = new TableLocation(asked.guild(), channel).link(message);
      return asked.channel().equals(channel) ? post : post.with(new Link(link, "Go to game"));
    }
  }

  /** A private message of its own; the message whose button was pressed stays as it is. */
  record Beside(Post post) implements Reply {}

  /**
   * The new content of the person's prompt. The outbox writes that message too, so the answer needs
   * the claim of its lane. If something changed, the message is saved as well, in case the answer
   * is lost.
   */
  record Turn(OutgoingMessage message) implements Reply {}

  /** A list of cards, as a private answer or the new content of a private message. */
  record Cards(PictureList list) implements Reply {}

  /**
   * A private answer that is still being computed.
   *
   * @param meanwhile what is shown until then, so that nobody wonders whether anything happens
   * @param interrupted what is shown in its place if the bot is restarted before
   */
  record Pondered(Post meanwhile, CompletionStage<Post> post, Post interrupted) implements Reply {}

  /**
   * A private answer at a table where computers move first.
   *
   * @param table its id
   * @param meanwhile the answer if they take long
   * @param moved the answer once they have moved
   */
  record Settled(String table, Post meanwhile, Function<Table, Post> moved) implements Reply {}

  /**
   * A private answer that is given at once and changes as soon as the computers have moved that act
   * next, so that it neither says that they are awaited nor offers what is no longer to be done.
   *
   * @param table its id
   * @param now the answer as it is given
   * @param moved the same once they have moved
   */
  record UntilMoved(String table, Post now, Function<Table, Post> moved) implements Reply {}

  /** A private answer with files, which take a while to make. */
  record Delivery(Post post, List<Attachment> files) implements Reply {
    public Delivery {
      files = List.copyOf(files);
    }
  }

  /**
   * The new content of a private message, and a message below it that everybody in the channel
   * sees.
   */
  record Aloud(Post own, Post aloud) implements Reply {}

  /** The current board and choices, because the button belongs to an earlier turn. */
  record Past(Post post) implements Reply {}

  /** No answer, because nobody waits for one. */
  record Silence() implements Reply {}
}
