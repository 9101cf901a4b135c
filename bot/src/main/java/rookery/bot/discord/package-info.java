/**
 * The only package that knows JDA: it connects to Discord (or to whatever speaks as Discord does),
 * declares the commands, turns what people press and type into {@link rookery.bot.turn.Request}s,
 * answers them, and sends what waits in the outbox.
 */
package rookery.bot.discord;
