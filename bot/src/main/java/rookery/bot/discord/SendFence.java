package rookery.bot.discord;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Stops messages that another process may have sent or be about to send. This process may have been
 * frozen after it decided to send, and its message would undo newer ones. So the fence is asked
 * last, just before the request is written.
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
    if (isToldToPeople(request) && !sure.getAsBoolean()) {
      throw new IOException("another process may have it");
    }
    return chain.proceed(request);
  }

  /** Answers to interactions are not meant: too late they are taken by nobody. */
  private boolean isToldToPeople(Request request) {
    return request.url().pathSegments().get(first).equals(MESSAGES)
        && !request.method().equals("GET");
  }
}
