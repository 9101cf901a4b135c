package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class CommandLineTest {
  @Test
  void theListOfCommandsDescribesEachInAWholeSentence() {
    RookeryProgram program = new RookeryProgram(Path.of(".env"), Map.of());
    for (CommandLine command : Main.commandLine(program).getSubcommands().values()) {
      String listed = command.getCommandSpec().usageMessage().description()[0];
      assertTrue(listed.endsWith("."), listed);
    }
  }
}
