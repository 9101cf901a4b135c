package rookery.bot.preference;

/** Stores settings. When {@link #keep} returns, the change is on disk. */
public interface PreferenceStore extends PreferenceReader {
  /** Saves a change; every later read returns it. */
  void keep(PreferenceChange chosen);
}
