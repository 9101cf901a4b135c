/**
 * Sends what waits in the outbox: in order within a lane, a few lanes at a time, at a pace that
 * Discord bears, and again after whatever may pass by itself. {@link rookery.bot.outbox.Sender}
 * decides; a {@link rookery.bot.outbox.Courier} carries; {@link rookery.bot.outbox.Outbox} is where
 * letters wait. Knows neither JDA nor SQL.
 */
package rookery.bot.outbox;
