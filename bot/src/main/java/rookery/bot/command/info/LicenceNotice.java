package rookery.bot.command.info;

/**
 * What people can read of the program itself.
 *
 * @param text the licence notice of the artwork and of the libraries
 */
public record LicenceNotice(String version, String text) {}
