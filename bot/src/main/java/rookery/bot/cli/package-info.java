/**
 * The sub-commands of the command line, a class each with its help. What they need of the program
 * around them they ask of a {@link rookery.bot.cli.Program}.
 */
package rookery.bot.cli;
