package rookery.bot.post.choice;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.engine.Game;
import rookery.engine.rules.RulesPage;

/**
 * The signs in a game's pictures, in place of what somebody looked at; one press leads back there.
 */
public record PictureLegendPost(RulesPage page) {
  /** What a button says that leads there. */
  public static final String LABEL = "What the marks mean";

  /** That of a game; empty where no page is about them. */
  public static Optional<PictureLegendPost> of(Game game) {
    return game.rules().stream()
        .filter(RulesPage::isAboutMarks)
        .findFirst()
        .map(PictureLegendPost::new);
  }

  /** The page, with the button that leads back. */
  public Post above(Button back) {
    return Post.page(
            page.diagram().map(diagram -> Picture.of(diagram, page.alt())),
            "**%s**\n%s".formatted(page.title(), page.text()))
        .with(back);
  }
}
