package rookery.practice.world;

import java.util.Set;
import java.util.function.Consumer;
import rookery.practice.resource.Account;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Permission;
import rookery.practice.resource.Role;

/** The roles of guilds, and who has them. */
public final class Roles {
  private final World world;

  Roles(World world) {
    this.world = world;
    world.channels().guilds().stream()
        .flatMap(guild -> guild.roles().stream())
        .forEach(role -> world.ids().passed(role.id()));
  }

  /** A new role, above all others of the guild. */
  public Role add(long guild, String name, Permission... permissions) {
    return add(guild, name, false, permissions);
  }

  /** A new role of an integration, above all others of the guild. */
  public Role addManaged(long guild, String name) {
    return add(guild, name, true);
  }

  private Role add(long guild, String name, boolean managed, Permission... permissions) {
    return world.change(
        () -> {
          Guild before = world.channels().guild(guild);
          int top = before.roles().stream().mapToInt(Role::position).max().orElse(0);
          Role role =
              new Role(world.ids().next(), name, top + 1, managed, Set.of(permissions), Set.of());
          Guild after = world.channels().put(before.with(role));
          world.announce(w -> w.roleAdded(after, role));
          return role;
        });
  }

  /** Removes a role, which nobody has any more. */
  public void delete(long guild, long role) {
    world.change(
        () -> {
          Guild after = world.channels().put(world.channels().guild(guild).withoutRole(role));
          world.announce(w -> w.roleGone(after, role));
        });
  }

  /** Gives a role to a member. */
  public void give(long guild, long role, long member) {
    hold(guild, role, member, true);
  }

  /** Takes a role from a member. */
  public void take(long guild, long role, long member) {
    hold(guild, role, member, false);
  }

  private void hold(long guild, long role, long member, boolean has) {
    world.change(
        () -> {
          Guild before = world.channels().guild(guild);
          Guild after =
              world
                  .channels()
                  .put(before.with(before.role(role).orElseThrow().heldBy(member, has)));
          Account account = world.people().get(member);
          Consumer<WorldListener> told = w -> w.memberChanged(after, account);
          world.announce(told);
        });
  }
}
