/**
 * What people can ask for, one class a command: its declaration, its completion, what it does and
 * its line of the help stand together. {@link rookery.bot.turn.command.Commands} lists them;
 * nothing else knows them one by one.
 */
package rookery.bot.turn.command;
