package rookery.bot.preference;

/** In which games a person is warned of what the others could win with in their next turn. */
public enum ThreatWarnings implements ChoiceLabel {
  NONE("Never"),
  UNRATED("In unrated games"),
  ALL("In rated games too, if everybody at the table wants it");

  private final String words;

  ThreatWarnings(String words) {
    this.words = words;
  }

  /** The same for somebody who wants warnings, or wants none. */
  public ThreatWarnings wanted(boolean any) {
    if (!any) {
      return NONE;
    }
    return this == NONE ? UNRATED : this;
  }

  /** Whether the person wants any. */
  public boolean isWanted() {
    return this != NONE;
  }

  @Override
  public String words() {
    return words;
  }
}
