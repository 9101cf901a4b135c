package rookery.bot.preference;

/** Where wishes are kept. What {@link #keep} has returned from is on the disk. */
public interface PreferenceStore extends PreferenceReader {
  /** Keeps what was chosen; whoever reads it from then on reads that. */
  void keep(PreferenceChange chosen);
}
