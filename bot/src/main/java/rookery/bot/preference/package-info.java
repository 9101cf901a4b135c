/**
 * What people and servers wish for, as values: {@link rookery.bot.preference.Preferences} of a
 * person and {@link rookery.bot.preference.ServerPreferences} of a server, chosen by {@code
 * /settings}. Steps read them through {@link rookery.bot.preference.PreferenceBook}, which comes
 * with the moment; what was chosen is kept as a {@link rookery.bot.preference.Preferred}. What the
 * owner of the program sets up lives elsewhere, in {@code rookery.bot.Settings}.
 */
package rookery.bot.preference;
