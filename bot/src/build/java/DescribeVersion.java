import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Writes down during a build which version of Rookery it makes. Maven runs it from its source. It
 * never makes a build fail: sources without git, or a machine without it, only make it say less.
 * The property {@code given} is what whoever builds calls the version; empty if nothing.
 */
public final class DescribeVersion {
  private static final String TAGS = "v*";
  private static final int ABBREVIATED = 8;
  private static final int PATIENCE = 10;

  private DescribeVersion() {}

  /**
   * Writes the version.
   *
   * @param args the folder of the sources; the version of pom.xml; the file that {@code git
   *     archive} fills in; the file to write
   */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]).toRealPath();
    String version = version(root, args[1], Path.of(args[2]));
    Path file = Path.of(args[3]);
    Files.createDirectories(file.getParent());
    Files.writeString(file, version + "\n");
  }

  private static String version(Path root, String pom, Path archived) {
    String given = System.getProperty("given", "");
    if (!given.isBlank()) {
      return name(given.strip());
    }
    if (isOwnRepository(root)) {
      return git(root, "describe", "--tags", "--match=" + TAGS, "--dirty=-changed")
          .map(DescribeVersion::name)
          .or(() -> git(root, "rev-parse", "--short=" + ABBREVIATED, "HEAD").map(at -> of(pom, at)))
          .orElse(pom);
    }
    return ofArchive(pom, archived);
  }

  /** An archive of the sources may have been unpacked in the repository of something else. */
  private static boolean isOwnRepository(Path root) {
    return git(root, "rev-parse", "--show-toplevel").filter(top -> isSame(root, top)).isPresent();
  }

  private static boolean isSame(Path root, String folder) {
    try {
      return root.equals(Path.of(folder).toRealPath());
    } catch (IOException e) {
      return false;
    }
  }

  /** The first line is filled in with a tag, if there is one before the commit of the second. */
  private static String ofArchive(String pom, Path archived) {
    try {
      List<String> lines = new ArrayList<>(Files.readAllLines(archived));
      lines.removeIf(line -> line.isBlank() || line.startsWith("$") || line.startsWith("%"));
      if (lines.isEmpty()) {
        return pom;
      }
      String first = lines.get(0).strip();
      return first.startsWith("v") ? name(first) : of(pom, first);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String name(String tag) {
    return tag.startsWith("v") ? tag.substring(1) : tag;
  }

  private static String of(String pom, String commit) {
    return pom + " (built from " + commit + ")";
  }

  /** The line that git answers; empty if it has none, or if there is no git. */
  private static Optional<String> git(Path root, String... arguments) {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    try {
      Process git =
          new ProcessBuilder(command)
              .directory(root.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      boolean ended = git.waitFor(PATIENCE, TimeUnit.SECONDS) && git.exitValue() == 0;
      return Optional.of(said.strip()).filter(line -> ended && !line.isEmpty());
    } catch (IOException noGit) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
