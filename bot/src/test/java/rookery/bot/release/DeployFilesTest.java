package rookery.bot.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files by which owners run Rookery agree with each other, the pages and the settings. */
class DeployFilesTest {
  private static final Path FOLDER = Path.of("deploy");
  private static final Path ROOT = Path.of("..");
  private static final Pattern FLAG = Pattern.compile("-X[\\w:+=.]*[\\w]");
  private static final Pattern SETTING = Pattern.compile("(?m)^([A-Z_]+)=");

  /** What the files set that is no setting of Rookery's. */
  private static final Set<String> OF_OTHERS =
      Set.of(
          "MALLOC_ARENA_MAX",
          "POD",
          "VERSION",
          "POSTGRES_USER",
          "POSTGRES_DB",
          "POSTGRES_PASSWORD");

  private static String text(String file) throws IOException {
    return Files.readString(FOLDER.resolve(file));
  }

  private static Set<String> found(Pattern pattern, String text, int group) {
    Set<String> found = new TreeSet<>();
    pattern.matcher(text).results().map((MatchResult r) -> r.group(group)).forEach(found::add);
    return found;
  }

  /** The flags of the README, under "Keep it running". */
  private static Set<String> flags() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    String block = readme.substring(readme.indexOf("    -XX:+UseSerialGC"));
    return found(FLAG, block.substring(0, block.indexOf("\n\n")), 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rookery.service", "rookery@.service", "Dockerfile"})
  void theProgramIsStartedWithTheFlagsOfTheReadme(String file) throws IOException {
    String text = text(file);
    String start = text.substring(Math.max(text.indexOf("ExecStart="), text.indexOf("\nCMD [")));
    Set<String> flags = found(FLAG, start, 0);
    flags.removeIf(flag -> flag.startsWith("-XX:SharedArchiveFile"));
    assertEquals(flags(), flags);
  }

  static Stream<Path> files() throws IOException {
    return Files.list(FOLDER).filter(file -> !file.endsWith("release")).sorted();
  }

  @ParameterizedTest
  @MethodSource("files")
  void whatTheySetIsASetting(Path file) throws IOException {
    Set<String> known = found(SETTING, Files.readString(ROOT.resolve(".env.example")), 1);
    known.addAll(OF_OTHERS);
    Pattern set = Pattern.compile("(?m)(?:^| |=|name: )([A-Z]{2,}_?[A-Z_]*)(?:=|, value|: \\$)");
    Set<String> unknown = found(set, Files.readString(file), 1);
    unknown.removeAll(known);
    assertEquals(Set.of(), unknown);
  }

  @ParameterizedTest
  @MethodSource("files")
  void thePagesNameThem(Path file) throws IOException {
    String pages =
        Files.readString(ROOT.resolve("README.md")) + Files.readString(Path.of("docs/growing.md"));
    assertTrue(pages.contains("deploy/" + file.getFileName()), file + " is named nowhere");
  }

  @Test
  void whatThePagesNameIsThere() throws IOException {
    Pattern named = Pattern.compile("deploy/([\\w@.]+\\w)");
    for (Path page : List.of(ROOT.resolve("README.md"), Path.of("docs/growing.md"))) {
      for (String file : found(named, Files.readString(page), 1)) {
        assertTrue(Files.exists(FOLDER.resolve(file)), page + " names " + file);
      }
    }
  }

  /** In a template, a process has a folder and shards of its own; all else is alike. */
  @Test
  void theTemplateForSeveralProcessesIsTheUnitOfOne() throws IOException {
    List<String> one = new ArrayList<>(lines("rookery.service"));
    List<String> each = new ArrayList<>(lines("rookery@.service"));
    List<String> common = new ArrayList<>(one);
    common.retainAll(each);
    one.removeAll(common);
    each.removeAll(common);
    assertEquals(
        List.of(
            "Description=Rookery, a Discord bot for unusual chess games",
            "WorkingDirectory=/opt/rookery",
            "StateDirectory=rookery",
            "Environment=DATABASE=/var/lib/rookery/rookery.db",
            "Environment=BACKUP_DIR=/var/lib/rookery/backups"),
        one);
    assertEquals(
        List.of(
            "Description=Rookery %i, one process of a Discord bot for unusual chess games",
            "WorkingDirectory=/var/lib/rookery/%i",
            "StateDirectory=rookery/%i",
            "EnvironmentFile=/opt/rookery/.env",
            "EnvironmentFile=/opt/rookery/range-%i"),
        each);
  }

  private static List<String> lines(String file) throws IOException {
    return text(file).lines().filter(line -> !line.startsWith("#")).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rookery.service", "rookery@.service"})
  void systemdUnderstandsTheUnits(String file, @TempDir Path folder) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/systemd-analyze")), "no systemd here");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/java")), "no Java where the unit has it");
    Path unit = folder.resolve(file.replace("@", "@a"));
    Files.copy(FOLDER.resolve(file), unit);
    Process verify =
        new ProcessBuilder("systemd-analyze", "verify", "--man=no", unit.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(verify.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, verify.waitFor(), said);
    assertTrue(!said.contains(folder.getFileName().toString()), said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"compose.yaml", "kubernetes.yaml"})
  void yamlIsIndentedByTwoSpacesWithoutTabs(String file) throws IOException {
    for (String line : lines(file)) {
      int indent = line.length() - line.stripLeading().length();
      assertEquals(0, indent % 2, line);
      assertTrue(!line.contains("\t") && !line.endsWith(" "), line);
    }
  }

  @Test
  void composeRunsTheBotAloneUnlessTheDatabaseIsAskedFor() throws IOException {
    String text = text("compose.yaml");
    int second = text.indexOf("\n  database:\n");
    String bot = text.substring(text.indexOf("\n  rookery:\n"), second);
    String database = text.substring(second, text.indexOf("\nvolumes:"));
    assertTrue(!bot.contains("profiles:"), bot);
    assertTrue(bot.contains("condition: service_healthy\n        required: false"), bot);
    assertTrue(database.contains("profiles: [postgresql]"), database);
    assertTrue(database.contains("healthcheck:"), database);
    assertTrue(bot.contains("dockerfile: bot/deploy/Dockerfile"), bot);
    assertTrue(Files.isDirectory(FOLDER.resolve("../..").resolve("engine")), "the context");
  }

  @Test
  void theImageTakesWhatTheBuildMakesFromFoldersThatAreThere() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    assertTrue(pom.contains("${project.build.directory}/rookery.jar"));
    String dockerfile = text("Dockerfile");
    assertTrue(dockerfile.contains("COPY --from=build /src/bot/target/rookery.jar "), dockerfile);
    assertTrue(dockerfile.contains("-Drookery.version=\"$VERSION\""), dockerfile);
    assertTrue(pom.contains("-Dgiven=${rookery.version}"));
  }
}
