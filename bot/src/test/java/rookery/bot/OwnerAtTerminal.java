package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.joran.spi.JoranException;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.slf4j.LoggerFactory;
import rookery.bot.program.ConfiguredLauncher;
import rookery.practice.TestedRoom;

/** Somebody who sets Rookery up in a folder of their own, and starts it. */
final class OwnerAtTerminal implements AutoCloseable {
  /** What must never be seen. */
  static final String TOKEN = "MTIzNDU2Nzg5.Gx-secret.of-the-bot";

  private static final Path LOG = Path.of("target/classes/logback.xml");

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  final Path folder;
  private final Map<String, String> environment = new TreeMap<>();
  private final List<String> javaOptions = new ArrayList<>();
  private final Deque<AutoCloseable> kept = new ArrayDeque<>();

  OwnerAtTerminal(Path folder) {
    this.folder = folder;
    sets("DATABASE", path("data/rookery.db").toString());
    sets("PRACTICE_DATA", path("data/practice.db").toString());
    sets("PRACTICE_PORT", "0");
    for (String name : List.of("DISCORD_TOKEN", "DISCORD_API_URL", "DISCORD_GATEWAY_URL")) {
      sets(name, "");
    }
  }

  /** What Rookery has said before it ended. */
  record End(int status, String out, String err) {}

  Path path(String name) {
    return folder.resolve(name);
  }

  OwnerAtTerminal sets(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** Leaves it to the file of settings. */
  OwnerAtTerminal unsets(String name) {
    environment.remove(name);
    return this;
  }

  OwnerAtTerminal connects(String rest, String gateway) {
    return sets("DISCORD_TOKEN", TOKEN)
        .sets("DISCORD_API_URL", rest)
        .sets("DISCORD_GATEWAY_URL", gateway);
  }

  Path writes(String name, String text) throws IOException {
    Files.createDirectories(path(name).getParent());
    return Files.writeString(path(name), text);
  }

  Path makes(String name) throws IOException {
    return Files.createDirectories(path(name));
  }

  /** Keeps something until the end. */
  <T extends AutoCloseable> T keeps(T thing) {
    kept.push(thing);
    return thing;
  }

  TestedRoom opensRoom() {
    return keeps(TestedRoom.open());
  }

  /** A port that somebody else has. */
  int takenPort() throws IOException {
    return keeps(new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))).getLocalPort();
  }

  /** Starts Rookery here; it must log nothing that an owner would see as well. */
  End starts(String... arguments) throws JoranException {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    var line =
        Main.commandLine(
                new ConfiguredLauncher(Rookery::start, path(".env"), environment), arguments)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    log.start();
    root.addAppender(log);
    try {
      int status = Assertions.assertTimeoutPreemptively(PATIENCE, () -> line.execute(arguments));
      assertEquals(List.of(), seen(List.copyOf(log.list)), "logged besides");
      return new End(status, out.toString(), err.toString());
    } finally {
      root.detachAppender(log);
    }
  }

  /** What an owner sees of the log, who has it as it is meant to be. */
  private static List<ILoggingEvent> seen(List<ILoggingEvent> all) throws JoranException {
    LoggerContext usual = new LoggerContext();
    JoranConfigurator reader = new JoranConfigurator();
    reader.setContext(usual);
    reader.doConfigure(LOG.toFile());
    return all.stream()
        .filter(event -> usual.getLogger(event.getLoggerName()).isEnabledFor(event.getLevel()))
        .toList();
  }

  /** What Java is told when a process of its own is started. */
  OwnerAtTerminal tellsJava(String option) {
    javaOptions.add(option);
    return this;
  }

  /** Starts Rookery in a process of its own, with the log that an owner has. */
  End startsApart(String... arguments) throws Exception {
    List<String> command = TestedClasses.java();
    command.add("-Dlogback.configurationFile=" + LOG.toUri());
    command.addAll(javaOptions);
    command.add("rookery.bot.Main");
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().putAll(environment);
    Path out = path("out.txt");
    Path err = path("err.txt");
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    try {
      assertTrue(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS), "it doesn't end");
      return new End(process.exitValue(), Files.readString(out), Files.readString(err));
    } finally {
      process.destroyForcibly();
    }
  }

  @Override
  public void close() {
    while (!kept.isEmpty()) {
      try {
        kept.pop().close();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
