package rookery.bot.discord;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Activity;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.hooks.EventListener;
import net.dv8tion.jda.api.requests.RestConfig;
import okhttp3.ConnectionPool;
import okhttp3.OkHttpClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.interaction.WorkerThreads;
import rookery.bot.discord.message.ConnectedShards;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.MonotonicClock;
import rookery.bot.vitals.DaemonThreads;

/**
 * The shards of this process: connected at the start, taken over from other processes, or handed
 * over to them.
 */
final class OwnedShards {
  private static final Logger LOG = LoggerFactory.getLogger(DiscordConnection.class);

  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final Duration PATIENCE_FOR_A_SHARD = Duration.ofSeconds(10);

  /** Until another process has begun a session that is its own from now on. */
  private static final Duration HANDING_OVER = Duration.ofSeconds(10);

  private static final Duration TIME_TO_ANSWER = Duration.ofSeconds(15);

  private final DiscordEndpoint connection;

  /** With the usual five most requests of a rush through a proxy would each open one for itself. */
  private final ConnectionPool connections =
      new ConnectionPool(WorkerThreads.REQUESTS, 1, TimeUnit.MINUTES);

  private final EventListener people;
  private final WorkerThreads threads;
  private final Fleet fleet;
  private final FirstResponseDate date;
  private final FixedGatewayAddress gateway;
  private final ConnectionLossListener ending;
  private final ConnectedShards shards;
  private final ScheduledExecutorService sharing =
      Executors.newSingleThreadScheduledExecutor(new DaemonThreads("sharing"));
  private boolean unshared;

  /**
   * @param people receives what they press and type
   * @param clock hears what Discord's says
   */
  OwnedShards(
      DiscordEndpoint connection,
      EventListener people,
      WorkerThreads threads,
      Fleet fleet,
      MonotonicClock clock) {
    this.connection = connection;
    this.people = people;
    this.threads = threads;
    this.fleet = fleet;
    this.date = new FirstResponseDate(clock::hear);
    this.gateway = new FixedGatewayAddress(connection.gateway(), fleet, threads.timer());
    this.ending = new ConnectionLossListener(threads.timer());
    this.shards = new ConnectedShards(connection.shards());
  }

  ConnectedShards shards() {
    return shards;
  }

  /** Hears when one of them has ended. */
  ConnectionLossListener ending() {
    return ending;
  }

  /**
   * Begins those that this process is to have, and waits until all hear people.
   *
   * @throws DiscordUnavailableException with a line for the owner
   */
  void begin() throws InterruptedException {
    Duration patience = PATIENCE.plus(PATIENCE_FOR_A_SHARD.multipliedBy(connection.shards() - 1L));
    ScheduledFuture<?> limit =
        threads.timer().schedule(gateway::giveUp, patience.toSeconds(), TimeUnit.SECONDS);
    try {
      fleet.shards().orElse(Set.of()).forEach(this::begin);
      for (JDA shard : shards.all()) {
        shard.awaitReady();
      }
    } catch (IllegalStateException ended) {
      throw gateway.hasGivenUp()
          ? DiscordUnavailableException.at(connection, ended)
          : ending.reason().orElse(DiscordUnavailableException.endedBy(connection, ended));
    } finally {
      limit.cancel(false);
    }
    gateway.keepTrying();
  }

  private void begin(int number) {
    JDA session = opened(number);
    // One that could not even be built has ended too, and is begun again at the next look.
    session.addEventListener(ending);
    shards.add(number, session);
  }

  /**
   * From now on takes over what other processes leave, and leaves to others what is theirs.
   *
   * @param shared is done after each look
   */
  void share(Runnable shared) {
    sharing.scheduleWithFixedDelay(() -> fit(shared), 1, 1, TimeUnit.SECONDS);
  }

  /** Looks once. */
  void fit(Runnable shared) {
    try {
      // Where nobody can tell, nobody else is known to want them.
      fleet.shards().ifPresent(this::have);
      shared.run();
      unshared = false;
    } catch (RuntimeException | Error fault) {
      if (!unshared) {
        LOG.warn(
            "Can't divide the shards among the processes; will try again ({})",
            fault.getClass().getName());
      }
      unshared = true;
    }
  }

  private void have(Set<Integer> wanted) {
    shards.numbered().keySet().stream().filter(n -> !wanted.contains(n)).forEach(this::leave);
    wanted.stream().filter(n -> !shards.numbered().containsKey(n)).forEach(this::take);
  }

  private void take(int number) {
    LOG.info("This process now runs shard {}", number);
    begin(number);
  }

  private void leave(int number) {
    LOG.info("Another process now runs shard {}", number);
    JDA shard = shards.numbered().get(number);
    shards.remove(number);
    shard.removeEventListener(ending);
    fleet.ended(number);
    // What is asked until the other process has it is heard here, and answered in time.
    sharing.schedule(
        () -> shard.removeEventListener(people), HANDING_OVER.toSeconds(), TimeUnit.SECONDS);
    sharing.schedule(
        shard::shutdown, HANDING_OVER.plus(TIME_TO_ANSWER).toSeconds(), TimeUnit.SECONDS);
  }

  private JDA opened(int number) {
    try {
      return gateway.open(
          JDABuilder.createLight(connection.token(), List.of())
              .setRestConfig(rest())
              .useSharding(number, connection.shards())
              .setHttpClientBuilder(client())
              .setCallbackPool(threads.callbacks())
              // The same for both, as then no request is handed from one to the other.
              .setRateLimitScheduler(threads.requests())
              .setRateLimitElastic(threads.requests())
              .setActivity(Activity.playing("/play"))
              .addEventListeners(people)
              .setEnableShutdownHook(false));
    } catch (InvalidTokenException | IllegalArgumentException refused) {
      throw DiscordUnavailableException.refused(
          "Discord rejected the token. Copy the bot's token from the Developer Portal, under Bot,"
              + " to DISCORD_TOKEN.",
          refused);
    } catch (RuntimeException seen) {
      throw DiscordUnavailableException.at(connection, seen);
    }
  }

  private RestConfig rest() {
    RestConfig rest = new RestConfig().setBaseUrl(connection.restBase());
    return connection.isByProxy()
        ? rest.setCustomBuilder(new TokenStrippingInterceptor(connection.restBase()))
        : rest;
  }

  private OkHttpClient.Builder client() {
    return new OkHttpClient.Builder()
        .connectionPool(connections)
        .socketFactory(new NoDelaySockets())
        .addNetworkInterceptor(date)
        .addNetworkInterceptor(new SendFence(connection.restBase(), fleet::isSure));
  }

  /** Hears nothing more, and takes over and leaves nothing. */
  void deafen() {
    sharing.shutdownNow();
    shards.all().forEach(shard -> shard.removeEventListener(people, ending));
  }

  /** Ends all of them, which are to hear nothing by then. */
  void end() throws InterruptedException {
    List<JDA> all = shards.all();
    all.forEach(JDA::shutdown);
    for (JDA shard : all) {
      if (!shard.awaitShutdown(5, TimeUnit.SECONDS)) {
        shard.shutdownNow();
      }
    }
  }
}
