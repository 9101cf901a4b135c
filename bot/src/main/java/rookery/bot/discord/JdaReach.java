package rookery.bot.discord;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import rookery.bot.discord.message.Shards;
import rookery.bot.table.Place;
import rookery.bot.turn.unasked.Reach;

/** Where the bot can write, as far as JDA has it at hand; an archived thread it has not. */
final class JdaReach implements Reach {
  private final Shards shards;

  /** The channels that were seen; of threads, the ones they hang in. */
  private final Map<String, String> seen = new ConcurrentHashMap<>();

  JdaReach(Shards shards) {
    this.shards = shards;
  }

  @Override
  public Access to(Place place) {
    if (!shards.areConnected() || !shards.cover(place.guild())) {
      return Access.UNKNOWN;
    }
    Guild guild =
        shards.all().stream()
            .map(shard -> shard.getGuildById(place.guild()))
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
    if (guild == null) {
      // A server that cannot be reached just now is still one of ours.
      return shards.servers().contains(place.guild()) ? Access.UNKNOWN : Access.GONE;
    }
    GuildChannel channel = guild.getGuildChannelById(place.channel());
    if (channel == null) {
      // An archived thread is not at hand, as if it were gone; but its channel is.
      String home = seen.get(place.channel());
      return home != null && guild.getGuildChannelById(home) == null ? Access.GONE : Access.UNKNOWN;
    }
    seen.put(place.channel(), home(channel).getId());
    return isOpen(channel) ? Access.OPEN : Access.SHUT;
  }

  private static GuildChannel home(GuildChannel channel) {
    return channel instanceof ThreadChannel thread ? thread.getParentChannel() : channel;
  }

  private static boolean isOpen(GuildChannel channel) {
    Member self = channel.getGuild().getSelfMember();
    boolean locked =
        channel instanceof ThreadChannel thread
            && thread.isLocked()
            && !self.hasPermission(thread, Permission.MANAGE_THREADS);
    Permission send =
        channel.getType().isThread() ? Permission.MESSAGE_SEND_IN_THREADS : Permission.MESSAGE_SEND;
    return !locked
        && self.hasPermission(
            channel, Permission.VIEW_CHANNEL, send, Permission.MESSAGE_ATTACH_FILES);
  }
}
