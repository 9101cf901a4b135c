package rookery.bot.discord;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.time.Clock;
import rookery.bot.discord.interaction.WorkerThreads;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.Outbound;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.OutboxSender;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.outbox.UndeliverableHandler;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.vitals.Vitals;

/** Wires what talks to Discord. Needs tables, store, clock, pictures and the notice from others. */
public final class DiscordModule extends AbstractModule {
  private final Connection connection;

  /**
   * @param connection where Discord is
   */
  public DiscordModule(Connection connection) {
    this.connection = connection;
  }

  @Override
  protected void configure() {
    bind(Connection.class).toInstance(connection);
    bind(Discord.class).in(Singleton.class);
  }

  /** The sender hears of new letters from those it calls itself, so it is looked up when rung. */
  @Provides
  OutboxSignal bell(Provider<OutboxSender> sender) {
    return () -> sender.get().ring();
  }

  @Provides
  Outbound outbound(OutboxSender sender) {
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
      Vitals vitals) {
    return new OutboxSender(
        outbox, consequences, fleet::request, clock, threads.timer(), threads.painters(), vitals);
  }

  @Provides
  @Singleton
  SerialQueues queues(WorkerThreads threads) {
    return new SerialQueues(threads.tables());
  }
}
