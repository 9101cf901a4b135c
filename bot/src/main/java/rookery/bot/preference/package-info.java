/**
 * The settings of people and servers, as values: {@link rookery.bot.preference.Preferences} of a
 * person and {@link rookery.bot.preference.ServerPreferences} of a server, chosen with {@code
 * /settings}. Steps read them through {@link rookery.bot.preference.PreferenceReader}, which is
 * part of the moment; a new choice is saved as a {@link rookery.bot.preference.PreferenceChange}.
 * The settings of the program's owner are elsewhere, in {@code rookery.bot.settings.Settings}.
 */
package rookery.bot.preference;
