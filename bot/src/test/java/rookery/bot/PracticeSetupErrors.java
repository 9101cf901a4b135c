package rookery.bot;

import static rookery.bot.SetupError.apart;
import static rookery.bot.SetupError.database;
import static rookery.bot.SetupError.file;
import static rookery.bot.SetupError.mistake;
import static rookery.bot.SetupError.run;
import static rookery.bot.program.ExitStatus.FILES;
import static rookery.bot.program.ExitStatus.IN_USE;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;

/** What can be wrong with the practice room. */
final class PracticeSetupErrors {
  private PracticeSetupErrors() {}

  static Stream<SetupError> all() {
    return Stream.of(
        database(
            "the practice room's file is garbage",
            "isn't a practice-room file. Set PRACTICE_DATA",
            owner -> {
              owner.writes("data/practice.db", "garbage ".repeat(500));
              return run();
            }),
        database(
            "the practice room's file is a folder",
            "Set PRACTICE_DATA",
            owner -> {
              owner.makes("data/practice.db");
              return run();
            }),
        database(
            "the practice room's file is newer",
            "was written by a newer version of Rookery",
            owner -> {
              DatabaseSetupErrors.sql(
                  owner.makes("data").resolve("practice.db"), "PRAGMA user_version = 99");
              return List.of("practice");
            }),
        database(
            "the practice room's file is of another program",
            "belongs to another program",
            owner -> {
              DatabaseSetupErrors.sql(
                  owner.makes("data").resolve("practice.db"), "CREATE TABLE diary (day TEXT)");
              return run();
            }),
        database(
            "the practice room's file holds nonsense",
            "holds data that isn't from a practice room",
            owner -> {
              Path file = owner.path("data/practice.db");
              TestedRoom.open(RoomSettings.USUAL.keptIn(file)).close();
              DatabaseSetupErrors.sql(file, "UPDATE thing SET json = 'nonsense'");
              return run();
            }),
        mistake(
            "the practice room's file is in use",
            IN_USE,
            "Another practice room is using",
            owner -> {
              Path file = owner.path("data/practice.db");
              owner.keeps(TestedRoom.open(RoomSettings.USUAL.keptIn(file)));
              return run();
            }),
        mistake(
            "the practice room's port is taken",
            IN_USE,
            "or you need administrator rights for it. Set PRACTICE_PORT to another port",
            owner -> {
              owner.sets("PRACTICE_PORT", Integer.toString(owner.takenPort()));
              return run();
            }),
        mistake(
            "the figures' port is taken",
            IN_USE,
            "Set METRICS_PORT to another",
            owner -> {
              owner.sets("METRICS_PORT", Integer.toString(owner.takenPort()));
              return run();
            }),
        apart(
            "no folder where SQLite could be unpacked for the practice room",
            FILES,
            "SQLite can't be unpacked and run in the temporary folder",
            owner -> {
              owner.tellsJava("-Dorg.sqlite.tmpdir=" + owner.path("nowhere/at/all"));
              return run();
            }));
  }
}
