package rookery.bot.settings;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a file of settings, one {@code NAME=value} a line. Lines may be empty or begin with {@code
 * #}, values may be quoted. A line that is wrong is named by its number alone, because it may hold
 * the token.
 */
final class EnvFile {
  private static final Pattern ENTRY =
      Pattern.compile("(?:export\\s+)?([A-Za-z_][A-Za-z0-9_.]*)\\s*=\\s*(.*)");
  private static final Pattern QUOTED = Pattern.compile("(?:\"([^\"]*)\"|'([^']*)')\\s*(?:#.*)?");
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Path file;
  private final Map<String, String> values = new TreeMap<>();

  private EnvFile(Path file) {
    this.file = file;
  }

  /**
   * What a file sets; nothing where there is no such file.
   *
   * @throws SettingsException with a line for the owner
   */
  static Map<String, String> read(Path file) {
    if (!Files.exists(file)) {
      return Map.of();
    }
    EnvFile read = new EnvFile(file);
    List<String> lines = lines(file);
    for (int i = 0; i < lines.size(); i++) {
      read.line(i + 1, lines.get(i).strip());
    }
    return read.values;
  }

  private static List<String> lines(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new SettingsException(
          file + " isn't a file. Remove it, or replace it with a settings file.");
    }
    try {
      return Files.readString(file).replace(BYTE_ORDER_MARK, "").lines().toList();
    } catch (CharacterCodingException other) {
      throw new SettingsException(file + " isn't UTF-8 text. Save it as UTF-8.");
    } catch (IOException unreadable) {
      throw new SettingsException(
          "Can't read " + file + ". Let the account that runs Rookery read it.");
    }
  }

  private void line(int number, String line) {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    Matcher entry = ENTRY.matcher(line);
    if (!entry.matches()) {
      throw wrong(number, "must look like NAME=value");
    }
    String name = entry.group(1);
    if (Settings.isMistyped(name)) {
      throw wrong(
          number, "sets " + name + ", which isn't a setting; .env.example lists all settings");
    }
    values.put(name, value(number, entry.group(2)));
  }

  private String value(int number, String text) {
    if (!text.startsWith("\"") && !text.startsWith("'")) {
      return text.replaceFirst("(^|\\s+)#.*", "").strip();
    }
    Matcher quoted = QUOTED.matcher(text);
    if (!quoted.matches()) {
      throw wrong(number, "has a quotation mark that is never closed");
    }
    return (quoted.group(1) != null ? quoted.group(1) : quoted.group(2)).strip();
  }

  private SettingsException wrong(int number, String what) {
    return new SettingsException("%s: line %d %s.".formatted(file, number, what));
  }
}
