package rookery.bot.preference;

/**
 * What somebody wishes for, at every table.
 *
 * @param calls where to be called
 * @param asksBeforePlaying whether to be asked before an action is played that could be taken back
 * @param style how boards are painted that nobody else sees
 * @param reminding how to be reminded of a move that is due
 * @param quiet when not to be reminded
 */
public record Preferences(
    Calls calls,
    boolean asksBeforePlaying,
    BoardStyle style,
    Reminding reminding,
    QuietHours quiet) {
  /** Those of somebody who chose nothing. */
  public static final Preferences USUAL =
      new Preferences(
          Calls.SECRETS_DIRECT, false, BoardStyle.USUAL, Reminding.CALL, QuietHours.NONE);
}
