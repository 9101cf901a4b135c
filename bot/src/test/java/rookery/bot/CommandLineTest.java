package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import rookery.bot.cli.Launcher;
import rookery.bot.program.ConfiguredLauncher;

class CommandLineTest {
  private static Map<String, CommandLine> offered(String... arguments) {
    Launcher program = new ConfiguredLauncher(Rookery::start, Path.of(".env"), Map.of());
    return Main.commandLine(program, arguments).getSubcommands();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "run", "run --help"})
  void theRunningBotDoesNotLoadTheTools(String typed) {
    assertFalse(offered(typed.isEmpty() ? new String[0] : typed.split(" ")).containsKey("arena"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "arena", "paint", "aerna"})
  void allOthersAreOfferedTheTools(String typed) {
    assertTrue(offered(typed).containsKey("arena"));
  }

  @Test
  void theListOfCommandsDescribesEachInAWholeSentence() {
    for (CommandLine command : offered("--help").values()) {
      String listed = command.getCommandSpec().usageMessage().description()[0];
      assertTrue(listed.endsWith("."), listed);
    }
  }
}
