/**
 * What people can ask for. Each command is one class with its declaration, its suggestions, its
 * step and its line in the help. {@link rookery.bot.command.Commands} lists them; no other package
 * knows them one by one.
 */
package rookery.bot.command;
