package rookery.practice.wire.gateway;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import net.dv8tion.jda.api.events.session.SessionDisconnectEvent;
import net.dv8tion.jda.api.events.session.SessionRecreateEvent;
import net.dv8tion.jda.api.events.session.SessionResumeEvent;
import org.junit.jupiter.api.Test;
import rookery.practice.RoomSettings;
import rookery.practice.guest.EchoRoom;

/** A room whose bots soon miss an answer to their heartbeats, as they do on a busy machine too. */
class SilentGatewayTest extends EchoRoom {
  @Override
  protected RoomSettings settings() {
    return RoomSettings.USUAL.beating(Duration.ofMillis(400)).patient(Duration.ofSeconds(20));
  }

  @Test
  void aSilentGatewayIsTakenForDead() {
    room.gateway().freeze(true);
    await().until(() -> !bot.events(SessionDisconnectEvent.class).isEmpty());
    room.gateway().freeze(false);
    // Whoever is late, on a busy machine, has to begin anew.
    await()
        .until(
            () ->
                !bot.events(SessionResumeEvent.class).isEmpty()
                    || !bot.events(SessionRecreateEvent.class).isEmpty());
    assertEquals("alive", ada.types(general, "/echo text:alive").message().text());
  }
}
