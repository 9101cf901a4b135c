package rookery.practice.wire.gateway;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import org.junit.jupiter.api.Test;
import rookery.practice.RoomSettings;
import rookery.practice.guest.EchoBot;
import rookery.practice.guest.EchoRoom;

/** A bot that begins sessions too often has its token taken from it, until the next day. */
class SessionLimitTest extends EchoRoom {
  @Override
  protected RoomSettings settings() {
    return RoomSettings.USUAL.starting(1, 1);
  }

  @Test
  void aBotThatBeginsTooOftenIsRefusedForTheDay() throws InterruptedException {
    room.gateway().invalidate(false);
    await().until(() -> !bot.events(ShutdownEvent.class).isEmpty());
    assertEquals(4004, bot.events(ShutdownEvent.class).get(0).getCode());
    room.pass(Duration.ofDays(1));
    bot = EchoBot.join(room);
    assertEquals("here", ada.types(general, "/echo text:here").message().text());
  }
}
