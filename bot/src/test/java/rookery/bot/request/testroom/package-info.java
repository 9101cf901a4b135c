/**
 * A channel with friends in it, without Discord and without a database: {@link
 * rookery.bot.request.testroom.InMemoryChannel} carries out what is asked for, and in a {@link
 * rookery.bot.request.testroom.TestRoom} people type, press and read; an {@link
 * rookery.bot.request.testroom.RandomGame} is a game that they play by lot. The rest is what a host
 * needs, in memory.
 */
package rookery.bot.request.testroom;
