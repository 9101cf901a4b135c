package rookery.practice.resource;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A server: a name and its members, the bot among them as long as it stays.
 *
 * @param foreign whether nobody has added the bot, so that it has no commands there but for people
 *     who bring it along
 */
public record Guild(long id, String name, Set<Long> members, boolean foreign) {
  /** Copies the members. */
  public Guild {
    members = Collections.unmodifiableSet(new LinkedHashSet<>(members));
  }

  /** The same with one more member. */
  public Guild with(long member) {
    Set<Long> more = new LinkedHashSet<>(members);
    more.add(member);
    return new Guild(id, name, more, foreign);
  }

  /** The same without a member. */
  public Guild without(long member) {
    Set<Long> fewer = new LinkedHashSet<>(members);
    fewer.remove(member);
    return new Guild(id, name, fewer, foreign);
  }

  /** The same after somebody has added the bot. */
  public Guild adopted() {
    return new Guild(id, name, members, false);
  }
}
