package rookery.bot.post.choice;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.engine.Game;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;

/**
 * The picture that newcomers look up again and again, such as that of all pieces, in place of what
 * somebody has to choose; one press leads back.
 */
public record ReferencePicturePost(RulesPage page) {
  /** That of a game; empty where nobody needs one. */
  public static Optional<ReferencePicturePost> of(Game game, Options options) {
    return game.lookedUp(options).map(ReferencePicturePost::new);
  }

  /** Whether nobody could begin without it, as it says which piece is which. */
  public boolean comesFirst() {
    return page.isLegend();
  }

  /** What a button says that shows it. */
  public String label() {
    return page.briefly();
  }

  /** What unites all that is drawn, which no legend needs. */
  private String idea() {
    return page.isLegend() ? "" : page.opening() + "\n";
  }

  /** The picture, with the button that leads to the choice. */
  public Post above(Button back) {
    return Post.of(
            Picture.of(page.diagram().orElseThrow(), page.alt()),
            "**%s**\n%sNo need to remember them: *%s* shows them again."
                .formatted(page.title(), idea(), label()))
        .with(back);
  }
}
