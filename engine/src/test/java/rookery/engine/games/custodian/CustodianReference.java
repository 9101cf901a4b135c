package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.play.PlayableState;

/**
 * The game once more, slow and written from the rules page alone: captures are pictures of three by
 * three squares, turned and mirrored, and moves are found by trying every pair of squares. It knows
 * nothing of draws. Squares are file and rank from 0.
 */
final class CustodianReference {
  static final int SIZE = 7;
  private static final List<String> USUAL =
      everyWay(
          ".R. .x. .R.", // rooks on opposite sides
          "..B .x. B..", // bishops on opposite corners
          "..N .x. .N.", // knights a knight's leap apart
          "... Rx. .N.", // rook and knight at right angles
          "..B .x. ..N", // bishop and knight at right angles
          "... .xR ..B"); // rook and bishop side by side
  private static final List<String> SWAPPED =
      everyWay(
          ".R. .x. .R.",
          "..B .x. B..",
          "..N .x. .N.",
          "... Bx. .N.",
          "..R .x. ..N",
          "... .xR ..B",
          "... .xB ..R");

  private final CustodianOptions options;
  private final char[][] board;
  private final boolean white;
  private final Set<String> castling;

  private CustodianReference(
      CustodianOptions options, char[][] board, boolean white, Set<String> castling) {
    this.options = options;
    this.board = board;
    this.white = white;
    this.castling = castling;
  }

  static CustodianReference of(PlayableState<CustodianSituation> state) {
    char[][] board = new char[SIZE][SIZE];
    List<String> rows = state.situation().truth().board().rows();
    for (int rank = 0; rank < SIZE; rank++) {
      for (int file = 0; file < SIZE; file++) {
        board[file][rank] = rows.get(SIZE - 1 - rank).charAt(file);
      }
    }
    Set<String> castling = new HashSet<>();
    String rights = (String) state.position().get("castling");
    for (char right : rights.replace("-", "").toCharArray()) {
      castling.add(Character.toString(right));
    }
    boolean white = state.position().get("turn").equals("white");
    return new CustodianReference(state.situation().options(), board, white, castling);
  }

  boolean isWhite() {
    return white;
  }

  /** The board as exchange files draw it. */
  List<String> rows() {
    return List.of(text().substring(0, SIZE * (SIZE + 1)).split("/"));
  }

  /** The castling rights as exchange files write them. */
  String rights() {
    String rights = text().substring(text().lastIndexOf(' ') + 1);
    return rights.isEmpty() ? "-" : rights;
  }

  /** How many pieces that side has. */
  int count(boolean ofWhite) {
    return String.join("", rows()).replaceAll(ofWhite ? "[^A-Z]" : "[^a-z]", "").length();
  }

  boolean isPawn(String square) {
    char piece = board["abcdefg".indexOf(square.charAt(0))][square.charAt(1) - '1'];
    return Character.toUpperCase(piece) == 'P';
  }

  /** Board, side and castling rights as one text. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int rank = SIZE - 1; rank >= 0; rank--) {
      for (int file = 0; file < SIZE; file++) {
        text.append(board[file][rank]);
      }
      text.append('/');
    }
    text.append(white ? " white " : " black ");
    for (String right : List.of("K", "Q", "k", "q")) {
      text.append(castling.contains(right) ? right : "");
    }
    return text.toString();
  }

  /** What every legal move leads to. */
  SortedMap<String, CustodianReference> moves() {
    SortedMap<String, CustodianReference> moves = new TreeMap<>();
    for (int from = 0; from < SIZE * SIZE; from++) {
      moves.putAll(movesFrom(from));
    }
    tryCastling(moves, "K", "k", 4, 5, 6);
    tryCastling(moves, "Q", "q", 2, 1, 0);
    return moves;
  }

  private SortedMap<String, CustodianReference> movesFrom(int from) {
    SortedMap<String, CustodianReference> moves = new TreeMap<>();
    for (int to = 0; own(at(from)) && to < SIZE * SIZE; to++) {
      if (at(to) == '.') {
        tryMove(moves, from % SIZE, from / SIZE, to % SIZE, to / SIZE);
      }
    }
    return moves;
  }

  /** How many sequences of so many moves there are. */
  long leaves(int depth) {
    if (depth == 1) {
      return moves().size();
    }
    return moves().values().stream()
        .filter(after -> after.ending(this).equals("none"))
        .mapToLong(after -> after.leaves(depth - 1))
        .sum();
  }

  /** Castling aside: where it is possible the rook can move too. */
  private boolean blocked() {
    for (int from = 0; from < SIZE * SIZE; from++) {
      if (!movesFrom(from).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private char at(int index) {
    return board[index % SIZE][index / SIZE];
  }

  private boolean own(char piece) {
    return piece != '.' && piece <= 'Z' == white;
  }

  private boolean enemy(char piece) {
    return piece != '.' && !own(piece);
  }

  private void tryMove(SortedMap<String, CustodianReference> moves, int f, int r, int f2, int r2) {
    char piece = board[f][r];
    // Round the cylinder there are two ways to go from file to file.
    List<Integer> ways =
        options.cylinder() ? List.of(f2 - f, f2 - f + SIZE, f2 - f - SIZE) : List.of(f2 - f);
    for (int x : ways) {
      int y = r2 - r;
      boolean step = Math.max(Math.abs(x), Math.abs(y)) == 1;
      boolean straight = x == 0 || y == 0;
      boolean diagonal = Math.abs(x) == Math.abs(y);
      boolean forward = y == (white ? 1 : -1);
      switch (Character.toUpperCase(piece)) {
        case 'K' -> {
          if (step) {
            put(moves, f, r, f2, r2, straight ? 'R' : 'B', "");
          }
        }
        case 'R' -> {
          if (straight && clear(f, r, x, y)) {
            put(moves, f, r, f2, r2, 'R', "");
          }
        }
        case 'B' -> {
          if (diagonal && clear(f, r, x, y)) {
            put(moves, f, r, f2, r2, 'B', "");
          } else if (options.bishops() == CustodianOptions.Bishops.STEP && step && straight) {
            put(moves, f, r, f2, r2, '-', "");
          }
        }
        case 'N' -> {
          if (Math.abs(x * y) == 2) {
            put(moves, f, r, f2, r2, 'N', "");
          }
        }
        default -> {
          char role = straight ? 'B' : 'R';
          boolean captures = !victims(moved(f, r, f2, r2), f2, r2, role).isEmpty();
          if (step && forward && (straight || captures)) {
            boolean last = r2 == (white ? SIZE - 1 : 0);
            for (String promotion : last ? List.of("R", "B", "N") : List.of("")) {
              put(moves, f, r, f2, r2, role, promotion);
            }
          }
        }
      }
    }
  }

  private boolean clear(int f, int r, int x, int y) {
    int length = Math.max(Math.abs(x), Math.abs(y));
    for (int i = 1; i < length; i++) {
      int file = Math.floorMod(f + x / length * i, SIZE);
      if (board[file][r + y / length * i] != '.') {
        return false;
      }
    }
    return true;
  }

  private char[][] copy() {
    return Arrays.stream(board).map(char[]::clone).toArray(char[][]::new);
  }

  private char[][] moved(int f, int r, int f2, int r2) {
    char[][] after = copy();
    after[f2][r2] = after[f][r];
    after[f][r] = '.';
    return after;
  }

  private void put(
      SortedMap<String, CustodianReference> moves,
      int f,
      int r,
      int f2,
      int r2,
      char role,
      String became) {
    char[][] after = moved(f, r, f2, r2);
    List<int[]> victims = victims(after, f2, r2, role);
    Set<String> rights = new HashSet<>(castling);
    rights.removeAll(rightsAt(f, r));
    for (int[] victim : victims) {
      char changed = swapCase(after[victim[0]][victim[1]]);
      after[victim[0]][victim[1]] = options.recruit() ? changed : '.';
      rights.removeAll(rightsAt(victim[0], victim[1]));
    }
    if (!became.isEmpty()) {
      after[f2][r2] = white ? became.charAt(0) : Character.toLowerCase(became.charAt(0));
    }
    String text = name(f, r) + name(f2, r2) + (became.isEmpty() ? "" : "=" + became);
    moves.put(text, new CustodianReference(options, after, !white, rights));
  }

  private static char swapCase(char letter) {
    return Character.isUpperCase(letter)
        ? Character.toLowerCase(letter)
        : Character.toUpperCase(letter);
  }

  private static String name(int file, int rank) {
    return "" + "abcdefg".charAt(file) + (rank + 1);
  }

  private static Set<String> rightsAt(int file, int rank) {
    return switch (name(file, rank)) {
      case "d1" -> Set.of("K", "Q");
      case "g1" -> Set.of("K");
      case "a1" -> Set.of("Q");
      case "d7" -> Set.of("k", "q");
      case "g7" -> Set.of("k");
      case "a7" -> Set.of("q");
      default -> Set.of();
    };
  }

  private void tryCastling(
      SortedMap<String, CustodianReference> moves,
      String ours,
      String theirs,
      int near,
      int far,
      int rook) {
    int rank = white ? 0 : SIZE - 1;
    if (castling.contains(white ? ours : theirs)
        && board[near][rank] == '.'
        && board[far][rank] == '.') {
      char[][] after = moved(3, rank, far, rank);
      after[near][rank] = after[rook][rank];
      after[rook][rank] = '.';
      Set<String> rights = new HashSet<>(castling);
      rights.removeAll(rightsAt(3, rank));
      moves.put(
          name(3, rank) + name(far, rank), new CustodianReference(options, after, !white, rights));
    }
  }

  /** Every enemy in the middle of some picture that has the mover and another piece in it. */
  private List<int[]> victims(char[][] after, int f, int r, char role) {
    List<int[]> victims = new ArrayList<>();
    for (int file = 0; file < SIZE; file++) {
      for (int rank = 0; rank < SIZE; rank++) {
        if (enemy(after[file][rank])
            && areNear(file, rank, f, r)
            && surrounded(after, file, rank, f, r, role)) {
          victims.add(new int[] {file, rank});
        }
      }
    }
    return victims;
  }

  /** Whether a picture of one square's neighbours could show the other at all. */
  private static boolean areNear(int file, int rank, int f, int r) {
    int across = Math.floorMod(file - f, SIZE);
    return Math.abs(rank - r) <= 1 && (across <= 1 || across == SIZE - 1);
  }

  private boolean surrounded(char[][] after, int file, int rank, int f, int r, char role) {
    List<String> pictures = options.bishops() == CustodianOptions.Bishops.SWAPPED ? SWAPPED : USUAL;
    return pictures.stream().anyMatch(p -> shows(p, after, file, rank, f, r, role));
  }

  /** The pictures turned and mirrored in all eight ways. */
  private static List<String> everyWay(String... pictures) {
    List<String> all = new ArrayList<>();
    for (String picture : pictures) {
      for (int turn = 0; turn < 8; turn++) {
        all.add(turned(picture.replace(" ", ""), turn));
      }
    }
    return all.stream().distinct().toList();
  }

  /** The picture after so many quarter turns, mirrored from the fourth on. */
  private static String turned(String picture, int turn) {
    String now = picture;
    for (int i = 0; i < turn % 4; i++) {
      StringBuilder next = new StringBuilder();
      for (int cell : new int[] {6, 3, 0, 7, 4, 1, 8, 5, 2}) {
        next.append(now.charAt(cell));
      }
      now = next.toString();
    }
    if (turn < 4) {
      return now;
    }
    return now.substring(6) + now.substring(3, 6) + now.substring(0, 3);
  }

  private boolean shows(
      String picture, char[][] after, int file, int rank, int f, int r, char role) {
    boolean moverSeen = false;
    for (int cell = 0; cell < 9; cell++) {
      char wanted = picture.charAt(cell);
      if ("RBN".indexOf(wanted) < 0) {
        continue;
      }
      int x = file + cell % 3 - 1;
      int y = rank + 1 - cell / 3;
      x = options.cylinder() ? Math.floorMod(x, SIZE) : x;
      if (x < 0 || x >= SIZE || y < 0 || y >= SIZE || !own(after[x][y])) {
        return false;
      }
      boolean mover = x == f && y == r;
      moverSeen |= mover;
      if ((mover ? role : partnerRole(after[x][y], role)) != wanted) {
        return false;
      }
    }
    return moverSeen;
  }

  private static char partnerRole(char piece, char moverRole) {
    return switch (Character.toUpperCase(piece)) {
      case 'P' -> moverRole;
      case 'K' -> 'N';
      default -> Character.toUpperCase(piece);
    };
  }

  /** The winner and the reason once {@code mover} has come here, or {@code none}. */
  String ending(CustodianReference before) {
    String mover = before.white ? "W" : "B";
    String own = before.white ? "K" : "k";
    String theirs = before.white ? "k" : "K";
    String pieces = text().substring(0, SIZE * (SIZE + 1)).replaceAll("[./]", "");
    String left = pieces.replaceAll(before.white ? "[A-Z]" : "[a-z]", "");
    boolean kingLost = count(before.text(), theirs) > count(text(), theirs);
    if (kingLost && (!options.recruit() || left.isEmpty())) {
      return mover + " king-captured";
    }
    if (options.recruit() && (left.isEmpty() || left.length() == 1 && !left.equals(theirs))) {
      return mover + " last-piece";
    }
    int rank = before.white ? SIZE - 1 : 0;
    boolean recruitedThere = before.board[3][rank] == theirs.charAt(0);
    if (board[3][rank] == own.charAt(0) && !recruitedThere && throneIsSafe(own, rank)) {
      return mover + " throne";
    }
    if (pieces.length() == 2 && pieces.contains("K") && pieces.contains("k")) {
      boolean moverFirst = steps(own, rank) < steps(theirs, SIZE - 1 - rank);
      return (moverFirst == before.white ? "W" : "B") + " bare-kings";
    }
    return blocked() ? mover + " blocked" : "none";
  }

  private static int count(String text, String letter) {
    return text.substring(0, SIZE * (SIZE + 1)).replaceAll("[^" + letter + "]", "").length();
  }

  private boolean throneIsSafe(String king, int rank) {
    return moves().values().stream().allMatch(after -> after.board[3][rank] == king.charAt(0));
  }

  private int steps(String king, int rank) {
    for (int file = 0; file < SIZE; file++) {
      for (int y = 0; y < SIZE; y++) {
        if (board[file][y] == king.charAt(0)) {
          int across = Math.abs(file - 3);
          return Math.max(across, Math.abs(y - rank));
        }
      }
    }
    throw new IllegalStateException("no " + king);
  }
}
