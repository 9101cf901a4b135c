package rookery.bot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import rookery.practice.TestedRoom;

/**
 * How long a process takes from the start of its JVM until it is connected and declares commands.
 */
public final class StartBenchmark {
  private static final int TIMES = 5;

  private StartBenchmark() {}

  /** Prints the figures; the class path is that of this process. */
  public static void main(String[] args) throws Exception {
    List<Long> millis = new ArrayList<>();
    for (int i = 0; i < TIMES; i++) {
      millis.add(start());
    }
    System.out.println("JVM start to READY, ms, " + TIMES + " times: " + millis);
    System.exit(0);
  }

  private static long start() throws Exception {
    Path folder = Files.createTempDirectory("rookery-start");
    try (TestedRoom room = TestedRoom.open()) {
      ProcessBuilder command =
          new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-cp",
              System.getProperty("java.class.path"),
              "rookery.bot.Main");
      command.environment().put("DISCORD_TOKEN", "practice");
      command.environment().put("DISCORD_API_URL", room.restUrl());
      command.environment().put("DISCORD_GATEWAY_URL", room.gatewayUrl());
      command.environment().put("DATABASE", folder.resolve("rookery.db").toString());
      long before = System.nanoTime();
      Process bot = command.redirectErrorStream(true).start();
      try (var output = bot.inputReader()) {
        boolean connected = output.lines().anyMatch(line -> line.contains("connected"));
        if (!connected) {
          throw new IllegalStateException("the bot has ended");
        }
        return (System.nanoTime() - before) / 1_000_000;
      } finally {
        bot.destroyForcibly().waitFor();
      }
    }
  }
}
