package rookery.bot.settings;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.UnaryOperator;

/**
 * What an owner has given for each setting, read as what it is to be. What cannot be read so is a
 * {@link SettingsException} with a line for the owner.
 *
 * @param texts gives an empty text for what is not set
 */
record RawSettings(UnaryOperator<String> texts) {
  private static final int LAST_PORT = 65_535;

  /** As it was given, without spaces around it. */
  String text(String name) {
    return texts.apply(name).strip();
  }

  boolean has(String name) {
    return !text(name).isEmpty();
  }

  private String text(String name, String fallback) {
    return has(name) ? text(name) : fallback;
  }

  Path path(String name, String fallback) {
    try {
      return Path.of(text(name, fallback));
    } catch (InvalidPathException none) {
      throw new SettingsException(name + " isn't a valid file name.");
    }
  }

  int port(String name, String fallback) {
    String text = text(name, fallback);
    if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > LAST_PORT) {
      throw new SettingsException(
          "%s is \"%s\"; it must be a port from 0 to %d.".formatted(name, text, LAST_PORT));
    }
    return Integer.parseInt(text);
  }

  int count(String name, String fallback) {
    String text = text(name, fallback);
    if (!text.matches("[1-9]\\d{0,3}")) {
      throw new SettingsException(
          "%s is \"%s\"; it must be a number from 1 to 9999.".formatted(name, text));
    }
    return Integer.parseInt(text);
  }

  Duration time(String name, String fallback) {
    String text = text(name, fallback);
    if (!text.matches("[1-9]\\d{0,3}[mhd]")) {
      throw new SettingsException(
          "%s is \"%s\"; it must be a length of time, for example 90m, 24h or 7d."
              .formatted(name, text));
    }
    long number = Long.parseLong(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 'm' -> Duration.ofMinutes(number);
      case 'h' -> Duration.ofHours(number);
      default -> Duration.ofDays(number);
    };
  }

  /**
   * The address of something on the web.
   *
   * @param scheme {@code http} or {@code ws}; its secure kind will do as well
   */
  String address(String name, String fallback, String scheme) {
    String text = text(name, fallback);
    if (!isAddress(text, scheme)) {
      // What stands before an @ may be a password.
      String given = text.contains("@") ? "has a user in it" : "is \"%s\"".formatted(text);
      throw new SettingsException(
          "%s %s; it must be an address that begins with %s:// or %ss://, with a port up to %d."
              .formatted(name, given, scheme, scheme, LAST_PORT));
    }
    return text;
  }

  private static boolean isAddress(String text, String scheme) {
    try {
      URI address = new URI(text);
      return text.matches(scheme + "s?://.*")
          && address.getHost() != null
          && address.getPort() <= LAST_PORT
          && address.getUserInfo() == null;
    } catch (URISyntaxException none) {
      return false;
    }
  }
}
