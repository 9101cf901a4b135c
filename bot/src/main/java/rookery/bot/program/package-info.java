/**
 * How the program starts, runs and ends: {@link rookery.bot.program.ConfiguredLauncher} does what
 * the command line asks for, {@link rookery.bot.program.BotRuntime} runs the bot with its backups
 * and figures, and {@link rookery.bot.program.OwnerMessages} tells the owner in one line what went
 * wrong.
 */
package rookery.bot.program;
