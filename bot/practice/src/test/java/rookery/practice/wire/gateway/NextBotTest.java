package rookery.practice.wire.gateway;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoBot;
import rookery.practice.guest.EchoRoom;
import rookery.practice.person.InteractionOutcome;

/** What nobody has acknowledged in time has failed, and the next bot is not told of it. */
class NextBotTest extends EchoRoom {
  @Test
  void theNextBotTakesOverFromTheLast() throws InterruptedException {
    bot.close();
    await().until(() -> room.gateway().connected() == 0);
    InteractionOutcome unanswered = ada.types(general, "/echo text:nobody there");
    bot = EchoBot.join(room);
    assertEquals("here", ada.types(general, "/echo text:here").message().text());
    assertTrue(unanswered.failed());
  }
}
