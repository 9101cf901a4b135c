package rookery.bot.crash;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * Somebody plays against computers, one game after the other: asks for a hint at each move and
 * follows it, gives up after a while, and asks for the review of the game.
 */
final class ComputerGames {
  private static final List<String> GAMES = List.of("custodian", "fluid", "gravity", "booster");
  private static final int MOVES = 12;
  private static final Pattern HINT = Pattern.compile("I'd .*? \\(`(.*?)`\\)\\..*", Pattern.DOTALL);

  private final Person person;
  private final Channel channel;
  private volatile int over;

  /** Whoever is the n-th of those who do so, in a channel alone. */
  ComputerGames(TestedRoom room, int n) {
    this.person = room.people().get(n);
    this.channel = room.addChannel("computers-" + n);
  }

  /** Plays until the bot's life is over. */
  Void playIn(BotLifetime life) throws Exception {
    for (int game = 0; !life.isOver(); game++) {
      asks(life, "/play game:%s opponents:beginner".formatted(GAMES.get(game % GAMES.size())));
      for (int move = 0; move < MOVES && !life.isOver(); move++) {
        move(life);
      }
      Optional<VisibleMessage> sure = asks(life, "/resign");
      if (sure.isPresent()) {
        life.answer(person.presses(sure.get(), "Resign"));
        asks(life, "/review");
      }
      over++;
    }
    return null;
  }

  /** Where it is not this person's turn, or what was hinted at is past, the next one comes. */
  private void move(BotLifetime life) throws Exception {
    Optional<Matcher> hint =
        asks(life, "/hint").map(seen -> HINT.matcher(seen.text())).filter(Matcher::find);
    if (hint.isPresent()) {
      asks(life, "/move action:" + hint.get().group(1));
    }
  }

  private Optional<VisibleMessage> asks(BotLifetime life, String command) throws Exception {
    return life.answer(person.types(channel, command));
  }

  /** How many games are over. */
  int over() {
    return over;
  }

  /** How many reviews have been made. */
  long reviews() {
    return person.sees(person.direct()).stream()
        .filter(seen -> seen.text().contains("review"))
        .count();
  }
}
