package rookery.bot.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script of a release, with a Maven that only writes a jar down. */
class ReleaseScriptTest {
  private static final Path SCRIPT = Path.of("deploy", "release");
  private static final String JAR = "all of Rookery";

  /** Says how it was called, and builds. */
  private static final String MAVEN =
      """
      #!/bin/sh
      echo "$@" > "$(dirname "$0")/called.txt"
      mkdir -p bot/target
      printf '%s' > bot/target/rookery.jar
      """
          .formatted(JAR);

  private static final String CHANGES =
      """
      # Changes

      ## Unreleased

      - Not yet.

      ## 0.2.0 (2026-12-01)

      - Games can be played anywhere.

      ## 0.1.0

      - Eleven games.
      """;

  @TempDir Path folder;
  private Path sources;
  private Path tools;
  private GitFolder git;

  /**
   * How the script ended.
   *
   * @param status its exit status
   * @param said all that it said
   */
  private record End(int status, String said) {}

  @BeforeEach
  void copySources() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "This machine has no bash.");
    sources = folder.resolve("sources");
    tools = Files.createDirectories(folder.resolve("tools"));
    Files.createDirectories(sources.resolve("bot/deploy"));
    Files.copy(SCRIPT, sources.resolve("bot/deploy/release"));
    Files.writeString(sources.resolve("CHANGELOG.md"), CHANGES);
    Files.writeString(sources.resolve(".gitignore"), "target/\n");
    Path maven = Files.writeString(tools.resolve("mvn"), MAVEN);
    assertTrue(maven.toFile().setExecutable(true));
    git = GitFolder.in(sources).commits("all");
  }

  private End released(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("bash", "bot/deploy/release"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(sources.toFile());
    builder.environment().compute("PATH", (name, path) -> tools + File.pathSeparator + path);
    Process process = builder.redirectErrorStream(true).start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    return new End(process.waitFor(), said);
  }

  private String made(String file) throws IOException {
    return Files.readString(sources.resolve("target/release").resolve(file));
  }

  @Test
  void aTaggedCommitBecomesAJarWithItsChecksumAndNotes() throws Exception {
    git.tags("v0.2.0");
    assertEquals(new End(0, "Release 0.2.0 is in target/release."), released());
    assertEquals(JAR, made("rookery-0.2.0.jar"));
    byte[] sum = MessageDigest.getInstance("SHA-256").digest(JAR.getBytes(StandardCharsets.UTF_8));
    assertEquals(
        HexFormat.of().formatHex(sum) + "  rookery-0.2.0.jar\n", made("rookery-0.2.0.jar.sha256"));
    assertEquals(
        "--batch-mode --no-transfer-progress clean verify -Drookery.version=0.2.0",
        Files.readString(tools.resolve("called.txt")).strip());
  }

  @Test
  void theNotesTellWhatHasChangedAndHowToInstallIt() throws Exception {
    git.tags("v0.2.0");
    released("--skip-tests");
    String notes = made("notes.md");
    assertTrue(notes.startsWith("# Rookery 0.2.0\n\n- Games can be played anywhere."), notes);
    assertFalse(notes.contains("Not yet") || notes.contains("Eleven games"), notes);
    assertTrue(notes.contains("sha256sum --check rookery-0.2.0.jar.sha256"), notes);
    assertTrue(notes.contains("\\\n      java -XX:ArchiveClassesAtExit="), notes);
  }

  @Test
  void theClassArchiveIsMadeAsInTheReadme() throws Exception {
    String readme = Files.readString(Path.of("..", "README.md"));
    String line =
        "java -XX:ArchiveClassesAtExit=/opt/rookery/rookery.jsa -jar /opt/rookery/rookery.jar";
    assertTrue(readme.contains(line));
    assertTrue(Files.readString(SCRIPT).contains(line));
  }

  private void isRefused(String why) throws Exception {
    End end = released();
    assertTrue(end.status() != 0 && end.said().startsWith(why), end.toString());
    assertEquals(1, end.said().lines().count());
    assertFalse(Files.exists(tools.resolve("called.txt")), "something was built");
  }

  @Test
  void aCommitWithoutATagIsNoRelease() throws Exception {
    isRefused("This commit has no tag.");
  }

  @Test
  void aTagThatIsNoVersionIsNoRelease() throws Exception {
    git.tags("vacation");
    isRefused("The tag vacation is no version");
  }

  @Test
  void changedFilesAreNoRelease() throws Exception {
    git.tags("v0.2.0");
    Files.writeString(sources.resolve("CHANGELOG.md"), CHANGES + "\n- More.");
    isRefused("Files have changed since the tag v0.2.0.");
  }

  @Test
  void whatTheChangelogDoesNotKnowIsNoRelease() throws Exception {
    git.tags("v0.3.0");
    isRefused("CHANGELOG.md has no section \"## 0.3.0\".");
  }
}
