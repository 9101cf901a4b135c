package rookery.bot.cli.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads what a command is given to work on. */
final class TextFile {
  private TextFile() {}

  /**
   * The text of a file.
   *
   * @throws UncheckedIOException whose message is for who named the file
   */
  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException missing) {
      throw new UncheckedIOException(file + ": this file doesn't exist.", missing);
    } catch (CharacterCodingException other) {
      throw new UncheckedIOException(file + ": it's not UTF-8 text.", other);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("Can't read " + file + ".", unreadable);
    }
  }
}
