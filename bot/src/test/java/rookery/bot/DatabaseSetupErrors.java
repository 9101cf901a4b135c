package rookery.bot;

import static rookery.bot.SetupError.database;
import static rookery.bot.SetupError.file;
import static rookery.bot.SetupError.mistake;
import static rookery.bot.SetupError.run;
import static rookery.bot.program.ExitStatus.IN_USE;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Arrays;
import java.util.stream.Stream;
import rookery.bot.store.kit.TestDatabase;

/** What can be wrong with the database that an owner names. */
final class DatabaseSetupErrors {
  private DatabaseSetupErrors() {}

  static Stream<SetupError> all() {
    return Stream.of(
        database(
            "the database is a folder",
            "Set DATABASE to a file that Rookery can write to",
            owner -> {
              owner.makes("data/rookery.db");
              return run();
            }),
        database(
            "the database is a diary",
            "isn't a database",
            owner -> {
              owner.writes("data/rookery.db", "Dear diary, today I lost at chess. ".repeat(100));
              return run();
            }),
        database(
            "the database is of another program",
            "belongs to another program",
            owner -> {
              sql(owner.makes("data").resolve("rookery.db"), "CREATE TABLE diary (day TEXT)");
              return run();
            }),
        database(
            "the database is newer",
            "was written by a newer version of Rookery",
            owner -> {
              Path file = owner.path("data/rookery.db");
              TestDatabase.inFile(file).close();
              sql(
                  file,
                  """
                  INSERT INTO flyway_schema_history
                  SELECT 999, '999', 'later', 'SQL', 'V999__later.sql', 1, 'me', installed_on, 1, 1
                  FROM flyway_schema_history LIMIT 1
                  """);
              return run();
            }),
        database(
            "the database is damaged",
            "is damaged. Restore a backup.",
            owner -> {
              Path file = owner.path("data/rookery.db");
              TestDatabase.inFile(file).close();
              damage(file);
              return run();
            }),
        database(
            "a file is where the folder should be",
            "it's a file, not a folder",
            owner -> {
              Path games = owner.writes("games", "no folder");
              owner.sets("DATABASE", games.resolve("rookery.db").toString());
              return run();
            }),
        mistake(
            "the database is in use",
            IN_USE,
            "Another copy of Rookery is using",
            owner -> {
              owner.keeps(TestDatabase.inFile(owner.path("data/rookery.db")));
              return run();
            }),
        database(
            "backups would go into a file",
            "Set BACKUP_DIR to a folder",
            owner -> {
              owner.sets("BACKUP_DIR", owner.writes("copies", "no folder").toString());
              return run();
            }));
  }

  /** Carries that out as another program would. */
  static void sql(Path file, String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      connection.createStatement().execute(sql);
    }
  }

  private static void damage(Path file) throws Exception {
    byte[] noise = new byte[4096];
    Arrays.fill(noise, (byte) 0xA5);
    try (FileChannel disk = FileChannel.open(file, StandardOpenOption.WRITE)) {
      for (int page = 2; page < 8; page++) {
        disk.write(ByteBuffer.wrap(noise), page * 4096L);
      }
    }
  }
}
