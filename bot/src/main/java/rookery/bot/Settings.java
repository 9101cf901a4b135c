package rookery.bot;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.discord.Connection;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.backup.BackupPlan;
import rookery.bot.store.server.ServerAddress;
import rookery.bot.vitals.Health;

/**
 * What the owner has set, by environment or {@code .env}; {@code .env.example} explains each.
 *
 * @param discord where Discord is; empty for the practice room
 * @param database the file or the server's database that everything is kept in
 * @param practicePort the practice room's port; 0 for any that is free
 * @param practiceData the file the practice room keeps its channels in
 * @param metricsPort where figures are served; empty for nowhere
 * @param backups the backups to be made by itself, if any
 * @param clock where the time is asked for; empty for the machine's own
 */
record Settings(
    Optional<Connection> discord,
    DatabaseName database,
    int practicePort,
    Path practiceData,
    OptionalInt metricsPort,
    Optional<BackupPlan> backups,
    Optional<URI> clock) {
  static final String TOKEN = "DISCORD_TOKEN";
  static final String REST = "DISCORD_API_URL";
  static final String GATEWAY = "DISCORD_GATEWAY_URL";
  private static final String SHARDS = "SHARDS";
  private static final String SHARD_RANGE = "SHARD_RANGE";
  private static final String DATABASE = "DATABASE";
  private static final String PRACTICE_PORT = "PRACTICE_PORT";
  private static final String PRACTICE_DATA = "PRACTICE_DATA";
  private static final String METRICS_PORT = "METRICS_PORT";
  private static final String BACKUP_DIR = "BACKUP_DIR";
  private static final String BACKUP_EVERY = "BACKUP_EVERY";
  private static final String BACKUP_KEEP = "BACKUP_KEEP";
  static final String CLOCK = "CLOCK_URL";
  private static final String LOG_LEVEL = "LOG_LEVEL";
  private static final Set<String> NAMES =
      Set.of(
          TOKEN,
          REST,
          GATEWAY,
          SHARDS,
          SHARD_RANGE,
          DATABASE,
          PRACTICE_PORT,
          PRACTICE_DATA,
          METRICS_PORT,
          BACKUP_DIR,
          BACKUP_EVERY,
          BACKUP_KEEP,
          CLOCK,
          LOG_LEVEL);
  private static final Set<String> LEVELS = Set.of("ERROR", "WARN", "INFO", "DEBUG");
  private static final int LAST_PORT = 65_535;

  /**
   * The settings in force.
   *
   * @param file of settings, if it is there
   * @param environment of the process, which wins
   * @throws SettingsException with a line for the owner
   */
  static Settings load(Path file, Map<String, String> environment) {
    return of(values(file, environment));
  }

  private static Function<String, String> values(Path file, Map<String, String> environment) {
    Map<String, String> inFile = EnvFile.read(file);
    return name -> environment.getOrDefault(name, inFile.getOrDefault(name, "")).strip();
  }

  /** Whether a name in a file of settings can only be meant for one of ours, and is none. */
  static boolean isMistyped(String name) {
    boolean like =
        NAMES.stream().anyMatch(ours -> name.toUpperCase(Locale.ROOT).startsWith(family(ours)));
    return like && !NAMES.contains(name);
  }

  private static String family(String name) {
    return name.replaceFirst("_.*", "") + (name.contains("_") ? "_" : "");
  }

  /**
   * Tells the log, which reads nothing but the process's properties, how much to say. Settings that
   * cannot be read are for the command to complain of that needs them.
   */
  static void applyLogLevel(Path file, Map<String, String> environment) {
    try {
      logLevel(values(file, environment)).ifPresent(it -> System.setProperty(LOG_LEVEL, it));
    } catch (SettingsException wrong) {
      // Not every command needs settings; those that do say so.
    }
  }

  private static Optional<String> logLevel(Function<String, String> values) {
    String level = values.apply(LOG_LEVEL).toUpperCase(Locale.ROOT);
    if (!level.isEmpty() && !LEVELS.contains(level)) {
      throw new SettingsException(
          "LOG_LEVEL is \"%s\"; it must be ERROR, WARN, INFO or DEBUG.".formatted(level));
    }
    return Optional.of(level).filter(given -> !given.isEmpty());
  }

  /**
   * The settings that {@code values} gives by name.
   *
   * @param values gives an empty text for what is not set
   * @throws SettingsException with a line for the owner
   */
  static Settings of(Function<String, String> values) {
    logLevel(values);
    Settings settings =
        new Settings(
            connection(values),
            database(values),
            port(PRACTICE_PORT, or(values, PRACTICE_PORT, "8321")),
            path(values, PRACTICE_DATA, "data/practice.db"),
            values.apply(METRICS_PORT).isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(port(METRICS_PORT, values.apply(METRICS_PORT))),
            backups(values),
            Optional.of(values.apply(CLOCK))
                .filter(address -> !address.isEmpty())
                .map(address -> URI.create(address(CLOCK, address, "http"))));
    settings.mustNotMixFiles();
    return settings;
  }

  private void mustNotMixFiles() {
    if (discord.isEmpty() && database.equals(new DatabaseName.InFile(practiceData))) {
      throw new SettingsException("DATABASE and PRACTICE_DATA are one file; each needs its own.");
    }
  }

  /** The text itself is never repeated, as it may hold a password. */
  private static DatabaseName database(Function<String, String> values) {
    String text = values.apply(DATABASE);
    if (!ServerAddress.isMeant(text)) {
      return new DatabaseName.InFile(path(values, DATABASE, "data/rookery.db"));
    }
    if (!values.apply(BACKUP_DIR).isEmpty()) {
      throw new SettingsException(
          "BACKUP_DIR is for a database in a file; copy the server's by pg_dump, and leave it empty.");
    }
    return ServerAddress.parse(text)
        .map(DatabaseName.OnServer::new)
        .orElseThrow(
            () ->
                new SettingsException(
                    "DATABASE must be a file or an address such as"
                        + " postgresql://user:password@host/name; other signs than letters and digits"
                        + " in the password are written as in addresses, such as %40 for @."));
  }

  /** The file in which the running bot tells how it is. */
  Path health() {
    return database instanceof DatabaseName.InFile file
        ? Health.beside(file.path())
        : Health.beside(practiceData.resolveSibling("rookery"));
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
    int shards = count(SHARDS, or(values, SHARDS, "1"));
    return Optional.of(
        new Connection(
            token(values.apply(TOKEN)),
            address(REST, or(values, REST, Connection.DISCORD_REST), "http"),
            address(GATEWAY, or(values, GATEWAY, Connection.DISCORD_GATEWAY), "ws"),
            shards,
            range(values, shards)));
  }

  private static List<Integer> range(Function<String, String> values, int shards) {
    String text = values.apply(SHARD_RANGE);
    if (text.isEmpty()) {
      return List.of();
    }
    if (!ServerAddress.isMeant(values.apply(DATABASE))) {
      throw new SettingsException(
          "SHARD_RANGE is for several processes, which cannot share a file: set DATABASE to a server's,"
              + " or leave SHARD_RANGE empty.");
    }
    Matcher parts = Pattern.compile("(\\d{1,4})-(\\d{1,4})").matcher(text);
    List<Integer> range =
        parts.matches()
            ? List.of(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)))
            : List.of(1, 0);
    if (range.get(0) > range.get(1) || range.get(1) >= shards) {
      throw new SettingsException(
          "SHARD_RANGE is \"%s\"; it must be the first and the last of this process's sessions, counted"
                  .formatted(text)
              + " from 0 to SHARDS less one, such as 0-1.");
    }
    return range;
  }

  private static String token(String value) {
    if (!value.matches("[!-~]+")) {
      throw new SettingsException(
          TOKEN
              + " has a space or a letter that no token has. Copy it again from the Developer"
              + " Portal, under Bot.");
    }
    return value;
  }

  private static String address(String name, String value, String scheme) {
    if (!isAddress(value, scheme)) {
      throw new SettingsException(
          "%s is \"%s\"; it must be an address that begins with %s:// or %ss://."
              .formatted(name, value, scheme, scheme));
    }
    return value;
  }

  private static boolean isAddress(String value, String scheme) {
    try {
      URI address = new URI(value);
      return value.matches(scheme + "s?://.*")
          && address.getHost() != null
          && address.getPort() <= LAST_PORT
          && address.getUserInfo() == null;
    } catch (URISyntaxException none) {
      return false;
    }
  }

  private static Path path(Function<String, String> values, String name, String fallback) {
    try {
      return Path.of(or(values, name, fallback));
    } catch (InvalidPathException none) {
      throw new SettingsException(name + " is not the name of a file.");
    }
  }

  private static int port(String name, String text) {
    if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > LAST_PORT) {
      throw new SettingsException(
          "%s is \"%s\"; it must be a port from 0 to %d.".formatted(name, text, LAST_PORT));
    }
    return Integer.parseInt(text);
  }

  private static Optional<BackupPlan> backups(Function<String, String> values) {
    Duration every = time(or(values, BACKUP_EVERY, "24h"));
    int kept = count(BACKUP_KEEP, or(values, BACKUP_KEEP, "7"));
    if (!values.apply(BACKUP_DIR).isEmpty()) {
      return Optional.of(new BackupPlan(path(values, BACKUP_DIR, ""), every, kept));
    }
    if (!values.apply(BACKUP_EVERY).isEmpty() || !values.apply(BACKUP_KEEP).isEmpty()) {
      throw new SettingsException(
          "BACKUP_EVERY or BACKUP_KEEP is set but BACKUP_DIR is not: name the folder for backups.");
    }
    return Optional.empty();
  }

  private static Duration time(String text) {
    if (!text.matches("[1-9]\\d{0,3}[mhd]")) {
      throw new SettingsException(
          "BACKUP_EVERY is \"%s\"; it must be a time such as 90m, 24h or 7d.".formatted(text));
    }
    long number = Long.parseLong(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 'm' -> Duration.ofMinutes(number);
      case 'h' -> Duration.ofHours(number);
      default -> Duration.ofDays(number);
    };
  }

  private static int count(String name, String text) {
    if (!text.matches("[1-9]\\d{0,3}")) {
      throw new SettingsException(
          "%s is \"%s\"; it must be a number from 1 to 9999.".formatted(name, text));
    }
    return Integer.parseInt(text);
  }

  private static String or(Function<String, String> values, String name, String fallback) {
    String value = values.apply(name);
    return value.isEmpty() ? fallback : value;
  }
}
