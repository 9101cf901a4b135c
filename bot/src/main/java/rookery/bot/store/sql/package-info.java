/**
 * How SQL is run: connections and their transactions, statements that are prepared once, and {@link
 * rookery.bot.store.sql.TurnWriter}, which writes together what waits to be written. Knows nothing
 * of what is kept.
 */
package rookery.bot.store.sql;
