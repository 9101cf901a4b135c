package rookery.engine.reading;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import rookery.engine.Action;

/**
 * Finds the legal actions that look most like a text that names none: those of the piece that it
 * speaks of, if one is named that can do anything.
 *
 * @param aliases the names that legal actions have besides their texts
 * @param pieces what the player can move at some time, if not now
 */
record NearestActions(
    List<Action> legal, Map<String, Action> aliases, ActionWording wording, OwnPieceNames pieces) {
  private static final int MOST = 5;

  /** After the letter of a piece, too, but not at the end of a word. */
  private static final Pattern SQUARE = Pattern.compile("(?<![a-z]{2})[a-k]\\d{1,2}");

  /** A kind of piece by its letter, and one square. */
  private static final Pattern SHORT = Pattern.compile("[A-Zl-z][a-k1-9]{0,2}x?[a-k]\\d{1,2}\\D*");

  /** A legal action, and how far its text is from what was typed. */
  private record Distant(Action action, int distance) {}

  /** At most five, the nearest first. */
  List<Action> to(String typed) {
    List<Action> ofPiece = ofPiece(typed);
    if (ofPiece.isEmpty() && isStuck(typed)) {
      return List.of();
    }
    String wanted = ActionReader.inAnyCase(typed);
    int farthest = ofPiece.isEmpty() ? Math.max(2, wanted.length() / 2) : Integer.MAX_VALUE;
    return (ofPiece.isEmpty() ? legal : ofPiece)
        .stream()
            .map(action -> new Distant(action, distance(action, wanted)))
            .filter(distant -> distant.distance() <= farthest)
            .sorted(Comparator.comparing(Distant::distance))
            .limit(MOST)
            .map(Distant::action)
            .toList();
  }

  private List<Action> ofPiece(String typed) {
    if (isShort(typed)) {
      String letter = typed.substring(0, 1).toUpperCase(Locale.ROOT);
      return aliases.entrySet().stream()
          .filter(alias -> alias.getKey().startsWith(letter))
          .map(Map.Entry::getValue)
          .distinct()
          .sorted()
          .toList();
    }
    List<Action> named = wording.ofPiece(typed);
    return named.isEmpty() ? from(firstSquare(typed)) : named;
  }

  /** Whether it speaks of a piece that cannot move: no other piece's move is meant by it then. */
  private boolean isStuck(String typed) {
    if (isShort(typed)) {
      char kind = Character.toUpperCase(typed.charAt(0));
      boolean named =
          aliases.keySet().stream().anyMatch(alias -> Character.isUpperCase(alias.charAt(0)));
      return named && kind != 'P' && pieces.has(kind);
    }
    return pieces.isOn(firstSquare(typed));
  }

  /** Whether a piece is named by its kind alone, not by the square that it stands on. */
  private static boolean isShort(String typed) {
    return SHORT.matcher(typed).matches() && SQUARE.matcher(typed).results().count() == 1;
  }

  private List<Action> from(String square) {
    return legal.stream()
        .filter(action -> !square.isEmpty() && firstSquare(action.text()).equals(square))
        .toList();
  }

  private static String firstSquare(String text) {
    return SQUARE
        .matcher(text.toLowerCase(Locale.ROOT))
        .results()
        .map(MatchResult::group)
        .findFirst()
        .orElse("");
  }

  private static int distance(Action action, String wanted) {
    return distance(ActionReader.inAnyCase(action.text()), wanted);
  }

  /** Letters to change, add or drop to make one text of the other (Levenshtein). */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[other.length()];
  }
}
