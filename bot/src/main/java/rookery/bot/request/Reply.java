package rookery.bot.request;

import java.util.List;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.Attachment;
import rookery.bot.post.CardList;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;

/** What whoever asked is shown. */
public sealed interface Reply {
  /** A private answer, or what a private message of that person becomes; also why not. */
  record Say(Post post) implements Reply {}

  /**
   * What the message becomes that asks this person at the table. The outbox writes it too, so the
   * answer may only be given while the outbox lends it; where something has changed the letter is
   * kept with it, for the case that the answer is lost.
   */
  record Turn(OutgoingMessage letter) implements Reply {}

  /** A private answer, or what a private message of that person becomes, as a list of cards. */
  record Cards(CardList list) implements Reply {}

  /** A private answer that somebody is still to find. */
  record Pondered(CompletionStage<Post> post) implements Reply {}

  /** A private answer with files, which take a while. */
  record Delivery(Post post, List<Attachment> files) implements Reply {
    public Delivery {
      files = List.copyOf(files);
    }
  }

  /** What was pressed belongs to a turn that has passed: the present board and choices. */
  record Past(Post post) implements Reply {}

  /** Nothing: nobody waits for an answer. */
  record Silence() implements Reply {}
}
