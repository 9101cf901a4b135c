/**
 * Carries out requests. {@link rookery.bot.request.host.RequestHost} receives requests and answers
 * them, {@link rookery.bot.request.host.SerialQueues} keeps those of one table in order, and {@link
 * rookery.bot.request.host.TableChanges} runs a step until its change is saved.
 */
package rookery.bot.request.host;
