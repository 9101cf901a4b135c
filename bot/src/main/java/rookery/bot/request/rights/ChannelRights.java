package rookery.bot.request.rights;

import java.util.List;
import java.util.Set;
import rookery.bot.table.Refusal;
import rookery.engine.text.Phrase;

/**
 * What the bot and the person can do in a channel.
 *
 * @param missing the permissions that the bot lacks to play a table there, in words
 * @param threads whether the bot can open threads there and post in them
 * @param steward whether the person manages the server
 * @param looksAfter the ids of the channels that the person can manage; filled only for requests
 *     that need it
 * @param hidden the ids of the server's channels that not everybody there can see; filled only for
 *     requests that need it
 * @param roles those that the bot can give there; filled only for requests that need it
 */
public record ChannelRights(
    List<String> missing,
    boolean threads,
    boolean steward,
    Set<String> looksAfter,
    Set<String> hidden,
    GrantableRoles roles) {
  /** All permissions that a table needs, for a person who manages nothing. */
  public static final ChannelRights USUAL = new ChannelRights(List.of(), true, false);

  public ChannelRights {
    missing = List.copyOf(missing);
    looksAfter = Set.copyOf(looksAfter);
    hidden = Set.copyOf(hidden);
  }

  /**
   * Refuses, in these words and with what is missing, where the bot lacks a permission.
   *
   * @param cannot what the bot can't do there, in a sentence
   */
  public void checkPermissions(String cannot) {
    if (!missing.isEmpty()) {
      throw new Refusal("%s First give me %s here.".formatted(cannot, permissions(missing)));
    }
  }

  /** Permissions by their names: {@code the Send Messages permission}. */
  public static String permissions(List<String> names) {
    String counted = names.size() == 1 ? "permission" : "permissions";
    return "the %s %s".formatted(Phrase.list(names), counted);
  }

  /** The same for a request that does not need the roles. */
  public ChannelRights(
      List<String> missing,
      boolean threads,
      boolean steward,
      Set<String> looksAfter,
      Set<String> hidden) {
    this(missing, threads, steward, looksAfter, hidden, GrantableRoles.NONE);
  }

  /** The same in a server without hidden channels. */
  public ChannelRights(
      List<String> missing, boolean threads, boolean steward, Set<String> looksAfter) {
    this(missing, threads, steward, looksAfter, Set.of());
  }

  /** The same for a request that does not need the channels the person manages. */
  public ChannelRights(List<String> missing, boolean threads, boolean steward) {
    this(missing, threads, steward, Set.of());
  }
}
