package rookery.bot.command.info;

/**
 * The licence notice of the artwork.
 *
 * @param text as shown to people
 */
public record LicenceNotice(String text) {}
