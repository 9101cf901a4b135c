package rookery.practice.resource;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A role of a server, besides the one that everybody has.
 *
 * @param position the higher, the more it rules over; from 1 on
 * @param managed whether it belongs to an integration, so that nobody can be given it
 * @param permissions what it allows
 * @param holders the members who have it
 */
public record Role(
    long id,
    String name,
    int position,
    boolean managed,
    Set<Permission> permissions,
    Set<Long> holders) {
  /** Copies the sets. */
  public Role {
    permissions = Set.copyOf(permissions);
    holders = Collections.unmodifiableSet(new LinkedHashSet<>(holders));
  }

  /** The same, which this member has or not. */
  public Role heldBy(long member, boolean has) {
    Set<Long> others = new LinkedHashSet<>(holders);
    if (has) {
      others.add(member);
    } else {
      others.remove(member);
    }
    return new Role(id, name, position, managed, permissions, others);
  }
}
