/** What people look at without changing anything: boards, their games, rules and the help. */
package rookery.bot.turn.command.looking;
