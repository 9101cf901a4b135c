package rookery.bot.discord;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.util.Optional;
import rookery.bot.post.Letter;
import rookery.bot.table.Address;
import rookery.bot.turn.Outbound;
import rookery.bot.turn.Outbox.Sent;
import rookery.bot.turn.OutboxSignal;
import rookery.bot.turn.SerialQueues;

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

  /** The sender hears of new entries from those it calls itself, so it is looked up when rung. */
  @Provides
  OutboxSignal bell(Provider<OutboxSender> sender) {
    return () -> sender.get().ring();
  }

  /** Until the sender lends, it writes every letter itself. */
  @Provides
  Outbound nothingLent() {
    return new Outbound() {
      @Override
      public boolean lend(Letter reserved) {
        return false;
      }

      @Override
      public void giveBack(Letter lent, Optional<Sent> delivered) {}

      @Override
      public boolean lend(Address lane) {
        return false;
      }

      @Override
      public void giveBack(Address lane) {}
    };
  }

  @Provides
  @Singleton
  SerialQueues queues(Threads threads) {
    return new SerialQueues(threads.tables());
  }
}
