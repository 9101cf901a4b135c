package rookery.bot.discord;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import rookery.bot.table.Address;
import rookery.bot.table.Outbox.Sent;

/** Sends, changes and finds messages at an address, whether or not JDA has its channel at hand. */
final class Messages {
  private static final int LOOK_BACK = 50;

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
  CompletableFuture<Sent> change(Address to, String message, MessageEditData change) {
    return channel(to)
        .thenCompose(
            found ->
                found
                    .map(c -> c.editMessageById(message, change).submit().thenApply(Messages::sent))
                    .orElseGet(() -> uncached(to).change(message, change)));
  }

  /** Finds a message that was sent under a nonce, among the last of its channel. */
  CompletableFuture<Optional<Sent>> find(Address to, String nonce) {
    return channel(to)
        .thenCompose(found -> found.map(Messages::latest).orElseGet(Messages::nothing))
        .thenApply(
            messages ->
                messages.stream()
                    .filter(message -> nonce.equals(message.getNonce()))
                    .map(Messages::sent)
                    .findFirst())
        // Without the right to read the history it is better said twice than never.
        .exceptionally(unreadable -> Optional.empty());
  }

  private static CompletableFuture<List<Message>> latest(MessageChannel channel) {
    return channel.getHistory().retrievePast(LOOK_BACK).submit();
  }

  private static CompletableFuture<List<Message>> nothing() {
    return CompletableFuture.completedFuture(List.of());
  }

  private static Sent sent(Message message) {
    return new Sent(message.getChannelId(), message.getId());
  }

  private UncachedThread uncached(Address to) {
    return new UncachedThread(jda, ((Address.Channel) to).id());
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
