/** What is kept, as the text and the numbers that stand in columns. */
package rookery.bot.store.json;
