package rookery.bot.discord.message;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.Channel;

/**
 * The sessions of one bot that this process has, each of which is told of a part of the servers;
 * the first also of direct messages. Any of them can send anything anywhere.
 */
public final class ConnectedShards {
  private static final int TIME_BITS = 22;

  private final int total;
  private final Map<Integer, JDA> ours = new ConcurrentSkipListMap<>();

  /**
   * @param total how many the bot has, in whatever process
   */
  public ConnectedShards(int total) {
    this.total = total;
  }

  /** This process has that session from now on. */
  public void add(int number, JDA session) {
    ours.put(number, session);
  }

  /** This process has that session no more. */
  public void remove(int number) {
    ours.remove(number);
  }

  /** Those of this process by their numbers. */
  public Map<Integer, JDA> numbered() {
    return Map.copyOf(ours);
  }

  /** Those of this process. */
  public List<JDA> all() {
    return List.copyOf(ours.values());
  }

  /** One of them, for what is the same by all. */
  public JDA any() {
    return all().stream()
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("this process has no session"));
  }

  /** Whether other processes have sessions too, or may. */
  boolean arePart() {
    return ours.size() < total;
  }

  /** Whether one of them is told of that server. */
  public boolean cover(String server) {
    return ours.containsKey((int) ((Long.parseUnsignedLong(server) >>> TIME_BITS) % total));
  }

  /** The channel of that number, if it is of that type and one of them knows it. */
  <T extends Channel> Optional<T> channel(Class<T> type, String id) {
    return all().stream()
        .map(shard -> shard.getChannelById(type, id))
        .filter(Objects::nonNull)
        .findFirst();
  }

  /**
   * Asks Discord which channel a thread hangs in, whether or not it is archived; itself for a
   * channel that is no thread, and empty if there is none of that number.
   */
  public CompletableFuture<Optional<String>> home(String channel) {
    return new UncachedChannel(any(), channel).home();
  }

  /** The servers that they are told of, those too that cannot be reached just now. */
  public Set<String> servers() {
    Stream<String> reached = all().stream().flatMap(s -> s.getGuilds().stream()).map(Guild::getId);
    Stream<String> others = all().stream().flatMap(s -> s.getUnavailableGuilds().stream());
    return Stream.concat(reached, others).collect(Collectors.toSet());
  }

  /** Whether there are any, and all of them hear people and can answer. */
  public boolean areConnected() {
    List<JDA> all = all();
    return !all.isEmpty()
        && all.stream().allMatch(shard -> shard.getStatus() == JDA.Status.CONNECTED);
  }
}
