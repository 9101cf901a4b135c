package rookery.practice.wire.gateway;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.channel.ChannelCreateEvent;
import net.dv8tion.jda.api.events.channel.ChannelDeleteEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.guild.GuildLeaveEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.session.SessionInvalidateEvent;
import net.dv8tion.jda.api.events.session.SessionRecreateEvent;
import net.dv8tion.jda.api.events.session.SessionResumeEvent;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import org.junit.jupiter.api.Test;
import rookery.practice.RoomSettings;
import rookery.practice.guest.EchoBot;
import rookery.practice.guest.EchoRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;

class GatewayTest extends EchoRoom {
  /** A busy machine is no reason for an interaction to fail. */
  @Override
  protected RoomSettings settings() {
    return RoomSettings.USUAL.patient(Duration.ofSeconds(20));
  }

  private void awaitResumed(int times) {
    await().until(() -> bot.events(SessionResumeEvent.class).size() == times);
  }

  private String echo(String text) {
    return ada.types(general, "/echo text:" + text).message().text();
  }

  @Test
  void theBotResumesWhenItIsAskedToReconnect() {
    room.gateway().askToReconnect();
    awaitResumed(1);
    assertEquals("still here", echo("still here"));
    assertEquals(0, bot.events(SessionRecreateEvent.class).size());
  }

  @Test
  void whatWasMissedIsReplayed() {
    // Under the world's lock nobody can reconnect between the two.
    InteractionOutcome asked =
        room.world()
            .look(
                () -> {
                  room.gateway().drop();
                  return ada.types(general, "/echo text:while you were away");
                });
    assertEquals("while you were away", asked.message().text());
    awaitResumed(1);
  }

  @Test
  void aClosedConnectionIsResumed() {
    room.gateway().close(4000);
    awaitResumed(1);
    assertEquals("again", echo("again"));
  }

  @Test
  void anInvalidSessionIsBegunAnew() {
    room.gateway().invalidate(false);
    await().until(() -> !bot.events(SessionRecreateEvent.class).isEmpty());
    assertFalse(bot.events(SessionInvalidateEvent.class).isEmpty());
    assertEquals("anew", echo("anew"));
  }

  @Test
  void anInvalidSessionMayBeResumable() {
    room.gateway().invalidate(true);
    awaitResumed(1);
    assertEquals("resumed", echo("resumed"));
  }

  @Test
  void anEventMayArriveTwice() {
    InteractionOutcome asked = ada.types(general, "/echo text:once");
    asked.await();
    room.repeat(asked);
    await().until(() -> bot.events(SlashCommandInteractionEvent.class).size() == 2);
    assertEquals(1, ada.sees(general).size());
  }

  @Test
  void twoBotsMayBeConnectedAtOnce() throws InterruptedException {
    JDA second = EchoBot.connect(room, "any");
    assertEquals(2, room.gateway().connected());
    second.shutdown();
    await().until(() -> room.gateway().connected() == 1);
  }

  @Test
  void aWrongTokenIsRefused() {
    room.acceptOnly("right");
    assertThrows(InvalidTokenException.class, () -> EchoBot.connect(room, "wrong"));
  }

  @Test
  void channelsComeAndGo() {
    Channel attic = room.addChannel("attic");
    await().until(() -> bot.events(ChannelCreateEvent.class).size() == 1);
    assertEquals("up here", ada.types(attic, "/echo text:up here").message().text());
    room.delete(attic);
    await().until(() -> bot.events(ChannelDeleteEvent.class).size() == 1);
  }

  @Test
  void guildsComeAndGo() {
    Guild other = room.addGuild("Another guild", "hall");
    await().until(() -> bot.events(GuildJoinEvent.class).size() == 1);
    assertEquals("hi", ada.types(room.channel("hall"), "/echo text:hi").message().text());
    room.world().channels().dismissBot(other.id());
    await().until(() -> bot.events(GuildLeaveEvent.class).size() == 1);
    room.world().channels().inviteBot(other.id());
    await().until(() -> bot.events(GuildJoinEvent.class).size() == 2);
  }

  @Test
  void twoHundredPeopleFitIn() {
    Person last = room.addPeople(200).get(199);
    String answer =
        last.types(general, "/all count:1 loud:true who:@Guest1 where:#games colour:red")
            .message()
            .text();
    assertEquals("1 true guest1 games red", answer);
  }
}
