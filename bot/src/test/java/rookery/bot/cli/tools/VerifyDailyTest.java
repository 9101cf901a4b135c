package rookery.bot.cli.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.deal.DealSecret;
import rookery.engine.match.Entry;

/** What {@code docs/daily.md} tells people to do, done. */
class VerifyDailyTest {
  private static final Path PAGE = Path.of("docs", "daily.md");
  private static final Pattern PROGRAM = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);
  private static final Pattern EXAMPLE =
      Pattern.compile("```console\n\\$ python3 decks\\.py (\\S+) (\\S+)\n(.*?)```", Pattern.DOTALL);

  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static MatchResult onPage(Pattern wanted) throws IOException {
    return wanted.matcher(Files.readString(PAGE)).results().findFirst().orElseThrow();
  }

  private int verify(String... arguments) {
    return ToolCommands.addTo(new CommandLine(new Nothing()))
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .setExecutionExceptionHandler(
            (fault, line, parsed) -> {
              line.getErr().println(fault.getMessage());
              return 65;
            })
        .execute(
            Stream.concat(Stream.of("verify-daily"), Stream.of(arguments)).toArray(String[]::new));
  }

  @CommandLine.Command
  private static final class Nothing {}

  @Test
  void theCommandWritesWhatThePageSays() throws IOException {
    MatchResult example = onPage(EXAMPLE);
    assertEquals(0, verify(example.group(1), example.group(2)), err::toString);
    assertEquals(example.group(3), out.toString().replace(System.lineSeparator(), "\n"));
  }

  @Test
  void theProgramOnThePageWritesWhatThePageSays() throws Exception {
    assumeTrue(hasPython(), "there is no python3 here");
    MatchResult example = onPage(EXAMPLE);
    Path program = Files.writeString(folder.resolve("decks.py"), onPage(PROGRAM).group(1));
    Process process =
        new ProcessBuilder("python3", program.toString(), example.group(1), example.group(2))
            .redirectErrorStream(true)
            .start();
    assertEquals(
        example.group(3),
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    assertEquals(0, process.waitFor());
  }

  private static boolean hasPython() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(place -> Files.isExecutable(Path.of(place, "python3")));
  }

  /** The page and the command show the very decks that people are dealt. */
  @Test
  void theDecksOnThePageAreThoseThatPeoplePlayWith() throws IOException {
    MatchResult example = onPage(EXAMPLE);
    DealDay day =
        new DealDay(
            LocalDate.parse(example.group(1)),
            1,
            DealSecret.parse(example.group(2)),
            "",
            Instant.EPOCH);
    List<String> dealt =
        DailyDeal.all().stream()
            .filter(deal -> deal.solo().isPresent())
            .flatMap(deal -> decks(deal, day))
            .sorted()
            .toList();
    assertEquals(dealt, example.group(3).lines().skip(1).sorted().toList());
  }

  private static Stream<String> decks(DailyDeal deal, DealDay day) {
    return deal.begin(day).record().entries().stream()
        .filter(Entry.Shuffle.class::isInstance)
        .map(Entry.Shuffle.class::cast)
        .map(deck -> deal.id() + "/" + deck.deck() + " " + String.join(" ", deck.order()));
  }

  @Test
  void theNotedHashIsCompared() throws IOException {
    MatchResult example = onPage(EXAMPLE);
    String hash = example.group(3).lines().findFirst().orElseThrow().substring("SHA-256 ".length());
    assertEquals(
        0, verify(example.group(1), example.group(2), "--told", hash.toUpperCase(Locale.ROOT)));
    out.getBuffer().setLength(0);
    assertEquals(65, verify(example.group(1), example.group(2), "--told", "0" + hash.substring(1)));
    assertEquals("", out.toString());
    assertTrue(err.toString().contains("isn't the secret that was chosen"), err.toString());
  }
}
