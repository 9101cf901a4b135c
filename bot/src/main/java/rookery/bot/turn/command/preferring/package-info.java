/**
 * {@code /settings}: a form for what a person wishes for and one for what a server does. A new
 * setting is a component of the record in {@code rookery.bot.preference}, a field of the form here,
 * and a word in the JSON of the store.
 */
package rookery.bot.turn.command.preferring;
