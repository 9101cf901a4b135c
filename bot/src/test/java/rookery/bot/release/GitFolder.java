package rookery.bot.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.opentest4j.TestAbortedException;

/** A folder under git for a test; a machine without git skips the test. */
public final class GitFolder {
  private static final Map<String, String> NOBODYS =
      Map.of(
          "GIT_CONFIG_NOSYSTEM", "1",
          "GIT_CONFIG_GLOBAL", "/dev/null",
          "GIT_AUTHOR_NAME", "Ada",
          "GIT_AUTHOR_EMAIL", "ada@example.com",
          "GIT_COMMITTER_NAME", "Ada",
          "GIT_COMMITTER_EMAIL", "ada@example.com");

  private final Path folder;

  private GitFolder(Path folder) {
    this.folder = folder;
  }

  /** Puts that folder under git. */
  public static GitFolder in(Path folder) throws IOException, InterruptedException {
    GitFolder git = new GitFolder(folder);
    git.run("init", "--quiet");
    return git;
  }

  /** Commits all that is there. */
  public GitFolder commits(String subject) throws IOException, InterruptedException {
    run("add", "--all");
    run("commit", "--quiet", "--allow-empty", "--message", subject);
    return this;
  }

  /** Gives the last commit that tag. */
  public GitFolder tags(String tag) throws IOException, InterruptedException {
    run("tag", "--annotate", tag, "--message", tag);
    return this;
  }

  /** The first letters of the last commit's name. */
  public String head(int letters) throws IOException, InterruptedException {
    return run("rev-parse", "HEAD").substring(0, letters);
  }

  /** The last commit's files in that folder, as from an archive of them. */
  public Path archivedTo(Path to) throws IOException, InterruptedException {
    Files.createDirectories(to);
    Path archive = to.resolveSibling("archive.tar");
    run("archive", "--output=" + archive, "HEAD");
    finished(new ProcessBuilder("tar", "-xf", archive.toString(), "-C", to.toString()));
    return to;
  }

  private String run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    return finished(new ProcessBuilder(command).directory(folder.toFile()));
  }

  private static String finished(ProcessBuilder builder) throws IOException, InterruptedException {
    builder.environment().putAll(NOBODYS);
    Process process;
    try {
      process = builder.redirectErrorStream(true).start();
    } catch (IOException missing) {
      throw new TestAbortedException("This machine has no " + builder.command().get(0), missing);
    }
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(builder.command() + ": " + said);
    }
    return said;
  }
}
