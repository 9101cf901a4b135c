package rookery.bot.discord;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;

/**
 * Lets no message leave that another process may be about to send, or has sent: this one may have
 * stood still after it decided to, and would undo what has been said since. So it is asked last,
 * when all that is left to do is to write.
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
