package rookery.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.diagram.Diagram;

/** The diagrams among the test resources: those of the games' documents, and one of each game. */
final class Diagrams {
  private static final Path FOLDER = Path.of("src", "test", "resources", "diagrams");

  private Diagrams() {}

  static Diagram named(String name) {
    return read(FOLDER.resolve(name + ".txt"));
  }

  static Diagram read(Path file) {
    try {
      return Diagram.parse(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<String> names() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.map(file -> file.getFileName().toString().replace(".txt", "")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
