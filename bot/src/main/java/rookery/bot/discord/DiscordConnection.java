package rookery.bot.discord;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.interaction.FileExporter;
import rookery.bot.discord.interaction.InteractionListener;
import rookery.bot.discord.interaction.InterruptedAnswers;
import rookery.bot.discord.interaction.WorkerThreads;
import rookery.bot.discord.message.ConnectedShards;
import rookery.bot.discord.message.JdaMessageTransport;
import rookery.bot.discord.message.PostEncoder;
import rookery.bot.discord.message.RoleRequest;
import rookery.bot.discord.message.VisibleChannels;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.DeliveryFailure;
import rookery.bot.outbox.DeliveryResult;
import rookery.bot.outbox.MessageTransport;
import rookery.bot.outbox.MonotonicClock;
import rookery.bot.outbox.OutboxSender;
import rookery.bot.request.CommandList;
import rookery.bot.request.internal.delivery.ChannelAccess;
import rookery.bot.request.season.PublicPlaces;
import rookery.bot.request.season.RoleGiving;

/** The connection to Discord, or to a server with Discord's API. */
public final class DiscordConnection implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DiscordConnection.class);

  /** Several requests, each as long as it may wait. */
  private static final Duration LONGEST = Duration.ofSeconds(40);

  private final DeclaredCommands commands;
  private final OutboxSender sender;
  private final PostEncoder encoder;
  private final WorkerThreads threads;
  private final FileExporter files;
  private final InterruptedAnswers interrupted;
  private final Fleet fleet;
  private final OwnedShards sessions;
  private final ConnectedShards shards;
  private boolean serving;

  @Inject
  DiscordConnection(
      DiscordEndpoint connection,
      InteractionListener translator,
      CommandList commands,
      OutboxSender sender,
      PostEncoder encoder,
      WorkerThreads threads,
      FileExporter files,
      InterruptedAnswers interrupted,
      Fleet fleet,
      MonotonicClock clock) {
    this.interrupted = interrupted;
    this.files = files;
    this.commands = DeclaredCommands.of(commands);
    this.sender = sender;
    this.encoder = encoder;
    this.threads = threads;
    this.fleet = fleet;
    this.sessions = new OwnedShards(connection, translator, threads, fleet, clock);
    this.shards = sessions.shards();
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
    sessions.begin();
    serveFirst();
    if (fleet.patience().isPresent()) {
      sessions.share(this::serve);
    }
    LOG.info("Connected to Discord; servers: {}", shards.servers().size());
  }

  /** A session that ends in its first moment takes no commands; the owner is told why it ended. */
  private void serveFirst() throws InterruptedException {
    try {
      serve();
    } catch (DiscordUnavailableException seen) {
      throw shards.areConnected() ? seen : sessions.ending().reason().orElse(seen);
    }
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
      commands.declare(shards.any());
    } catch (RuntimeException seen) {
      throw DiscordUnavailableException.unreachable(
          "Discord rejected the slash commands: %s.".formatted(seen.getMessage()), seen);
    }
  }

  /** A session that is left to another process forgets what it was asked for. */
  private CompletionStage<DeliveryResult> limited(CompletionStage<DeliveryResult> carried) {
    return fleet.patience().isEmpty()
        ? carried
        : carried.toCompletableFuture().copy().orTimeout(LONGEST.toSeconds(), TimeUnit.SECONDS);
  }

  /** What this process may have lost to another meanwhile, it does not send. */
  private MessageTransport courier() {
    MessageTransport carrying = new JdaMessageTransport(shards, encoder);
    return errand ->
        fleet.isSure()
            ? limited(carrying.carry(errand))
            : CompletableFuture.completedFuture(
                new DeliveryResult.Not(DeliveryFailure.PASSING, "another process may have it"));
  }

  /** Whether this process is told of that server, if the bot is in it. */
  public boolean covers(String server) {
    return shards.cover(server);
  }

  /** The servers that the bot is in, including those that are unavailable right now. */
  public Set<String> servers() {
    return shards.servers();
  }

  /** Where the bot can write. Call this only once it is connected. */
  public ChannelAccess reach() {
    return new JdaChannelAccess(shards);
  }

  /** Knows which channels everybody can see. */
  PublicPlaces places() {
    return new VisibleChannels(shards);
  }

  /** Gives roles and takes them. */
  RoleGiving roles() {
    return new RoleRequest(shards);
  }

  /** Tells those of a restart who wait for an answer that was owed before it. */
  public void answerInterrupted() {
    if (shards.areConnected()) {
      interrupted.tell(shards.any());
    }
  }

  /** Completes when Discord has ended the connection and will take no other. */
  public CompletionStage<DiscordUnavailableException> ended() {
    return sessions.ending().forGood();
  }

  /** Whether people can be heard and answered just now. */
  public boolean isConnected() {
    return shards.areConnected();
  }

  /** The sessions that no process has, so that nobody answers in their servers. */
  public Set<Integer> unheldSessions() {
    return fleet.unheld();
  }

  /** Closes the connection after the requests that have begun. */
  @Override
  public void close() {
    try {
      sessions.deafen();
      sender.stop();
      files.close();
      threads.drain();
      sessions.end();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    threads.close();
  }
}
