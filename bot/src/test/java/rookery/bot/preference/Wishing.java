package rookery.bot.preference;

/** Settings of a person who has changed one of them. */
public final class Wishing {
  private Wishing() {}

  public static Preferences with(Preferences p, NotificationMode calls) {
    return new Preferences(
        calls,
        p.asksBeforePlaying(),
        p.style(),
        p.reminding(),
        p.hours(),
        p.named(),
        p.profileShown(),
        p.warnings(),
        p.deals());
  }

  public static Preferences with(Preferences p, BoardStyle style) {
    return new Preferences(
        p.calls(),
        p.asksBeforePlaying(),
        style,
        p.reminding(),
        p.hours(),
        p.named(),
        p.profileShown(),
        p.warnings(),
        p.deals());
  }

  public static Preferences with(Preferences p, ReminderMode reminding) {
    return new Preferences(
        p.calls(),
        p.asksBeforePlaying(),
        p.style(),
        reminding,
        p.hours(),
        p.named(),
        p.profileShown(),
        p.warnings(),
        p.deals());
  }

  public static Preferences with(Preferences p, ThreatWarnings warnings) {
    return new Preferences(
        p.calls(),
        p.asksBeforePlaying(),
        p.style(),
        p.reminding(),
        p.hours(),
        p.named(),
        p.profileShown(),
        warnings,
        p.deals());
  }

  public static Preferences with(Preferences p, DealPreferences deals) {
    return new Preferences(
        p.calls(),
        p.asksBeforePlaying(),
        p.style(),
        p.reminding(),
        p.hours(),
        p.named(),
        p.profileShown(),
        p.warnings(),
        deals);
  }

  /** Whether exported games show the name, and others see the results. */
  public static Preferences with(Preferences p, boolean named, boolean profileShown) {
    return new Preferences(
        p.calls(),
        p.asksBeforePlaying(),
        p.style(),
        p.reminding(),
        p.hours(),
        named,
        profileShown,
        p.warnings(),
        p.deals());
  }
}
