/**
 * A game in a channel as values: the table with its seats, people, stage and messages that still
 * speak, and how each step of its life changes it. What somebody may not do is a {@link
 * rookery.bot.table.Refusal}. Knows the engine, but neither posts nor Discord nor the database.
 */
package rookery.bot.table;
