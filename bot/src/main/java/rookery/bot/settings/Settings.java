package rookery.bot.settings;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.backup.BackupPlan;
import rookery.bot.store.postgresql.PostgresAddress;
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
public record Settings(
    Optional<DiscordEndpoint> discord,
    DatabaseName database,
    int practicePort,
    Path practiceData,
    OptionalInt metricsPort,
    Optional<BackupPlan> backups,
    Optional<URI> clock) {
  /** The setting of the bot's token. */
  public static final String TOKEN = "DISCORD_TOKEN";

  /** The setting of the address of Discord's requests. */
  public static final String REST = "DISCORD_API_URL";

  /** The setting of the address of Discord's gateway. */
  public static final String GATEWAY = "DISCORD_GATEWAY_URL";

  private static final String SHARDS = "SHARDS";
  private static final String SHARD_RANGE = "SHARD_RANGE";
  private static final String DATABASE = "DATABASE";
  private static final String PRACTICE_PORT = "PRACTICE_PORT";
  private static final String PRACTICE_DATA = "PRACTICE_DATA";
  private static final String METRICS_PORT = "METRICS_PORT";
  private static final String BACKUP_DIR = "BACKUP_DIR";
  private static final String BACKUP_EVERY = "BACKUP_EVERY";
  private static final String BACKUP_KEEP = "BACKUP_KEEP";

  /** The setting of the address that tells the time. */
  public static final String CLOCK = "CLOCK_URL";

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

  /**
   * The settings in force.
   *
   * @param file of settings, if it is there
   * @param environment of the process, which wins
   * @throws SettingsException with a line for the owner
   */
  public static Settings load(Path file, Map<String, String> environment) {
    return of(given(file, environment));
  }

  private static RawSettings given(Path file, Map<String, String> environment) {
    Map<String, String> inFile = EnvFile.read(file);
    return new RawSettings(name -> environment.getOrDefault(name, inFile.getOrDefault(name, "")));
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
  public static void applyLogLevel(Path file, Map<String, String> environment) {
    try {
      logLevel(given(file, environment)).ifPresent(it -> System.setProperty(LOG_LEVEL, it));
    } catch (SettingsException wrong) {
      // Not every command needs settings; those that do say so.
    }
  }

  private static Optional<String> logLevel(RawSettings given) {
    String level = given.text(LOG_LEVEL).toUpperCase(Locale.ROOT);
    if (!level.isEmpty() && !LEVELS.contains(level)) {
      throw new SettingsException(
          "LOG_LEVEL is \"%s\"; it must be ERROR, WARN, INFO or DEBUG.".formatted(level));
    }
    return Optional.of(level).filter(named -> !named.isEmpty());
  }

  /**
   * The settings that an owner has given.
   *
   * @throws SettingsException with a line for the owner
   */
  static Settings of(RawSettings given) {
    logLevel(given);
    Settings settings =
        new Settings(
            connection(given),
            database(given),
            given.port(PRACTICE_PORT, "8321"),
            given.path(PRACTICE_DATA, "data/practice.db"),
            given.has(METRICS_PORT)
                ? OptionalInt.of(given.port(METRICS_PORT, ""))
                : OptionalInt.empty(),
            backups(given),
            given.has(CLOCK)
                ? Optional.of(URI.create(given.address(CLOCK, "", "http")))
                : Optional.empty());
    settings.mustNotMixFiles();
    return settings;
  }

  private void mustNotMixFiles() {
    if (discord.isEmpty() && database.equals(new DatabaseName.InFile(practiceData))) {
      throw new SettingsException(
          "DATABASE and PRACTICE_DATA name the same file. Give each its own file.");
    }
  }

  /** The text itself is never repeated, as it may hold a password. */
  private static DatabaseName database(RawSettings given) {
    String text = given.text(DATABASE);
    if (!PostgresAddress.isMeant(text)) {
      return new DatabaseName.InFile(given.path(DATABASE, "data/rookery.db"));
    }
    if (given.has(BACKUP_DIR)) {
      throw new SettingsException(
          "BACKUP_DIR works only if DATABASE is a file. Leave BACKUP_DIR empty, and copy the server's"
              + " database with pg_dump.");
    }
    return PostgresAddress.parse(text)
        .map(DatabaseName.OnServer::new)
        .orElseThrow(
            () ->
                new SettingsException(
                    "DATABASE must be a file, or an address such as"
                        + " postgresql://user:password@host/name. In the password, write special"
                        + " characters as in a web address, such as %40 for @."));
  }

  /** The file in which the running bot tells how it is. */
  public Path health() {
    return Health.beside(kept());
  }

  /** Where the running bot puts what it needs for a while only. */
  public TemporaryFolder temporary() {
    return TemporaryFolder.beside(kept());
  }

  /** The file that everything is kept in; for a server's database a name that stands for it. */
  private Path kept() {
    return database instanceof DatabaseName.InFile file
        ? file.path()
        : practiceData.resolveSibling("rookery");
  }

  private static Optional<DiscordEndpoint> connection(RawSettings given) {
    boolean elsewhere = given.has(REST) || given.has(GATEWAY);
    if (!given.has(TOKEN)) {
      if (elsewhere) {
        throw new SettingsException(
            "You set %s or %s but not %s. Set the token, or leave all of them empty to open the"
                    .formatted(REST, GATEWAY, TOKEN)
                + " practice room.");
      }
      return Optional.empty();
    }
    if (elsewhere && !(given.has(REST) && given.has(GATEWAY))) {
      throw new SettingsException(
          "Set both %s and %s, or leave both empty to use Discord itself."
              .formatted(REST, GATEWAY));
    }
    int shards = given.count(SHARDS, "1");
    return Optional.of(
        new DiscordEndpoint(
            token(given.text(TOKEN)),
            given.address(REST, DiscordEndpoint.DISCORD_REST, "http"),
            given.address(GATEWAY, DiscordEndpoint.DISCORD_GATEWAY, "ws"),
            shards,
            range(given, shards)));
  }

  private static List<Integer> range(RawSettings given, int shards) {
    String text = given.text(SHARD_RANGE);
    if (text.isEmpty()) {
      return List.of();
    }
    if (!PostgresAddress.isMeant(given.text(DATABASE))) {
      throw new SettingsException(
          "SHARD_RANGE is for running several processes, which can't share one database file. Set DATABASE to a"
              + " database on a server, or leave SHARD_RANGE empty.");
    }
    Matcher parts = Pattern.compile("(\\d{1,4})-(\\d{1,4})").matcher(text);
    List<Integer> range =
        parts.matches()
            ? List.of(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)))
            : List.of(1, 0);
    if (range.get(0) > range.get(1) || range.get(1) >= shards) {
      throw new SettingsException(
          "SHARD_RANGE is \"%s\"; it must name the first and the last shard of this process, for"
                  .formatted(text)
              + " example 0-1. Shards are numbered from 0 to SHARDS - 1.");
    }
    return range;
  }

  private static String token(String value) {
    if (!value.matches("[!-~]+")) {
      throw new SettingsException(
          TOKEN
              + " contains a space or a character that no token has. Copy it again from the"
              + " Developer Portal, under Bot.");
    }
    return value;
  }

  private static Optional<BackupPlan> backups(RawSettings given) {
    Duration every = given.time(BACKUP_EVERY, "24h");
    int kept = given.count(BACKUP_KEEP, "7");
    if (given.has(BACKUP_DIR)) {
      return Optional.of(new BackupPlan(given.path(BACKUP_DIR, ""), every, kept));
    }
    if (given.has(BACKUP_EVERY) || given.has(BACKUP_KEEP)) {
      throw new SettingsException(
          "You set BACKUP_EVERY or BACKUP_KEEP but not BACKUP_DIR. Name the folder for backups.");
    }
    return Optional.empty();
  }
}
