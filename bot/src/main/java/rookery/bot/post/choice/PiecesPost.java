package rookery.bot.post.choice;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.engine.Game;
import rookery.engine.rules.RulesPage;

/**
 * The picture of all pieces in place of what somebody has to choose, in a game whose pieces nobody
 * knows yet; one press leads back.
 *
 * @param legend the page of the rules with that picture
 */
public record PiecesPost(RulesPage legend) {
  /** That of a game; empty where everybody knows the pieces. */
  public static Optional<PiecesPost> of(Game game) {
    return game.rules().stream().filter(RulesPage::isLegend).findFirst().map(PiecesPost::new);
  }

  /** The picture, with the button that leads to the choice. */
  public Post above(Button back) {
    return Post.of(
            Picture.of(legend.diagram().orElseThrow(), legend.alt()),
            "**%s**\nNo need to remember them: *Pieces* shows them again."
                .formatted(legend.title()))
        .with(back);
  }
}
