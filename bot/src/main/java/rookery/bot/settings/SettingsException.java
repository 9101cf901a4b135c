package rookery.bot.settings;

/** A setting is missing or wrong; the message is one line that tells the owner what to do. */
public final class SettingsException extends RuntimeException {
  SettingsException(String line) {
    super(line);
  }
}
