package rookery.bot.discord.message;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import net.dv8tion.jda.api.entities.channel.attribute.IThreadContainer;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.table.MessageAddress;

/**
 * Opens threads on messages. A thread has the number of its message, and a message has one thread
 * at most; so nothing need be remembered, and after a crash none is opened twice.
 */
final class ThreadOpener {
  private static final Set<ErrorResponse> NONE_POSSIBLE =
      Set.of(
          ErrorResponse.UNKNOWN_MESSAGE,
          ErrorResponse.MISSING_ACCESS,
          ErrorResponse.MISSING_PERMISSIONS,
          ErrorResponse.MAX_ACTIVE_THREADS);

  private static final int BAD_REQUEST = 400;

  private static final int REMEMBERED = 20_000;

  private final ConnectedShards shards;
  private final Cache<Sent, Boolean> unseen = Caffeine.newBuilder().maximumSize(REMEMBERED).build();

  ThreadOpener(ConnectedShards shards) {
    this.shards = shards;
  }

  /**
   * Opens the thread on a message, unless there is one.
   *
   * @param opener where that message stands
   * @param to names the thread
   * @return whether there is a thread now; false if the bot must not open one, or the message was
   *     deleted
   */
  CompletableFuture<Boolean> isOpen(Sent opener, MessageAddress.InThread to) {
    Optional<IThreadContainer> parent = shards.channel(IThreadContainer.class, opener.channel());
    if (parent.isEmpty() && shards.arePart()) {
      return isOpenUnseen(opener, to);
    }
    if (parent.isEmpty() || shards.channel(ThreadChannel.class, opener.message()).isPresent()) {
      return CompletableFuture.completedFuture(true);
    }
    try {
      return parent
          .get()
          .createThreadChannel(to.name(), opener.message())
          .setAutoArchiveDuration(ThreadChannel.AutoArchiveDuration.TIME_1_WEEK)
          .submit()
          .thenApply(thread -> true)
          .exceptionally(ThreadOpener::isThere);
    } catch (InsufficientPermissionException notAllowed) {
      return CompletableFuture.completedFuture(false);
    }
  }

  /** In a server that only another process is told of; once is enough. */
  private CompletableFuture<Boolean> isOpenUnseen(Sent opener, MessageAddress.InThread to) {
    if (unseen.getIfPresent(opener) != null) {
      return CompletableFuture.completedFuture(true);
    }
    return new UncachedChannel(shards.any(), opener.channel())
        .openThread(opener.message(), to.name())
        .thenApply(thread -> true)
        .exceptionally(ThreadOpener::isThere)
        .thenApply(
            open -> {
              if (open) {
                unseen.put(opener, true);
              }
              return open;
            });
  }

  private static boolean isThere(Throwable thrown) {
    Throwable cause = DiscordRefusal.cause(thrown);
    if (!(cause instanceof ErrorResponseException refused)) {
      throw new CompletionException(cause);
    }
    ErrorResponse why = refused.getErrorResponse();
    if (why == ErrorResponse.THREAD_WITH_THIS_MESSAGE_ALREADY_EXISTS) {
      return true;
    }
    // Some servers forbid words, and a table's four letters may be one; some channels take none.
    if (NONE_POSSIBLE.contains(why) || refused.getResponse().code == BAD_REQUEST) {
      return false;
    }
    throw new CompletionException(cause);
  }
}
