/** Commands that only show something: boards, one's games, rules and help. */
package rookery.bot.turn.command.looking;
