package rookery.bot.cli.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import rookery.engine.Action;
import rookery.engine.games.Games;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleLines;

/** What the command line says of computer players. */
class ComputerCommandsTest {
  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(Object command, String... arguments) {
    return new CommandLine(command)
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }

  private static String untimed(String line) {
    return line.replaceAll(",\"[a-z]+ (ms|iterations)[^,}]*", "");
  }

  @Test
  void theArenaPlaysEachGameTwiceAndSaysWhoWon() {
    assertEquals(
        0, run(new ArenaCommand(), "gravity", "--players", "random,random", "--games", "4"));
    assertTrue(
        out.toString()
            .matches(
                "\\{\"game\":\"gravity\",\"options\":\\{},\"players\":\\[\"random\",\"random\"],"
                    + "\"seed\":1,\"wins\":\\d,\"draws\":\\d,\"losses\":\\d,\"score\":0\\.\\d{3},"
                    + "\"endings\":\\{\"[^}]*},\"plies\":\\d+\\.\\d{3},\"random ms p50\".*}\\R"),
        out.toString());
  }

  @Test
  void equalSeedsGiveEqualGames() {
    run(new ArenaCommand(), "neighbour", "--players", "random", "--games", "3", "--seed", "5");
    String first = untimed(out.toString());
    out.getBuffer().setLength(0);
    run(new ArenaCommand(), "neighbour", "--players", "random", "--games", "3", "--seed", "5");
    assertEquals(first, untimed(out.toString()));
    out.getBuffer().setLength(0);
    run(new ArenaCommand(), "neighbour", "--players", "random", "--games", "3", "--seed", "6");
    assertNotEquals(first, untimed(out.toString()));
  }

  @Test
  void theArenaPlaysWithTheOptionsThatAreGiven() {
    run(new ArenaCommand(), "custodian", "--players", "random", "--option", "recruit=true");
    assertTrue(out.toString().contains("\"recruit\":\"true\""), out.toString());
  }

  @Test
  void aPlayerThatIsNotThereIsRefusedWithThoseThatAre() {
    assertEquals(2, run(new ArenaCommand(), "gravity", "--players", "expert"));
    assertTrue(
        err.toString()
            .contains(
                "There's no player called \"expert\". The players are: random, greedy, beginner, casual and club."),
        err.toString());
  }

  @Test
  void theArenaStopsOnceATestHasShownWhoIsBetter() {
    String[] match = "gravity --players greedy,random --games 90 --sprt 0.5,0.9".split(" ");
    assertEquals(0, run(new ArenaCommand(), match));
    assertTrue(out.toString().contains("\"sprt\":0.900"), out.toString());
    assertTrue(out.toString().matches("(?s).*\"wins\":\\d,.*"), out.toString());
  }

  @Test
  void whereThereAreNoSidesThereIsNothingToTest() {
    String[] match = "parade --players greedy,random --sprt 0.5,0.9".split(" ");
    assertEquals(2, run(new ArenaCommand(), match));
    assertTrue(err.toString().contains("a game with two sides"), err.toString());
  }

  @Test
  void whoPlaysTheSameDealsAloneIsComparedDealByDeal() {
    String[] match = "parade --players greedy,random --games 8".split(" ");
    assertEquals(0, run(new ArenaCommand(), match));
    assertTrue(out.toString().matches("(?s).*\"paired t\":\\d+\\.\\d{3}.*"), out.toString());
  }

  private Path played(String game, int actions) throws IOException {
    String[] typed = "%s --seed 3 --max-actions %d".formatted(game, actions).split(" ");
    assertEquals(0, run(new PlaythroughCommand(), typed), err.toString());
    String lines = out.toString();
    out.getBuffer().setLength(0);
    return Files.writeString(folder.resolve("game.jsonl"), lines);
  }

  @Test
  void aGamePlayedAtRandomReplaysToTheSameLinesAndIsRight() throws IOException {
    Path file = played("Neighbour", 5);
    assertEquals(0, run(new PlaythroughCommand(), "--replay", file.toString()), err.toString());
    assertEquals(Files.readString(file), out.toString());
    out.getBuffer().setLength(0);
    assertEquals(0, run(new PlaythroughCommand(), "--check", file.toString()), err.toString());
    assertEquals("neighbour: 5 actions, every line is right.", out.toString().strip());
  }

  @Test
  void chooseSaysWhatAPlayerWouldDoAtTheEndOfAFile() throws IOException {
    String file = played("telepathy", 0).toString();
    assertEquals(0, run(new ComputerChoiceCommand(), file, "--seat", "W1", "--level", "beginner"));
    assertTrue(
        out.toString()
            .matches(
                "\\{\"seat\":\"W1\",\"action\":\"lead W[12]\",\"worth\":0\\.\\d{3},\"iterations\":\\d+}\\R"),
        out.toString());
  }

  @Test
  void chooseRefusesASeatThatHasNothingToDo() throws IOException {
    assertEquals(
        2, run(new ComputerChoiceCommand(), played("telepathy", 0).toString(), "--seat", "W3"));
    assertTrue(
        err.toString()
            .contains(
                "W3 can't do anything at the end of that file; these seats can: B1, B2, W1 and W2."),
        err.toString());
  }

  @Test
  void chooseSaysThatTheGameOfAFileIsOver() throws IOException {
    String file = played("parade", 1_000).toString();
    assertEquals(2, run(new ComputerChoiceCommand(), file, "--seat", "P"));
    assertTrue(err.toString().contains("That game is over, so it's nobody's turn."));
  }

  @Test
  void aReviewIsPrintedAndWrittenAsAPage() throws IOException {
    String file = played("parade", 1_000).toString();
    Path page = folder.resolve("review.html");
    assertEquals(0, run(new ReviewCommand(), file, "--html", page.toString()), err.toString());
    String told = out.toString();
    assertTrue(told.startsWith("A chart of how the game stood over "), told);
    String html = Files.readString(page);
    assertTrue(html.contains("<h1>Review of Parade Chess Solitaire</h1>"), html);
    assertTrue(html.contains("<img src=\"data:image/png;base64,"), html);
    assertEquals(told.split("\\R\\d\\. ").length, html.split("<h2>").length);
  }

  @Test
  void aReviewIsGivenUpOnceItsTimeIsUpAndNotBegunWhereNobodyMoved() throws IOException {
    assertEquals(1, run(new ReviewCommand(), played("parade", 40).toString(), "--limit", "0"));
    assertTrue(
        err.toString().startsWith("Gave up after 0 s of CPU time; use --limit to allow more."));
    assertEquals(2, run(new ReviewCommand(), played("telepathy", 0).toString()));
    assertTrue(err.toString().contains("Nobody moved in that game"), err.toString());
  }

  private List<String> mined(String... arguments) {
    out.getBuffer().setLength(0);
    assertEquals(0, run(new MinePuzzlesCommand(), arguments), err.toString());
    return out.toString().lines().toList();
  }

  @Test
  void theMineFindsPuzzlesThatCanBeReadAgainAndTheSameOnesWithEqualSeeds() {
    String[] arguments = {"cloak", "--players", "random", "--games", "12", "--seed", "60"};
    List<String> lines = mined(arguments);
    assertFalse(lines.isEmpty());
    PuzzleLines reader = new PuzzleLines((PuzzleGame) Games.find("cloak").orElseThrow());
    for (String line : lines) {
      Puzzle puzzle = reader.read(line);
      List<String> answer =
          puzzle.kind().answer(puzzle.start(), puzzle.solver()).orElseThrow().stream()
              .map(Action::text)
              .toList();
      assertEquals(puzzle.solution(), answer);
      assertTrue(puzzle.seed() >= 60 && puzzle.seed() < 72);
    }
    assertEquals(lines, mined(arguments));
  }

  @Test
  void aGameWithoutPuzzlesIsNotMined() {
    assertEquals(2, run(new MinePuzzlesCommand(), "gravity"));
    assertTrue(err.toString().startsWith("There are no puzzles for Gravity Chess."));
  }
}
