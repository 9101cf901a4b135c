package rookery.bot.preference;

/**
 * The settings of a server.
 *
 * @param tables where to play new tables
 * @param openers who can open tables
 * @param clock the default clock of new tables
 * @param rated whether new tables are rated
 */
public record ServerPreferences(
    TablePlace tables, TableCreators openers, DefaultClock clock, RatedGames rated) {
  /** The default settings, also used in direct messages. */
  public static final ServerPreferences USUAL =
      new ServerPreferences(
          TablePlace.THREAD, TableCreators.EVERYBODY, DefaultClock.THREE_DAYS, RatedGames.OFF);
}
