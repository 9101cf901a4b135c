/** Commands that only show something: boards, one's games, rules and help. */
package rookery.bot.command.info;
