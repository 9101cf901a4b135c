package rookery.bot.discord;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.time.Clock;
import rookery.bot.discord.interaction.Threads;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.Consequences;
import rookery.bot.outbox.Outbound;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.outbox.Sender;
import rookery.bot.turn.host.SerialQueues;
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
  OutboxSignal bell(Provider<Sender> sender) {
    return () -> sender.get().ring();
  }

  @Provides
  Outbound outbound(Sender sender) {
    return sender;
  }

  @Provides
  @Singleton
  Sender sender(
      Outbox outbox,
      Consequences consequences,
      Fleet fleet,
      Clock clock,
      Threads threads,
      Vitals vitals) {
    return new Sender(
        outbox, consequences, fleet::request, clock, threads.timer(), threads.painters(), vitals);
  }

  @Provides
  @Singleton
  SerialQueues queues(Threads threads) {
    return new SerialQueues(threads.tables());
  }
}
