/** What people ask of computers: to sit down, to play on for somebody, and for a hint. */
package rookery.bot.turn.command.computing;
