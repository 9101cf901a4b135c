package rookery.bot.request.testroom;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/**
 * Ada and Ben, who play by direct messages with the bot.
 *
 * @param hall where the bot is
 */
public record DirectGame(InMemoryChannel hall) {
  /** Types a slash command into one's direct messages. */
  public PrivateAnswer types(
      Person person, String command, Map<String, String> words, Person... guests) {
    TableLocation direct = new TableLocation("", "dm" + person.id());
    List<Guest> named = Stream.of(guests).map(one -> new Guest(one, false, false)).toList();
    Arguments given = new Arguments(Optional.empty(), "", words, named);
    RequestOrigin where =
        new RequestOrigin(direct, Surface.COMMAND, Optional.empty(), ChannelRights.USUAL);
    return hall.asks(hall.request(person, where, "/" + command, given));
  }

  /** Types one without options. */
  public PrivateAnswer types(Person person, String command) {
    return types(person, command, Map.of());
  }

  /** Ada opens a table and invites these. */
  public PrivateAnswer opens(String game, Person... guests) {
    return types(InMemoryChannel.ADA, "play", Map.of("game", game, "seats", "named"), guests);
  }

  /** Ada invites Ben, who joins. */
  public void begins(String game) {
    opens(game, InMemoryChannel.BEN);
    hall.presses(InMemoryChannel.BEN, last(InMemoryChannel.BEN), "Join");
  }

  /** Makes a move there. */
  public PrivateAnswer moves(Person person, String action) {
    return types(person, "move", Map.of("action", action));
  }

  /** Gives the game up. */
  public void resigns(Person person) {
    hall.presses(person, types(person, "resign").post(), "Resign");
  }

  /** What the bot has written to somebody by itself, the oldest first. */
  public List<OutgoingMessage> letters(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person));
  }

  /** The last of that. */
  public OutgoingMessage last(Person person) {
    List<OutgoingMessage> all = letters(person);
    return all.get(all.size() - 1);
  }
}
