/**
 * The only package that knows JDA: it connects to Discord (or to whatever speaks as Discord does),
 * registers the commands, turns what people press and type into calls on {@link
 * rookery.bot.turn.Gatherings}, {@link rookery.bot.turn.Play} and {@link rookery.bot.turn.Lookup},
 * and sends what waits in the outbox.
 */
package rookery.bot.discord;
