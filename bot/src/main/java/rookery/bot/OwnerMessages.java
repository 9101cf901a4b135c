package rookery.bot;

import java.io.UncheckedIOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;
import rookery.bot.discord.DiscordUnavailableException;
import rookery.bot.store.StoreUnavailableException;
import rookery.engine.IllegalOptionException;
import rookery.engine.diagram.DiagramSyntaxException;
import rookery.engine.match.PlaythroughException;

/** Tells the owner in one line what is wrong with the settings or the input; else what we did. */
final class OwnerMessages implements IExecutionExceptionHandler {
  private static final Logger LOG = LoggerFactory.getLogger(OwnerMessages.class);

  @Override
  public int handleExecutionException(Exception thrown, CommandLine command, ParseResult parsed) {
    if (isForTheOwner(thrown)) {
      command.getErr().println(thrown.getMessage());
    } else {
      LOG.error("Rookery has failed", thrown);
    }
    return 1;
  }

  private static boolean isForTheOwner(Exception thrown) {
    return thrown instanceof SettingsException
        || thrown instanceof DiscordUnavailableException
        || thrown instanceof StoreUnavailableException
        || thrown instanceof IllegalOptionException
        || thrown instanceof PlaythroughException
        || thrown instanceof DiagramSyntaxException
        || thrown instanceof UncheckedIOException;
  }
}
