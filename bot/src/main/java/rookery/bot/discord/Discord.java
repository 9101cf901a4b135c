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
import rookery.bot.discord.interaction.FileMaker;
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

  /** Several requests, each as long as it may wait. */
  private static final Duration LONGEST = Duration.ofSeconds(40);

  private final DeclaredCommands commands;
  private final Sender sender;
  private final PostEncoder encoder;
  private final Threads threads;
  private final FileMaker files;
  private final Fleet fleet;
  private final Sessions sessions;
  private final Shards shards;
  private boolean serving;

  @Inject
  Discord(
      Connection connection,
      Translator translator,
      CommandList commands,
      Sender sender,
      PostEncoder encoder,
      Threads threads,
      FileMaker files,
      Fleet fleet) {
    this.files = files;
    this.commands = DeclaredCommands.of(commands);
    this.sender = sender;
    this.encoder = encoder;
    this.threads = threads;
    this.fleet = fleet;
    this.sessions = new Sessions(connection, translator, threads, fleet);
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

  /** Whether this process is told of that server, if the bot is in it. */
  public boolean covers(String server) {
    return shards.cover(server);
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

  /** Ends the connection; what has begun comes to its end first. */
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
