package rookery.bot.preference;

/**
 * What a person wants of the deals of the day.
 *
 * @param reminded whether the daily message tells of them, on days when none is finished
 * @param streakShown whether others see on the profile how many days in a row were played
 * @param listed whether servers list the person on their boards
 */
public record DealPreferences(boolean reminded, boolean streakShown, boolean listed) {
  /** The default. */
  public static final DealPreferences USUAL = new DealPreferences(false, false, true);
}
