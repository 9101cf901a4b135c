package rookery.engine.games.parade;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.kit.script.ChessPieceMoves;
import rookery.engine.kit.script.ReferenceProgram;

/**
 * The parade once more, written from the rules page alone. The board is a line of 64 letters from
 * a1, as the gaps are counted; whether a piece attacks a square is tried for every pair of squares.
 */
final class ParadeReference implements ReferenceProgram {
  private static final int DECK = 16;

  private final StringBuilder line = new StringBuilder(".".repeat(64));
  private final Deque<String> pile;
  private final List<String> added = new ArrayList<>();
  private int facedown;
  private int below;

  ParadeReference(List<String> deck) {
    pile = new ArrayDeque<>(deck);
    int last = -1;
    for (int i = 0; i < 8; i++) {
      String card = pile.poll();
      last += gap(card) + 1;
      line.setCharAt(last, card.charAt(0));
    }
  }

  private static int gap(String card) {
    return switch (card) {
      case "N", "n" -> 1;
      case "B", "b" -> 2;
      case "R", "r" -> 3;
      case "Q", "q" -> 5;
      case "K", "k" -> 6;
      default -> throw new IllegalArgumentException("no card " + card);
    };
  }

  @Override
  public Map<String, Object> position() {
    List<String> rows = new ArrayList<>();
    for (int rank = 7; rank >= 0; rank--) {
      rows.add(line.substring(8 * rank, 8 * rank + 8));
    }
    return Map.of(
        "position",
        rows,
        "pile",
        List.copyOf(pile),
        "spent",
        Map.of("facedown", facedown, "added", List.copyOf(added)),
        "below",
        below);
  }

  @Override
  public SortedMap<String, List<String>> legal() {
    SortedMap<String, List<String>> legal = new TreeMap<>();
    if (result().isEmpty()) {
      TreeSet<String> texts = orders();
      if (!pile.isEmpty()) {
        texts.add("add");
      }
      legal.put("P1", List.copyOf(texts));
    }
    return legal;
  }

  private TreeSet<String> orders() {
    TreeSet<String> orders = new TreeSet<>();
    for (int actor = 0; actor < 64; actor++) {
      for (int from = 0; from < 64; from++) {
        if (areEnemies(actor, from) && attacks(actor, from)) {
          orders.addAll(orders(actor, from));
        }
      }
    }
    return orders;
  }

  private List<String> orders(int actor, int from) {
    List<String> orders = new ArrayList<>();
    char lifted = line.charAt(from);
    line.setCharAt(from, '.');
    for (int to = 0; to < 64; to++) {
      if (to != from && line.charAt(to) == '.' && attacks(actor, to)) {
        orders.add(name(actor) + ":" + name(from) + name(to));
      }
    }
    line.setCharAt(from, lifted);
    return orders;
  }

  private boolean areEnemies(int one, int other) {
    char first = line.charAt(one);
    char second = line.charAt(other);
    return first != '.'
        && second != '.'
        && Character.isUpperCase(first) != Character.isUpperCase(second);
  }

  private boolean attacks(int from, int to) {
    int right = to % 8 - from % 8;
    int up = to / 8 - from / 8;
    char kind = Character.toUpperCase(line.charAt(from));
    return kind != '.'
        && ChessPieceMoves.leads(kind, right, up)
        && (kind == 'N' || isOpen(from, to));
  }

  private boolean isOpen(int from, int to) {
    int step = Integer.signum(to % 8 - from % 8) + 8 * Integer.signum(to / 8 - from / 8);
    for (int at = from + step; at != to; at += step) {
      if (line.charAt(at) != '.') {
        return false;
      }
    }
    return true;
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }

  private static int square(String name) {
    return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
  }

  @Override
  public void play(String seat, String action) {
    if (action.equals("add")) {
      add(pile.poll());
      return;
    }
    int from = square(action.substring(3, 5));
    char piece = line.charAt(from);
    line.setCharAt(from, '.');
    line.setCharAt(square(action.substring(5)), piece);
    if (pile.poll() == null) {
      below++;
    } else {
      facedown++;
    }
  }

  /** The furthest piece of the line is the rightmost one of the highest rank that has any. */
  private void add(String card) {
    int last = 63;
    while (line.charAt(last) == '.') {
      last--;
    }
    int place = last + gap(card) + 1;
    if (place < 64) {
      line.setCharAt(place, card.charAt(0));
    }
    added.add(card);
  }

  @Override
  public String result() {
    if (isConnected()) {
      int score = pile.size() - below;
      return score + (score < 0 ? " late" : " win") + " connected";
    }
    if (!pile.isEmpty()) {
      return "";
    }
    if (below == DECK) {
      return "-16 loss out-of-cards";
    }
    return orders().isEmpty() ? "-16 loss no-action" : "";
  }

  /** Steps from the first piece to all that can be reached, and looks whether any is left. */
  private boolean isConnected() {
    StringBuilder left = new StringBuilder(line);
    for (int square = 0; square < 64; square++) {
      if (left.charAt(square) != '.') {
        walk(left, square % 8, square / 8);
        break;
      }
    }
    return left.chars().allMatch(letter -> letter == '.');
  }

  private static void walk(StringBuilder left, int file, int rank) {
    boolean outside = file < 0 || file > 7 || rank < 0 || rank > 7;
    if (outside || left.charAt(file + 8 * rank) == '.') {
      return;
    }
    left.setCharAt(file + 8 * rank, '.');
    walk(left, file - 1, rank);
    walk(left, file + 1, rank);
    walk(left, file, rank - 1);
    walk(left, file, rank + 1);
  }
}
