package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.BOB;
import static rookery.bot.store.kit.StoreSamples.CAT;
import static rookery.bot.store.kit.StoreSamples.GAME;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import rookery.bot.cli.Launcher;
import rookery.bot.cli.RatingsCommand;
import rookery.bot.cli.RunningService;
import rookery.bot.rating.Rating;
import rookery.bot.result.CurrentRatings;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Ratings are a function of the kept results, whoever works them out, and when. */
class RatingsRebuildTest {
  private record Reading(DatabaseName database) implements Launcher {
    @Override
    public Path health() {
      throw new UnsupportedOperationException();
    }

    @Override
    public RunningService bot() {
      throw new UnsupportedOperationException();
    }

    @Override
    public RunningService practiceRoom() {
      throw new UnsupportedOperationException();
    }
  }

  private static void play(OpenDatabase kept, int number, Person black) {
    Table table = playing("t" + number, GAME, 1, black).rated(true);
    Table saved = kept.store().save(opened(table));
    kept.store().save(changed(saved, taken(saved, 1)));
  }

  private static String line(Person person, String game, Rating rating) {
    return "%s %s %s %s".formatted(person.id(), game, rating.points(), rating.deviation());
  }

  /** What a bot knows that has seen the games end one after another. */
  private static List<String> known(CurrentRatings ratings) {
    return Stream.of(ANN, BOB, CAT)
        .flatMap(
            person ->
                Stream.of(
                    line(person, "all", ratings.now().ratings().general(person.id())),
                    line(
                        person, GAME.id(), ratings.now().ratings().rating(person.id(), GAME.id()))))
        .toList();
  }

  private static List<String> rebuilt(DatabaseName name) {
    StringWriter out = new StringWriter();
    new CommandLine(new RatingsCommand(new Reading(name)))
        .setOut(new PrintWriter(out))
        .execute("--rebuild");
    return out.toString().lines().toList();
  }

  @Test
  void workedOutAnewTheyAreTheSameToTheLastDigit(@TempDir Path folder) {
    DatabaseName name = TestDatabase.at(folder.resolve("rookery.db"));
    List<String> known = new ArrayList<>();
    try (OpenDatabase kept = OpenDatabase.of(name)) {
      CurrentRatings ratings =
          new CurrentRatings(
              new StoredResults(kept.database(), kept.store(), StoreSamples.at(NOON)),
              Runnable::run);
      for (int game = 0; game < 9; game++) {
        play(kept, game, game % 3 == 0 ? CAT : BOB);
        known.clear();
        known.addAll(known(ratings));
      }
    }

    assertEquals(known, rebuilt(name));
  }
}
