package rookery.bot.discord;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.time.Clock;
import rookery.bot.discord.interaction.WorkerThreads;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.LaneClaims;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.OutboxSender;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.outbox.UndeliverableHandler;
import rookery.bot.request.TableStorage;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.request.host.WaitForComputers;
import rookery.bot.request.host.WaitForPostedBoards;
import rookery.bot.request.season.PublicPlaces;
import rookery.bot.request.season.RoleGiving;
import rookery.bot.vitals.Telemetry;

/** Wires what talks to Discord. Needs tables, store, clock, pictures and the notice from others. */
public final class DiscordWiring extends AbstractModule {
  private final DiscordEndpoint connection;

  public DiscordWiring(DiscordEndpoint connection) {
    this.connection = connection;
  }

  @Override
  protected void configure() {
    bind(DiscordEndpoint.class).toInstance(connection);
    bind(DiscordConnection.class).in(Singleton.class);
    bind(RoleGiving.class).to(JdaRoleGiving.class);
    bind(PublicPlaces.class).to(JdaPublicChannels.class);
  }

  /** The sender hears of new letters from those it calls itself, so it is looked up when rung. */
  @Provides
  OutboxSignal bell(Provider<OutboxSender> sender) {
    return () -> sender.get().ring();
  }

  @Provides
  LaneClaims lanes(OutboxSender sender) {
    return sender;
  }

  @Provides
  @Singleton
  OutboxSender sender(
      Outbox outbox,
      UndeliverableHandler consequences,
      Fleet fleet,
      Clock clock,
      WorkerThreads threads,
      Telemetry vitals) {
    return new OutboxSender(
        outbox, consequences, fleet::request, clock, threads.timer(), threads.painters(), vitals);
  }

  @Provides
  @Singleton
  SerialQueues queues(WorkerThreads threads) {
    return new SerialQueues(threads.tables());
  }

  @Provides
  @Singleton
  WaitForPostedBoards boards(Outbox outbox, WorkerThreads threads) {
    return new WaitForPostedBoards(outbox::sent, threads.readers(), threads.timer());
  }

  @Provides
  @Singleton
  WaitForComputers settling(TableStorage tables, WorkerThreads threads) {
    return new WaitForComputers(tables::find, threads.readers(), threads.timer());
  }
}
