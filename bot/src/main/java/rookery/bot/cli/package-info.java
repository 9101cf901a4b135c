/**
 * The command line: one class, with its help, for each sub-command. They ask a {@link
 * rookery.bot.cli.Launcher} for what they need from the rest of the program.
 */
package rookery.bot.cli;
