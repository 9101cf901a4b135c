package rookery.bot.discord;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.Activity;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.interaction.Declarations;
import rookery.bot.discord.interaction.Threads;
import rookery.bot.discord.interaction.Translator;
import rookery.bot.discord.message.JdaCourier;
import rookery.bot.discord.message.PostEncoder;
import rookery.bot.discord.message.Shards;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.Courier;
import rookery.bot.outbox.Delivered;
import rookery.bot.outbox.Failure;
import rookery.bot.outbox.Sender;
import rookery.bot.turn.CommandList;
import rookery.bot.turn.unasked.Reach;

/** The connection to Discord, or to whatever speaks as Discord does. */
public final class Discord implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Discord.class);

  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final Duration PATIENCE_FOR_A_SHARD = Duration.ofSeconds(10);

  /** As many as JDA has by itself; all of them go to one host. */
  private static final int REQUESTS_AT_ONCE = 25;

  /** Until another process has begun a session that is its own from now on. */
  private static final Duration HANDING_OVER = Duration.ofSeconds(10);

  /** Several requests, each as long as it may wait. */
  private static final Duration LONGEST = Duration.ofSeconds(40);

  private static final Duration TIME_TO_ANSWER = Duration.ofSeconds(15);

  private final Connection connection;
  private final Translator translator;
  private final CommandList commands;
  private final FixedGateway gateway;
  private final Sender sender;
  private final PostEncoder encoder;
  private final Threads threads;
  private final Ending ending = new Ending();
  private final Fleet fleet;
  private final Shards shards;
  private final ScheduledExecutorService sharing =
      Executors.newSingleThreadScheduledExecutor(Discord::named);
  private boolean serving;

  @Inject
  Discord(
      Connection connection,
      Translator translator,
      CommandList commands,
      Sender sender,
      PostEncoder encoder,
      Threads threads,
      Fleet fleet) {
    this.fleet = fleet;
    this.shards = new Shards(connection.shards());
    this.connection = connection;
    this.translator = translator;
    this.commands = commands;
    this.gateway = new FixedGateway(connection.gateway(), fleet, threads.timer());
    this.sender = sender;
    this.encoder = encoder;
    this.threads = threads;
  }

  /**
   * Connects, declares the commands, and begins to send what waits.
   *
   * @throws DiscordUnavailableException with a line for the owner
   */
  public void start() throws InterruptedException {
    MessageRequest.setDefaultMentions(List.of());
    fleet
        .patience()
        .ifPresent(most -> RestAction.setDefaultTimeout(most.toMillis(), TimeUnit.MILLISECONDS));
    connect();
    gateway.keepTrying();
    serve();
    if (fleet.patience().isPresent()) {
      sharing.scheduleWithFixedDelay(this::fit, 1, 1, TimeUnit.SECONDS);
    }
    LOG.info("Connected in {} servers", shards.servers().size());
  }

  /** Begins the sessions that this process is to have, and waits until all hear people. */
  private void connect() throws InterruptedException {
    Duration patience = PATIENCE.plus(PATIENCE_FOR_A_SHARD.multipliedBy(connection.shards() - 1L));
    ScheduledFuture<?> limit =
        threads.timer().schedule(gateway::giveUp, patience.toSeconds(), TimeUnit.SECONDS);
    try {
      fleet.shards().forEach(this::begin);
      for (JDA shard : shards.all()) {
        shard.awaitReady();
      }
    } catch (IllegalStateException ended) {
      throw gateway.hasGivenUp() ? unreachable(ended) : refused(ended);
    } finally {
      limit.cancel(false);
    }
  }

  private void begin(int number) {
    JDA session = shard(number);
    // One that could not even be built has ended too, and is begun again at the next look.
    session.addEventListener(ending);
    shards.add(number, session);
  }

  /** Takes over what other processes leave, and leaves to others what is theirs. */
  private void fit() {
    try {
      Set<Integer> wanted = fleet.shards();
      shards.numbered().keySet().stream().filter(n -> !wanted.contains(n)).forEach(this::leave);
      wanted.stream().filter(n -> !shards.numbered().containsKey(n)).forEach(this::take);
      serve();
    } catch (RuntimeException | Error fault) {
      LOG.warn("The sessions cannot be shared out just now ({})", fault.getClass().getName());
    }
  }

  private void take(int number) {
    LOG.info("Session {} is this process's now", number);
    begin(number);
  }

  private void leave(int number) {
    LOG.info("Session {} is another process's now", number);
    JDA shard = shards.numbered().get(number);
    shards.remove(number);
    shard.removeEventListener(ending);
    fleet.ended(number);
    // What is asked until the other process has it is heard here, and answered in time.
    sharing.schedule(
        () -> shard.removeEventListener(translator), HANDING_OVER.toSeconds(), TimeUnit.SECONDS);
    sharing.schedule(
        shard::shutdown, HANDING_OVER.plus(TIME_TO_ANSWER).toSeconds(), TimeUnit.SECONDS);
  }

  /** Sends what waits, as long as there is a session to send it by. */
  private synchronized void serve() {
    boolean able = shards.areConnected();
    if (able && !serving) {
      declareCommandsOrComplain();
      sender.start(courier());
    } else if (!able && serving && shards.all().isEmpty()) {
      sender.rest();
      serving = false;
    }
    serving |= able;
  }

  private void declareCommandsOrComplain() {
    try {
      declareCommands(shards.any());
    } catch (RuntimeException seen) {
      throw DiscordUnavailableException.unreachable(
          "Discord does not take the commands: %s.".formatted(seen.getMessage()), seen);
    }
  }

  /** A session that is left to another process forgets what it was asked for. */
  private CompletionStage<Delivered> limited(CompletionStage<Delivered> carried) {
    return fleet.patience().isEmpty()
        ? carried
        : carried.toCompletableFuture().copy().orTimeout(LONGEST.toSeconds(), TimeUnit.SECONDS);
  }

  /** What this process may have lost to another meanwhile, it does not send. */
  private Courier courier() {
    Courier carrying = new JdaCourier(shards, encoder);
    return errand ->
        fleet.isSure()
            ? limited(carrying.carry(errand))
            : CompletableFuture.completedFuture(
                new Delivered.Not(Failure.PASSING, "another process may have it"));
  }

  private DiscordUnavailableException refused(IllegalStateException ended) {
    return DiscordUnavailableException.refused(
        "Discord ended the connection to %s. Check DISCORD_TOKEN and DISCORD_GATEWAY_URL."
            .formatted(connection.gateway()),
        ended);
  }

  private DiscordUnavailableException unreachable(RuntimeException seen) {
    return DiscordUnavailableException.unreachable(
        "Discord cannot be reached at %s or %s. Check the network, DISCORD_API_URL and"
                .formatted(connection.restBase(), connection.gateway())
            + " DISCORD_GATEWAY_URL.",
        seen);
  }

  private JDA shard(int number) {
    try {
      return gateway.open(
          JDABuilder.createLight(connection.token(), List.of())
              .setRestConfig(new RestConfig().setBaseUrl(connection.restBase()))
              .useSharding(number, connection.shards())
              .setHttpClientBuilder(client())
              .setCallbackPool(threads.callbacks())
              .setActivity(Activity.playing("/play"))
              .addEventListeners(translator)
              .setEnableShutdownHook(false));
    } catch (InvalidTokenException | IllegalArgumentException refused) {
      throw DiscordUnavailableException.refused(
          "Discord refuses the token. Set DISCORD_TOKEN to the bot's token, as the Developer Portal"
              + " shows it under Bot.",
          refused);
    } catch (RuntimeException seen) {
      throw unreachable(seen);
    }
  }

  private static OkHttpClient.Builder client() {
    Dispatcher dispatcher = new Dispatcher();
    dispatcher.setMaxRequestsPerHost(REQUESTS_AT_ONCE);
    return new OkHttpClient.Builder().dispatcher(dispatcher).socketFactory(new PromptSockets());
  }

  /** Whether this process is told of that server, if the bot is in it. */
  public boolean covers(String server) {
    return shards.cover(server);
  }

  private static Thread named(Runnable work) {
    Thread thread = new Thread(work, "sharing");
    thread.setDaemon(true);
    return thread;
  }

  /** The servers that the bot is in, those too that cannot be reached just now. */
  public Set<String> servers() {
    return shards.servers();
  }

  /** Where the bot can write; to be asked once it is connected. */
  public Reach reach() {
    return new JdaReach(shards);
  }

  /** Completes when Discord has ended the connection and will take no other. */
  public CompletionStage<DiscordUnavailableException> ended() {
    return ending.forGood();
  }

  /** Whether people can be heard and answered just now. */
  public boolean isConnected() {
    return shards.areConnected();
  }

  /** Commands are declared only when they differ: Discord limits how often they may change. */
  private void declareCommands(JDA jda) {
    List<SlashCommandData> wanted = Declarations.of(commands);
    // Nobody else does this meanwhile, however long it takes.
    List<DataObject> declared =
        patient(jda.retrieveCommands()).complete().stream().map(Discord::data).toList();
    if (!sameCommands(wanted.stream().map(SlashCommandData::toData).toList(), declared)) {
      patient(jda.updateCommands().addCommands(wanted)).complete();
      LOG.info("Declared {} commands", wanted.size());
    }
  }

  private static <T> RestAction<T> patient(RestAction<T> request) {
    return request.timeout(PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  private static DataObject data(Command command) {
    return SlashCommandData.fromCommand(command).toData();
  }

  private static boolean sameCommands(List<DataObject> wanted, List<DataObject> declared) {
    return maps(wanted).equals(maps(declared));
  }

  private static Set<Map<String, Object>> maps(List<DataObject> commands) {
    return commands.stream().map(DataObject::toMap).collect(Collectors.toSet());
  }

  /** Ends the connection; what has begun comes to its end first. */
  @Override
  public void close() {
    try {
      endOrderly();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    threads.close();
  }

  private void endOrderly() throws InterruptedException {
    sharing.shutdownNow();
    List<JDA> all = shards.all();
    all.forEach(shard -> shard.removeEventListener(translator, ending));
    sender.stop();
    threads.drain();
    all.forEach(JDA::shutdown);
    for (JDA shard : all) {
      if (!shard.awaitShutdown(5, TimeUnit.SECONDS)) {
        shard.shutdownNow();
      }
    }
  }
}
