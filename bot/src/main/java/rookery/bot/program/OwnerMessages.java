package rookery.bot.program;

import java.io.UncheckedIOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import rookery.bot.cli.UsageMistake;
import rookery.bot.deal.WrongSecretException;
import rookery.bot.discord.DiscordUnavailableException;
import rookery.bot.settings.SettingsException;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.vitals.StoreUnwritableException;
import rookery.engine.diagram.DiagramSyntaxException;
import rookery.engine.option.IllegalOptionException;
import rookery.engine.playthrough.PlaythroughException;
import rookery.practice.RoomUnavailableException;

/** Tells the owner in one line what is wrong with the settings or the input; else what we did. */
public final class OwnerMessages implements IExecutionExceptionHandler, IParameterExceptionHandler {
  private static final Logger LOG = LoggerFactory.getLogger(OwnerMessages.class);

  @Override
  public int handleExecutionException(Exception thrown, CommandLine command, ParseResult parsed) {
    if (thrown instanceof ParameterException wrong) {
      return handleParseException(wrong, new String[0]);
    }
    Optional<ExitStatus> mistake = mistake(thrown);
    if (mistake.isPresent()) {
      command.getErr().println(line(thrown));
    } else {
      LOG.error("Rookery stopped because of a bug in its code", thrown);
    }
    return mistake.orElse(ExitStatus.OURS).code();
  }

  @Override
  public int handleParseException(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    command
        .getErr()
        .println(
            "%s. See %s --help."
                .formatted(
                    oneLine(UsageMistake.sentence(wrong)).replaceFirst("[.]$", ""),
                    command.getCommandSpec().qualifiedName()));
    return ExitStatus.USAGE.code();
  }

  private static String line(Exception thrown) {
    return StoreUnwritableException.isBehind(thrown)
        ? "Can't write to the database: the disk is full, read-only or broken, or the server can't"
            + " be reached. Fix that, then start again."
        : oneLine(thrown.getMessage()) + advice(thrown);
  }

  /** The room does not know by which settings it is opened. */
  private static String advice(Exception thrown) {
    if (!(thrown instanceof RoomUnavailableException)) {
      return "";
    }
    if (thrown.getMessage().contains("-Dorg.sqlite.tmpdir")) {
      return "";
    }
    return thrown.getMessage().startsWith("Can't open port ")
        ? " Set PRACTICE_PORT to another port, or stop the program that is using it."
        : " Set PRACTICE_DATA to another file, or stop the program that is using it.";
  }

  private static String oneLine(String message) {
    return message.replaceAll("\\s+", " ").strip();
  }

  /** What the owner has done wrong, if it was the owner. */
  private static Optional<ExitStatus> mistake(Exception thrown) {
    if (StoreUnwritableException.isBehind(thrown)) {
      return Optional.of(ExitStatus.FILES);
    }
    if (thrown instanceof SettingsException) {
      return Optional.of(ExitStatus.SETTINGS);
    }
    if (thrown instanceof DiscordUnavailableException discord) {
      return Optional.of(discord.mayPass() ? ExitStatus.UNAVAILABLE : ExitStatus.SETTINGS);
    }
    if (thrown instanceof StoreUnavailableException store) {
      return Optional.of(store.isInUse() ? ExitStatus.IN_USE : ExitStatus.FILES);
    }
    if (thrown instanceof PortTakenException) {
      return Optional.of(ExitStatus.IN_USE);
    }
    if (thrown instanceof RoomUnavailableException room) {
      return Optional.of(room.isInUse() ? ExitStatus.IN_USE : ExitStatus.FILES);
    }
    if (thrown instanceof UncheckedIOException) {
      return Optional.of(ExitStatus.FILES);
    }
    boolean input =
        thrown instanceof IllegalOptionException
            || thrown instanceof PlaythroughException
            || thrown instanceof DiagramSyntaxException
            || thrown instanceof WrongSecretException;
    return input ? Optional.of(ExitStatus.INPUT) : Optional.empty();
  }
}
