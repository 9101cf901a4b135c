/** Converts what is stored to the text and the numbers of its columns, and back. */
package rookery.bot.store.json;
