/**
 * Commands about computer players: let one take a seat, let one play on for somebody, and ask for a
 * hint.
 */
package rookery.bot.command.computer;
