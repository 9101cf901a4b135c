package rookery.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import okhttp3.Request;
import org.junit.jupiter.api.Test;

class TokenStrippingInterceptorTest {
  private static final String BASE = "http://127.0.0.1:8080/api/v10/";

  private final TokenStrippingInterceptor answers = new TokenStrippingInterceptor(BASE);

  private String signature(String path) {
    Request.Builder request =
        new Request.Builder().url(BASE + path).header("authorization", "Bot x");
    answers.accept(request);
    return request.build().header("Authorization");
  }

  @Test
  void anAnswerToAnInteractionGoesWithoutTheBotsToken() {
    assertNull(signature("interactions/22/aW50/callback?with_response=true"));
    assertNull(signature("webhooks/11/aW50/messages/@original"));
    assertNull(signature("webhooks/11/aW50"));
  }

  @Test
  void allElseBearsIt() {
    assertEquals("Bot x", signature("channels/33/messages"));
    assertEquals("Bot x", signature("channels/33/webhooks"));
    assertEquals("Bot x", signature("users/@me/channels"));
  }
}
