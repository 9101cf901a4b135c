package rookery.bot.inbrowser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.chance.Chance;
import rookery.bot.endtoend.Club;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.practice.person.Button;
import rookery.practice.person.Seen;
import rookery.practice.screen.Look;
import rookery.practice.screen.Screens;

/**
 * Plays a whole game of each kind in the page, on a telephone and by its buttons alone, and writes
 * into {@code docs/play.md} how many taps each turn takes. Random play that likes to capture; a
 * game that lasts long is given up, by buttons too. Not run by itself:
 *
 * <pre>mvn -pl bot -am test -Dtest=TapCount -Dsurefire.failIfNoSpecifiedTests=false</pre>
 *
 * <p>{@code -Dtaps.game=fluid} plays one game, {@code -Dtaps.turns=60} so many turns at most.
 */
class TapCount {
  private static final Path FIGURES = Path.of("docs/play.md");
  private static final Path DIARIES = Path.of("target/taps");
  private static final Look TELEPHONE = new Look(390, 844);
  private static final long SEED = 7;
  private static final int MOST_TURNS = Integer.getInteger("taps.turns", 60);

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;
  private final SplittableRandom random = new SplittableRandom(SEED);

  /**
   * A turn of one person.
   *
   * @param begins the button that begins it, or that it begins in a direct message
   * @param actions how many things were done
   * @param taps how many presses it took in all
   */
  private record Turn(String begins, int actions, int taps) {}

  static List<String> games() {
    return Optional.ofNullable(System.getProperty("taps.game"))
        .map(List::of)
        .orElseGet(() -> Games.all().stream().map(Game::id).toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeGameIsPlayedByItsButtonsAlone(String id) throws InterruptedException, IOException {
    Game game = Games.find(id).orElseThrow();
    List<Turn> turns = new ArrayList<>();
    try (Club club = new Club(folder, new Chance(new SplittableRandom(SEED)));
        Thumb thumb = new Thumb(club, screens.open(club.room.address(), TELEPHONE))) {
      try {
        write(game, turns, plays(thumb, game, turns));
      } finally {
        thumb.keeps(DIARIES.resolve(id));
      }
    }
  }

  /** Plays a game until it is over; how it ended. */
  private String plays(Thumb thumb, Game game, List<Turn> turns) {
    thumb.opens(game);
    Optional<Seen> asked = thumb.turns();
    while (asked.isPresent() && turns.size() < MOST_TURNS) {
      Turn turn = turn(thumb, asked.get());
      if (turn.actions() > 0) {
        turns.add(turn);
      }
      asked = thumb.turns();
    }
    if (asked.isPresent()) {
      thumb.givesUp();
    }
    assertTrue(thumb.isOver());
    return asked.isPresent() ? "given up" : "played to its end";
  }

  private Turn turn(Thumb thumb, Seen asked) {
    Optional<Button> main = Thumb.main(asked);
    String begins = begins(asked, main);
    Seen at = main.isPresent() ? thumb.presses(asked, main.get()) : asked;
    int taps = main.isPresent() ? 1 : 0;
    int actions = 0;
    while (!Thumb.choices(at).isEmpty()) {
      at = thumb.presses(at, chosen(at));
      taps++;
      actions += Thumb.isUnderWay(at) ? 0 : 1;
      // What was chosen in secret can be changed as often as one likes.
      if (!Thumb.isUnderWay(at) && at.text().startsWith("You ")) {
        break;
      }
    }
    assertTrue(at.menus().isEmpty(), "there is more to open than buttons: " + at.menus());
    return new Turn(begins, actions, taps);
  }

  private static String begins(Seen asked, Optional<Button> main) {
    return main.map(Button::label)
        .orElseGet(
            () ->
                asked.text().startsWith("<@")
                    ? Thumb.choices(asked).get(0).label()
                    : "direct message");
  }

  private Button chosen(Seen at) {
    List<Button> choices = new ArrayList<>(Thumb.choices(at));
    List<Button> lots = Thumb.buttons(at, ":any:");
    List<Button> captures =
        choices.stream().filter(button -> button.label().startsWith("\u00d7")).toList();
    List<Button> liked = lots.isEmpty() ? captures : lots;
    List<Button> from = liked.isEmpty() ? choices : liked;
    return from.get(random.nextInt(from.size()));
  }

  /** Gives the game its lines in the table, in the place of those it had. */
  private static void write(Game game, List<Turn> turns, String end) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(FIGURES));
    lines.removeIf(line -> line.startsWith("| " + game.title() + ","));
    Map<String, List<Integer>> taps = new TreeMap<>();
    for (Turn turn : turns) {
      String what = "%s | %d".formatted(turn.begins(), turn.actions());
      taps.computeIfAbsent(what, key -> new ArrayList<>()).add(turn.taps());
    }
    String name = "%s, %d turns, %s".formatted(game.title(), turns.size(), end);
    taps.forEach((what, counts) -> lines.add("| %s | %s | %s |".formatted(name, what, of(counts))));
    Files.writeString(FIGURES, lines.stream().collect(Collectors.joining("\n", "", "\n")));
  }

  private static String of(List<Integer> taps) {
    List<Integer> sorted = taps.stream().sorted(Comparator.naturalOrder()).toList();
    return "%d | %d | %d | %d"
        .formatted(
            taps.size(),
            sorted.get(0),
            sorted.get(sorted.size() / 2),
            sorted.get(sorted.size() - 1));
  }
}
