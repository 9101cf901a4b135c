package rookery.practice.person;

/** Something that a person cannot do on the screen, with a sentence that says why. */
public final class NotPossibleException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** With the sentence for the person. */
  public NotPossibleException(String why) {
    super(why);
  }
}
