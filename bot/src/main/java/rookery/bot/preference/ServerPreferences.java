package rookery.bot.preference;

/**
 * What a server wishes for.
 *
 * @param tables where tables are played that are opened from now on
 * @param openers who may open them
 * @param clock how long a move may take there, where nothing else is chosen
 */
public record ServerPreferences(TablePlace tables, TableCreators openers, DefaultClock clock) {
  /** Those of a server that chose nothing, and of direct messages. */
  public static final ServerPreferences USUAL =
      new ServerPreferences(TablePlace.THREAD, TableCreators.EVERYBODY, DefaultClock.THREE_DAYS);
}
