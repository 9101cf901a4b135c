package rookery.engine.text;

import java.util.Map;

/** What is said of the person who reads it: {@code You have}, {@code your turn}. */
final class SecondPerson {
  private static final String POSSESSIVE = "'s";
  private static final String STILL = " still ";

  /** Verbs of our sentences that are others in the second person; most are in the past tense. */
  private static final Map<String, String> VERBS =
      Map.ofEntries(
          Map.entry("is", "are"),
          Map.entry("isn't", "aren't"),
          Map.entry("was", "were"),
          Map.entry("has", "have"),
          Map.entry("hasn't", "haven't"),
          Map.entry("agrees", "agree"),
          Map.entry("chooses", "choose"),
          Map.entry("circles", "circle"),
          Map.entry("draws", "draw"),
          Map.entry("gets", "get"),
          Map.entry("guesses", "guess"),
          Map.entry("holds", "hold"),
          Map.entry("knows", "know"),
          Map.entry("loses", "lose"),
          Map.entry("moves", "move"),
          Map.entry("offers", "offer"),
          Map.entry("passes", "pass"),
          Map.entry("predicts", "predict"),
          Map.entry("removes", "remove"),
          Map.entry("resigns", "resign"),
          Map.entry("threatens", "threaten"),
          Map.entry("wants", "want"),
          Map.entry("wins", "win"));

  private SecondPerson() {}

  /**
   * Says "you" in the place of a seat, and what follows in a form that goes with it.
   *
   * @param read what is said before
   * @param format the sentence
   * @param from where it goes on after the seat
   * @return how far the sentence is said then
   */
  static int append(StringBuilder read, String format, int from) {
    read.append(read.isEmpty() ? "You" : "you");
    if (format.startsWith(POSSESSIVE, from)) {
      int end = from + POSSESSIVE.length();
      read.append(format.startsWith(" ", end) ? "r" : "rs");
      return end;
    }
    int verb = from + (format.startsWith(STILL, from) ? STILL.length() : 1);
    int end = verb;
    while (end < format.length() && isOfAWord(format.charAt(end))) {
      end++;
    }
    String yours = verb < end ? VERBS.get(format.substring(verb, end)) : null;
    if (yours == null) {
      return from;
    }
    read.append(format, from, verb).append(yours);
    return end;
  }

  private static boolean isOfAWord(char letter) {
    return Character.isLetter(letter) || letter == '\'';
  }
}
