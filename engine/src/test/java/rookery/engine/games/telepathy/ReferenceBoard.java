package rookery.engine.games.telepathy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Orthodox chess once more, slow and simple: every pair of squares is tried. Squares are texts such
 * as {@code e4}; a move is applied to a copy of the board and looked at.
 */
final class ReferenceBoard {
  private static final String FILES = "abcdefgh";

  private final char[][] at = new char[8][8];
  String castling = "KQkq";
  String passed;

  static ReferenceBoard start() {
    ReferenceBoard board = new ReferenceBoard();
    String[] rows = {"RNBQKBNR", "PPPPPPPP", "", "", "", "", "pppppppp", "rnbqkbnr"};
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        board.at[file][rank] = rows[rank].isEmpty() ? '.' : rows[rank].charAt(file);
      }
    }
    return board;
  }

  private ReferenceBoard copy() {
    ReferenceBoard copy = new ReferenceBoard();
    for (int file = 0; file < 8; file++) {
      copy.at[file] = at[file].clone();
    }
    copy.castling = castling;
    copy.passed = passed;
    return copy;
  }

  List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (int rank = 7; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < 8; file++) {
        row.append(at[file][rank]);
      }
      rows.add(row.toString());
    }
    return rows;
  }

  char at(String square) {
    return at[file(square)][rank(square)];
  }

  private void put(String square, char piece) {
    at[file(square)][rank(square)] = piece;
  }

  private static int file(String square) {
    return square.charAt(0) - 'a';
  }

  private static int rank(String square) {
    return square.charAt(1) - '1';
  }

  private static String name(int file, int rank) {
    return "" + FILES.charAt(file) + (rank + 1);
  }

  static boolean white(char piece) {
    return Character.isUpperCase(piece);
  }

  boolean owns(boolean white, String square) {
    return at(square) != '.' && white(at(square)) == white;
  }

  List<String> squares(boolean white) {
    List<String> squares = new ArrayList<>();
    for (int i = 0; i < 64; i++) {
      String square = name(i % 8, i / 8);
      if (owns(white, square)) {
        squares.add(square);
      }
    }
    return squares;
  }

  String king(boolean white) {
    for (String square : squares(white)) {
      if (Character.toUpperCase(at(square)) == 'K') {
        return square;
      }
    }
    return null;
  }

  /** Whether the piece on one square strikes at another, whatever stands there. */
  private boolean strikes(String from, String to) {
    int dx = file(to) - file(from);
    int dy = rank(to) - rank(from);
    int far = Math.max(Math.abs(dx), Math.abs(dy));
    boolean straight = dx == 0 || dy == 0;
    boolean diagonal = Math.abs(dx) == Math.abs(dy);
    if (far == 0) {
      return false;
    }
    return switch (Character.toUpperCase(at(from))) {
      case 'K' -> far == 1;
      case 'N' -> Math.abs(dx * dy) == 2;
      case 'R' -> straight && clear(from, dx, dy, far);
      case 'B' -> diagonal && clear(from, dx, dy, far);
      case 'Q' -> (straight || diagonal) && clear(from, dx, dy, far);
      default -> Math.abs(dx) == 1 && dy == (white(at(from)) ? 1 : -1);
    };
  }

  private boolean clear(String from, int dx, int dy, int far) {
    for (int step = 1; step < far; step++) {
      if (at[file(from) + dx / far * step][rank(from) + dy / far * step] != '.') {
        return false;
      }
    }
    return true;
  }

  boolean attacked(String square, boolean byWhite) {
    return square != null && squares(byWhite).stream().anyMatch(from -> strikes(from, square));
  }

  boolean inCheck(boolean white) {
    return attacked(king(white), !white);
  }

  /** TE-4: legal moves, and captures of the king. */
  TreeSet<String> moves(boolean white) {
    TreeSet<String> moves = new TreeSet<>();
    for (String from : squares(white)) {
      for (int i = 0; i < 64; i++) {
        String to = name(i % 8, i / 8);
        if (!goes(from, to, white)) {
          continue;
        }
        boolean captures = to.equals(king(!white));
        for (String text : promoted(from, to)) {
          if (captures || !after(text).inCheck(white)) {
            moves.add(text);
          }
        }
      }
    }
    castles(white, moves);
    return moves;
  }

  private boolean goes(String from, String to, boolean white) {
    if (owns(white, to)) {
      return false;
    }
    if (Character.toUpperCase(at(from)) != 'P') {
      return strikes(from, to);
    }
    int forward = white ? 1 : -1;
    int dy = (rank(to) - rank(from)) * forward;
    if (file(from) == file(to)) {
      boolean home = rank(from) == (white ? 1 : 6);
      return at(to) == '.' && (dy == 1 || dy == 2 && home && clear(from, 0, 2 * forward, 2));
    }
    return strikes(from, to) && (at(to) != '.' || to.equals(passed) && dy == 1);
  }

  private List<String> promoted(String from, String to) {
    boolean last = rank(to) == 0 || rank(to) == 7;
    return Character.toUpperCase(at(from)) == 'P' && last
        ? List.of(from + to + "=B", from + to + "=N", from + to + "=Q", from + to + "=R")
        : List.of(from + to);
  }

  private void castles(boolean white, TreeSet<String> moves) {
    String rank = white ? "1" : "8";
    if (castling.indexOf(white ? 'K' : 'k') >= 0
        && empty(rank, "fg")
        && safe(rank, "efg", !white)) {
      moves.add("e" + rank + "g" + rank);
    }
    if (castling.indexOf(white ? 'Q' : 'q') >= 0
        && empty(rank, "bcd")
        && safe(rank, "cde", !white)) {
      moves.add("e" + rank + "c" + rank);
    }
  }

  private boolean empty(String rank, String files) {
    return files.chars().allMatch(file -> at((char) file + rank) == '.');
  }

  private boolean safe(String rank, String files, boolean fromWhite) {
    return files.chars().noneMatch(file -> attacked((char) file + rank, fromWhite));
  }

  boolean isPawns(String move) {
    return Character.toUpperCase(at(move.substring(0, 2))) == 'P';
  }

  boolean isCapture(String move) {
    String to = move.substring(2, 4);
    return at(to) != '.' || isPawns(move) && to.equals(passed);
  }

  ReferenceBoard after(String move) {
    ReferenceBoard next = copy();
    String from = move.substring(0, 2);
    String to = move.substring(2, 4);
    char piece = at(from);
    boolean pawn = isPawns(move);
    if (pawn && file(from) != file(to) && at(to) == '.') {
      next.put("" + to.charAt(0) + from.charAt(1), '.');
    }
    next.put(from, '.');
    char promoted = move.length() > 4 ? move.charAt(5) : piece;
    next.put(to, white(piece) ? promoted : Character.toLowerCase(promoted));
    if (Character.toUpperCase(piece) == 'K' && Math.abs(file(from) - file(to)) == 2) {
      boolean kingSide = to.charAt(0) == 'g';
      String rook = (kingSide ? "h" : "a") + to.charAt(1);
      next.put((kingSide ? "f" : "d") + to.charAt(1), at(rook));
      next.put(rook, '.');
    }
    boolean twice = pawn && Math.abs(rank(from) - rank(to)) == 2;
    next.passed = twice ? name(file(from), (rank(from) + rank(to)) / 2) : null;
    next.forgetCastling();
    return next;
  }

  /** TE-7. */
  ReferenceBoard without(String square) {
    ReferenceBoard next = copy();
    next.put(square, '.');
    boolean pawnGone =
        passed != null
            && square.equals("" + passed.charAt(0) + (passed.charAt(1) == '3' ? '4' : '5'));
    next.passed = pawnGone ? null : passed;
    next.forgetCastling();
    return next;
  }

  /** A right is gone for good once its king or rook is not at home. */
  private void forgetCastling() {
    StringBuilder kept = new StringBuilder();
    for (char right : castling.toCharArray()) {
      String rank = white(right) ? "1" : "8";
      String rook = (Character.toUpperCase(right) == 'K' ? "h" : "a") + rank;
      char kingThere = white(right) ? 'K' : 'k';
      char rookThere = white(right) ? 'R' : 'r';
      if (at("e" + rank) == kingThere && at(rook) == rookThere) {
        kept.append(right);
      }
    }
    castling = kept.toString();
  }

  /** Whether a capture in passing is legal for the side to move. */
  boolean passedIsUsable(boolean white) {
    return passed != null
        && moves(white).stream()
            .anyMatch(move -> isPawns(move) && move.substring(2, 4).equals(passed));
  }
}
