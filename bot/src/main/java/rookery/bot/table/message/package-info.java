/** Which messages a table has posted, and where each is by now. */
package rookery.bot.table.message;
