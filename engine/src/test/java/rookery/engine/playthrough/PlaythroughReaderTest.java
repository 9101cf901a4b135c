package rookery.engine.playthrough;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Game;
import rookery.engine.kit.toy.BidGame;
import rookery.engine.kit.toy.HeapGame;
import rookery.engine.option.Options;

class PlaythroughReaderTest {
  private static final List<Game> GAMES = List.of(new HeapGame(), new BidGame());
  private static final PlaythroughReader READER =
      new PlaythroughReader(id -> GAMES.stream().filter(g -> g.id().equals(id)).findFirst());
  private static final String HEAD = "{\"game\":\"toy-heap\",\"options\":{\"counters\":2}}";

  private static List<String> file(String... lines) {
    List<String> file = new ArrayList<>(List.of(HEAD));
    file.addAll(List.of(lines));
    return file;
  }

  private static String act(String seat, String action) {
    return "{\"seat\":\"%s\",\"action\":\"%s\"}".formatted(seat, action);
  }

  private static PlaythroughException stop(List<String> file) {
    return assertThrows(PlaythroughException.class, () -> READER.read(file));
  }

  private static List<String> random(Game game, long seed) {
    Options options = Options.of(game.options(), Map.of());
    return Playthrough.random(game, options, new SplittableRandom(seed), 400).lines();
  }

  @Test
  void seatsAndActionsAreEnoughToComputeAllElse() {
    List<String> lines = READER.read(file(act("W", "a2"), act("B", "b3"))).lines();
    assertEquals(4, lines.size());
    assertEquals(
        "{\"position\":[\"......\",\"......\"],\"turn\":\"white\","
            + "\"result\":{\"kind\":\"win\",\"seats\":[\"B\"],\"reason\":\"last-counter\"}}",
        lines.get(3));
  }

  @Test
  void ownFilesComeBackByteForByte() {
    for (Game game : GAMES) {
      for (long seed = 0; seed < 20; seed++) {
        List<String> lines = random(game, seed);
        assertEquals(lines, READER.read(lines).lines());
        assertEquals(lines, READER.check(lines).lines());
      }
    }
  }

  @Test
  void optionsComeBackAsTheyWereGiven() {
    String head =
        "{\"game\":\"toy-heap\",\"options\":{\"misere\":\"true\",\"counters\":\"3\"},"
            + "\"seats\":[\"W\",\"B\"],\"chance\":{}}";
    assertEquals(head, READER.read(List.of(head)).lines().get(0));
  }

  @Test
  void optionsMayBeStringsOrNaturalTypes() {
    String words = "{\"game\":\"toy-heap\",\"options\":{\"misere\":\"true\",\"counters\":\"3\"}}";
    String natural = "{\"game\":\"toy-heap\",\"options\":{\"misere\":true,\"counters\":3}}";
    assertEquals(READER.read(List.of(words)).options(), READER.read(List.of(natural)).options());
  }

  @Test
  void ordersThatAreNotNeededComeBackToo() {
    String head =
        "{\"game\":\"toy-bid\",\"options\":{},\"seats\":[\"W\",\"B\"],"
            + "\"chance\":{\"reshuffle1\":[\"a\"],\"deck\":[\"f\",\"e\",\"d\",\"c\",\"b\",\"a\"]}}";
    assertEquals(head, READER.read(List.of(head)).lines().get(0));
  }

  @Test
  void otherKeysMaySayAnything() {
    List<String> lines =
        READER
            .read(file("{\"position\":\"?\",\"legal\":[],\"seat\":\"W\",\"action\":\"a2\"}"))
            .lines();
    assertEquals(
        "{\"position\":[\"PP....\",\"PPP...\"],\"turn\":\"white\","
            + "\"legal\":{\"W\":[\"a1\",\"a2\",\"b1\",\"b2\",\"b3\"]},"
            + "\"seat\":\"W\",\"action\":\"a2\"}",
        lines.get(1));
  }

  @Test
  void anIllegalActionIsNamedWithItsLine() {
    PlaythroughException stop = stop(file(act("W", "a2"), act("B", "a1")));
    assertEquals(3, stop.line());
    assertEquals(
        "Line 3: \"a1\" isn't legal for B. " + "Say a heap and how many counters, such as a1.",
        stop.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      value = {
        "{\"seat\":\"B\",\"action\":\"a1\"} | Line 2: \"a1\" isn't legal for B, who can't act now",
        "{\"seat\":\"X\",\"action\":\"a1\"} | Line 2: there's no seat \"X\", only [W, B]",
        "{\"seat\":\"W\"} | Line 2: \"action\" must be given as a string",
        "{\"action\":\"a1\"} | Line 2: \"seat\" must be given as a string",
        "{\"seat\":\"W\",\"action\":3} | Line 2: \"action\" must be given as a string",
        "[] | Line 2: this must be an object in braces",
        "{\"seat\" | Line 2: character 8: there must be a colon here, not the end"
      })
  void aLineThatCannotBeFollowedIsNamed(String line, String message) {
    assertEquals(message, stop(file(line, act("B", "b1"))).getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      value = {
        "{} | Line 1: \"game\" must be given as a string",
        "{\"game\":\"ludo\"} | Line 1: there's no game \"ludo\"",
        "{\"game\":\"toy-heap\",\"options\":[]} | Line 1: \"options\" must be an object",
        "{\"game\":\"toy-heap\",\"options\":{\"misere\":null}} | Line 1: the option \"misere\" needs a single value",
        "{\"game\":\"toy-heap\",\"options\":{\"size\":1}} | Line 1: There's no option \"size\". This game's options are \"counters\", \"misere\" and \"first\".",
        "{\"game\":\"toy-heap\",\"options\":{\"counters\":9}} | Line 1: The option \"counters\" can\'t be \"9\". Choose 2, 3, 4, 5 or 6.",
        "{\"game\":\"toy-bid\",\"chance\":{\"deck\":\"abc\"}} | Line 1: \"chance\" must give \"deck\" as a list of strings",
        "{\"game\":\"toy-bid\"} | Line 1: the game now needs an order for \"deck\", but \"chance\" doesn't give one"
      })
  void aFirstLineThatCannotBeFollowedIsRefused(String head, String message) {
    assertEquals(message, stop(List.of(head)).getMessage());
  }

  @Test
  void anEmptyFileIsRefused() {
    assertEquals(
        "Line 1: the file is empty; its first line must name the game",
        stop(List.of()).getMessage());
  }

  @Test
  void nothingMayBeDoneAfterTheEnd() {
    PlaythroughException stop = stop(file(act("W", "a2"), act("B", "b3"), act("W", "a1")));
    assertEquals("Line 4: the game is over (last-counter)", stop.getMessage());
  }

  @Test
  void nothingMayFollowALineWithoutAnAction() {
    PlaythroughException stop = stop(file("{}", act("W", "a1")));
    assertEquals("Line 3: nothing can follow a line without an action", stop.getMessage());
  }

  @Test
  void aReshuffleThatTheFileDoesNotGiveStopsTheReplay() {
    List<String> file =
        List.of(
            "{\"game\":\"toy-bid\",\"chance\":{\"deck\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\"]}}",
            act("W", "bid a"),
            act("B", "bid b"),
            act("W", "bid c"),
            act("B", "bid d"));
    assertEquals(
        "Line 5: the game now needs an order for \"reshuffle1\", but \"chance\" doesn't give one",
        stop(file).getMessage());
  }

  @Test
  void aCheckStopsAtTheFirstLineThatIsNotTheTruth() {
    List<String> lines = new ArrayList<>(random(GAMES.get(0), 4));
    String wrong = lines.get(2).replace("\"turn\":\"black\"", "\"turn\":\"white\"");
    lines.set(2, wrong);
    PlaythroughException stop = assertThrows(PlaythroughException.class, () -> READER.check(lines));
    assertEquals(3, stop.line());
  }

  @Test
  void aCheckStopsAtAFileThatEndsTooEarly() {
    List<String> lines = random(GAMES.get(0), 4);
    PlaythroughException stop =
        assertThrows(
            PlaythroughException.class, () -> READER.check(lines.subList(0, lines.size() - 1)));
    assertEquals(lines.size(), stop.line());
  }

  @Test
  void aCheckNamesAnEarlierFalseLineBeforeALaterIllegalOne() {
    List<String> lines = new ArrayList<>(random(GAMES.get(0), 4));
    lines.set(1, lines.get(1).replace("PPP...", "PP...."));
    lines.set(2, act("B", "a9"));
    PlaythroughException stop = assertThrows(PlaythroughException.class, () -> READER.check(lines));
    assertEquals(2, stop.line());
  }
}
