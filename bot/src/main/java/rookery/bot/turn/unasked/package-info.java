/**
 * What happens at tables without anybody asking for it: time that passes, computers that think,
 * letters that cannot be delivered, channels that vanish and come back, tables taken up again at
 * the start. Each is a step like any other, handed to {@link rookery.bot.turn.host.TableChanges}.
 */
package rookery.bot.turn.unasked;
