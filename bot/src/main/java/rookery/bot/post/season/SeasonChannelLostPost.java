package rookery.bot.post.season;

import rookery.bot.post.Post;
import rookery.bot.season.Season;

/** Tells whoever began a season that it has lost its channel. */
public final class SeasonChannelLostPost {
  private SeasonChannelLostPost() {}

  /**
   * The post.
   *
   * @param season as it was before
   * @param gone whether the channel was deleted; otherwise the bot cannot post there
   */
  public static Post of(Season season, boolean gone) {
    String why =
        gone
            ? "The %s season's channel is gone.".formatted(season.terms().title())
            : "I can't post in %s any more, and that's where the %s season is played."
                .formatted(season.place().mention(), season.terms().title());
    return Post.words(
        why
            + " No more tables will open until you move the season: type `/season` in another channel of the server, choose the"
            + " season, and press *Continue in this channel*.");
  }
}
