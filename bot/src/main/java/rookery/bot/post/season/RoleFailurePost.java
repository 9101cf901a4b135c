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
    String where = season.isLost() ? "" : " in " + season.place().mention();
    return Post.words(
        "The %s season%s is over, but I couldn't give the champion the role: %s"
            .formatted(season.terms().title(), where, why));
  }
}
