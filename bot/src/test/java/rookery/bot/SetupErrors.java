package rookery.bot;

import static rookery.bot.SetupError.apart;
import static rookery.bot.SetupError.file;
import static rookery.bot.SetupError.mistake;
import static rookery.bot.SetupError.run;
import static rookery.bot.SetupError.set;
import static rookery.bot.SetupError.typed;
import static rookery.bot.program.ExitStatus.FILES;
import static rookery.bot.program.ExitStatus.INPUT;
import static rookery.bot.program.ExitStatus.SETTINGS;
import static rookery.bot.program.ExitStatus.UNAVAILABLE;
import static rookery.bot.program.ExitStatus.USAGE;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.TestedRoom;

/** What an owner can do wrong. */
final class SetupErrors {
  private static final String NOWHERE = "http://127.0.0.1:9/api/v10/";
  private static final String NO_GATEWAY = "ws://127.0.0.1:9/gateway";

  private SetupErrors() {}

  /** All that are known. */
  static Stream<SetupError> all() {
    return Stream.of(
            settings(),
            files(),
            DatabaseSetupErrors.all(),
            PracticeSetupErrors.all(),
            connections(),
            commands())
        .flatMap(some -> some);
  }

  private static Stream<SetupError> settings() {
    return Stream.of(
        set("PRACTICE_PORT", "many", "PRACTICE_PORT is \"many\"; it must be a port"),
        set("PRACTICE_PORT", "70000", "from 0 to 65535"),
        set("METRICS_PORT", "-1", "METRICS_PORT is \"-1\"; it must be a port"),
        set("LOG_LEVEL", "LOUD", "it must be ERROR, WARN, INFO or DEBUG"),
        set("DATABASE", "data\0.db", "DATABASE isn't a valid file name"),
        set("BACKUP_EVERY", "24h", "but not BACKUP_DIR"),
        set("BACKUP_EVERY", "soon", "a length of time, for example 90m, 24h or 7d"),
        set("BACKUP_KEEP", "0", "a number from 1 to 9999"),
        set("DISCORD_TOKEN", OwnerAtTerminal.TOKEN + " " + OwnerAtTerminal.TOKEN, "Copy it again"),
        set("DISCORD_API_URL", NOWHERE, "Set the token"),
        mistake(
            "half a server",
            SETTINGS,
            "or leave both empty to use Discord itself",
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
            "Give each its own",
            owner -> {
              owner.sets("PRACTICE_DATA", owner.path("data/rookery.db").toString());
              return run();
            }));
  }

  private static Stream<SetupError> files() {
    return Stream.of(
        file(
            "a colon in .env",
            "# mine\nDISCORD_TOKEN: " + OwnerAtTerminal.TOKEN + "\n",
            "line 2 must look like"),
        file(
            "a mistyped name in .env",
            "DISCORD_TOKN=" + OwnerAtTerminal.TOKEN + "\n",
            "DISCORD_TOKN"),
        file(
            "half a quotation in .env",
            "DISCORD_TOKEN=\"" + OwnerAtTerminal.TOKEN + "\n",
            "line 1 has a"),
        mistake(
            ".env is a folder",
            SETTINGS,
            "isn't a file",
            owner -> {
              owner.makes(".env");
              return List.of();
            }),
        mistake(
            ".env is no text",
            SETTINGS,
            "isn't UTF-8 text",
            owner -> {
              Files.write(
                  owner.path(".env"),
                  ("DISCORD_TOKEN=" + OwnerAtTerminal.TOKEN).getBytes("UTF-16"));
              return List.of();
            }),
        apart(
            "the log's level is looked for in a wrong .env",
            SETTINGS,
            "line 1 must look like NAME=value",
            owner -> {
              owner
                  .unsets("DISCORD_TOKEN")
                  .writes(".env", "DISCORD_TOKEN: " + OwnerAtTerminal.TOKEN);
              return List.of();
            }));
  }

  private static Stream<SetupError> connections() {
    return Stream.of(
        apart(
            "a token that Discord refuses",
            SETTINGS,
            "Discord rejected the token. Copy the bot's token",
            owner -> {
              TestedRoom room = owner.opensRoom();
              room.acceptOnly("another");
              owner.connects(room.restUrl(), room.gatewayUrl());
              return run();
            }),
        apart(
            "no network",
            UNAVAILABLE,
            "Discord can't be reached at " + NOWHERE,
            owner -> {
              owner.connects(NOWHERE, NO_GATEWAY);
              return run();
            }),
        mistake(
            "a host that there isn't",
            UNAVAILABLE,
            "Discord can't be reached at http://rookery.invalid/",
            owner -> {
              owner.connects("http://rookery.invalid/", NO_GATEWAY);
              return run();
            }),
        mistake(
            "encryption where there is none",
            UNAVAILABLE,
            "Check the network, DISCORD_API_URL",
            owner -> {
              TestedRoom room = owner.opensRoom();
              owner.connects(room.restUrl().replace("http:", "https:"), room.gatewayUrl());
              return run();
            }),
        mistake(
            "a server that's not Discord",
            UNAVAILABLE,
            "Check the network, DISCORD_API_URL",
            owner -> {
              TestedRoom room = owner.opensRoom();
              owner.connects(room.address(), room.gatewayUrl());
              return run();
            }),
        mistake(
            "a gateway that's not there",
            UNAVAILABLE,
            NO_GATEWAY,
            owner -> {
              owner.connects(owner.opensRoom().restUrl(), NO_GATEWAY);
              return run();
            }),
        mistake(
            "a gateway that is none",
            UNAVAILABLE,
            "DISCORD_GATEWAY_URL",
            owner -> {
              TestedRoom room = owner.opensRoom();
              owner.connects(room.restUrl(), room.gatewayUrl() + "/elsewhere");
              return run();
            }));
  }

  private static Stream<SetupError> commands() {
    return Stream.of(
        typed(USAGE, "There's no command \"frobnicate\". See rookery --help.", "frobnicate"),
        typed(USAGE, "There's no option \"--fast\". See rookery run --help.", "run", "--fast"),
        typed(USAGE, "Unexpected word: \"now\".", "run", "now"),
        typed(USAGE, "GAME is missing.", "perft", "--depth", "2"),
        typed(USAGE, "--depth is missing.", "perft", "custodian"),
        typed(USAGE, "--depth is missing.", "perft", "custodian", "--depth"),
        typed(USAGE, "TO is missing.", "move-database", "a.db"),
        typed(USAGE, "GAME is missing.", "arena"),
        typed(
            USAGE,
            "--depth must be a whole number of at most 9 digits, not \"deep\".",
            "perft",
            "custodian",
            "--depth",
            "deep"),
        typed(
            USAGE,
            "--sprt must be numbers, not \"x\".",
            "arena",
            "gravity",
            "--players=club",
            "--sprt=x"),
        typed(USAGE, "--option must be k=v, not \"blue\".", "perft", "custodian", "--option=blue"),
        typed(USAGE, "Give --depth only once.", "perft", "custodian", "--depth=1", "--depth=2"),
        typed(
            USAGE,
            "Give one of these: --seed, --replay, --check or --verify.",
            "playthrough",
            "custodian"),
        typed(
            USAGE,
            "Give one of these: --seed, --replay, --check or --verify.",
            "playthrough",
            "custodian",
            "--seed=1",
            "--check=game.jsonl"),
        typed(USAGE, "--rebuild takes no value", "ratings", "--rebuild=2"),
        typed(USAGE, "at least 1", "perft", "custodian", "--depth", "0"),
        typed(
            USAGE, "can't be negative", "playthrough", "custodian", "--seed=1", "--max-actions=-1"),
        typed(USAGE, "Name the game", "playthrough", "--seed", "1"),
        typed(USAGE, "FILE is missing.", "backup"),
        typed(USAGE, "\"yesterday\" isn't a date", "verify-daily", "yesterday", "00"),
        typed(INPUT, "A secret has 64 hexadecimal digits", "verify-daily", "2026-11-23", "123"),
        typed(
            INPUT,
            "isn't the secret that was chosen",
            "verify-daily",
            "2026-11-23",
            "00".repeat(32),
            "--told",
            "11".repeat(32)),
        typed(INPUT, "There's no game called \"chequers\"", "perft", "chequers", "--depth", "1"),
        typed(
            INPUT,
            "There's no option \"colour\"",
            "perft",
            "custodian",
            "--depth=1",
            "--option=colour=blue"),
        typed(FILES, "nowhere.jsonl doesn't exist", "playthrough", "--replay", "nowhere.jsonl"),
        typed(FILES, "nowhere.txt doesn't exist", "paint", "nowhere.txt", "-o", "x.png"),
        typed(FILES, "There's no database at", "backup", "copy.db"),
        mistake(
            "a diagram that is no text",
            FILES,
            "board.txt isn't UTF-8 text",
            owner -> {
              Files.write(owner.path("board.txt"), new byte[] {-1, -2, 0});
              return List.of("paint", owner.path("board.txt").toString(), "-o", "x.png");
            }),
        mistake(
            "a picture where no folder is",
            FILES,
            "its folder doesn't exist",
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
            "a playthrough that's not true",
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
            "already exists",
            owner -> {
              TestDatabase.inFile(owner.path("data/rookery.db")).close();
              return List.of("backup", owner.writes("copy.db", "precious").toString());
            }));
  }
}
