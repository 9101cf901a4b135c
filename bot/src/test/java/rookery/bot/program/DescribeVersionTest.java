package rookery.bot.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.release.GitFolder;

/** A build writes down which version it makes, and never fails for want of git. */
class DescribeVersionTest {
  private static final Path SOURCE = Path.of("src", "build", "java", "DescribeVersion.java");
  private static final Path ARCHIVED = Path.of("src", "build", "archive.txt");
  private static final String OF_POM = "0.1.0";

  @TempDir static Path classes;
  @TempDir Path folder;
  private Path sources;

  @BeforeAll
  static void compile() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertEquals(
        0, compiler.run(null, null, null, "-d", classes.toString(), SOURCE.toString()), "compiles");
  }

  @BeforeEach
  void copySources() throws Exception {
    sources = Files.createDirectories(folder.resolve("sources"));
    Files.copy(ARCHIVED, sources.resolve("archive.txt"));
    Files.writeString(sources.resolve(".gitattributes"), "archive.txt export-subst\n");
  }

  private String version(Path of) throws Exception {
    Path file = folder.resolve("out/version.txt");
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
      String[] arguments = {
        of.toString(), OF_POM, of.resolve("archive.txt").toString(), file.toString()
      };
      Class<?> program = loader.loadClass("DescribeVersion");
      program.getMethod("main", String[].class).invoke(null, (Object) arguments);
    }
    return Files.readString(file).strip();
  }

  @Test
  void aTaggedCommitIsThatVersion() throws Exception {
    GitFolder.in(sources).commits("first").tags("v0.2.0");
    assertEquals("0.2.0", version(sources));
  }

  @Test
  void laterCommitsCountFromTheLastTagOfAVersion() throws Exception {
    GitFolder git = GitFolder.in(sources).commits("first").tags("v0.2.0").commits("second");
    git.tags("best-so-far");
    assertEquals("0.2.0-1-g" + git.head(7), version(sources));
  }

  @Test
  void changedFilesShow() throws Exception {
    GitFolder.in(sources).commits("first").tags("v0.2.0");
    Files.writeString(sources.resolve("archive.txt"), "changed");
    assertEquals("0.2.0-changed", version(sources));
  }

  @Test
  void withoutATagTheCommitIsNamed() throws Exception {
    GitFolder git = GitFolder.in(sources).commits("first");
    assertEquals("0.1.0 (built from " + git.head(8) + ")", version(sources));
  }

  @Test
  void anArchiveOfTaggedSourcesKnowsItsTag() throws Exception {
    GitFolder git = GitFolder.in(sources).commits("first").tags("v0.2.0");
    assertEquals("0.2.0", version(git.archivedTo(folder.resolve("archive"))));
  }

  @Test
  void anArchiveWithoutATagKnowsItsCommit() throws Exception {
    GitFolder git = GitFolder.in(sources).commits("first");
    String version = version(git.archivedTo(folder.resolve("archive")));
    assertTrue(version.matches("0\\.1\\.0 \\(built from " + git.head(7) + ".?\\)"), version);
  }

  @Test
  void sourcesInTheRepositoryOfSomethingElseAreNotOfItsVersion() throws Exception {
    Files.writeString(folder.resolve("else.txt"), "something else");
    GitFolder.in(folder).commits("first").tags("v9.9.9");
    assertEquals(OF_POM, version(sources));
  }

  @Test
  void sourcesWithoutGitAreOfTheVersionInThePom() throws Exception {
    assertEquals(OF_POM, version(sources));
  }
}
