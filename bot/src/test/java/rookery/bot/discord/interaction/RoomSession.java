package rookery.bot.discord.interaction;

import java.util.List;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import rookery.practice.TestedRoom;

/** A session of the bot in a practice room, with nothing of Rookery in it but who listens. */
final class RoomSession {
  private RoomSession() {}

  /** Begins one, and waits until it hears. */
  static JDA heardBy(ListenerAdapter listener, TestedRoom room) throws InterruptedException {
    return JDABuilder.createLight("practice", List.of())
        .setRestConfig(new RestConfig().setBaseUrl(room.restUrl()))
        .setSessionController(
            new SessionControllerAdapter() {
              @Override
              public String getGateway() {
                return room.gatewayUrl();
              }
            })
        .addEventListeners(listener)
        .build()
        .awaitReady();
  }
}
