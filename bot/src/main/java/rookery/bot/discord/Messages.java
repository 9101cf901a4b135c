package rookery.bot.discord;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageHistory;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.utils.TimeUtil;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import rookery.bot.table.Address;
import rookery.bot.turn.Outbox.Sent;

/** Sends, changes and finds messages at an address, whether or not JDA has its channel at hand. */
final class Messages {
  private static final int LOOK_BACK = 100;
  private static final Duration CLOCK_DIFFERENCE = Duration.ofMinutes(1);

  private final JDA jda;

  Messages(JDA jda) {
    this.jda = jda;
  }

  /** Sends a message; Discord answers a repeated nonce with the message sent before. */
  CompletableFuture<Sent> send(Address to, MessageCreateData message, String nonce) {
    return channel(to)
        .thenCompose(
            found ->
                found
                    .map(channel -> send(channel, message, nonce))
                    .orElseGet(() -> uncached(to).send(message, nonce)));
  }

  private static CompletableFuture<Sent> send(
      MessageChannel channel, MessageCreateData message, String nonce) {
    return channel.sendMessage(message).setNonce(nonce).submit().thenApply(Messages::sent);
  }

  /** Changes a message. */
  CompletableFuture<Sent> change(Sent where, MessageEditData change) {
    MessageChannel channel = jda.getChannelById(MessageChannel.class, where.channel());
    return channel == null
        ? new UncachedChannel(jda, where.channel()).change(where.message(), change)
        : channel.editMessageById(where.message(), change).submit().thenApply(Messages::sent);
  }

  /**
   * Finds a message by the mark in its words.
   *
   * @param mark see {@link PostEncoder#mark}
   * @param since when it was first tried to send it
   */
  CompletableFuture<Optional<Sent>> find(Address to, int mark, Instant since) {
    return channel(to)
        .thenCompose(found -> found.map(c -> history(c, since)).orElseGet(Messages::nothing))
        .thenApply(
            messages ->
                messages.stream()
                    .filter(message -> isMarked(message, mark))
                    .map(Messages::sent)
                    .findFirst());
  }

  private static CompletableFuture<List<Message>> history(MessageChannel channel, Instant since) {
    long before = TimeUtil.getDiscordTimestamp(since.minus(CLOCK_DIFFERENCE).toEpochMilli());
    try {
      return channel
          .getHistoryAfter(before, LOOK_BACK)
          .submit()
          .thenApply(MessageHistory::getRetrievedHistory);
    } catch (InsufficientPermissionException unreadable) {
      // Without the right to read the history it is better said twice than never.
      return nothing();
    }
  }

  private static boolean isMarked(Message message, int mark) {
    return message.getComponentTree().findAll(TextDisplay.class).stream()
        .anyMatch(words -> words.getUniqueId() == mark);
  }

  private static CompletableFuture<List<Message>> nothing() {
    return CompletableFuture.completedFuture(List.of());
  }

  private static Sent sent(Message message) {
    return new Sent(message.getChannelId(), message.getId());
  }

  private UncachedChannel uncached(Address to) {
    return new UncachedChannel(jda, ((Address.Channel) to).id());
  }

  private CompletableFuture<Optional<MessageChannel>> channel(Address to) {
    if (to instanceof Address.Direct direct) {
      return jda.openPrivateChannelById(direct.person().id()).submit().thenApply(Optional::of);
    }
    String id = ((Address.Channel) to).id();
    return CompletableFuture.completedFuture(
        Optional.ofNullable(jda.getChannelById(MessageChannel.class, id)));
  }
}
