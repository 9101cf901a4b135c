package rookery.bot.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rookery.bot.rating.Rating;
import rookery.bot.rating.Ratings;
import rookery.bot.result.GameResult;
import rookery.bot.result.RatedHistory;
import rookery.bot.store.StoredResults;
import rookery.bot.table.Person;

/** Works out all ratings from the results of finished games, which are all that is kept of them. */
@Command(
    name = "ratings",
    description = {
      "Recalculates everybody's ratings from the results of finished games and prints them.",
      "If the database is a file, stop Rookery first."
    },
    mixinStandardHelpOptions = true)
public final class RatingsCommand implements Callable<Integer> {
  private final Launcher launcher;

  @Option(
      names = "--rebuild",
      description = "print every digit; the same results give the same digits on any machine")
  private boolean everyDigit;

  @Spec private CommandSpec spec;

  /** Reads the database that the launcher names. */
  public RatingsCommand(Launcher launcher) {
    this.launcher = launcher;
  }

  @Override
  public Integer call() {
    List<GameResult> results = StoredResults.rated(launcher.database());
    Ratings ratings = Ratings.of(RatedHistory.of(results).counted());
    PrintWriter out = spec.commandLine().getOut();
    for (Map.Entry<Person, SortedSet<String>> played : played(results).entrySet()) {
      String id = played.getKey().id();
      out.printf("%s all %s%n", id, text(ratings.general(id)));
      played.getValue().forEach(g -> out.printf("%s %s %s%n", id, g, text(ratings.rating(id, g))));
    }
    out.flush();
    return 0;
  }

  private String text(Rating rating) {
    return everyDigit ? rating.points() + " " + rating.deviation() : rating.text();
  }

  /** Which games each person has played; former players have no number any more. */
  private static SortedMap<Person, SortedSet<String>> played(List<GameResult> results) {
    SortedMap<Person, SortedSet<String>> played = new TreeMap<>();
    for (GameResult result : results) {
      result.seats().stream()
          .map(GameResult.SeatResult::person)
          .filter(person -> !person.equals(Person.FORMER))
          .forEach(
              person -> played.computeIfAbsent(person, any -> new TreeSet<>()).add(result.game()));
    }
    return played;
  }
}
