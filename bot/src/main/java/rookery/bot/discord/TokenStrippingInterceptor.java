package rookery.bot.discord;

import java.util.Set;
import java.util.function.Consumer;
import okhttp3.HttpUrl;
import okhttp3.Request;

/**
 * Removes the bot's token from answers to interactions, which have a token of their own. Discord
 * does not count them against the bot's rate limit, but a proxy counts every request with the bot's
 * token, so answers would wait for boards.
 */
final class TokenStrippingInterceptor implements Consumer<Request.Builder> {
  private static final Set<String> ANSWERED_AT = Set.of("interactions", "webhooks");

  private final int first;

  /**
   * @param restBase the address all paths are appended to, ending in a slash
   */
  TokenStrippingInterceptor(String restBase) {
    this.first = HttpUrl.get(restBase).pathSize() - 1;
  }

  @Override
  public void accept(Request.Builder request) {
    if (ANSWERED_AT.contains(request.build().url().pathSegments().get(first))) {
      request.removeHeader("authorization");
    }
  }
}
