package rookery.bot.cli.tools;

import picocli.CommandLine;

/** The sub-commands that need no bot that runs. */
public final class ToolCommands {
  private ToolCommands() {}

  /** Adds them to a command line. */
  public static CommandLine addTo(CommandLine line) {
    return line.addSubcommand(new PlaythroughCommand())
        .addSubcommand(new PerftCommand())
        .addSubcommand(new ArenaCommand())
        .addSubcommand(new ComputerChoiceCommand())
        .addSubcommand(new PaintCommand())
        .addSubcommand(new MinePuzzlesCommand())
        .addSubcommand(new ReviewCommand())
        .addSubcommand(new VerifyDailyCommand());
  }
}
