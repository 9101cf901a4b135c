/**
 * A game in a channel: who sits where, what they are asked and told, and the life of a table from
 * the invitation to the result. {@link rookery.bot.table.Tables} is the way in. Knows the engine,
 * but neither JDA nor SQL: what must be kept goes through {@link rookery.bot.table.TableStore},
 * what must be said is data ({@link rookery.bot.table.Dispatch}) that others send.
 */
package rookery.bot.table;
