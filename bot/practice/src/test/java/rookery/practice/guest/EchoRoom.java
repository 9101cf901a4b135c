package rookery.practice.guest;

import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;

/** A room for each test, with the echoing bot in it. */
public abstract class EchoRoom {
  protected TestedRoom room;
  protected EchoBot bot;
  protected Person ada;
  protected Channel general;
  protected Channel games;

  @BeforeEach
  public void openRoom() throws InterruptedException {
    room = TestedRoom.open(settings());
    bot = EchoBot.join(room);
    ada = room.person("Ada");
    general = room.channel("general");
    games = room.channel("games");
  }

  protected RoomSettings settings() {
    return RoomSettings.USUAL;
  }

  @AfterEach
  public void closeRoom() {
    bot.close();
    room.close();
  }

  protected TextChannel seenByBot(Channel channel) {
    return bot.jda().getTextChannelById(channel.id());
  }
}
