package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.PublicPicture;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentActions;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.engine.text.Phrase;

/**
 * The public game of a server that most people follow. It is made of what the channel of that game
 * shows, and calls nobody.
 *
 * @param table that game; empty if nobody follows one
 */
public record FollowedGamePost(Optional<Table> table, CachedViews views) {
  private static final String HEADING = "**Most followed game**";

  /** The message. */
  public Post post() {
    return table
        .map(this::post)
        .orElseGet(
            () ->
                Post.words(
                    HEADING
                        + "\nNobody is following a game here right now. To follow one, press *More*"
                        + " below its board."));
  }

  private Post post(Table shown) {
    int followers = shown.seating().followers().size();
    List<String> lines = new ArrayList<>();
    lines.add("%s \u00b7 %s".formatted(HEADING, Phrase.counted(followers, "follower")));
    lines.add(new PlayerNames(shown).seats());
    lines.add(new RecentActions(shown).words());
    lines.add(new TablePhrases(shown).turn());
    lines.add(new TablePhrases(shown).place());
    lines.removeIf(String::isEmpty);
    return Post.of(new PublicPicture(shown, views).picture(), String.join("\n", lines))
        .with(
            new Link(shown.home().link(), "Go to game"),
            new Button(ControlId.of(ControlVerb.FOLLOW, shown, "yes"), "Follow", Look.PLAIN));
  }
}
