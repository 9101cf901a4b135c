/**
 * What the owner sets by the environment or {@code .env}: {@link rookery.bot.settings.EnvFile}
 * reads the file, {@link rookery.bot.settings.RawSettings} reads each text as what it must be, and
 * {@link rookery.bot.settings.Settings} says what all of it means. A mistake is a {@link
 * rookery.bot.settings.SettingsException} with one line for the owner.
 */
package rookery.bot.settings;
