package rookery.bot.post;

import java.util.function.UnaryOperator;

/**
 * What came of something that somebody has done, and the way on from there.
 *
 * @param post with the next choices, if there are some
 * @param above the same where a new message below asks for them: an answer stays where it is, and
 *     nobody should have to look above the message for what it asks
 */
public record Onward(Post post, Post above) {
  /** An answer that leads nowhere. */
  public static Onward nowhere(Post post) {
    return new Onward(post, post);
  }

  /** What came of it in words, and with the next choices. */
  public static Onward after(String told, Post post) {
    return new Onward(post, Post.words((told + " Go on at the new board.").strip()));
  }

  /** The same with something done to both of its forms. */
  public Onward with(UnaryOperator<Post> change) {
    return new Onward(change.apply(post), change.apply(above));
  }
}
