package rookery.bot.program;

import java.util.Set;
import java.util.concurrent.CompletionStage;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.discord.DiscordUnavailableException;
import rookery.bot.store.DatabaseName;
import rookery.bot.vitals.OutboxBacklog;

/** A bot that people can play with, as the program around it sees it. */
public interface RunningBot extends AutoCloseable {
  /** How a bot is started. */
  @FunctionalInterface
  interface Starter {
    /**
     * Opens the database and connects; once this returns, people can play.
     *
     * @throws rookery.bot.store.file.StoreUnavailableException if the database cannot be used
     * @throws DiscordUnavailableException if Discord cannot be reached
     */
    RunningBot start(
        DatabaseName database, DiscordEndpoint connection, BotDependencies dependencies)
        throws InterruptedException;
  }

  /** Completes when Discord has ended the connection and will take no other. */
  CompletionStage<DiscordUnavailableException> ended();

  /** Whether people can be heard and answered just now. */
  boolean isConnected();

  /** The sessions with Discord that no process has. */
  Set<Integer> unheldSessions();

  /** The messages that are still to be sent. */
  OutboxBacklog backlog();

  /**
   * Writes to the database as a request from Discord would.
   *
   * @throws RuntimeException if that fails
   */
  void proveWritable();

  /** Finishes what has begun; messages that still wait are sent after the next start. */
  @Override
  void close();
}
