/**
 * The only package that knows JDA: it connects to Discord (or to whatever speaks as Discord does),
 * registers the commands, turns what people press and type into calls on {@link
 * rookery.bot.table.Tables}, {@link rookery.bot.table.Play} and {@link rookery.bot.table.Lookup},
 * and sends what waits in the outbox.
 */
package rookery.bot.discord;
