package rookery.bot.turn;

import rookery.bot.post.Post;

/** Somebody pressed what belongs to a turn that has passed. */
public final class PastTurn extends RuntimeException {
  private final transient Post present;

  /**
   * @param present what to look at now: the present board and choices
   */
  public PastTurn(Post present) {
    super("The turn has moved on.");
    this.present = present;
  }

  /** What the person is shown. */
  public Post post() {
    return present.after(getMessage());
  }
}
