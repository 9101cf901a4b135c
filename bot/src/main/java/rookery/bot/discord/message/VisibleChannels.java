package rookery.bot.discord.message;

import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import rookery.bot.request.season.PublicPlaces;
import rookery.bot.table.TableLocation;

/** Which channels everybody in a server can see, as far as JDA's cache knows. */
public record VisibleChannels(ConnectedShards shards) implements PublicPlaces {
  @Override
  public boolean isPublic(TableLocation place) {
    return shards
        .channel(GuildChannel.class, place.channel())
        .filter(channel -> !isHidden(channel))
        .isPresent();
  }

  /** Whether not everybody in the server can see that channel. */
  public static boolean isHidden(GuildChannel channel) {
    boolean closed = channel instanceof ThreadChannel thread && !thread.isPublic();
    return closed
        || !channel.getGuild().getPublicRole().hasPermission(channel, Permission.VIEW_CHANNEL);
  }
}
