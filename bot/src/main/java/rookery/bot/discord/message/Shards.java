package rookery.bot.discord.message;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.Channel;

/**
 * The sessions of one bot, each of which is told of a part of the servers; the first also of direct
 * messages. Any of them can send anything anywhere.
 *
 * @param all at least one
 */
public record Shards(List<JDA> all) {
  public Shards {
    all = List.copyOf(all);
  }

  /** One of them, for what is the same by all. */
  public JDA any() {
    return all.get(0);
  }

  /** The channel of that number, if it is of that type and one of them knows it. */
  <T extends Channel> Optional<T> channel(Class<T> type, String id) {
    return all.stream()
        .map(shard -> shard.getChannelById(type, id))
        .filter(Objects::nonNull)
        .findFirst();
  }

  /** The servers that the bot is in, those too that cannot be reached just now. */
  public Set<String> servers() {
    Stream<String> reached = all.stream().flatMap(s -> s.getGuilds().stream()).map(Guild::getId);
    Stream<String> others = all.stream().flatMap(s -> s.getUnavailableGuilds().stream());
    return Stream.concat(reached, others).collect(Collectors.toSet());
  }

  /** Whether all of them hear people and can answer. */
  public boolean areConnected() {
    return all.stream().allMatch(shard -> shard.getStatus() == JDA.Status.CONNECTED);
  }
}
