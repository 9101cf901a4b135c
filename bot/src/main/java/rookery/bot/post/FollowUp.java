package rookery.bot.post;

import java.util.function.UnaryOperator;

/**
 * The answer to an action, and how to continue from there.
 *
 * @param post the answer with the next choices, if there are any
 * @param above the answer if a new message below asks for the next choices instead, so that nobody
 *     has to scroll up from the newest message to act
 */
public record FollowUp(Post post, Post above) {
  /** An answer after which there is nothing to do. */
  public static FollowUp nowhere(Post post) {
    return new FollowUp(post, post);
  }

  /** The outcome in words, and the next choices. */
  public static FollowUp after(String told, Post post) {
    return new FollowUp(post, Post.words((told + " Continue on the new board below.").strip()));
  }

  /** The same with both posts changed. */
  public FollowUp with(UnaryOperator<Post> change) {
    return new FollowUp(change.apply(post), change.apply(above));
  }
}
