package rookery.bot.table;

import java.util.Optional;

/** Somebody asked for something that cannot be; the message is a sentence for that person alone. */
public final class Refusal extends RuntimeException {
  private final transient Optional<Post> instead;

  /**
   * @param sentence says what is wrong and what would be right
   */
  public Refusal(String sentence) {
    super(sentence);
    this.instead = Optional.empty();
  }

  /**
   * @param sentence says what is wrong
   * @param instead what to look at now, such as the present board
   */
  public Refusal(String sentence, Post instead) {
    super(sentence);
    this.instead = Optional.of(instead);
  }

  /** What the person is shown: the sentence, then whatever is to be looked at instead. */
  public Post post() {
    return instead.map(post -> post.after(getMessage())).orElseGet(() -> Post.words(getMessage()));
  }
}
