package rookery.bot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Rookery in a process of its own, from the classes that are being tested. */
public final class RookeryProcess {
  private RookeryProcess() {}

  /**
   * Starts it.
   *
   * @param log what it prints is added there
   * @param settings its environment, besides that of this process
   * @param arguments the command line
   */
  public static Process start(Path log, Map<String, String> settings, String... arguments)
      throws IOException {
    List<String> command = TestedClasses.java();
    command.add("rookery.bot.Main");
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(settings);
    return builder
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
        .start();
  }
}
