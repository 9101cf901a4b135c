package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Side;

/**
 * The moves of a game in short notation, numbered: {@code 1. e2e4 d7d5 2. e4d5}. What one side does
 * in one turn stands together: {@code 3. a1a2, b1b2 c7c5}. In a game for one they have no numbers:
 * {@code add, add, stop}.
 *
 * @param between what stands between two turns
 * @param counted how much was done
 */
public record ScoreSheet(List<Turn> turns, String between, GameLength counted) {
  /** What stands before the last moves where some are left out. */
  public static final String LEFT_OUT = "\u2026 ";

  private static final String TOGETHER = ", ";

  /**
   * What one side did in its turn.
   *
   * @param number counts the turns of both sides as one
   * @param text with the number, where that has changed
   */
  record Turn(int number, String text) {
    Turn with(ScoreSheetNote more) {
      return new Turn(number, text + TOGETHER + more.text());
    }
  }

  public ScoreSheet {
    turns = List.copyOf(turns);
  }

  /** What everybody may write down of a match. */
  public static ScoreSheet of(Match match) {
    List<ScoreSheetNote> notes = History.notes(match);
    boolean alone = match.seats().size() == 1;
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < notes.size(); i++) {
      int last = turns.size() - 1;
      if (i > 0 && !alone && notes.get(i - 1).sharesTurnWith(notes.get(i))) {
        turns.set(last, turns.get(last).with(notes.get(i)));
      } else {
        int number = last < 0 ? 0 : turns.get(last).number();
        turns.add(
            alone ? new Turn(number + 1, notes.get(i).text()) : numbered(number, notes.get(i)));
      }
    }
    return alone
        ? new ScoreSheet(turns, TOGETHER, GameLength.alone(match))
        : new ScoreSheet(turns, " ", GameLength.moves(length(turns)));
  }

  private static Turn numbered(int number, ScoreSheetNote note) {
    boolean answers = number > 0 && note.by().side() == Side.BLACK;
    return answers
        ? new Turn(number, note.text())
        : new Turn(number + 1, "%s. %s".formatted(number + 1, note.text()));
  }

  /** The number of the last turn; 0 where there is none. */
  public int length() {
    return length(turns);
  }

  private static int length(List<Turn> turns) {
    return turns.isEmpty() ? 0 : turns.get(turns.size() - 1).number();
  }

  /**
   * As many of the last turns as fit into so many characters, or as much of the end of the very
   * last, with dots where something is left out.
   */
  public String last(int room) {
    String text = "";
    for (int i = turns.size() - 1; i >= 0; i--) {
      String longer = text.isEmpty() ? turns.get(i).text() : turns.get(i).text() + between + text;
      if (longer.length() > room) {
        return LEFT_OUT + (text.isEmpty() ? end(longer, room) : text);
      }
      text = longer;
    }
    return text;
  }

  private static String end(String turn, int room) {
    String end = turn;
    while (end.length() > room && end.contains(TOGETHER)) {
      end = end.substring(end.indexOf(TOGETHER) + TOGETHER.length());
    }
    return end;
  }
}
