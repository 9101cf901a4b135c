package rookery.bot;

import io.github.cdimascio.dotenv.Dotenv;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import rookery.bot.discord.Connection;

/**
 * What the owner has set, by environment or {@code .env}; {@code .env.example} explains each.
 *
 * @param discord where Discord is; empty for the practice room
 * @param database the file everything is kept in
 * @param practicePort the practice room's port; 0 for any that is free
 * @param practiceData the file the practice room keeps its channels in
 */
record Settings(Optional<Connection> discord, Path database, int practicePort, Path practiceData) {
  static final String TOKEN = "DISCORD_TOKEN";
  static final String REST = "DISCORD_API_URL";
  static final String GATEWAY = "DISCORD_GATEWAY_URL";

  /** The settings of this process. */
  static Settings load() {
    return of(Settings::value);
  }

  /** Tells the log, which reads nothing but the process's properties, how much to say. */
  static void applyLogLevel() {
    String level = value("LOG_LEVEL");
    if (!level.isEmpty()) {
      System.setProperty("LOG_LEVEL", level);
    }
  }

  private static String value(String name) {
    Dotenv file = Dotenv.configure().ignoreIfMissing().load();
    return Optional.ofNullable(file.get(name)).map(String::strip).orElse("");
  }

  /**
   * The settings that {@code values} gives by name.
   *
   * @param values gives an empty text for what is not set
   * @throws SettingsException with a line for the owner
   */
  static Settings of(Function<String, String> values) {
    return new Settings(
        connection(values),
        Path.of(or(values, "DATABASE", "data/rookery.db")),
        port(or(values, "PRACTICE_PORT", "8321")),
        Path.of(or(values, "PRACTICE_DATA", "data/practice.db")));
  }

  private static Optional<Connection> connection(Function<String, String> values) {
    boolean elsewhere = !values.apply(REST).isEmpty() || !values.apply(GATEWAY).isEmpty();
    if (values.apply(TOKEN).isEmpty()) {
      if (elsewhere) {
        throw new SettingsException(
            "%s or %s is set but %s is not: set the token, or leave all three empty for the practice"
                    .formatted(REST, GATEWAY, TOKEN)
                + " room.");
      }
      return Optional.empty();
    }
    if (elsewhere && (values.apply(REST).isEmpty() || values.apply(GATEWAY).isEmpty())) {
      throw new SettingsException(
          "%s and %s belong together: set both, or neither for Discord itself."
              .formatted(REST, GATEWAY));
    }
    return Optional.of(
        new Connection(
            values.apply(TOKEN),
            address(REST, or(values, REST, Connection.DISCORD_REST), "http"),
            address(GATEWAY, or(values, GATEWAY, Connection.DISCORD_GATEWAY), "ws")));
  }

  private static String address(String name, String value, String scheme) {
    if (!value.matches(scheme + "s?://[^\\s/]+.*")) {
      throw new SettingsException(
          "%s is \"%s\"; it must be an address that begins with %s:// or %ss://."
              .formatted(name, value, scheme, scheme));
    }
    return value;
  }

  private static int port(String text) {
    if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > 65535) {
      throw new SettingsException(
          "PRACTICE_PORT is \"%s\"; it must be a port from 0 to 65535.".formatted(text));
    }
    return Integer.parseInt(text);
  }

  private static String or(Function<String, String> values, String name, String fallback) {
    String value = values.apply(name);
    return value.isEmpty() ? fallback : value;
  }
}
