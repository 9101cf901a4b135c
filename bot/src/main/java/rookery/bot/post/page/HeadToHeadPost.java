package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Post;
import rookery.bot.result.HeadToHead;
import rookery.engine.games.Games;

/** What two people scored against each other in a server, and as partners. */
public record HeadToHeadPost(HeadToHead record) {
  /** The whole page. */
  public Post post() {
    List<String> lines = new ArrayList<>();
    lines.add("**%s against %s**".formatted(record.one().mention(), record.other().mention()));
    if (record.total().games() == 0) {
      lines.add("They haven't finished a game against each other in this server.");
    }
    if (record.against().size() > 1) {
      lines.add("In all: %s".formatted(record.total().words()));
    }
    record
        .against()
        .forEach(
            (game, scored) -> lines.add("- %s: %s".formatted(Games.title(game), scored.words())));
    if (record.together().games() > 0) {
      lines.add("As partners: %s".formatted(record.together().words()));
    }
    return Post.words(String.join("\n", lines));
  }
}
