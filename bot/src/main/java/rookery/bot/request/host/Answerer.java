package rookery.bot.request.host;

import java.util.List;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.Attachment;
import rookery.bot.post.CardList;
import rookery.bot.post.Post;
import rookery.bot.request.RequestOrigin;

/**
 * The one way to answer whoever asked, for one request; one answer each. Nothing blocks: what is
 * given is painted and sent elsewhere.
 */
public interface Answerer {
  /**
   * Answers: with a new private message, or by changing the message that was pressed where the
   * request's {@link RequestOrigin} says so. Tries again as long as that can help.
   */
  void give(Post post);

  /**
   * The same where the answer can also come in another way: tries once.
   *
   * @return whether the answer has arrived; never fails
   */
  CompletionStage<Boolean> giveOnce(Post post);

  /** Answers with a list, as {@link #give(Post)} does. */
  void give(CardList list);

  /** Answers with a new private message, whatever was pressed. */
  void beside(Post post);

  /** Answers with a new private message that has files; says first that it takes a while. */
  void deliver(Post post, List<Attachment> files);

  /** Says that the answer takes a while, or that somebody else gives it. */
  void later();
}
