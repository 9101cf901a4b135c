package rookery.bot.post;

import java.util.function.UnaryOperator;

/**
 * What came of something that somebody has done, and the way on from there.
 *
 * @param post with the next choices, if there are some
 * @param above the same where a new message below asks for them: an answer stays where it is, and
 *     nobody should have to look above the message for what it asks
 */
public record FollowUp(Post post, Post above) {
  /** An answer that leads nowhere. */
  public static FollowUp nowhere(Post post) {
    return new FollowUp(post, post);
  }

  /** What came of it in words, and with the next choices. */
  public static FollowUp after(String told, Post post) {
    return new FollowUp(post, Post.words((told + " Continue at the new board below.").strip()));
  }

  /** The same with something done to both of its forms. */
  public FollowUp with(UnaryOperator<Post> change) {
    return new FollowUp(change.apply(post), change.apply(above));
  }
}
