/** Copies of the database, made by hand or by themselves while it is in use. */
package rookery.bot.store.backup;
