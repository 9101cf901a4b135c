package rookery.bot.discord;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import net.dv8tion.jda.api.events.session.SessionDisconnectEvent;
import net.dv8tion.jda.api.events.session.SessionRecreateEvent;
import net.dv8tion.jda.api.events.session.SessionResumeEvent;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears when the connection is lost, for a while or for good, and says why in one line. */
final class Ending extends ListenerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(Discord.class);
  private static final int NOT_AUTHENTICATED = 4004;

  private final CompletableFuture<DiscordUnavailableException> forGood = new CompletableFuture<>();

  /** Completes when Discord has ended the connection and will take no other. */
  CompletionStage<DiscordUnavailableException> forGood() {
    return forGood;
  }

  @Override
  public void onShutdown(ShutdownEvent event) {
    forGood.complete(
        DiscordUnavailableException.refused(
            line(event.getCode()), new IllegalStateException("closed with " + event.getCode())));
  }

  private static String line(int code) {
    return code == NOT_AUTHENTICATED
        ? "Discord no longer takes the token. Set DISCORD_TOKEN to the one that the Developer Portal"
            + " shows under Bot after a reset."
        : "Discord has ended the connection for good (%d). Look whether there is a newer Rookery."
            .formatted(code);
  }

  @Override
  public void onSessionDisconnect(SessionDisconnectEvent event) {
    LOG.warn("The connection to Discord is lost; it is made again");
  }

  @Override
  public void onSessionResume(SessionResumeEvent event) {
    LOG.info("Connected again");
  }

  @Override
  public void onSessionRecreate(SessionRecreateEvent event) {
    LOG.info("Connected again");
  }
}
