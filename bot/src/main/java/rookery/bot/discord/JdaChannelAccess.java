package rookery.bot.discord;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import rookery.bot.discord.message.ConnectedShards;
import rookery.bot.request.internal.delivery.ChannelAccess;
import rookery.bot.table.TableLocation;

/**
 * Where the bot can write, as far as JDA's cache knows. The cache does not hold archived threads,
 * nor channels deleted while the bot was offline.
 */
final class JdaChannelAccess implements ChannelAccess {
  /** After a start there may be many that nobody has used for long. */
  private static final int ASKED_AT_ONCE = 20;

  private final ConnectedShards shards;

  /** Of what is not at hand: the channel that a thread hangs in, else that channel itself. */
  private final Map<String, String> homes = new ConcurrentHashMap<>();

  private final Set<String> asked = ConcurrentHashMap.newKeySet();

  JdaChannelAccess(ConnectedShards shards) {
    this.shards = shards;
  }

  @Override
  public Access to(TableLocation place) {
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
      return outOfHand(guild, place.channel());
    }
    homes.remove(place.channel());
    try {
      return isOpen(channel) ? Access.OPEN : Access.SHUT;
    } catch (NullPointerException halfKnown) {
      // JDA's cache holds a new thread for a moment before it sets the channel that it is in.
      return Access.UNKNOWN;
    }
  }

  /** An archived thread is not at hand, as if it were gone; so Discord is asked, once. */
  private Access outOfHand(Guild guild, String channel) {
    String home = homes.get(channel);
    if (home != null) {
      return guild.getGuildChannelById(home) == null ? Access.GONE : Access.UNKNOWN;
    }
    if (asked.size() < ASKED_AT_ONCE && asked.add(channel)) {
      // If Discord does not answer, the next caller asks again.
      shards
          .home(channel)
          .thenAccept(found -> homes.put(channel, found.orElse(channel)))
          .whenComplete((done, fault) -> asked.remove(channel));
    }
    return Access.UNKNOWN;
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
