package rookery.bot;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import rookery.bot.discord.CachedPictures;
import rookery.bot.discord.Connection;
import rookery.bot.discord.Discord;
import rookery.bot.discord.DiscordModule;
import rookery.bot.discord.PictureSource;
import rookery.bot.store.Database;
import rookery.bot.store.SqliteOutbox;
import rookery.bot.store.SqliteTableStore;
import rookery.bot.store.Unsent;
import rookery.bot.turn.Aftermath;
import rookery.bot.turn.Chance;
import rookery.bot.turn.CommandList;
import rookery.bot.turn.Consequences;
import rookery.bot.turn.Outbox;
import rookery.bot.turn.Tables;
import rookery.bot.turn.command.Commands;
import rookery.bot.turn.command.Notice;
import rookery.bot.vitals.Backlog;
import rookery.bot.vitals.Vitals;
import rookery.render.Painter;

/** The running bot: its database and its connection to Discord. */
final class Rookery implements AutoCloseable {
  private final Database database;
  private final Discord discord;
  private final Outbox outbox;

  private Rookery(Database database, Discord discord, Outbox outbox) {
    this.database = database;
    this.discord = discord;
    this.outbox = outbox;
  }

  /**
   * Opens the database and connects; once this returns, people can play.
   *
   * @throws rookery.bot.store.StoreUnavailableException if the database cannot be used
   * @throws rookery.bot.discord.DiscordUnavailableException if Discord cannot be reached
   */
  static Rookery start(Path file, Connection connection) throws InterruptedException {
    return start(file, connection, new Chance(new SecureRandom()));
  }

  /** As above, with seats, decks and names from another source of chance. */
  static Rookery start(Path file, Connection connection, Chance chance)
      throws InterruptedException {
    return start(file, connection, chance, Clock.systemUTC());
  }

  /** As above, by another clock. */
  static Rookery start(Path file, Connection connection, Chance chance, Clock clock)
      throws InterruptedException {
    return start(file, connection, chance, clock, Vitals.UNHEARD);
  }

  /** As above, with somebody who hears how it goes. */
  static Rookery start(Path file, Connection connection, Chance chance, Clock clock, Vitals vitals)
      throws InterruptedException {
    Database database = Database.open(file);
    Injector injector =
        Guice.createInjector(
            new DiscordModule(connection), new Wiring(database, chance, clock, vitals));
    Discord discord = injector.getInstance(Discord.class);
    Rookery rookery = new Rookery(database, discord, injector.getInstance(Outbox.class));
    try {
      discord.start();
      return rookery;
    } catch (RuntimeException | InterruptedException failed) {
      rookery.close();
      throw failed;
    }
  }

  /** Whether everything that was to be said has been said. */
  boolean hasNothingToSay() {
    return outbox.due(Instant.MAX).isEmpty();
  }

  /** Whether people can be heard and answered just now. */
  boolean isConnected() {
    return discord.isConnected();
  }

  /** What is still to be sent. */
  Backlog backlog() {
    return Unsent.in(database);
  }

  /**
   * Writes to the database as a turn of work would.
   *
   * @throws RuntimeException if that fails
   */
  void proveWritable() {
    database.proveWritable();
  }

  /** What was begun comes to its end; what waits to be sent is sent after the next start. */
  @Override
  public void close() {
    discord.close();
    database.close();
  }

  /** Brings together what the parts need of one another. */
  private static final class Wiring extends AbstractModule {
    private final Database database;
    private final Chance chance;
    private final Clock clock;
    private final Vitals vitals;

    Wiring(Database database, Chance chance, Clock clock, Vitals vitals) {
      this.database = database;
      this.chance = chance;
      this.clock = clock;
      this.vitals = vitals;
    }

    @Override
    protected void configure() {
      bind(Database.class).toInstance(database);
      bind(Tables.class).to(SqliteTableStore.class);
      bind(Outbox.class).to(SqliteOutbox.class);
      bind(Clock.class).toInstance(clock);
      bind(Chance.class).toInstance(chance);
      bind(Vitals.class).toInstance(vitals);
      bind(Consequences.class).to(Aftermath.class);
      bind(CommandList.class).toInstance(Commands.all(new Notice(rookery.render.Notice.text())));
    }

    @Provides
    @Singleton
    PictureSource pictures() {
      Painter painter = new Painter();
      // The first player should not wait for what every picture needs.
      Thread warming = new Thread(painter::warmUp, "painter-warm-up");
      warming.setDaemon(true);
      warming.start();
      return new CachedPictures(painter::png);
    }
  }
}
