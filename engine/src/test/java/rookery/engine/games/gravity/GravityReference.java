package rookery.engine.games.gravity;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.kit.script.ChessPieceMoves;
import rookery.engine.kit.script.ReferenceProgram;

/**
 * The game once more, slow and written from the rules page alone: moves are found by trying every
 * pair of squares, a pawn's first move is remembered and not deduced, and what is stacked is looked
 * for over and over. It changes as it is played. Squares are names.
 */
final class GravityReference implements ReferenceProgram {
  private final Map<String, Character> pieces = new TreeMap<>();
  private final TreeSet<String> stacked = new TreeSet<>();
  private final TreeSet<String> fresh = new TreeSet<>();
  private final TreeSet<String> moved = new TreeSet<>();
  private final Deque<String> whites;
  private final Deque<String> blacks;
  private boolean white = true;
  private boolean adding;
  private boolean over;
  private String flipped;
  private int byWhite;
  private int byBlack;

  GravityReference(List<String> whiteDeck, List<String> blackDeck) {
    whites = new ArrayDeque<>(whiteDeck);
    blacks = new ArrayDeque<>(blackDeck);
    beginTurn();
  }

  private void beginTurn() {
    moved.clear();
    adding = false;
    flipped = (white ? blacks : whites).poll();
    lookWhetherMovesAreOver();
  }

  private void lookWhetherMovesAreOver() {
    boolean someMove =
        pieces.keySet().stream().anyMatch(from -> mayGo(from) && !targets(from).isEmpty());
    if (someMove) {
      return;
    }
    if (flipped == null) {
      over = true;
      white = !white;
      return;
    }
    adding = true;
    if (texts().isEmpty()) {
      endTurn();
    }
  }

  private void endTurn() {
    white = !white;
    beginTurn();
  }

  private boolean own(char piece) {
    return Character.isUpperCase(piece) == white;
  }

  private boolean mayGo(String square) {
    return own(pieces.get(square)) && !stacked.contains(square) && !moved.contains(square);
  }

  private TreeSet<String> texts() {
    TreeSet<String> legal = new TreeSet<>();
    if (over) {
      return legal;
    }
    if (adding) {
      for (char file = 'a'; file <= 'h'; file++) {
        if (!pieces.containsKey(file + "8")) {
          legal.add("add " + file + "8");
        }
      }
      return legal;
    }
    for (String from : pieces.keySet()) {
      if (mayGo(from)) {
        TreeSet<String> targets = targets(from);
        targets.forEach(to -> legal.add(from + to));
        if (targets.isEmpty()) {
          legal.add("stuck " + from);
        }
      }
    }
    return legal;
  }

  private TreeSet<String> targets(String from) {
    TreeSet<String> targets = new TreeSet<>();
    for (char file = 'a'; file <= 'h'; file++) {
      for (char row = '1'; row <= '8'; row++) {
        String to = "" + file + row;
        if (isMove(from, to)) {
          targets.add(to);
        }
      }
    }
    return targets;
  }

  private boolean isMove(String from, String to) {
    boolean taken = pieces.containsKey(to);
    if (taken && (own(pieces.get(to)) || stacked.contains(to))) {
      return false;
    }
    int right = to.charAt(0) - from.charAt(0);
    int up = to.charAt(1) - from.charAt(1);
    if (up > 0 || up == 0 && !taken) {
      return false;
    }
    char kind = Character.toUpperCase(pieces.get(from));
    if (kind == 'P') {
      if (taken) {
        return up == -1 && Math.abs(right) == 1;
      }
      return right == 0 && (up == -1 || up == -2 && fresh.contains(from) && isClear(from, to));
    }
    return ChessPieceMoves.leads(kind, right, up) && (kind == 'N' || isClear(from, to));
  }

  private boolean isClear(String from, String to) {
    int right = Integer.signum(to.charAt(0) - from.charAt(0));
    int up = Integer.signum(to.charAt(1) - from.charAt(1));
    String at = beside(from, right, up);
    while (!at.equals(to)) {
      if (pieces.containsKey(at)) {
        return false;
      }
      at = beside(at, right, up);
    }
    return true;
  }

  private static String beside(String square, int right, int up) {
    return "" + (char) (square.charAt(0) + right) + (char) (square.charAt(1) + up);
  }

  private void stack() {
    boolean again = true;
    while (again) {
      again = false;
      for (String square : pieces.keySet()) {
        again |= isHeldUp(square) && stacked.add(square);
      }
    }
  }

  private boolean isHeldUp(String square) {
    if (square.charAt(1) == '1') {
      return true;
    }
    char piece = pieces.get(square);
    char kind = Character.toUpperCase(piece);
    if (kind == 'P') {
      return stacked.contains(beside(square, 0, -1))
          && !isPrey(piece, beside(square, -1, -1))
          && !isPrey(piece, beside(square, 1, -1));
    }
    boolean held = true;
    for (int right = -2; right <= 2; right++) {
      for (int up = -2; up <= -1; up++) {
        boolean next = kind == 'N' || Math.max(Math.abs(right), -up) == 1;
        String below = beside(square, right, up);
        if (next && ChessPieceMoves.leads(kind, right, up) && below.matches("[a-h][1-8]")) {
          held &= stacked.contains(below);
        }
      }
    }
    return held;
  }

  private boolean isPrey(char hunter, String square) {
    return pieces.containsKey(square)
        && Character.isUpperCase(pieces.get(square)) != Character.isUpperCase(hunter)
        && !stacked.contains(square);
  }

  @Override
  public SortedMap<String, List<String>> legal() {
    SortedMap<String, List<String>> legal = new TreeMap<>();
    if (!over) {
      legal.put(white ? "W" : "B", List.copyOf(texts()));
    }
    return legal;
  }

  @Override
  public void play(String seat, String action) {
    if (action.startsWith("add ")) {
      String square = action.substring(4);
      pieces.put(square, flipped.charAt(0));
      if (flipped.equalsIgnoreCase("P")) {
        fresh.add(square);
      }
      stack();
      endTurn();
    } else if (action.startsWith("stuck ")) {
      moved.add(action.substring(6));
      lookWhetherMovesAreOver();
    } else {
      move(action.substring(0, 2), action.substring(2));
      lookWhetherMovesAreOver();
    }
  }

  private void move(String from, String to) {
    if (pieces.containsKey(to)) {
      byWhite += white ? 1 : 0;
      byBlack += white ? 0 : 1;
    }
    fresh.remove(to);
    fresh.remove(from);
    pieces.put(to, pieces.remove(from));
    moved.add(to);
    stack();
  }

  @Override
  public Map<String, Object> position() {
    Map<String, Object> position = new TreeMap<>();
    position.put("turn", white ? "white" : "black");
    position.put("flipped", over ? null : flipped);
    position.put("moved", List.copyOf(moved));
    position.put("stacked", List.copyOf(stacked));
    position.put("captured", Map.of("white", byWhite, "black", byBlack));
    position.put("decks", Map.of("white", List.copyOf(whites), "black", List.copyOf(blacks)));
    position.put("fresh", List.copyOf(fresh));
    position.put("position", rows());
    return position;
  }

  private List<String> rows() {
    return List.of('8', '7', '6', '5', '4', '3', '2', '1').stream()
        .map(
            row -> {
              StringBuilder line = new StringBuilder();
              for (char file = 'a'; file <= 'h'; file++) {
                line.append(pieces.getOrDefault("" + file + row, '.'));
              }
              return line.toString();
            })
        .toList();
  }

  @Override
  public String result() {
    if (!over) {
      return "";
    }
    int lead = byWhite - byBlack;
    int[] rows = new int[9];
    for (String square : stacked) {
      int row = square.charAt(1) - '0';
      int sign = Character.isUpperCase(pieces.get(square)) ? 1 : -1;
      lead += sign * row;
      rows[row] += sign;
    }
    if (lead != 0) {
      return (lead > 0 ? "W" : "B") + " points";
    }
    for (int row = 8; row > 0; row--) {
      if (rows[row] != 0) {
        return (rows[row] > 0 ? "W" : "B") + " highest-row";
      }
    }
    return "draw points";
  }
}
