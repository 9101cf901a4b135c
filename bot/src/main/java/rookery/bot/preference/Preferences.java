package rookery.bot.preference;

/**
 * What somebody wishes for, at every table.
 *
 * @param calls where to be called
 * @param asksBeforePlaying whether to be asked before an action is played that could be taken back
 * @param style how boards are painted that nobody else sees
 * @param reminding how to be reminded of a move that is due
 * @param hours when to be called, and when not to be reminded
 * @param named whether games that are taken away tell who played them
 */
public record Preferences(
    Calls calls,
    boolean asksBeforePlaying,
    BoardStyle style,
    Reminding reminding,
    OwnHours hours,
    boolean named) {
  /** Those of somebody who chose nothing. */
  public static final Preferences USUAL =
      new Preferences(
          Calls.SECRETS_DIRECT, false, BoardStyle.USUAL, Reminding.CALL, OwnHours.USUAL, false);

  /** The same, but called as that says. */
  public Preferences with(Calls changed) {
    return new Preferences(changed, asksBeforePlaying, style, reminding, hours, named);
  }

  /** The same, with boards of that style. */
  public Preferences with(BoardStyle changed) {
    return new Preferences(calls, asksBeforePlaying, changed, reminding, hours, named);
  }

  /** The same, but reminded as that says. */
  public Preferences with(Reminding changed) {
    return new Preferences(calls, asksBeforePlaying, style, changed, hours, named);
  }

  /** The same at those hours. */
  public Preferences with(OwnHours changed) {
    return new Preferences(calls, asksBeforePlaying, style, reminding, changed, named);
  }

  /** Whether a call comes as soon as there is one, rather than with the one message a day. */
  public boolean calledAtOnce() {
    return hours.daily().isEmpty();
  }

  /** These wishes of somebody whom exported games may name, or may not. */
  public Preferences named(boolean wanted) {
    return new Preferences(calls, asksBeforePlaying, style, reminding, hours, wanted);
  }
}
