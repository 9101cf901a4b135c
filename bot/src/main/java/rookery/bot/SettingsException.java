package rookery.bot;

/** A setting is missing or wrong; the message is one line that tells the owner what to do. */
final class SettingsException extends RuntimeException {
  SettingsException(String line) {
    super(line);
  }
}
