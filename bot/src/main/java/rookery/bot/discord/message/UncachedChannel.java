package rookery.bot.discord.message;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.AttachedFile;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import net.dv8tion.jda.internal.requests.RestActionImpl;
import okhttp3.RequestBody;
import rookery.bot.outbox.Outbox.Sent;

/**
 * The one place that uses JDA's inside: JDA knows no archived threads after a restart, yet a
 * message may be sent to one, which wakes it up. A channel that does not exist any more is answered
 * by Discord itself.
 */
final class UncachedChannel {
  private final JDA jda;
  private final String channel;

  UncachedChannel(JDA jda, String channel) {
    this.jda = jda;
    this.channel = channel;
  }

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
