/**
 * Where Rookery starts: {@link rookery.bot.Main}, the settings, and the wiring of the parts.
 * Whatever the owner has set up wrong ends here as one line that says what to do.
 */
package rookery.bot;
