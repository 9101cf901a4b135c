package rookery.bot.turn.command.looking;

/**
 * The licence notice of the artwork.
 *
 * @param text as shown to people
 */
public record Notice(String text) {}
