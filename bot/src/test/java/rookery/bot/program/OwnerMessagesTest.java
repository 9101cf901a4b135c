package rookery.bot.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import rookery.bot.vitals.StoreUnwritableException;

class OwnerMessagesTest {
  @Test
  void aDiskThatTakesNothingWhileItStartsIsToldInOneLine() {
    StringWriter err = new StringWriter();
    CommandLine command = new CommandLine(CommandSpec.create()).setErr(new PrintWriter(err, true));
    RuntimeException disk = new IllegalStateException("[SQLITE_IOERR_WRITE]");
    Exception thrown = new IllegalStateException(new StoreUnwritableException(disk));
    int status = new OwnerMessages().handleExecutionException(thrown, command, null);
    assertEquals(ExitStatus.FILES.code(), status);
    assertEquals(
        "Can't write to the database: the disk is full, read-only or broken, or the server can't"
            + " be reached. Fix that, then start again.",
        err.toString().strip());
  }
}
