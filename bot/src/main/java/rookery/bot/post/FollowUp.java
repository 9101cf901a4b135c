package rookery.bot.post;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import rookery.bot.table.Table;

/**
 * The answer to an action, and how to continue from there.
 *
 * @param post the answer with the next choices, if there are any
 * @param above the answer if a new message below asks for the next choices instead, so that nobody
 *     has to scroll up from the newest message to act
 * @param moved what the answer becomes once the computers have moved that act next; empty if others
 *     do
 */
public record FollowUp(Post post, Post above, Optional<Function<Table, Post>> moved) {
  /** An answer that stays as it is. */
  public FollowUp(Post post, Post above) {
    this(post, above, Optional.empty());
  }

  /** An answer after which there is nothing to do. */
  public static FollowUp nowhere(Post post) {
    return new FollowUp(post, post);
  }

  /** The same that becomes another once computers have moved. */
  public FollowUp until(Function<Table, Post> computersMoved) {
    return new FollowUp(post, above, Optional.of(computersMoved));
  }

  /** The outcome in words, and the next choices. */
  public static FollowUp after(String told, Post post) {
    return new FollowUp(post, Post.words((told + " Continue on the new board below.").strip()));
  }

  /** The same with both posts changed. */
  public FollowUp with(UnaryOperator<Post> change) {
    return new FollowUp(change.apply(post), change.apply(above), moved);
  }
}
