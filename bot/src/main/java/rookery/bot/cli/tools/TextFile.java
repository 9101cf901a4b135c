package rookery.bot.cli.tools;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The files that a command reads and saves; what goes wrong is told to who named the file. */
final class TextFile {
  private TextFile() {}

  /** What is written into a file. */
  @FunctionalInterface
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Makes or replaces a file. */
  static void save(Path file, Content content) {
    try (OutputStream out = Files.newOutputStream(file)) {
      content.writeTo(out);
    } catch (NoSuchFileException noFolder) {
      throw new UncheckedIOException(
          "Can't save %s: its folder doesn't exist.".formatted(file), noFolder);
    } catch (IOException impossible) {
      throw new UncheckedIOException("Can't save %s.".formatted(file), impossible);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException missing) {
      throw new UncheckedIOException(file + " doesn't exist.", missing);
    } catch (CharacterCodingException other) {
      throw new UncheckedIOException(file + " isn't UTF-8 text.", other);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("Can't read " + file + ".", unreadable);
    }
  }
}
