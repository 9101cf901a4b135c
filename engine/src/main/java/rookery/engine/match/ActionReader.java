package rookery.engine.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;

/**
 * Finds the legal action that a player's text names. It never makes an action, it only compares the
 * text with those of the legal ones and with their other names such as SAN: exactly, then without
 * separators, then in any case. The first comparison that finds anything decides, so that {@code
 * B7b5} is a bishop's move though {@code b7b5} is a pawn's; and where that is none, {@code b7b5} is
 * not taken for the bishop's either.
 */
public final class ActionReader {
  private static final int NEAR = 5;
  private static final Pattern SEPARATORS = Pattern.compile("[\\s\\-xX:=]");

  /** In lower case these are squares and no piece with the rank it comes from. */
  private static final Pattern TWO_SQUARES = Pattern.compile("[a-k]\\d{1,2}[a-k]\\d{1,2}");

  private static final String NOT_NOW = "It is not your turn to do anything.";

  private ActionReader() {}

  /** What {@code seat} means by {@code typed}; a function of what that seat's view shows. */
  public static Reading read(State state, Seat seat, String typed) {
    if (state.legal(seat).isEmpty()) {
      return new Reading.None(NOT_NOW, List.of());
    }
    for (Comparison comparison : Comparison.values()) {
      List<Action> found = comparison.finds(state, seat, typed);
      if (!found.isEmpty()) {
        return reading(found);
      }
    }
    return none(state, seat, typed);
  }

  private static Reading reading(List<Action> found) {
    return found.size() == 1 ? new Reading.One(found.get(0)) : new Reading.Several(found);
  }

  /** The ways a text can be the text of an action, the strictest first. */
  private enum Comparison {
    EXACT,
    WITHOUT_SEPARATORS,
    IN_ANY_CASE;

    /** The actions of that text; where there are none, those with another name like it. */
    List<Action> finds(State state, Seat seat, String typed) {
      List<Action> found =
          state.legal(seat).stream().filter(action -> finds(action, typed)).toList();
      return found.isEmpty() ? alsoNamed(state, seat, typed) : found;
    }

    private boolean finds(Action action, String typed) {
      return switch (this) {
        case EXACT -> action.text().equals(typed.strip());
        case WITHOUT_SEPARATORS -> bare(action.text()).equals(bare(typed));
        case IN_ANY_CASE ->
            !action.caseMatters() && inAnyCase(action.text()).equals(inAnyCase(typed));
      };
    }

    private List<Action> alsoNamed(State state, Seat seat, String typed) {
      return switch (this) {
        case EXACT -> List.of();
        case WITHOUT_SEPARATORS -> aliased(state.aliases(seat), ActionReader::plain, typed);
        case IN_ANY_CASE ->
            TWO_SQUARES.matcher(plainInAnyCase(typed)).lookingAt()
                ? List.of()
                : aliased(state.aliases(seat), ActionReader::plainInAnyCase, typed);
      };
    }
  }

  /**
   * At most {@code limit} legal actions whose texts begin with or contain what was typed so far.
   */
  public static List<Action> complete(List<Action> legal, String typed, int limit) {
    String wanted = inAnyCase(typed);
    List<Action> found = new ArrayList<>();
    legal.stream().filter(a -> inAnyCase(a.text()).startsWith(wanted)).forEach(found::add);
    legal.stream()
        .filter(a -> !found.contains(a) && inAnyCase(a.text()).contains(wanted))
        .forEach(found::add);
    return found.stream().limit(limit).toList();
  }

  /** Why that text is no legal action of {@code seat} now. */
  static String refusal(State state, Seat seat, String typed) {
    if (state.legal(seat).isEmpty()) {
      return NOT_NOW;
    }
    return state
        .refusal(seat, bare(typed))
        .orElseGet(() -> "\"%s\" is not possible now.".formatted(shortened(typed)));
  }

  private static List<Action> aliased(
      Map<String, Action> aliases, UnaryOperator<String> form, String typed) {
    String wanted = form.apply(typed);
    return aliases.entrySet().stream()
        .filter(alias -> form.apply(alias.getKey()).equals(wanted))
        .map(Map.Entry::getValue)
        .distinct()
        .sorted()
        .toList();
  }

  private static Reading none(State state, Seat seat, String typed) {
    return new Reading.None(refusal(state, seat, typed), near(state.legal(seat), typed));
  }

  private static List<Action> near(List<Action> legal, String typed) {
    String wanted = inAnyCase(typed);
    Map<Action, Integer> distances = new TreeMap<>();
    legal.forEach(action -> distances.put(action, distance(inAnyCase(action.text()), wanted)));
    return legal.stream()
        .filter(action -> distances.get(action) <= Math.max(2, wanted.length() / 2))
        .sorted(Comparator.comparing((Action action) -> distances.get(action)))
        .limit(NEAR)
        .toList();
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

  private static String shortened(String typed) {
    String text = typed.strip();
    return text.length() <= 40 ? text : text.substring(0, 40) + "...";
  }

  /** Without separators, check marks and comments, and with castling written in letters. */
  private static String plain(String text) {
    return bare(text).replaceAll("[+#!?]", "").replace('0', 'O');
  }

  private static String plainInAnyCase(String text) {
    return inAnyCase(plain(text));
  }

  private static String bare(String text) {
    return SEPARATORS.matcher(text).replaceAll("");
  }

  private static String inAnyCase(String text) {
    return bare(text.toLowerCase(Locale.ROOT));
  }
}
