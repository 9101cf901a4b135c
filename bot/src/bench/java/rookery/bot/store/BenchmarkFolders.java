package rookery.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Where benchmarks keep their files. */
final class BenchmarkFolders {
  private static final Path ALL = Path.of("target", "bench");

  private BenchmarkFolders() {}

  /** A folder with nothing in it. */
  static Path empty(String name) throws IOException {
    Path folder = Files.createDirectories(ALL.resolve(name));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    return folder;
  }
}
