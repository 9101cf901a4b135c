/**
 * Where Rookery starts: {@link rookery.bot.Main}, the settings, and the wiring of the parts. If the
 * owner has set something up wrong, one line says what to do.
 */
package rookery.bot;
