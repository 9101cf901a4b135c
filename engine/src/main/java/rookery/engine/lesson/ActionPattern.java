package rookery.engine.lesson;

/**
 * Which actions a line of a lesson is about.
 *
 * @param text the text of one action, {@code e2e4}; how several begin, {@code e2*}; or {@code *}
 *     for any
 */
record ActionPattern(String text) {
  private static final String ANY = "any";
  private static final String REST = "*";

  /** What an author has written. */
  static ActionPattern of(String written) {
    return new ActionPattern(written.equals(ANY) ? REST : written);
  }

  /** Whether just one action can have this text. */
  boolean isOne() {
    return !text.endsWith(REST);
  }

  /** Whether an action of that text is meant. */
  boolean names(String action) {
    return isOne()
        ? action.equals(text)
        : action.startsWith(text.substring(0, text.length() - REST.length()));
  }
}
