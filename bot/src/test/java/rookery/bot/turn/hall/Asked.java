package rookery.bot.turn.hall;

import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.turn.Request;
import rookery.bot.turn.Where.Surface;

/** Something that a friend in a {@link Parlour} asked for, and its answer. */
public final class Asked {
  private final Parlour parlour;
  private final Told told;
  private final Request request;

  public Asked(Parlour parlour, Told told, Request request) {
    this.parlour = parlour;
    this.told = told;
    this.request = request;
  }

  /** The message that answers. */
  public Shown message() {
    boolean inPlace = request.where().on() == Surface.OWN_PROMPT && told.given.isPresent();
    return inPlace
        ? Shown.of(
            parlour, parlour.mail().read(request.where().message().orElseThrow()).orElseThrow())
        : Shown.privately(privately());
  }

  private Post privately() {
    return told.cards.isPresent() ? Post.page(Optional.empty(), told.words()) : told.post();
  }
}
