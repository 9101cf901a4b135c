/**
 * What happens at tables without a person's request: time runs out, computer players think, and
 * tables continue after a restart; {@code delivery} has what follows when messages can't be
 * delivered. Each is a step like any other, run by {@link rookery.bot.request.host.TableChanges}.
 */
package rookery.bot.request.internal;
