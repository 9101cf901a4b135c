package rookery.bot.request.host;

import java.util.List;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.Attachment;
import rookery.bot.post.PictureList;
import rookery.bot.post.Post;
import rookery.bot.request.RequestOrigin;

/**
 * Answers one request, exactly once. Nothing blocks: answers are painted and sent on other threads.
 */
public interface RequestAnswerer {
  /**
   * Answers with a new private message, or by replacing the message whose button was pressed if the
   * {@link RequestOrigin} says so. Retries as long as that can help.
   */
  void give(Post post);

  /**
   * Does the same, but tries only once, for answers that can also arrive in another way.
   *
   * @return whether the answer arrived; the stage never fails
   */
  CompletionStage<Boolean> giveOnce(Post post);

  /**
   * Says, before it is given, that the answer takes the place of those with the same key, which
   * have nothing left to say then and go wherever that is still possible. What is given beside them
   * leaves them, and goes with the next answer or the next that is given beside them.
   *
   * @param before whose it is, and what it is about
   */
  void replacing(String before);

  /**
   * Says that what was opened with that key goes once the answer is there, unless it has become
   * that answer.
   */
  void closing(String opened);

  /** Shows this in the place of the answer until {@link #give(Post)} is called. */
  void meanwhile(Post post);

  /**
   * Does the same for an answer that people press a button for again if the program ends before.
   *
   * @param interrupted takes its place then
   */
  void meanwhile(Post post, Post interrupted);

  /** Answers with a list, as {@link #give(Post)} does. */
  void give(PictureList list);

  /** Answers with a new private message in every case. */
  void beside(Post post);

  /**
   * Answers as {@link #give(Post)} does, and says something to everybody in the channel. Tries only
   * once, as nobody should be told twice.
   */
  void aloud(Post own, Post aloud);

  /** Answers with a new private message with files, after saying that it takes a while. */
  void deliver(Post post, List<Attachment> files);

  /** Tells Discord that the answer takes a while or comes in another way. */
  void later();
}
