package rookery.bot.post;

/**
 * One of several answers that can be picked.
 *
 * @param value what comes back
 * @param label as people read it
 */
public record SelectableOption(String value, String label) {}
