package rookery.bot.discord.interaction;

import java.util.List;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.rights.GrantableRoles;

/** Finds the roles that the bot can give to others. */
final class RolesToGive {
  private RolesToGive() {}

  static GrantableRoles in(Guild guild) {
    Member self = guild.getSelfMember();
    List<SelectableOption> below =
        guild.getRoles().stream()
            .filter(role -> !role.isPublicRole() && !role.isManaged() && self.canInteract(role))
            .map(role -> new SelectableOption(role.getId(), role.getName()))
            .toList();
    return new GrantableRoles(self.hasPermission(Permission.MANAGE_ROLES), below);
  }
}
