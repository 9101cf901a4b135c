/**
 * Carries out turns of work. {@link rookery.bot.turn.host.Host} receives requests and answers them,
 * {@link rookery.bot.turn.host.SerialQueues} keeps those of one table in order, and {@link
 * rookery.bot.turn.host.TableChanges} runs a step until its change is saved.
 */
package rookery.bot.turn.host;
