package rookery.bot.discord.message;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.utils.TimeUtil;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.message.DiscordRefusal.UnsendableException;
import rookery.bot.outbox.DeliveryFailure;
import rookery.bot.outbox.DeliveryResult;
import rookery.bot.outbox.MessageTransport;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.vitals.ErrorReport;

/** Sends, changes and finds messages by JDA, whether or not it has their channel at hand. */
public final class JdaMessageTransport implements MessageTransport {
  private static final Logger LOG = LoggerFactory.getLogger(JdaMessageTransport.class);
  private static final int CHANNELS_REMEMBERED = 20_000;
  private static final Duration CLOCK_DIFFERENCE = Duration.ofMinutes(1);

  private final ConnectedShards shards;
  private final PostEncoder encoder;
  private final ThreadOpener threads;

  /** The channel of somebody's direct messages never changes, and asking for it is a request. */
  private final Cache<Person, String> directChannels =
      Caffeine.newBuilder().maximumSize(CHANNELS_REMEMBERED).build();

  public JdaMessageTransport(ConnectedShards shards, PostEncoder encoder) {
    this.shards = shards;
    this.encoder = encoder;
    this.threads = new ThreadOpener(shards);
  }

  @Override
  public CompletionStage<DeliveryResult> carry(Errand errand) {
    return started(
            () -> errand.stands().map(at -> change(at, errand)).orElseGet(() -> create(errand)))
        .<DeliveryResult>thenApply(DeliveryResult.Done::new)
        .exceptionally(thrown -> refused(errand.message(), thrown));
  }

  /** What fails at once fails as what fails later. */
  private static <T> CompletableFuture<T> started(Supplier<CompletableFuture<T>> work) {
    try {
      return work.get();
    } catch (RuntimeException | Error fault) {
      return CompletableFuture.failedFuture(fault);
    }
  }

  private static DeliveryResult refused(OutgoingMessage letter, Throwable thrown) {
    Throwable cause = DiscordRefusal.cause(thrown);
    DeliveryFailure why = DiscordRefusal.why(letter.address(), cause);
    if (why == DeliveryFailure.REFUSED) {
      ErrorReport.log(
          LOG, "a message of table " + letter.table() + ", which Discord rejected", cause);
    }
    return new DeliveryResult.Not(why, DiscordRefusal.named(cause));
  }

  /** Other than a new message, a change wakes no archived thread; so that is done first. */
  private CompletableFuture<Sent> change(Sent where, Errand errand) {
    return edit(where, errand)
        .exceptionallyCompose(
            thrown ->
                isArchived(thrown)
                    ? uncached(where.channel()).wake().thenCompose(awake -> edit(where, errand))
                    : CompletableFuture.failedFuture(thrown));
  }

  private static boolean isArchived(Throwable thrown) {
    Throwable cause = DiscordRefusal.cause(thrown);
    return cause instanceof ErrorResponseException refused
        && refused.getErrorResponse() == ErrorResponse.ILLEGAL_OPERATION_ARCHIVED_THREAD;
  }

  private CompletableFuture<Sent> edit(Sent where, Errand errand) {
    MessageEditData change = made(() -> encoder.changed(errand.message().post()));
    return shards
        .channel(MessageChannel.class, where.channel())
        .map(known -> known.editMessageById(where.message(), change).submit())
        .map(changed -> changed.thenApply(JdaMessageTransport::sent))
        .orElseGet(() -> uncached(where.channel()).change(where.message(), change));
  }

  private CompletableFuture<Sent> create(Errand errand) {
    return channel(errand).thenCompose(channel -> create(channel, errand));
  }

  private CompletableFuture<Sent> create(String channel, Errand errand) {
    CompletableFuture<Optional<Sent>> before =
        errand
            .lookFrom()
            .map(since -> find(channel, new MessageFingerprint(errand.nonce()), since))
            .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
    return before.thenCompose(
        found ->
            found.map(CompletableFuture::completedFuture).orElseGet(() -> send(channel, errand)));
  }

  /** The channel for a new message; if it is a thread, it exists once this has completed. */
  private CompletableFuture<String> channel(Errand errand) {
    MessageAddress to = errand.message().address();
    if (to instanceof MessageAddress.Direct direct) {
      return directChannel(direct.person());
    }
    if (to instanceof MessageAddress.InThread thread && errand.opener().isPresent()) {
      Sent opener = errand.opener().get();
      return threads
          .isOpen(opener, thread)
          .thenApply(open -> open ? opener.message() : opener.channel());
    }
    return CompletableFuture.completedFuture(parent(to));
  }

  private static String parent(MessageAddress to) {
    if (to instanceof MessageAddress.InThread thread) {
      return thread.channel();
    }
    return to instanceof MessageAddress.Leisurely leisurely
        ? leisurely.channel()
        : ((MessageAddress.Channel) to).id();
  }

  private CompletableFuture<Sent> send(String id, Errand errand) {
    MessageCreateData message =
        made(() -> encoder.created(errand.message().post(), errand.nonce()));
    return shards
        .channel(MessageChannel.class, id)
        .map(known -> known.sendMessage(message).setNonce(errand.nonce()).submit())
        .map(sending -> sending.thenApply(JdaMessageTransport::sent))
        .orElseGet(() -> uncached(id).send(message, errand.nonce()));
  }

  private UncachedChannel uncached(String id) {
    return new UncachedChannel(shards.any(), id);
  }

  private static <T> T made(Supplier<T> encoding) {
    try {
      return encoding.get();
    } catch (RuntimeException fault) {
      throw new UnsendableException(fault);
    }
  }

  private CompletableFuture<String> directChannel(Person person) {
    String known = directChannels.getIfPresent(person);
    if (known != null) {
      return CompletableFuture.completedFuture(known);
    }
    return shards
        .any()
        .openPrivateChannelById(person.id())
        .submit()
        .thenApply(
            channel -> {
              directChannels.put(person, channel.getId());
              return channel.getId();
            });
  }

  /**
   * Finds a message by its mark, however much was said since.
   *
   * @param since when it may first have been sent
   */
  private CompletableFuture<Optional<Sent>> find(
      String channel, MessageFingerprint mark, Instant since) {
    long before = TimeUtil.getDiscordTimestamp(since.minus(CLOCK_DIFFERENCE).toEpochMilli());
    return uncached(channel).find(mark, Long.toString(before));
  }

  private static Sent sent(Message message) {
    return new Sent(message.getChannelId(), message.getId());
  }
}
