/**
 * {@code /settings}: one form for a person's settings and one for a server's. To add a setting, add
 * a component to the record in {@code rookery.bot.preference}, a field to the form here, and a key
 * to the JSON of the store.
 */
package rookery.bot.command.settings;
