package rookery.practice.resource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A server: a name and its members, the bot among them as long as it stays.
 *
 * @param foreign whether nobody has added the bot, so that it has no commands there but for people
 *     who bring it along
 * @param roles those besides the one that everybody has; none in rooms kept before there were any
 */
public record Guild(long id, String name, Set<Long> members, boolean foreign, List<Role> roles) {
  /** Copies the members and roles. */
  public Guild {
    members = Collections.unmodifiableSet(new LinkedHashSet<>(members));
    roles = roles == null ? List.of() : List.copyOf(roles);
  }

  /** A server without roles. */
  public Guild(long id, String name, Set<Long> members, boolean foreign) {
    this(id, name, members, foreign, List.of());
  }

  /** The same with one more member. */
  public Guild with(long member) {
    Set<Long> more = new LinkedHashSet<>(members);
    more.add(member);
    return new Guild(id, name, more, foreign, roles);
  }

  /** The same without a member, whose roles are gone too. */
  public Guild without(long member) {
    Set<Long> fewer = new LinkedHashSet<>(members);
    fewer.remove(member);
    List<Role> left = roles.stream().map(role -> role.heldBy(member, false)).toList();
    return new Guild(id, name, fewer, foreign, left);
  }

  /** The same after somebody has added the bot. */
  public Guild adopted() {
    return new Guild(id, name, members, false, roles);
  }

  /** The role of that number. */
  public Optional<Role> role(long number) {
    return roles.stream().filter(role -> role.id() == number).findFirst();
  }

  /** The same with this role, in place of what it was before. */
  public Guild with(Role role) {
    List<Role> others = new ArrayList<>(withoutRole(role.id()).roles);
    others.add(role);
    return new Guild(id, name, members, foreign, others);
  }

  /** The same without a role. */
  public Guild withoutRole(long number) {
    List<Role> others = roles.stream().filter(role -> role.id() != number).toList();
    return new Guild(id, name, members, foreign, others);
  }

  /** The roles of a member. */
  public List<Role> rolesOf(long member) {
    return roles.stream().filter(role -> role.holders().contains(member)).toList();
  }

  /** The position of a member's highest role; 0 for somebody without any. */
  public int rank(long member) {
    return rolesOf(member).stream().mapToInt(Role::position).max().orElse(0);
  }
}
