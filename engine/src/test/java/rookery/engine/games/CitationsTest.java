package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every ruling that a game's package names is cited in it where it is enforced. */
class CitationsTest {
  private static final Path GAMES = Path.of("src/main/java/rookery/engine/games");
  private static final Pattern CITATION = Pattern.compile("\\b[A-Z]{2}-\\d+\\b");

  /** Of a package: {@code Rulings are cited as PA-1 to PA-5}. */
  private static final Pattern RANGE = Pattern.compile("cited as ([A-Z]{2})-1 to \\1-(\\d+)");

  static List<Path> packages() throws IOException {
    try (Stream<Path> folders = Files.list(GAMES)) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("packages")
  void everyRulingIsCitedInTheCode(Path folder) throws IOException {
    Set<String> cited = new TreeSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(CitationsTest::isCode).toList()) {
        CITATION
            .matcher(Files.readString(file))
            .results()
            .map(MatchResult::group)
            .forEach(cited::add);
      }
    }
    assertEquals(rulings(folder), cited);
  }

  private static boolean isCode(Path file) {
    return Files.isRegularFile(file) && !file.endsWith("package-info.java");
  }

  private static Set<String> rulings(Path folder) throws IOException {
    String words =
        Files.readString(folder.resolve("package-info.java"))
            .replaceAll("\\{@code\\s+(?:\\*\\s+)?([^}]*)}", "$1")
            .replaceAll("\\s+(?:\\*\\s+)?", " ");
    Matcher range = RANGE.matcher(words);
    assertTrue(range.find(), () -> "no range of rulings in " + words);
    return IntStream.rangeClosed(1, Integer.parseInt(range.group(2)))
        .mapToObj(number -> range.group(1) + "-" + number)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyGameHasAPackage() throws IOException {
    assertEquals(Games.all().size(), packages().size());
  }
}
