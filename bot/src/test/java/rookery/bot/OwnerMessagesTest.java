package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import rookery.bot.vitals.UnwritableException;

class OwnerMessagesTest {
  @Test
  void aDiskThatTakesNothingWhileItStartsIsToldInOneLine() {
    StringWriter err = new StringWriter();
    CommandLine command = new CommandLine(CommandSpec.create()).setErr(new PrintWriter(err, true));
    RuntimeException disk = new IllegalStateException("[SQLITE_IOERR_WRITE]");
    Exception thrown = new IllegalStateException(new UnwritableException(disk));
    int status = new OwnerMessages().handleExecutionException(thrown, command, null);
    assertEquals(ExitStatus.FILES.code(), status);
    assertEquals(
        "The database cannot be written: its disk is full or read-only or fails, or it cannot be"
            + " reached. Look after it, then start again.",
        err.toString().strip());
  }
}
