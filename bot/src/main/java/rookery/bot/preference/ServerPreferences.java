package rookery.bot.preference;

/**
 * What a server wishes for.
 *
 * @param tables where tables are played that are opened from now on
 * @param openers who may open them
 */
public record ServerPreferences(TablePlace tables, Openers openers) {
  /** Those of a server that chose nothing, and of direct messages. */
  public static final ServerPreferences USUAL =
      new ServerPreferences(TablePlace.THREAD, Openers.EVERYBODY);
}
