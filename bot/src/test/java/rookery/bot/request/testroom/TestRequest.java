package rookery.bot.request.testroom;

import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin.Surface;

/** Something that a friend in a {@link TestRoom} asked for, and its answer. */
public final class TestRequest {
  private final TestRoom parlour;
  private final PrivateAnswer told;
  private final Request request;

  public TestRequest(TestRoom parlour, PrivateAnswer told, Request request) {
    this.parlour = parlour;
    this.told = told;
    this.request = request;
  }

  /** The message that answers. */
  public VisibleMessage message() {
    boolean inPlace = request.where().on() == Surface.OWN_PROMPT && told.given.isPresent();
    return inPlace
        ? VisibleMessage.of(
            parlour, parlour.mail().read(request.where().message().orElseThrow()).orElseThrow())
        : VisibleMessage.privately(privately());
  }

  /** Whether the answer is a message of its own, whatever was pressed. */
  public boolean isBeside() {
    return told.given.isEmpty() && told.beside.isPresent();
  }

  /** What everybody in the channel was told with the answer. */
  public Optional<String> aloud() {
    return told.aloud.map(Post::words);
  }

  private Post privately() {
    return told.cards.isPresent() ? Post.page(Optional.empty(), told.words()) : told.post();
  }
}
