package rookery.bot.request.rights;

import java.util.List;
import rookery.bot.post.SelectableOption;

/**
 * The roles of a server that the bot can give to members.
 *
 * @param allowed whether it has the permission to give any
 * @param roles those below its own, by their ids, the highest first
 */
public record GrantableRoles(boolean allowed, List<SelectableOption> roles) {
  /** None, as the bot is not allowed to give any. */
  public static final GrantableRoles NONE = new GrantableRoles(false, List.of());

  public GrantableRoles {
    roles = List.copyOf(roles);
  }
}
