/**
 * Sub-commands for people who write games, computer players or other programs, or who check how the
 * deals of a day were dealt. They need no bot, and the running bot does not load them.
 */
package rookery.bot.cli.tools;
