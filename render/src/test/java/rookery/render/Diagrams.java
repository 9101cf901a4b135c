package rookery.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.diagram.Diagram;

/** The diagrams among the test resources: those of the games' documents, and one of each game. */
final class Diagrams {
  private Diagrams() {}

  static Diagram named(String name) {
    return read(folder().resolve(name + ".txt"));
  }

  private static Path folder() {
    try {
      return Path.of(Diagrams.class.getResource("/diagrams").toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static Diagram read(Path file) {
    try {
      return Diagram.parse(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<String> names() {
    try (Stream<Path> files = Files.list(folder())) {
      return files.map(file -> file.getFileName().toString().replace(".txt", "")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
