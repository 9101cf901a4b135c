/**
 * What happens at tables without a person's request: time runs out, computer players think,
 * messages cannot be delivered, channels vanish and come back, and tables continue after a restart.
 * Each is a step like any other, run by {@link rookery.bot.request.host.TableChanges}.
 */
package rookery.bot.request.internal;
