package rookery.engine.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The diagrams of the documents the games come from. */
class DocumentDiagramsTest {
  static List<Path> files() throws IOException, URISyntaxException {
    Path folder = Path.of(DocumentDiagramsTest.class.getResource("/diagrams").toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void allAreHere() throws IOException, URISyntaxException {
    assertEquals(13, files().size());
  }

  @ParameterizedTest
  @MethodSource("files")
  void eachIsPrintedAsItWasWritten(Path file) {
    String text = textOf(file);
    assertEquals(withZeros(text), Diagram.parse(text).text());
  }

  @ParameterizedTest
  @MethodSource("files")
  void eachIsReadTheSameWhenIndented(Path file) {
    String text = textOf(file);
    assertEquals(Diagram.parse(text), Diagram.parse(text.indent(4)));
  }

  /** One of the documents writes {@code .25} where the others write {@code 0.5}. */
  private static String withZeros(String text) {
    return text.replaceAll("(?<= )(?=\\.\\d)", "0");
  }

  private static String textOf(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
