package rookery.bot.season;

/** How far a season is. What is stored is the constant's name. */
public enum SeasonStage {
  /** People sign up. */
  JOINING,
  /** Games are opened and count. */
  PLAYING,
  /** Nothing counts any more; games that are left go on as ordinary ones. */
  OVER,
  /** It never began, or those who manage the server called it off. */
  CANCELLED;

  /** Whether it still changes. */
  public boolean isOpen() {
    return this == JOINING || this == PLAYING;
  }
}
