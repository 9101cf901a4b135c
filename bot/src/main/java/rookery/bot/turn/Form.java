package rookery.bot.turn;

/**
 * A form with one line to type.
 *
 * @param title what it is about
 * @param label what to type
 * @param hint what that may look like
 * @param longest the most characters
 */
public record Form(String title, String label, String hint, int longest) {}
