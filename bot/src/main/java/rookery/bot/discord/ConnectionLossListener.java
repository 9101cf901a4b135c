package rookery.bot.discord;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.StatusChangeEvent;
import net.dv8tion.jda.api.events.session.SessionDisconnectEvent;
import net.dv8tion.jda.api.events.session.SessionRecreateEvent;
import net.dv8tion.jda.api.events.session.SessionResumeEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs in one line why the connection was lost, whether for a while or for good. */
final class ConnectionLossListener extends ListenerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(DiscordConnection.class);
  private static final int NOT_AUTHENTICATED = 4004;
  private static final int TOO_FEW_SHARDS = 4011;

  /** What goes on after a loss says so at once, so by then it has. */
  private static final Duration DOUBT = Duration.ofSeconds(1);

  /** Long enough for one that has ended to be heard of. */
  private static final Duration PATIENCE = DOUBT.multipliedBy(3);

  private final CompletableFuture<DiscordUnavailableException> forGood = new CompletableFuture<>();
  private final Set<JDA> lost = ConcurrentHashMap.newKeySet();

  /** The sessions whose loss was told, and that are not there again. */
  private final Set<JDA> told = ConcurrentHashMap.newKeySet();

  private final ScheduledExecutorService timer;

  ConnectionLossListener(ScheduledExecutorService timer) {
    this.timer = timer;
  }

  /** Completes when Discord has ended the connection and will take no other. */
  CompletionStage<DiscordUnavailableException> forGood() {
    return forGood;
  }

  /** Why it has ended, where it has; whoever asks has just seen something fail that may tell so. */
  Optional<DiscordUnavailableException> reason() throws InterruptedException {
    try {
      return Optional.of(forGood.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException itGoesOn) {
      return Optional.empty();
    } catch (ExecutionException never) {
      throw new IllegalStateException(never);
    }
  }

  /**
   * JDA reports the end of a session only after it has tried to send everything that was queued,
   * which fails and can take minutes.
   */
  @Override
  public void onStatusChange(StatusChangeEvent event) {
    JDA session = event.getJDA();
    if (event.getNewStatus() == JDA.Status.DISCONNECTED) {
      lost.add(session);
      timer.schedule(() -> endIfLost(session), DOUBT.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void endIfLost(JDA session) {
    if (lost.remove(session) && session.getStatus() == JDA.Status.DISCONNECTED) {
      session.shutdownNow();
    }
  }

  @Override
  public void onShutdown(ShutdownEvent event) {
    told.remove(event.getJDA());
    forGood.complete(
        DiscordUnavailableException.refused(
            line(event.getCode()), new IllegalStateException("closed with " + event.getCode())));
  }

  private static String line(int code) {
    return switch (code) {
      case NOT_AUTHENTICATED ->
          "Discord no longer accepts the token. Reset it in the Developer Portal, under Bot, and"
              + " set DISCORD_TOKEN to the new one.";
      case TOO_FEW_SHARDS ->
          "The bot is in too many servers for its shards. Set SHARDS to the number of servers"
              + " divided by 1,500, rounded up.";
      default ->
          "Discord closed the connection and allows no other (%d). Check for a newer version of Rookery."
              .formatted(code);
    };
  }

  @Override
  public void onSessionDisconnect(SessionDisconnectEvent event) {
    lost.remove(event.getJDA());
    // A session that cannot be resumed is disconnected once more before it begins anew.
    if (told.add(event.getJDA())) {
      LOG.warn("Lost the connection to Discord; reconnecting");
    }
  }

  @Override
  public void onSessionResume(SessionResumeEvent event) {
    connectedAgain(event.getJDA());
  }

  @Override
  public void onSessionRecreate(SessionRecreateEvent event) {
    connectedAgain(event.getJDA());
  }

  private void connectedAgain(JDA session) {
    told.remove(session);
    LOG.info("Connected again");
  }
}
