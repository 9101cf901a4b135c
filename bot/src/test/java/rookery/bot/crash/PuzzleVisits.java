package rookery.bot.crash;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;

/**
 * Somebody looks at one puzzle after another, of every game that has some, and takes hints; now and
 * then also at the deals of the day, whose long searches begin with that.
 */
final class PuzzleVisits {
  private static final List<String> GAMES =
      List.of(
          "custodian",
          "fluid",
          "booster",
          "cooperative",
          "neighbour",
          "split-brain",
          "cloak",
          "parade",
          "telepathy");

  private static final int AT_A_TIME = 10;

  private final Person person;
  private final Channel channel;
  private final RandomGenerator random;
  private volatile int seen;

  /** Whoever is the n-th of those who do so, in a channel alone. */
  PuzzleVisits(TestedRoom room, int n, RandomGenerator random) {
    this.person = room.people().get(n);
    this.channel = room.addChannel("puzzles-" + n);
    this.random = random;
  }

  /** Looks at them until the bot's life is over. */
  Void lookIn(BotLifetime life) throws Exception {
    while (!life.isOver()) {
      life.answer(person.types(channel, "/daily"));
      String game = GAMES.get(random.nextInt(GAMES.size()));
      Optional<VisibleMessage> puzzle = life.answer(person.types(channel, "/puzzle game:" + game));
      for (int n = 0; n < AT_A_TIME && puzzle.isPresent() && !life.isOver(); n++) {
        seen++;
        String button = random.nextInt(3) == 0 ? "Hint" : "Another";
        puzzle = life.answer(person.presses(puzzle.get(), button));
      }
    }
    return null;
  }

  /** How many puzzles were looked at, hints included. */
  int seen() {
    return seen;
  }
}
