package rookery.bot.post.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;

/**
 * Buttons in rows as a phone shows them: short ones side by side, long ones below, and last the
 * buttons that lead elsewhere, beside the short ones if there is room.
 *
 * @param shorts a square or a word each
 * @param longs a few words each
 * @param others what leads elsewhere
 */
public record ButtonGrid(List<Button> shorts, List<Button> longs, List<Button> others) {
  private static final int MOST_ROWS = 5;
  private static final int MOST_IN_A_ROW = 5;
  private static final int SHORT = 9;

  /** How many letters there is room for in the smallest button. */
  private static final int NARROWEST = 7;

  /** How many letters the longest of so many buttons in a row of a telephone may have. */
  private static final List<Integer> ROOM = List.of(40, 21, 12, SHORT, 7);

  public ButtonGrid {
    shorts = List.copyOf(shorts);
    longs = List.copyOf(longs);
    others = List.copyOf(others);
  }

  /** Whether a label goes among the short ones. */
  public static boolean isShort(String label) {
    return label.length() <= SHORT;
  }

  /** Whether a button takes no more room than one that names a square. */
  public static boolean isNarrow(Button button) {
    return button.label().length() <= NARROWEST;
  }

  /** The rows; empty where they are too many. */
  public Optional<List<List<Control>>> rows() {
    List<List<Button>> rows = new ArrayList<>(inRows(shorts));
    rows.addAll(inRows(longs));
    boolean beside =
        longs.isEmpty()
            && !rows.isEmpty()
            && others.stream().allMatch(button -> button.label().length() <= 12)
            && rows.get(rows.size() - 1).size() + others.size() <= MOST_IN_A_ROW;
    if (beside) {
      List<Button> last = new ArrayList<>(rows.remove(rows.size() - 1));
      last.addAll(others);
      rows.add(last);
    } else if (longs.isEmpty() || !addBeside(rows)) {
      rows.addAll(inRows(others));
    }
    return Optional.of(rows)
        .filter(all -> all.size() <= MOST_ROWS)
        .map(all -> all.stream().map(row -> List.<Control>copyOf(row)).toList());
  }

  /** Adds what leads elsewhere to the last of the long ones, if a row of a telephone has room. */
  private boolean addBeside(List<List<Button>> rows) {
    List<Button> last = new ArrayList<>(rows.get(rows.size() - 1));
    last.addAll(others);
    boolean fits = last.size() <= MOST_IN_A_ROW && isOneLine(last);
    if (fits) {
      rows.set(rows.size() - 1, last);
    }
    return fits;
  }

  /** The most of the short ones that fit with all the rest. */
  public int fitting() {
    int count = shorts.size();
    while (count > 0 && new ButtonGrid(shorts.subList(0, count), longs, others).rows().isEmpty()) {
      count--;
    }
    return count;
  }

  /** How many lines of buttons a telephone makes of a row: two if a label needs them. */
  public static int height(List<Control> row) {
    List<Button> buttons =
        row.stream().filter(Button.class::isInstance).map(Button.class::cast).toList();
    return buttons.isEmpty() || isOneLine(buttons) ? 1 : 2;
  }

  /** Whether a telephone has room for these side by side; a button takes as much as it says. */
  private static boolean isOneLine(List<Button> row) {
    int letters = row.stream().mapToInt(one -> Math.max(NARROWEST, one.label().length())).sum();
    return letters <= row.size() * ROOM.get(row.size() - 1);
  }

  private static List<List<Button>> inRows(List<Button> buttons) {
    int longest = buttons.stream().mapToInt(button -> button.label().length()).max().orElse(0);
    int width = MOST_IN_A_ROW;
    while (width > 1 && ROOM.get(width - 1) < longest) {
      width--;
    }
    List<List<Button>> rows = new ArrayList<>();
    for (int i = 0; i < buttons.size(); i += width) {
      rows.add(buttons.subList(i, Math.min(i + width, buttons.size())));
    }
    return rows;
  }
}
