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
import rookery.bot.endtoend.FriendsRoom;
import rookery.bot.random.RequestRandomSource;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.text.Phrase;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/**
 * Plays a whole game of each kind in the page, on a telephone and by its buttons alone, and writes
 * into {@code docs/play.md} how many taps each turn takes. The first side plays as a casual
 * computer player, the other by lot; a game that lasts long is given up, by buttons too. Not run by
 * itself:
 *
 * <pre>mvn -pl bot -am test -Dtest=TapCount -Dsurefire.failIfNoSpecifiedTests=false</pre>
 *
 * <p>{@code -Dtaps.game=fluid} plays one game, {@code -Dtaps.turns=60} so many turns at most, and
 * {@code -Dtaps.photographs=true} keeps the screen after each press.
 */
class TapCount {
  private static final Path FIGURES = Path.of("docs/play.md");
  private static final Path DIARIES = Path.of("target/taps");
  private static final long SEED = 7;
  private static final int MOST_TURNS = Integer.getInteger("taps.turns", 300);

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  static List<String> games() {
    return Optional.ofNullable(System.getProperty("taps.game"))
        .map(List::of)
        .orElseGet(() -> Games.all().stream().map(Game::id).toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeGameIsPlayedByItsButtonsAlone(String id) throws Exception {
    Game game = Games.find(id).orElseThrow();
    try (FriendsRoom club =
            new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(SEED)));
        ScriptedPlayer judgement = new ScriptedPlayer(club.database, new SplittableRandom(SEED));
        PhoneUser thumb =
            new PhoneUser(club, screens.open(club.room.address(), WindowSize.USUAL_TELEPHONE))) {
      Path diary = Files.createDirectories(DIARIES.resolve(id));
      ButtonGame sitting = new ButtonGame(thumb, judgement, diary);
      try {
        String end = plays(thumb, game, sitting);
        write(game, sitting.turns(), end);
      } finally {
        sitting.keeps();
      }
    }
  }

  /** Plays a game until it is over; how it ended. */
  private static String plays(PhoneUser thumb, Game game, ButtonGame sitting) {
    thumb.opens(game);
    Optional<VisibleMessage> asked = thumb.turns();
    while (asked.isPresent() && sitting.turns().size() < MOST_TURNS) {
      sitting.turn(asked.get());
      asked = thumb.turns();
    }
    if (asked.isPresent()) {
      thumb.givesUp();
    }
    assertTrue(thumb.isOver());
    return asked.isPresent() ? "given up" : "played to its end";
  }

  /** Gives the game its lines in the table, in the place of those it had. */
  private static void write(Game game, List<ButtonGame.Turn> turns, String end) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(FIGURES));
    lines.removeIf(line -> line.startsWith("| " + game.title() + ","));
    Map<String, List<Integer>> taps = new TreeMap<>();
    for (ButtonGame.Turn turn : turns) {
      String what = "%s | %d".formatted(turn.begins(), turn.actions());
      taps.computeIfAbsent(what, key -> new ArrayList<>()).add(turn.taps());
    }
    String counted = Phrase.counted(turns.size(), "turn");
    String name = "%s, %s, %s".formatted(game.title(), counted, end);
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
