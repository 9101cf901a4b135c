package rookery.bot.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import rookery.bot.TestedClasses;

/** The bot in a process of its own, to be killed, and kept from writing, without warning. */
final class BotProcess {
  private static final String MAIN = "rookery.bot.Main";

  /** What a process ends with that was killed. */
  private static final int KILLED = 137;

  private final Path database;
  private final Path log;
  private final List<String> command;
  private final Map<String, String> settings;
  private volatile Process process;

  /**
   * @param jar that holds the bot; empty to run the classes that this process has
   * @param settings where Discord is
   */
  BotProcess(Path folder, Optional<Path> jar, Map<String, String> settings) throws IOException {
    this.database = folder.resolve("rookery.db");
    this.log = folder.resolve("bot.log");
    this.settings = settings;
    this.command = new ArrayList<>(jar.isPresent() ? java() : TestedClasses.java());
    // As the README and the files in deploy have it for a small machine.
    command.addAll(List.of("-Xmx96m", "-Xss512k", "-XX:ReservedCodeCacheSize=40m"));
    command.addAll(List.of("-XX:MaxMetaspaceSize=96m", "-XX:MaxDirectMemorySize=16m"));
    command.addAll(jar.map(file -> List.of("-jar", file.toString())).orElse(List.of(MAIN)));
    if (jar.isPresent()) {
      archiveClasses(folder);
    }
  }

  private static List<String> java() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData");
  }

  /** Starts that come a thousand times are worth being made cheap. */
  private void archiveClasses(Path folder) throws IOException {
    Path archive = folder.resolve("rookery.jsa");
    command.add(1, "-XX:ArchiveClassesAtExit=" + archive);
    begin(folder.resolve("rehearsal.db"));
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroy();
        process.waitFor();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    command.remove(1);
    if (Files.exists(archive)) {
      command.add(1, "-XX:SharedArchiveFile=" + archive);
    }
  }

  void start() throws IOException {
    begin(database);
  }

  private void begin(Path file) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(settings);
    builder.environment().put("DATABASE", file.toString());
    builder.environment().put("MALLOC_ARENA_MAX", "2");
    process =
        builder
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
  }

  /** Ends it as the system would for want of memory; returns at once. */
  void kill() {
    process.destroyForcibly();
  }

  /** Kills the process that lives now, and no later one. */
  Runnable death() {
    return process::destroyForcibly;
  }

  /** Whether somebody else has killed it: a machine that others use may want for memory. */
  boolean wasKilled() throws InterruptedException {
    return process.waitFor() == KILLED;
  }

  void awaitDeath() throws InterruptedException {
    process.waitFor();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Stands still, in the middle of whatever it does. */
  void freeze() throws InterruptedException {
    tell("kill", "-STOP", pid());
  }

  void thaw() throws InterruptedException {
    tell("kill", "-CONT", pid());
  }

  /** As on a full disk: from now on no file can be written beyond so many bytes. */
  void fillDisk(long bytes) throws InterruptedException {
    tell("prlimit", "--pid", pid(), "--fsize=" + bytes + ":unlimited");
  }

  void emptyDisk() throws InterruptedException {
    tell("prlimit", "--pid", pid(), "--fsize=unlimited:unlimited");
  }

  /**
   * Makes the files read-only, also for who has opened them; only an administrator may, and not in
   * every file system.
   *
   * @return whether they are
   */
  boolean lockFiles() throws InterruptedException {
    return tell("chattr", "+i", database.toString(), WalEnd.beside(database, "-wal").toString());
  }

  void unlockFiles() throws InterruptedException {
    tell("chattr", "-i", database.toString(), WalEnd.beside(database, "-wal").toString());
  }

  long number() {
    return process.pid();
  }

  private String pid() {
    return Long.toString(process.pid());
  }

  private static boolean tell(String... words) throws InterruptedException {
    ProcessBuilder told = new ProcessBuilder(words).redirectErrorStream(true);
    try {
      return told.redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
    } catch (IOException noSuchProgram) {
      return false;
    }
  }

  Path database() {
    return database;
  }

  Path log() {
    return log;
  }
}
