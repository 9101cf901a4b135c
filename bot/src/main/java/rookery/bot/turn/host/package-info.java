/**
 * Where turns of work are carried out: {@link rookery.bot.turn.host.Host} takes requests in and
 * answers them, {@link rookery.bot.turn.host.SerialQueues} keeps those of one table in order, and
 * {@link rookery.bot.turn.host.TableChanges} runs a step until its change is kept.
 */
package rookery.bot.turn.host;
