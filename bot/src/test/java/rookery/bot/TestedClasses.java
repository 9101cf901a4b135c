package rookery.bot;

import static org.awaitility.Awaitility.await;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import rookery.practice.screen.PageClient;

/**
 * The classes that are being tested, for processes of their own: packed, and with an archive of
 * those that a start needs, which takes a third off its processor time. They are packed once for
 * all tests, whichever process asks first.
 */
public final class TestedClasses {
  private static final String OPEN = "is open: ";
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /**
   * Classes that were compiled a moment ago need not be verified. With room for classes nothing but
   * what is new is collected before a bot is there. Large pages, which only Linux has for
   * everybody, spare half of the first touches of memory.
   */
  private static final List<String> FLAGS =
      List.of(
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-XX:-UsePerfData",
          "-XX:MetaspaceSize=96m",
          "-XX:+IgnoreUnrecognizedVMOptions",
          "-XX:+UseTransparentHugePages",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:-BytecodeVerificationRemote");

  private final Path archive;
  private final String path;

  private TestedClasses(Path archive, String path) {
    this.archive = archive;
    this.path = path;
  }

  /** The command that starts Java with these classes, without the name of the one to be run. */
  public static List<String> java() {
    List<String> command = new ArrayList<>(List.of(program()));
    command.addAll(FLAGS);
    command.add("-XX:SharedArchiveFile=" + Packed.CLASSES.archive);
    command.addAll(List.of("-cp", Packed.CLASSES.path));
    return command;
  }

  private static String program() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** Made when they are asked for first. */
  private static final class Packed {
    static final TestedClasses CLASSES = packed();
  }

  private static TestedClasses packed() {
    try {
      Path tests =
          Path.of(TestedClasses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path all = Files.createDirectories(tests.resolveSibling("tested-classes"));
      try (FileChannel lock =
          FileChannel.open(
              all.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        // Given back when the file is closed.
        lock.lock();
        return packed(all, tests);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static TestedClasses packed(Path all, Path tests) throws IOException {
    List<Path> path = new ArrayList<>();
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath())
        .forEach(path::add);
    // A bot has no tests; what is archived must come first.
    if (path.remove(tests)) {
      path.add(tests);
    }
    Path folder = all.resolve(fingerprint(path));
    TestedClasses packed = new TestedClasses(folder.resolve("start.jsa"), inJars(path, folder));
    Path done = folder.resolve("done");
    if (!Files.exists(done)) {
      removeOlder(all);
      Files.createDirectories(folder);
      for (int i = 0; i < path.size(); i++) {
        if (Files.isDirectory(path.get(i))) {
          pack(path.get(i), jar(folder, i));
        }
      }
      packed.rehearse(folder);
      Files.createFile(done);
    }
    return packed;
  }

  private static Path jar(Path folder, int place) {
    return folder.resolve(place + ".jar");
  }

  /** The class path with a jar in place of every folder. */
  private static String inJars(List<Path> path, Path folder) {
    List<String> jars = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      jars.add((Files.isDirectory(path.get(i)) ? jar(folder, i) : path.get(i)).toString());
    }
    return String.join(File.pathSeparator, jars);
  }

  /** Another one for every other state of the files. */
  private static String fingerprint(List<Path> path) throws IOException {
    StringBuilder state = new StringBuilder();
    for (Path entry : path) {
      for (Path file : files(entry)) {
        state.append(
            "%s %s %d\n".formatted(file, Files.getLastModifiedTime(file), Files.size(file)));
      }
    }
    return UUID.nameUUIDFromBytes(state.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }

  private static List<Path> files(Path below) throws IOException {
    if (!Files.exists(below)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(below)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void pack(Path classes, Path jar) throws IOException {
    Map<String, String> plainly = Map.of("create", "true", "compressionMethod", "STORED");
    try (FileSystem packed = FileSystems.newFileSystem(jar, plainly)) {
      for (Path file : files(classes)) {
        Path copy = packed.getPath("/").resolve(classes.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  private static void removeOlder(Path all) throws IOException {
    try (Stream<Path> files = Files.walk(all)) {
      for (Path old : files.sorted(Comparator.reverseOrder()).toList()) {
        if (!old.equals(all) && !old.endsWith("lock")) {
          Files.delete(old);
        }
      }
    }
  }

  /**
   * Starts a bot in a practice room, plays a little, and keeps what was loaded when it has ended.
   */
  private void rehearse(Path folder) throws IOException {
    Path log = folder.resolve("log");
    List<String> command = new ArrayList<>(List.of(program()));
    command.addAll(FLAGS);
    command.addAll(List.of("-XX:ArchiveClassesAtExit=" + archive, "-cp", path));
    command.add("rookery.bot.Main");
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    for (String name : List.of("DISCORD_TOKEN", "DISCORD_API_URL", "DISCORD_GATEWAY_URL")) {
      builder.environment().put(name, "");
    }
    builder.environment().put("DATABASE", folder.resolve("rookery.db").toString());
    builder.environment().put("PRACTICE_DATA", folder.resolve("practice.db").toString());
    builder.environment().put("PRACTICE_PORT", "0");
    Process bot = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      await("a bot, see " + log)
          .atMost(PATIENCE)
          .until(() -> !bot.isAlive() || Files.readString(log).contains(OPEN));
      if (bot.isAlive()) {
        play(address(Files.readString(log)));
      }
      bot.destroy();
      await("the end of a bot, see " + log).atMost(PATIENCE).until(() -> !bot.isAlive());
    } finally {
      bot.destroyForcibly();
    }
  }

  private static String address(String log) {
    String after = log.substring(log.indexOf(OPEN) + OPEN.length());
    return after.lines().findFirst().orElseThrow().strip();
  }

  /** Opens a table for one, so that what a request, a message and a picture need is loaded too. */
  private static void play(String address) {
    PageClient ada = PageClient.named("Ada", address);
    String games = ada.place("games").path("id").asText();
    ada.act("command", "{'place':'%s','line':'/play game:parade'}".formatted(games));
    await("a board")
        .atMost(PATIENCE)
        .until(() -> !ada.messages(games).findValues("filename").isEmpty());
  }
}
