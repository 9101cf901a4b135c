/**
 * Sub-commands for people who write games, computer players or other programs: they work on the
 * engine alone, without a bot. The running bot does not load them.
 */
package rookery.bot.cli.tools;
