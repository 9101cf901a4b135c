package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.ExitStatus.FILES;
import static rookery.bot.ExitStatus.INPUT;
import static rookery.bot.ExitStatus.IN_USE;
import static rookery.bot.ExitStatus.SETTINGS;
import static rookery.bot.ExitStatus.UNAVAILABLE;
import static rookery.bot.ExitStatus.USAGE;

import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.Owner.End;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.PracticeRoom;
import rookery.practice.RoomSettings;

/**
 * Every mistake of an owner ends in one line that says what to do, without a trace and without the
 * token, and in a status that tells whether starting again may help.
 */
class OwnerMistakesTest {
  private static final String NOWHERE = "http://127.0.0.1:9/api/v10/";
  private static final String NO_GATEWAY = "ws://127.0.0.1:9/gateway";

  @TempDir Path folder;

  /** Brings the mistake about, and gives the arguments to start with. */
  @FunctionalInterface
  private interface Made {
    List<String> by(Owner owner) throws Exception;
  }

  private record Mistake(String name, boolean apart, ExitStatus status, String says, Made made) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Mistake mistake(String name, ExitStatus status, String says, Made made) {
    return new Mistake(name, false, status, says, made);
  }

  /** One that only a process of its own shows as an owner sees it. */
  private static Mistake apart(String name, ExitStatus status, String says, Made made) {
    return new Mistake(name, true, status, says, made);
  }

  /** A setting that is wrong by itself. */
  private static Mistake set(String name, String value, String says) {
    return mistake(
        name + "=" + value.replace("\0", "NUL"),
        SETTINGS,
        says,
        owner -> {
          owner.sets(name, value);
          return List.of("run");
        });
  }

  /** A file of settings that is wrong. */
  private static Mistake file(String name, String text, String says) {
    return mistake(
        name,
        SETTINGS,
        says,
        owner -> {
          owner.unsets("DISCORD_TOKEN").writes(".env", text);
          return List.of();
        });
  }

  /** A command line that is wrong. */
  private static Mistake typed(ExitStatus status, String says, String... arguments) {
    return mistake(String.join(" ", arguments), status, says, owner -> List.of(arguments));
  }

  /** A database that is wrong. */
  private static Mistake database(String name, String says, Made made) {
    return mistake(name, FILES, says, made);
  }

  private static List<String> run() {
    return List.of("run");
  }

  static Stream<Mistake> mistakes() {
    return Stream.of(settings(), files(), databases(), practice(), connections(), commands())
        .flatMap(all -> all);
  }

  private static Stream<Mistake> settings() {
    return Stream.of(
        set("PRACTICE_PORT", "many", "PRACTICE_PORT is \"many\"; it must be a port"),
        set("PRACTICE_PORT", "70000", "from 0 to 65535"),
        set("METRICS_PORT", "-1", "METRICS_PORT is \"-1\"; it must be a port"),
        set("LOG_LEVEL", "LOUD", "it must be ERROR, WARN, INFO or DEBUG"),
        set("DATABASE", "data\0.db", "DATABASE is not the name of a file"),
        set("BACKUP_EVERY", "24h", "BACKUP_DIR is not"),
        set("BACKUP_EVERY", "soon", "a time such as 90m, 24h or 7d"),
        set("BACKUP_KEEP", "0", "a number from 1 to 9999"),
        set("DISCORD_TOKEN", Owner.TOKEN + " " + Owner.TOKEN, "Copy it again"),
        set("DISCORD_API_URL", NOWHERE, "set the token"),
        mistake(
            "half a server",
            SETTINGS,
            "set both, or neither",
            owner -> {
              owner.connects(NOWHERE, "");
              return run();
            }),
        mistake(
            "no address of the API",
            SETTINGS,
            "DISCORD_API_URL is \"here\"",
            owner -> {
              owner.connects("here", NO_GATEWAY);
              return run();
            }),
        mistake(
            "no port of the API",
            SETTINGS,
            "DISCORD_API_URL is \"http://127.0.0.1:99999/\"",
            owner -> {
              owner.connects("http://127.0.0.1:99999/", NO_GATEWAY);
              return run();
            }),
        mistake(
            "no address of the gateway",
            SETTINGS,
            "must be an address that begins with ws:// or wss://",
            owner -> {
              owner.connects(NOWHERE, "http://127.0.0.1:9/");
              return run();
            }),
        mistake(
            "one file for two",
            SETTINGS,
            "each needs its own",
            owner -> {
              owner.sets("PRACTICE_DATA", owner.path("data/rookery.db").toString());
              return run();
            }));
  }

  private static Stream<Mistake> files() {
    return Stream.of(
        file("a colon in .env", "# mine\nDISCORD_TOKEN: " + Owner.TOKEN + "\n", "line 2 is not"),
        file("a mistyped name in .env", "DISCORD_TOKN=" + Owner.TOKEN + "\n", "DISCORD_TOKN"),
        file("half a quotation in .env", "DISCORD_TOKEN=\"" + Owner.TOKEN + "\n", "line 1 has a"),
        mistake(
            ".env is a folder",
            SETTINGS,
            "is not a file",
            owner -> {
              owner.makes(".env");
              return List.of();
            }),
        mistake(
            ".env is no text",
            SETTINGS,
            "is not text in UTF-8",
            owner -> {
              Files.write(owner.path(".env"), ("DISCORD_TOKEN=" + Owner.TOKEN).getBytes("UTF-16"));
              return List.of();
            }),
        apart(
            "the log's level is looked for in a wrong .env",
            SETTINGS,
            "line 1 is not NAME=value",
            owner -> {
              owner.unsets("DISCORD_TOKEN").writes(".env", "DISCORD_TOKEN: " + Owner.TOKEN);
              return List.of();
            }));
  }

  private static Stream<Mistake> databases() {
    return Stream.of(
        database(
            "the database is a folder",
            "is not a file that can be written",
            owner -> {
              owner.makes("data/rookery.db");
              return run();
            }),
        database(
            "the database is a diary",
            "is not a database",
            owner -> {
              owner.writes("data/rookery.db", "Dear diary, today I lost at chess. ".repeat(100));
              return run();
            }),
        database(
            "the database is of another program",
            "is a database of another program",
            owner -> {
              sql(owner.makes("data").resolve("rookery.db"), "CREATE TABLE diary (day TEXT)");
              return run();
            }),
        database(
            "the database is newer",
            "was written by a newer Rookery",
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
            "it is a file, not a folder",
            owner -> {
              Path games = owner.writes("games", "no folder");
              owner.sets("DATABASE", games.resolve("rookery.db").toString());
              return run();
            }),
        mistake(
            "the database is in use",
            IN_USE,
            "Another Rookery is using",
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

  private static Stream<Mistake> practice() {
    return Stream.of(
        database(
            "the practice room's file is garbage",
            "is not a practice room's file. Set PRACTICE_DATA",
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
            "was written by a newer practice room",
            owner -> {
              sql(owner.makes("data").resolve("practice.db"), "PRAGMA user_version = 99");
              return List.of("practice");
            }),
        database(
            "the practice room's file is of another program",
            "is a database of another program",
            owner -> {
              sql(owner.makes("data").resolve("practice.db"), "CREATE TABLE diary (day TEXT)");
              return run();
            }),
        database(
            "the practice room's file holds nonsense",
            "holds what no practice room wrote",
            owner -> {
              Path file = owner.path("data/practice.db");
              PracticeRoom.open(RoomSettings.USUAL.keptIn(file)).close();
              sql(file, "UPDATE thing SET json = 'nonsense'");
              return run();
            }),
        mistake(
            "the practice room's file is in use",
            IN_USE,
            "Another practice room is using",
            owner -> {
              Path file = owner.path("data/practice.db");
              owner.keeps(PracticeRoom.open(RoomSettings.USUAL.keptIn(file)));
              return run();
            }),
        mistake(
            "the practice room's port is taken",
            IN_USE,
            "or only an administrator may. Set PRACTICE_PORT to another port",
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
            }));
  }

  private static Stream<Mistake> connections() {
    return Stream.of(
        apart(
            "a token that Discord refuses",
            SETTINGS,
            "Discord refuses the token. Set DISCORD_TOKEN",
            owner -> {
              PracticeRoom room = owner.opensRoom();
              room.acceptOnly("another");
              owner.connects(room.restUrl(), room.gatewayUrl());
              return run();
            }),
        apart(
            "no network",
            UNAVAILABLE,
            "Discord cannot be reached at " + NOWHERE,
            owner -> {
              owner.connects(NOWHERE, NO_GATEWAY);
              return run();
            }),
        apart(
            "a host that there is not",
            UNAVAILABLE,
            "Discord cannot be reached at http://rookery.invalid/",
            owner -> {
              owner.connects("http://rookery.invalid/", NO_GATEWAY);
              return run();
            }),
        apart(
            "encryption where there is none",
            UNAVAILABLE,
            "Check the network, DISCORD_API_URL",
            owner -> {
              PracticeRoom room = owner.opensRoom();
              owner.connects(room.restUrl().replace("http:", "https:"), room.gatewayUrl());
              return run();
            }),
        apart(
            "a server that is not Discord",
            UNAVAILABLE,
            "Check the network, DISCORD_API_URL",
            owner -> {
              PracticeRoom room = owner.opensRoom();
              owner.connects(room.address(), room.gatewayUrl());
              return run();
            }),
        apart(
            "a gateway that is not there",
            UNAVAILABLE,
            NO_GATEWAY,
            owner -> {
              owner.connects(owner.opensRoom().restUrl(), NO_GATEWAY);
              return run();
            }),
        apart(
            "a gateway that is none",
            UNAVAILABLE,
            "DISCORD_GATEWAY_URL",
            owner -> {
              PracticeRoom room = owner.opensRoom();
              owner.connects(room.restUrl(), room.gatewayUrl() + "/elsewhere");
              return run();
            }));
  }

  private static Stream<Mistake> commands() {
    return Stream.of(
        typed(USAGE, "Unmatched argument at index 0: 'frobnicate'", "frobnicate"),
        typed(USAGE, "Unknown option: '--fast'", "run", "--fast"),
        typed(USAGE, "Missing required parameter: 'GAME'", "perft", "--depth", "2"),
        typed(USAGE, "'deep' is not an int", "perft", "custodian", "--depth", "deep"),
        typed(USAGE, "at least 1", "perft", "custodian", "--depth", "0"),
        typed(USAGE, "not be negative", "playthrough", "custodian", "--seed=1", "--max-actions=-1"),
        typed(USAGE, "Name the game", "playthrough", "--seed", "1"),
        typed(USAGE, "Missing required parameter: 'FILE'", "backup"),
        typed(INPUT, "There is no game \"chequers\"", "perft", "chequers", "--depth", "1"),
        typed(
            INPUT,
            "There is no option \"colour\"",
            "perft",
            "custodian",
            "--depth=1",
            "--option=colour=blue"),
        typed(
            FILES,
            "nowhere.jsonl: there is no such file",
            "playthrough",
            "--replay",
            "nowhere.jsonl"),
        typed(FILES, "nowhere.txt: there is no such file", "paint", "nowhere.txt", "-o", "x.png"),
        typed(FILES, "There is no database", "backup", "copy.db"),
        mistake(
            "a diagram that is no text",
            FILES,
            "it is not text in UTF-8",
            owner -> {
              Files.write(owner.path("board.txt"), new byte[] {-1, -2, 0});
              return List.of("paint", owner.path("board.txt").toString(), "-o", "x.png");
            }),
        mistake(
            "a picture where no folder is",
            FILES,
            "there is no such folder",
            owner -> {
              String picture = owner.path("no/such/x.png").toString();
              return List.of("paint", owner.writes("d.txt", ". K").toString(), "-o", picture);
            }),
        mistake(
            "a diagram that is none",
            INPUT,
            "margins",
            owner ->
                List.of("paint", owner.writes("d.txt", "K\nmargins: x").toString(), "-o", "x.png")),
        mistake(
            "a playthrough that is not true",
            INPUT,
            "d2d4",
            owner -> {
              Path game =
                  owner.writes(
                      "game.jsonl",
                      """
                      {"game":"custodian","options":{},"seats":["W","B"],"chance":{}}
                      {"position":[],"legal":{},"seat":"W","action":"d2d4"}
                      """);
              return List.of("playthrough", "--replay", game.toString());
            }),
        mistake(
            "a copy that is there already",
            FILES,
            "exists already",
            owner -> {
              TestDatabase.inFile(owner.path("data/rookery.db")).close();
              return List.of("backup", owner.writes("copy.db", "precious").toString());
            }));
  }

  private static void sql(Path file, String sql) throws Exception {
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

  @ParameterizedTest
  @MethodSource("mistakes")
  void endsInOneLine(Mistake mistake) throws Exception {
    try (Owner owner = new Owner(folder)) {
      String[] arguments = mistake.made().by(owner).toArray(String[]::new);
      End end = mistake.apart() ? owner.startsApart(arguments) : owner.starts(arguments);
      assertEquals(1, end.err().lines().count(), end.err());
      assertTrue(end.err().contains(mistake.says()), end.err());
      assertFalse((end.out() + end.err()).contains(Owner.TOKEN), "the token is shown");
      assertFalse(end.err().contains("Exception"), end.err());
      assertEquals(mistake.status().code(), end.status(), end.err());
    }
  }

  @Test
  void thereAreFortyAtLeast() {
    assertTrue(mistakes().count() >= 40);
  }

  @Test
  void backupsThatCannotBeMadeAreToldOfBeforeAnybodyIsMet() throws Exception {
    try (Owner owner = new Owner(folder)) {
      PracticeRoom room = owner.opensRoom();
      owner.connects(room.restUrl(), room.gatewayUrl());
      owner.sets("BACKUP_DIR", owner.writes("copies", "no folder").toString());
      assertEquals(FILES.code(), owner.starts("run").status());
      assertEquals(List.of(), room.traffic().all());
    }
  }

  @Test
  void aCheckStopsAtTheFirstLineThatIsNotTrue() throws Exception {
    try (Owner owner = new Owner(folder)) {
      String game = owner.starts("playthrough", "custodian", "--seed=1", "--max-actions=2").out();
      Path file = owner.writes("game.jsonl", game);
      assertEquals(0, owner.starts("playthrough", "--check", file.toString()).status());
      Files.writeString(file, game.replaceFirst("pppp", "pp.p"));
      End end = owner.starts("playthrough", "--check", file.toString());
      assertEquals(INPUT.code(), end.status());
      assertTrue(end.err().contains("line 2"), end.err());
    }
  }

  @Test
  void aDiagramIsPainted() throws Exception {
    try (Owner owner = new Owner(folder)) {
      Path text = owner.writes("board.txt", ". K\nk .\n");
      Path picture = owner.path("board.png");
      assertEquals(0, owner.starts("paint", text.toString(), "-o", picture.toString()).status());
      assertEquals("\u0089PNG", new String(Files.readAllBytes(picture), 0, 4, "ISO-8859-1"));
    }
  }
}
