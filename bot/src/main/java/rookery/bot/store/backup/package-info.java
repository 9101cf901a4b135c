/** Backups of the database, on request or automatic, while it is in use. */
package rookery.bot.store.backup;
