package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The rules page read out word by word, as slowly as it likes: every piece walks square by square
 * over a map of words, every check is found by trying all that the other side could do, pairs
 * included, and castling slides in both orders. It shares nothing with the game but the letters.
 *
 * @param board the letters on each square that is not empty: {@code RB}
 * @param rights the castlings of FEN still allowed
 * @param passed the square passed by a double step; empty if there was none
 * @param option the value of the promotion option
 */
record FluidReference(
    TreeMap<String, String> board, boolean white, String rights, String passed, String option) {
  private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] SLANTED = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final String ORDER = "KkRrBbNnPp";

  /** Something a side could do: whom it captures, and what the board is then. */
  private record Doing(
      String text, String captured, Supplier<TreeMap<String, String>> after, String passing) {}

  /** What the side to move may do, by text, with the position afterwards. */
  TreeMap<String, FluidReference> legal() {
    TreeMap<String, FluidReference> legal = new TreeMap<>();
    List<Doing> all = doings(board, white);
    all.addAll(castlings());
    for (Doing doing : all) {
      TreeMap<String, String> after = doing.after.get();
      if (!attacked(after, white)) {
        FluidReference next =
            new FluidReference(after, !white, rightsOn(after), doing.passing, option);
        if (legal.put(doing.text, next) != null && !doing.text.startsWith("O")) {
          throw new IllegalStateException("twice: " + doing.text);
        }
      }
    }
    return legal;
  }

  boolean inCheck() {
    return attacked(board, white);
  }

  /** Whether some action of the other side could capture the king of {@code side}. */
  private boolean attacked(TreeMap<String, String> on, boolean side) {
    String king = side ? "K" : "k";
    return doings(on, !side).stream().anyMatch(doing -> doing.captured.contains(king));
  }

  private String rightsOn(Map<String, String> after) {
    StringBuilder kept = new StringBuilder();
    for (char right : rights.toCharArray()) {
      boolean side = Character.isUpperCase(right);
      String rank = side ? "1" : "8";
      String corner = (Character.toUpperCase(right) == 'K' ? "h" : "a") + rank;
      boolean king = after.getOrDefault("e" + rank, "").contains(side ? "K" : "k");
      boolean rook = after.getOrDefault(corner, "").contains(side ? "R" : "r");
      if (king && rook) {
        kept.append(right);
      }
    }
    return kept.toString();
  }

  /** All that one side could do if its king did not matter, castling apart. */
  private List<Doing> doings(TreeMap<String, String> on, boolean side) {
    List<Doing> doings = new ArrayList<>();
    for (String from : List.copyOf(on.keySet())) {
      String own = own(on.get(from), side);
      for (char piece : distinct(own).toCharArray()) {
        if (Character.toUpperCase(piece) == 'P') {
          pawn(on, from, piece, doings);
        } else {
          single(on, from, piece, doings);
        }
      }
      if (own.length() == 2) {
        pair(on, from, own, doings);
      }
    }
    return doings;
  }

  private void single(TreeMap<String, String> on, String from, char piece, List<Doing> doings) {
    boolean side = Character.isUpperCase(piece);
    String letter = own(on.get(from), side).length() == 2 ? upper(piece) : "";
    Predicate<String> passable = square -> letsSinglePass(on, square, side);
    for (String to : distinctSquares(walks(piece, from, passable))) {
      String there = on.getOrDefault(to, "");
      String mine = own(there, side);
      String theirs = own(there, !side);
      if (mine.length() == 2 || mine.toUpperCase().contains("P")) {
        continue;
      }
      if (theirs.isEmpty()) {
        doings.add(
            new Doing(letter + from + to, "", () -> with(without(on, from, piece), to, piece), ""));
      }
      for (char victim : distinct(theirs).toCharArray()) {
        String named = distinct(theirs).length() == 2 ? "x" + upper(victim) : "";
        doings.add(
            new Doing(
                letter + from + to + named,
                "" + victim,
                () -> with(without(without(on, from, piece), to, victim), to, piece),
                ""));
      }
    }
  }

  private void pair(TreeMap<String, String> on, String from, String own, List<Doing> doings) {
    boolean side = Character.isUpperCase(own.charAt(0));
    Predicate<String> passable = square -> !on.containsKey(square);
    List<String> reached = new ArrayList<>(walks(own.charAt(0), from, passable));
    reached.addAll(walks(own.charAt(1), from, passable));
    for (String to : distinctSquares(reached)) {
      String there = on.getOrDefault(to, "");
      if (own(there, side).isEmpty()) {
        doings.add(new Doing(from + to, there, () -> moved(on, from, to, own), ""));
      }
    }
  }

  private static TreeMap<String, String> moved(
      TreeMap<String, String> on, String from, String to, String pieces) {
    TreeMap<String, String> after = new TreeMap<>(on);
    after.remove(from);
    after.put(to, pieces);
    return after;
  }

  private void pawn(TreeMap<String, String> on, String from, char pawn, List<Doing> doings) {
    boolean side = Character.isUpperCase(pawn);
    int forward = side ? 1 : -1;
    String one = step(from, 0, forward);
    if (!on.containsKey(one)) {
      promoted(on, from, one, pawn, "", "", doings);
      String two = step(one, 0, forward);
      if (from.charAt(1) == (side ? '2' : '7') && !on.containsKey(two)) {
        doings.add(new Doing(from + two, "", () -> with(without(on, from, pawn), two, pawn), one));
      }
    }
    for (int east : new int[] {-1, 1}) {
      String to = step(from, east, forward);
      if (to == null) {
        continue;
      }
      String there = on.getOrDefault(to, "");
      if (own(there, side).isEmpty()) {
        for (char victim : distinct(there).toCharArray()) {
          String named = distinct(there).length() == 2 ? "x" + upper(victim) : "";
          promoted(on, from, to, pawn, "" + victim, named, doings);
        }
      }
      if (to.equals(passed) && side == white) {
        char other = side ? 'p' : 'P';
        String beside = step(to, 0, -forward);
        doings.add(
            new Doing(
                from + to,
                "" + other,
                () -> with(without(without(on, beside, other), from, pawn), to, pawn),
                ""));
      }
    }
  }

  private void promoted(
      TreeMap<String, String> on,
      String from,
      String to,
      char pawn,
      String victim,
      String named,
      List<Doing> doings) {
    if (to.charAt(1) != '1' && to.charAt(1) != '8') {
      doings.add(
          new Doing(
              from + to + named,
              victim,
              () -> with(left(on, from, to, pawn, victim), to, pawn),
              ""));
      return;
    }
    TreeMap<String, String> after = left(on, from, to, pawn, victim);
    String all =
        switch (option) {
          case "orthodox" -> "Q=RB R=R B=B N=N";
          case "single" -> "R=R B=B N=N";
          case "double" -> "Q=RB A=BN C=RN";
          default -> throw new IllegalStateException(option);
        };
    for (String choice : all.split(" ")) {
      String pieces = choice.substring(2);
      if (pieces.length() + after.getOrDefault(to, "").length() <= 2) {
        TreeMap<String, String> then = after;
        for (char piece : pieces.toCharArray()) {
          then = with(then, to, pawn == 'P' ? piece : Character.toLowerCase(piece));
        }
        String text = from + to + named + "=" + choice.charAt(0);
        TreeMap<String, String> promoted = then;
        doings.add(new Doing(text, victim, () -> promoted, ""));
      }
    }
  }

  /** The board without the pawn and its victim, if it has one. */
  private static TreeMap<String, String> left(
      TreeMap<String, String> on, String from, String to, char pawn, String victim) {
    TreeMap<String, String> after = without(on, from, pawn);
    return victim.isEmpty() ? after : without(after, to, victim.charAt(0));
  }

  /** Each castling by each order of sliding in which it works. */
  private List<Doing> castlings() {
    List<Doing> doings = new ArrayList<>();
    for (char right : rights.toCharArray()) {
      if (Character.isUpperCase(right) == white) {
        boolean kings = Character.toUpperCase(right) == 'K';
        String rank = white ? "1" : "8";
        castle(kings ? "hgf" : "acd", kings ? "fg" : "dc", rank, true, doings);
        castle(kings ? "hgf" : "acd", kings ? "fg" : "dc", rank, false, doings);
      }
    }
    return doings;
  }

  /**
   * @param files of the rook's corner, the king's goal and the rook's goal
   * @param way the files the king crosses and reaches
   */
  private void castle(
      String files, String way, String rank, boolean kingFirst, List<Doing> doings) {
    char king = white ? 'K' : 'k';
    char rook = white ? 'R' : 'r';
    String corner = files.charAt(0) + rank;
    TreeMap<String, String> now = board;
    String kingTo = files.charAt(1) + rank;
    String rookTo = files.charAt(2) + rank;
    if (kingFirst) {
      now = slid(now, king, "e" + rank, kingTo, true);
      now = now == null ? null : slid(now, rook, corner, rookTo, false);
    } else {
      now = slid(now, rook, corner, rookTo, true);
      now = now == null ? null : slid(now, king, "e" + rank, kingTo, false);
    }
    if (now == null || attacked(board, white)) {
      return;
    }
    String crossed = way.charAt(0) + rank;
    if (!attacked(with(without(board, "e" + rank, king), crossed, king), white)) {
      TreeMap<String, String> castled = now;
      String text = files.charAt(0) == 'h' ? "O-O" : "O-O-O";
      doings.add(new Doing(text, "", () -> castled, ""));
    }
  }

  /** The board after a slide along the rank; null if it is not possible. */
  private TreeMap<String, String> slid(
      TreeMap<String, String> on, char piece, String from, String to, boolean first) {
    int east = Integer.signum(to.charAt(0) - from.charAt(0));
    for (String at = step(from, east, 0); !at.equals(to); at = step(at, east, 0)) {
      if (!letsSinglePass(on, at, white)) {
        return null;
      }
    }
    boolean fits = first ? !on.containsKey(to) : letsSinglePass(on, to, white);
    return fits ? with(without(on, from, piece), to, piece) : null;
  }

  private static boolean letsSinglePass(Map<String, String> on, String square, boolean side) {
    String there = on.getOrDefault(square, "");
    return there.isEmpty()
        || there.length() == 1 && own(there, side).equals(there) && !there.equalsIgnoreCase("P");
  }

  /** The squares a piece gets to if nothing but what stands between matters. */
  private static List<String> walks(char piece, String from, Predicate<String> passable) {
    List<String> reached = new ArrayList<>();
    switch (Character.toUpperCase(piece)) {
      case 'K' -> {
        reached.addAll(steps(from, STRAIGHT));
        reached.addAll(steps(from, SLANTED));
      }
      case 'R' -> slides(from, STRAIGHT, passable, reached);
      case 'B' -> slides(from, SLANTED, passable, reached);
      case 'N' -> {
        twoSteps(from, STRAIGHT, SLANTED, passable, reached);
        twoSteps(from, SLANTED, STRAIGHT, passable, reached);
      }
      default -> throw new IllegalStateException("" + piece);
    }
    return reached;
  }

  private static List<String> steps(String from, int[][] ways) {
    List<String> reached = new ArrayList<>();
    for (int[] way : ways) {
      String to = step(from, way[0], way[1]);
      if (to != null) {
        reached.add(to);
      }
    }
    return reached;
  }

  private static void slides(
      String from, int[][] ways, Predicate<String> passable, List<String> reached) {
    for (int[] way : ways) {
      String at = step(from, way[0], way[1]);
      while (at != null) {
        reached.add(at);
        at = passable.test(at) ? step(at, way[0], way[1]) : null;
      }
    }
  }

  /** One step and then another outwards: farther away in both respects than either alone. */
  private static void twoSteps(
      String from,
      int[][] first,
      int[][] second,
      Predicate<String> passable,
      List<String> reached) {
    for (int[] one : first) {
      String middle = step(from, one[0], one[1]);
      if (middle == null || !passable.test(middle)) {
        continue;
      }
      for (int[] two : second) {
        int east = Math.abs(one[0] + two[0]);
        int north = Math.abs(one[1] + two[1]);
        String to = step(middle, two[0], two[1]);
        if (to != null && east * north == 2) {
          reached.add(to);
        }
      }
    }
  }

  private static String step(String from, int east, int north) {
    char file = (char) (from.charAt(0) + east);
    char rank = (char) (from.charAt(1) + north);
    return file >= 'a' && file <= 'h' && rank >= '1' && rank <= '8' ? "" + file + rank : null;
  }

  private static String own(String pieces, boolean side) {
    StringBuilder own = new StringBuilder();
    for (char piece : pieces.toCharArray()) {
      if (Character.isUpperCase(piece) == side) {
        own.append(piece);
      }
    }
    return own.toString();
  }

  private static String distinct(String pieces) {
    boolean twins = pieces.length() == 2 && pieces.charAt(0) == pieces.charAt(1);
    return twins ? pieces.substring(1) : pieces;
  }

  private static List<String> distinctSquares(List<String> squares) {
    return squares.stream().distinct().toList();
  }

  private static String upper(char piece) {
    return ("" + piece).toUpperCase();
  }

  private static TreeMap<String, String> without(
      TreeMap<String, String> on, String square, char piece) {
    TreeMap<String, String> after = new TreeMap<>(on);
    String left = after.get(square).replaceFirst("" + piece, "");
    if (left.isEmpty()) {
      after.remove(square);
    } else {
      after.put(square, left);
    }
    return after;
  }

  private static TreeMap<String, String> with(
      TreeMap<String, String> on, String square, char piece) {
    TreeMap<String, String> after = new TreeMap<>(on);
    String both = after.getOrDefault(square, "") + piece;
    if (both.length() > 2) {
      throw new IllegalStateException("three on " + square + ": " + both);
    }
    after.put(square, sorted(both));
    return after;
  }

  private static String sorted(String pieces) {
    boolean inOrder =
        pieces.length() < 2 || ORDER.indexOf(pieces.charAt(0)) <= ORDER.indexOf(pieces.charAt(1));
    return inOrder ? pieces : pieces.charAt(1) + "" + pieces.charAt(0);
  }

  /** The board as exchange files draw it. */
  /** Whether a move, written as the game writes it, is a pawn's, which may share with an enemy. */
  boolean isPawns(String move) {
    return board.getOrDefault(move.substring(0, 2), "").contains(white ? "P" : "p");
  }

  /** All pieces. */
  String letters() {
    return String.join("", board.values());
  }

  /** The same without a passed square. */
  FluidReference withoutPassed() {
    return new FluidReference(board, white, rights, "", option);
  }

  List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (char rank = '8'; rank >= '1'; rank--) {
      StringBuilder row = new StringBuilder();
      for (char file = 'a'; file <= 'h'; file++) {
        String there = board.getOrDefault(file + "" + rank, ".");
        row.append(there.length() == 2 ? "(" + there + ")" : there);
      }
      rows.add(row.toString());
    }
    return rows;
  }

  @Override
  public String toString() {
    return String.join("\n", rows())
        + (white ? "\nW " : "\nB ")
        + (rights.isEmpty() ? "-" : rights)
        + (passed.isEmpty() ? " -" : " " + passed);
  }
}
