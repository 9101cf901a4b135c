package rookery.bot.request.rights;

import rookery.bot.post.Control;
import rookery.bot.post.Post;

/**
 * A place where the bot is no member. Somebody has brought it along there, so only its answers to
 * what people ask arrive, and nothing else that it writes.
 *
 * @param adding the address at which people can add the bot to a server
 */
public record NonMemberPlace(Where where, String adding) {
  /** A kind of place. */
  public enum Where {
    /** A server that has not added the bot. */
    SERVER,
    /** A server that has added the bot, but that Discord doesn't show just now. */
    HIDDEN_SERVER,
    /** A conversation of some people. */
    GROUP,
    /** The direct messages of somebody who shares no server with it. */
    DIRECT
  }

  private static final String EVERYWHERE =
      " These commands work everywhere: `/daily`, `/puzzle`, `/learn`, `/rules`, `/next`, and `/play`"
          + " for games by yourself or against computers.";

  /** Whether somebody can open a table that is played in answers. */
  public boolean allowsTables() {
    return where != Where.HIDDEN_SERVER;
  }

  /** Whether there are others, who see what is answered aloud. */
  public boolean isAmongOthers() {
    return where != Where.DIRECT;
  }

  /** The answer to what needs a place where the bot can write: where that works. */
  public Post refusal() {
    return switch (where) {
      case HIDDEN_SERVER ->
          Post.words("I can't see this server right now. Please try again in a few minutes.");
      case SERVER ->
          leading(
              "I'm not a member of this server, so I can't do that here. It works in servers that"
                  + " have added me. Someone who manages this server can add me with the button.");
      case GROUP ->
          leading(
              "I can't write in a group, so I can't do that here. It works in servers that have"
                  + " added me. If you manage a server, you can add me with the button.");
      case DIRECT ->
          leading(
              "We aren't in a server together, so I can't do that here. It works in servers that"
                  + " have added me. If you manage a server, you can add me with the button.");
    };
  }

  private Post leading(String words) {
    return Post.words(words + EVERYWHERE).with(new Control.Link(adding, "Add me to a server"));
  }
}
