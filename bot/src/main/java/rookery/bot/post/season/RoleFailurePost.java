package rookery.bot.post.season;

import rookery.bot.post.Post;
import rookery.bot.season.Season;

/** Tells whoever chose the champion's role that it could not be given. */
public final class RoleFailurePost {
  private RoleFailurePost() {}

  /**
   * The post.
   *
   * @param why it could not be given: the end of a sentence, and what to do
   */
  public static Post of(Season season, String why) {
    return Post.words(
        "The %s season in %s is over, but I couldn't hand over the champion's role: %s"
            .formatted(season.terms().title(), season.place().mention(), why));
  }
}
