/**
 * A channel with friends in it, without Discord and without a database: {@link
 * rookery.bot.turn.hall.Hall} carries out what is asked for, and in a {@link
 * rookery.bot.turn.hall.Parlour} people type, press and read; an {@link
 * rookery.bot.turn.hall.Evening} is a game that they play by lot. The rest is what a host needs, in
 * memory.
 */
package rookery.bot.turn.hall;
