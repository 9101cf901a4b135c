package rookery.practice.wire.rest;

import java.util.List;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Permission;
import rookery.practice.resource.Role;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.world.World;

/** The roles that the bot gives to members and takes from them. */
public record RoleRoutes(World world, BotPermissions access) {
  private static final String ROLE = "/guilds/{guild}/members/{user}/roles/{role}";

  public List<Route> routes() {
    return List.of(
        Route.put(
            ROLE,
            call -> changed(call, (guild, role, who) -> world.roles().give(guild, role, who))),
        Route.delete(
            ROLE,
            call -> changed(call, (guild, role, who) -> world.roles().take(guild, role, who))));
  }

  private interface Change {
    void of(long guild, long role, long member);
  }

  private RestReply changed(RestCall call, Change change) {
    return world.change(
        () -> {
          Guild guild = access.guild(call.id("guild"));
          long member = call.id("user");
          if (!guild.members().contains(member)) {
            throw DiscordError.UNKNOWN_MEMBER;
          }
          Role role = guild.role(call.id("role")).orElseThrow(() -> DiscordError.UNKNOWN_ROLE);
          if (!mayGive(guild, role)) {
            throw DiscordError.MISSING_PERMISSIONS;
          }
          change.of(guild.id(), role.id(), member);
          return RestReply.EMPTY;
        });
  }

  private boolean mayGive(Guild guild, Role role) {
    boolean allowed =
        guild.rolesOf(access.bot()).stream()
            .anyMatch(own -> own.permissions().contains(Permission.MANAGE_ROLES));
    return allowed && !role.managed() && role.position() < guild.rank(access.bot());
  }
}
