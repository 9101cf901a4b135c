package rookery.engine.kit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Perft;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.playthrough.RecordedDealer;

/**
 * Counts of sequences of actions, from files {@code perft/games/<game>.perft}. A count is pinned
 * only after another program has found the same. Form of a file, after {@code #} comments:
 *
 * <pre>
 * id after-the-first-move       a name; begins a position
 * option cylinder true          as many as needed; defaults for the rest
 * deck pile N B Q               order of a deck by its key; sorted if none is given
 * action W d2d3                 what is played before counting, in order
 * perft 1 24                    a depth and its count, as many as wanted
 * </pre>
 *
 * Counts above {@code -Dkit.perft=N}, 20,000 if nothing else is said, are left out.
 */
class PerftFilesTest {
  private static final Path FOLDER = Path.of("src/test/resources/perft/games");
  private static final long LARGEST = Long.getLong("kit.perft", 20_000);

  /** One count of one position. */
  record Count(Game game, String id, List<String> lines, int depth, long count) {
    @Override
    public String toString() {
      return "%s %s perft %s".formatted(game.id(), id, depth);
    }

    /** The words after {@code word} in each line that begins with it. */
    private List<String[]> words(String word) {
      return lines.stream()
          .filter(line -> line.startsWith(word + " "))
          .map(line -> line.substring(word.length() + 1).split(" ", 2))
          .toList();
    }

    private Options options() {
      Map<String, String> chosen = new HashMap<>();
      words("option").forEach(words -> chosen.put(words[0], words[1]));
      return Options.of(game.options(), chosen);
    }

    private Dealer dealer() {
      Map<String, List<String>> orders = new LinkedHashMap<>();
      words("deck").forEach(words -> orders.put(words[0], List.of(words[1].split(" "))));
      Dealer given = new RecordedDealer(orders, 1);
      return wanted -> orders.containsKey(wanted.key()) ? given.shuffle(wanted) : wanted.cards();
    }

    long counted() {
      Dealer dealer = dealer();
      Playthrough played = Playthrough.begin(game, options(), dealer);
      for (String[] words : words("action")) {
        String wanted = words[0] + " " + words[1];
        Ply ply =
            played.legal().stream()
                .filter(p -> p.toString().equals(wanted))
                .findFirst()
                .orElseThrow();
        played = played.then(ply, dealer);
      }
      return Perft.count(played, dealer, depth);
    }
  }

  static Stream<Count> counts() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList().stream().flatMap(file -> counts(file).stream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Count> counts(Path file) {
    Game game = KitGames.find(file.getFileName().toString().replace(".perft", "")).orElseThrow();
    List<Count> counts = new ArrayList<>();
    List<String> position = List.of();
    for (String line : lines(file)) {
      String[] words = line.split(" ");
      switch (words[0]) {
        case "id" -> position = new ArrayList<>(List.of(line));
        case "option", "deck", "action" -> position.add(line);
        case "perft" -> {
          String id = position.get(0).substring("id ".length());
          counts.add(
              new Count(
                  game,
                  id,
                  List.copyOf(position),
                  Integer.parseInt(words[1]),
                  Long.parseLong(words[2])));
        }
        default -> throw new IllegalArgumentException(file + " has a line " + line);
      }
    }
    return counts.stream().filter(count -> count.count() <= LARGEST).toList();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("counts")
  void countsAreAsPinned(Count count) {
    assertEquals(count.count(), count.counted());
  }
}
