/**
 * Sends the messages of the outbox: in order within a lane, a few lanes at a time, no faster than
 * Discord allows, and again after a failure that can pass. {@link rookery.bot.outbox.OutboxSender}
 * decides, a {@link rookery.bot.outbox.MessageTransport} sends, and the messages wait in {@link
 * rookery.bot.outbox.Outbox}. This package knows neither JDA nor SQL.
 */
package rookery.bot.outbox;
