package rookery.bot.discord.message;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.AttachedFile;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import net.dv8tion.jda.internal.requests.RestActionImpl;
import okhttp3.RequestBody;
import rookery.bot.outbox.Outbox.Sent;

/**
 * Uses JDA's inside, as {@link RoleRequest} does: JDA knows no archived threads after a restart,
 * yet a message may be sent to one, which wakes it up. A channel that does not exist any more is
 * answered by Discord itself.
 */
record UncachedChannel(JDA jda, String channel) {
  private static final int PAGE = 100;

  CompletableFuture<Sent> send(MessageCreateData message, String nonce) {
    return new Request(
            jda,
            Route.Messages.SEND_MESSAGE.compile(channel),
            request ->
                request.body(
                    message.getAllDistinctFiles(),
                    message.toData().put("nonce", nonce).put("enforce_nonce", true)))
        .submit()
        .thenApply(id -> new Sent(channel, id));
  }

  CompletableFuture<Sent> change(String id, MessageEditData message) {
    return new Request(
            jda,
            Route.Messages.EDIT_MESSAGE.compile(channel, id),
            request -> request.body(message.getAllDistinctFiles(), message.toData()))
        .submit()
        .thenApply(changed -> new Sent(channel, changed));
  }

  /** The channel that it hangs in, or itself; empty where there is no such channel. */
  CompletableFuture<Optional<String>> home() {
    return new RestActionImpl<Optional<String>>(
            jda,
            Route.Channels.GET_CHANNEL.compile(channel),
            (response, request) -> Optional.of(home(response.getObject())))
        .submit()
        .exceptionally(UncachedChannel::none);
  }

  private String home(DataObject found) {
    boolean isThread = ChannelType.fromId(found.getInt("type")).isThread();
    return isThread ? found.getString("parent_id") : channel;
  }

  private static Optional<String> none(Throwable thrown) {
    Throwable cause = DiscordRefusal.cause(thrown);
    if (cause instanceof ErrorResponseException refused
        && refused.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL) {
      return Optional.empty();
    }
    throw new CompletionException(cause);
  }

  /** Opens an archived thread again, which is refused where it is locked. */
  CompletableFuture<Void> wake() {
    return new RestActionImpl<Void>(
            jda,
            Route.Channels.MODIFY_CHANNEL.compile(channel),
            DataObject.empty().put("archived", false),
            (response, request) -> null)
        .submit();
  }

  /** Opens a thread on a message, and gives its number. */
  CompletableFuture<String> openThread(String message, String name) {
    return new RestActionImpl<String>(
            jda,
            Route.Channels.CREATE_THREAD_FROM_MESSAGE.compile(channel, message),
            DataObject.empty()
                .put("name", name)
                .put(
                    "auto_archive_duration",
                    ThreadChannel.AutoArchiveDuration.TIME_1_WEEK.getMinutes()),
            (response, request) -> response.getObject().getString("id"))
        .submit();
  }

  /** The message that bears the mark and is newer than the one with the number {@code after}. */
  CompletableFuture<Optional<Sent>> find(MessageFingerprint mark, String after) {
    return new RestActionImpl<List<DataObject>>(
            jda,
            Route.Messages.GET_MESSAGE_HISTORY
                .compile(channel)
                .withQueryParams("limit", Integer.toString(PAGE), "after", after),
            (response, request) ->
                response.getArray().stream(DataArray::getObject).collect(Collectors.toList()))
        .submit()
        .thenCompose(page -> find(mark, page));
  }

  /** Without the right to read the history there is none; it is better said twice than never. */
  private CompletableFuture<Optional<Sent>> find(MessageFingerprint mark, List<DataObject> page) {
    Optional<Sent> found =
        page.stream()
            .filter(mark::isOn)
            .map(message -> new Sent(channel, message.getString("id")))
            .findFirst();
    return found.isPresent() || page.size() < PAGE
        ? CompletableFuture.completedFuture(found)
        : find(mark, newest(page));
  }

  private static String newest(List<DataObject> page) {
    return page.stream()
        .map(message -> message.getString("id"))
        .max(Comparator.comparing(Long::parseUnsignedLong))
        .orElseThrow();
  }

  /** A request about one message, answered with the message's number. */
  private static final class Request extends RestActionImpl<String> {
    private final Body body;

    /** Makes the body anew for each try. */
    private interface Body {
      RequestBody of(Request request);
    }

    Request(JDA jda, Route.CompiledRoute route, Body body) {
      super(jda, route, (response, request) -> response.getObject().getString("id"));
      this.body = body;
    }

    @Override
    protected RequestBody finalizeData() {
      return body.of(this);
    }

    RequestBody body(Set<? extends AttachedFile> files, DataObject json) {
      return getMultipartBody(files, json);
    }
  }
}
