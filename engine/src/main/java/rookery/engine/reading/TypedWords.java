package rookery.engine.reading;

import java.util.ArrayList;
import java.util.List;

/**
 * The words of what somebody typed, or of what a menu or the log says, in small letters: names and
 * numbers in their order, each square as one word. What stands in brackets is left out, as menus
 * only explain a name there: {@code Queen (rook and bishop) d1}.
 *
 * @param all every word
 * @param clause how many of them stand before the first comma, semicolon or full stop
 */
record TypedWords(List<String> all, int clause) {
  TypedWords {
    all = List.copyOf(all);
  }

  static TypedWords of(String text) {
    List<String> words = new ArrayList<>();
    int clause = -1;
    int at = 0;
    while (at < text.length()) {
      char letter = text.charAt(at);
      int end = letter == '(' ? behindBrackets(text, at) : wordEnd(text, at);
      if (end == at) {
        if (clause < 0 && ",;.".indexOf(letter) >= 0) {
          clause = words.size();
        }
        end++;
      } else if (letter != '(') {
        words.add(text.substring(at, end));
      }
      at = end;
    }
    return new TypedWords(words, clause < 0 ? words.size() : clause);
  }

  List<String> firstClause() {
    return all.subList(0, clause);
  }

  /** A bracket that is never closed is no more than a sign between words. */
  private static int behindBrackets(String text, int open) {
    int close = text.indexOf(')', open);
    return close < 0 ? open : close + 1;
  }

  private static int wordEnd(String text, int from) {
    int square = squareEnd(text, from);
    if (square > from) {
      return square;
    }
    int end = from;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return end > from ? end : digitsEnd(text, from);
  }

  /** The end of a square that begins there, on any of the boards; the same place if none does. */
  private static int squareEnd(String text, int from) {
    char file = text.charAt(from);
    int end = digitsEnd(text, from + 1);
    int digits = end - from - 1;
    return file >= 'a' && file <= 'k' && digits >= 1 && digits <= 2 ? end : from;
  }

  private static int digitsEnd(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }
}
