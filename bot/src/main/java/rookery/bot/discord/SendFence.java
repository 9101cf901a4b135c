package rookery.bot.discord;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSink;

/**
 * Stops messages that another process may have sent or be about to send. This process may have been
 * frozen after it decided to send, and its message would undo newer ones. So the fence is asked
 * last: just before the request is written, and once more before the end of it leaves, as a message
 * with a picture takes a while to write.
 */
final class SendFence implements Interceptor {
  private static final String MESSAGES = "channels";

  private final int first;
  private final BooleanSupplier sure;

  /**
   * @param restBase the address all paths are appended to, ending in a slash
   * @param sure whether what this process has is still its own
   */
  SendFence(String restBase, BooleanSupplier sure) {
    this.first = HttpUrl.get(restBase).pathSize() - 1;
    this.sure = sure;
  }

  /**
   * @throws IOException if another process may have it
   */
  @Override
  public Response intercept(Chain chain) throws IOException {
    Request request = chain.request();
    if (!isToldToPeople(request)) {
      return chain.proceed(request);
    }
    check();
    return chain.proceed(
        request.body() == null
            ? request
            : request.newBuilder().method(request.method(), new Fenced(request.body())).build());
  }

  private void check() throws IOException {
    if (!sure.getAsBoolean()) {
      throw new IOException("another process may have it");
    }
  }

  /**
   * What nobody takes for a message before its end is there, which is kept back until the check.
   */
  private final class Fenced extends RequestBody {
    private final RequestBody body;

    private Fenced(RequestBody body) {
      this.body = body;
    }

    @Override
    public MediaType contentType() {
      return body.contentType();
    }

    @Override
    public long contentLength() throws IOException {
      return body.contentLength();
    }

    @Override
    public boolean isOneShot() {
      return body.isOneShot();
    }

    @Override
    public void writeTo(BufferedSink sink) throws IOException {
      body.writeTo(sink);
      check();
    }
  }

  /** Answers to interactions are not meant: too late they are taken by nobody. */
  private boolean isToldToPeople(Request request) {
    return request.url().pathSegments().get(first).equals(MESSAGES)
        && !request.method().equals("GET");
  }
}
