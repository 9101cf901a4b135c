/**
 * Runs SQL: connections and their transactions, prepared statements, and {@link
 * rookery.bot.store.sql.GroupCommitWriter}, which writes waiting changes together in one
 * transaction. It does not know what is stored.
 */
package rookery.bot.store.sql;
