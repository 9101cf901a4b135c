/**
 * A game in a channel, as values: the table with its seats, people, stage and current messages, and
 * how each step of its life changes it. If somebody asks for something that is not allowed, the
 * answer is a {@link rookery.bot.table.Refusal}. This package knows the engine, but neither posts
 * nor Discord nor the database.
 */
package rookery.bot.table;
