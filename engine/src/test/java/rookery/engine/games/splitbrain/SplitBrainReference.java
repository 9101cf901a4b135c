package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.kit.script.ChessPieceMoves;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.TurnCount;

/**
 * The game once more, written from the rules page alone, step by step as four people play it. A
 * legal move is one after which, tried on a copy of the board, no enemy could take the king.
 */
final class SplitBrainReference implements ReferenceProgram {
  private Map<String, Character> board = new TreeMap<>();
  private boolean white = true;
  private String checker = "h8";
  private String phase = "circle";
  private String circledPiece;
  private String circledTarget;
  private TreeSet<String> choice = new TreeSet<>();
  private String finisher;
  private final TurnCount count = new TurnCount();
  private String result = "";

  SplitBrainReference() {
    String files = "bcdefg";
    for (int i = 0; i < 6; i++) {
      board.put(files.charAt(i) + "2", "RNQKNR".charAt(i));
      board.put(files.charAt(i) + "3", 'P');
      board.put(files.charAt(i) + "6", 'p');
      board.put(files.charAt(i) + "7", "rnqknr".charAt(i));
    }
    count();
  }

  private void count() {
    count.begins(board + " " + white + checker);
  }

  private String chooser(boolean ofWhite) {
    return (ofWhite ? "W" : "B") + (checker.equals("h8") ? "K" : "Q");
  }

  private String mover() {
    return (white ? "W" : "B") + (checker.equals("h8") ? "Q" : "K");
  }

  @Override
  public Map<String, Object> position() {
    Map<String, Object> circles = new TreeMap<>();
    if (circledPiece != null) {
      circles.put(chooser(white), circledPiece);
    }
    if (circledTarget != null) {
      circles.put(mover(), circledTarget);
    }
    return Map.of(
        "position",
        rows(),
        "turn",
        white ? "white" : "black",
        "checker",
        checker,
        "circles",
        circles,
        "phase",
        phase,
        "halfmove",
        count.halfmove());
  }

  private List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (char rank = '8'; rank >= '1'; rank--) {
      StringBuilder row = new StringBuilder();
      for (char file = 'a'; file <= 'h'; file++) {
        row.append(board.getOrDefault("" + file + rank, '.'));
      }
      rows.add(row.toString());
    }
    return rows;
  }

  @Override
  public SortedMap<String, List<String>> legal() {
    SortedMap<String, List<String>> legal = new TreeMap<>();
    if (!result.isEmpty()) {
      return legal;
    }
    switch (phase) {
      case "circle" -> {
        TreeSet<String> pieces = new TreeSet<>();
        TreeSet<String> targets = new TreeSet<>();
        for (String move : moves(white)) {
          pieces.add("circle " + move.substring(0, 2));
          targets.add("circle " + move.substring(2, 4));
        }
        legal.put(chooser(white), List.copyOf(pieces));
        legal.put(mover(), List.copyOf(targets));
      }
      case "ruling" -> legal.put(chooser(!white), List.of("use piece", "use target"));
      default -> legal.put(finisher, List.copyOf(choice));
    }
    return legal;
  }

  @Override
  public SortedMap<String, Set<String>> claims() {
    SortedMap<String, Set<String>> claims = new TreeMap<>();
    boolean turnBegins =
        phase.equals("circle") && circledPiece == null && circledTarget == null && result.isEmpty();
    Set<String> reasons = count.reasons();
    if (turnBegins && !reasons.isEmpty()) {
      claims.put(chooser(white), reasons);
      claims.put(mover(), reasons);
    }
    return claims;
  }

  @Override
  public String result() {
    return result;
  }

  @Override
  public void play(String seat, String action) {
    if (action.startsWith("use ")) {
      rule(action.equals("use piece"));
    } else if (!action.startsWith("circle ")) {
      move(action);
    } else if (seat.equals(chooser(white))) {
      circledPiece = action.substring(7);
      compare();
    } else {
      circledTarget = action.substring(7);
      compare();
    }
  }

  private void compare() {
    if (circledPiece == null || circledTarget == null) {
      return;
    }
    TreeSet<String> direct = moves(white);
    direct.removeIf(move -> !move.startsWith(circledPiece + circledTarget));
    if (direct.isEmpty()) {
      phase = "ruling";
    } else {
      finish(mover(), direct);
    }
  }

  private void rule(boolean piece) {
    int nearest = 99;
    TreeSet<String> best = new TreeSet<>();
    for (String move : moves(white)) {
      String from = move.substring(0, 2);
      String to = move.substring(2, 4);
      if (!(piece ? from.equals(circledPiece) : to.equals(circledTarget))) {
        continue;
      }
      int steps = piece ? steps(to, circledTarget) : steps(from, circledPiece);
      if (steps < nearest) {
        best.clear();
        nearest = steps;
      }
      if (steps == nearest) {
        best.add(move);
      }
    }
    finish(piece ? mover() : chooser(white), best);
  }

  private static int steps(String one, String other) {
    return Math.abs(one.charAt(0) - other.charAt(0)) + Math.abs(one.charAt(1) - other.charAt(1));
  }

  private void finish(String seat, TreeSet<String> moves) {
    if (moves.size() == 1) {
      move(moves.first());
      return;
    }
    phase = "finish";
    finisher = seat;
    choice = moves;
  }

  private void move(String move) {
    boolean progress =
        board.containsKey(move.substring(2, 4))
            || Character.toUpperCase(board.get(move.substring(0, 2))) == 'P';
    board = after(move);
    count.moved(progress);
    if (!white) {
      checker = checker.equals("h8") ? "a8" : "h8";
    }
    white = !white;
    phase = "circle";
    circledPiece = null;
    circledTarget = null;
    count();
    judge();
  }

  private void judge() {
    if (board.size() == 2) {
      result = "draw bare-kings";
    } else if (moves(white).isEmpty()) {
      boolean mate = isAttacked(board, white);
      result = mate ? (white ? "BK BQ" : "WK WQ") + " checkmate" : "draw stalemate";
    } else {
      result = count.draw();
    }
  }

  private Map<String, Character> after(String move) {
    Map<String, Character> next = new TreeMap<>(board);
    char piece = next.remove(move.substring(0, 2));
    if (move.length() > 4) {
      char letter = move.charAt(5);
      piece = Character.isUpperCase(piece) ? letter : Character.toLowerCase(letter);
    }
    next.put(move.substring(2, 4), piece);
    return next;
  }

  private TreeSet<String> moves(boolean ofWhite) {
    TreeSet<String> moves = new TreeSet<>();
    for (String from : board.keySet()) {
      if (Character.isUpperCase(board.get(from)) == ofWhite) {
        for (String to : squares()) {
          if (goes(board, from, to) && !isAttacked(after(from + to), ofWhite)) {
            moves.addAll(written(from, to));
          }
        }
      }
    }
    return moves;
  }

  private List<String> written(String from, String to) {
    char piece = board.get(from);
    boolean promotes = piece == 'P' && to.endsWith("7") || piece == 'p' && to.endsWith("2");
    return promotes
        ? List.of(from + to + "=N", from + to + "=Q", from + to + "=R")
        : List.of(from + to);
  }

  private static List<String> squares() {
    List<String> squares = new ArrayList<>();
    for (char file = 'b'; file <= 'g'; file++) {
      for (char rank = '2'; rank <= '7'; rank++) {
        squares.add("" + file + rank);
      }
    }
    return squares;
  }

  /** Whether somebody could take the king of that side. */
  private static boolean isAttacked(Map<String, Character> board, boolean whiteKing) {
    for (String king : board.keySet()) {
      if (board.get(king) == (whiteKing ? 'K' : 'k')) {
        return board.keySet().stream().anyMatch(from -> goes(board, from, king));
      }
    }
    throw new IllegalStateException("no king");
  }

  private static boolean goes(Map<String, Character> board, String from, String to) {
    char piece = board.get(from);
    Character taken = board.get(to);
    if (taken != null && Character.isUpperCase(taken) == Character.isUpperCase(piece)) {
      return false;
    }
    int right = to.charAt(0) - from.charAt(0);
    int up = to.charAt(1) - from.charAt(1);
    char kind = Character.toUpperCase(piece);
    if (kind == 'P') {
      return up == (piece == 'P' ? 1 : -1) && Math.abs(right) == (taken == null ? 0 : 1);
    }
    return ChessPieceMoves.leads(kind, right, up) && (kind == 'N' || isOpen(board, from, to));
  }

  private static boolean isOpen(Map<String, Character> board, String from, String to) {
    int right = Integer.signum(to.charAt(0) - from.charAt(0));
    int up = Integer.signum(to.charAt(1) - from.charAt(1));
    String at = from;
    while (true) {
      at = "" + (char) (at.charAt(0) + right) + (char) (at.charAt(1) + up);
      if (at.equals(to)) {
        return true;
      }
      if (board.containsKey(at)) {
        return false;
      }
    }
  }
}
