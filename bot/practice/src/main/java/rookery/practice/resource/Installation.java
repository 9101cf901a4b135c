package rookery.practice.resource;

/**
 * By whom the bot was added to the place where somebody asks something of it.
 *
 * @param here whether those who manage the server have added it, or these are its own direct
 *     messages
 * @param person who has added it for themselves alone, 0 if nobody has
 */
public record Installation(boolean here, long person) {
  /** Added to the server alone. */
  public static final Installation HERE = new Installation(true, 0);

  /** Whether a person alone has added it, so that it can do less. */
  public boolean isPersonal() {
    return !here && person != 0;
  }
}
