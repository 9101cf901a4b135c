package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.kit.trial.OptionSets;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trials;

/** A game is the same on a machine with another language, clock and character set. */
class OtherMachineTest {
  private static final int MOMENTS = 10;

  /** What the other machine runs; it prints one line a game. */
  public static void main(String[] arguments) {
    System.out.println(summary());
  }

  /** Of each game a number that stands for all it says in a trial. */
  private static String summary() {
    return KitGames.all().stream()
        .flatMap(game -> Trials.of(game, OptionSets.defaults(game), 2))
        .map(trial -> "%s: %s".formatted(trial, digest(Texts.answers(trial, MOMENTS))))
        .collect(Collectors.joining("\n"));
  }

  private static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyGameIsTheSameThere() throws IOException {
    String here = summary();
    assertEquals(here, elsewhere("tr", "TR", "Asia/Kathmandu", "ISO-8859-9"));
    assertEquals(here, elsewhere("ar", "EG", "Pacific/Apia", "UTF-16"));
  }

  private static String elsewhere(String language, String country, String zone, String charset)
      throws IOException {
    Process machine =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Duser.language=" + language,
                "-Duser.country=" + country,
                "-Duser.timezone=" + zone,
                "-Dfile.encoding=" + charset,
                "-Dkit.game=" + System.getProperty("kit.game", ""),
                "-cp",
                classPath(),
                OtherMachineTest.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    byte[] printed = machine.getInputStream().readAllBytes();
    return new String(printed, Charset.forName(charset)).strip();
  }

  /** Surefire keeps the class path in a property of its own. */
  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }
}
