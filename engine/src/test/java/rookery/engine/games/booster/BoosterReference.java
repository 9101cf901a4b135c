package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The game once more, slow and written from the rules page alone: one object is changed in place
 * and copied before every try, and every checker that changes hands is counted where it goes.
 * Squares are file and rank from 0. It knows nothing of repetition.
 */
final class BoosterReference {
  private final char[][] men = new char[8][8];

  /** White checkers positive, black ones negative. */
  private final int[][] checkers = new int[8][8];

  private final int[] front = new int[2];
  private final List<List<String>> hands = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<String> pile = new ArrayList<>();
  private final List<String> discards = new ArrayList<>();
  private final Map<String, List<String>> chance;
  private boolean white = true;
  private String moved;
  private String castling = "KQkq";
  private String ep;
  private int halfmove;
  private int reshuffles;

  private BoosterReference(Map<String, List<String>> chance) {
    this.chance = chance;
  }

  private BoosterReference(BoosterReference other) {
    this(other.chance);
    for (int file = 0; file < 8; file++) {
      men[file] = other.men[file].clone();
      checkers[file] = other.checkers[file].clone();
    }
    for (int side = 0; side < 2; side++) {
      front[side] = other.front[side];
      hands.get(side).addAll(other.hands.get(side));
    }
    pile.addAll(other.pile);
    discards.addAll(other.discards);
    white = other.white;
    moved = other.moved;
    castling = other.castling;
    ep = other.ep;
    halfmove = other.halfmove;
    reshuffles = other.reshuffles;
  }

  /**
   * The start of a game.
   *
   * @param chance the decks; reshuffles may be added to it later
   */
  static BoosterReference start(int whites, int blacks, Map<String, List<String>> chance) {
    BoosterReference start = new BoosterReference(chance);
    String back = "RNBQKBNR";
    for (int file = 0; file < 8; file++) {
      java.util.Arrays.fill(start.men[file], '.');
      start.men[file][0] = back.charAt(file);
      start.men[file][1] = 'P';
      start.men[file][6] = 'p';
      start.men[file][7] = Character.toLowerCase(back.charAt(file));
    }
    start.front[0] = whites;
    start.front[1] = blacks;
    start.pile.addAll(chance.get("deck"));
    int toDeal = whites + blacks;
    for (int side = 0; toDeal > 0; side = 1 - side) {
      if (start.hands.get(side).size() < start.front[side]) {
        start.hands.get(side).add(start.pile.remove(0));
        toDeal--;
      }
    }
    return start;
  }

  /** The moment that an exchange file's keys tell of. */
  static BoosterReference of(Map<String, Object> facts) {
    BoosterReference world = new BoosterReference(new TreeMap<>());
    List<?> rows = (List<?>) facts.get("position");
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        world.men[file][rank] = ((String) rows.get(7 - rank)).charAt(file);
      }
    }
    ((Map<?, ?>) facts.get("checkers"))
        .forEach((name, n) -> world.checkers[file(name)][rank(name)] = (Integer) n);
    Map<?, ?> inFront = (Map<?, ?>) facts.get("front");
    Map<?, ?> held = (Map<?, ?>) facts.get("hands");
    for (int side = 0; side < 2; side++) {
      world.front[side] = (Integer) inFront.get(side == 0 ? "white" : "black");
      for (Object card : (List<?>) held.get(side == 0 ? "W" : "B")) {
        world.hands.get(side).add((String) card);
      }
    }
    ((List<?>) facts.get("pile")).forEach(card -> world.pile.add((String) card));
    world.white = facts.get("turn").equals("white");
    world.moved = (String) facts.get("moved");
    world.castling = ((String) facts.get("castling")).replace("-", "");
    world.ep = (String) facts.get("ep");
    return world;
  }

  private static int file(Object name) {
    return ((String) name).charAt(0) - 'a';
  }

  private static int rank(Object name) {
    return ((String) name).charAt(1) - '1';
  }

  private static String name(int file, int rank) {
    return "" + (char) ('a' + file) + (char) ('1' + rank);
  }

  private static boolean inside(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
  }

  private static boolean isWhite(char piece) {
    return Character.isUpperCase(piece);
  }

  private boolean empty(int file, int rank) {
    return men[file][rank] == '.';
  }

  private boolean own(int file, int rank, boolean side) {
    return !empty(file, rank) && isWhite(men[file][rank]) == side;
  }

  private boolean enemy(int file, int rank, boolean side) {
    return !empty(file, rank) && isWhite(men[file][rank]) != side;
  }

  private boolean boosted(int file, int rank) {
    return isWhite(men[file][rank]) ? checkers[file][rank] > 0 : checkers[file][rank] < 0;
  }

  private boolean hobbled(int file, int rank) {
    return checkers[file][rank] != 0 && !boosted(file, rank);
  }

  /** The exchange file's keys. */
  SortedMap<String, Object> facts() {
    SortedMap<String, Object> facts = new TreeMap<>();
    List<String> rows = new ArrayList<>();
    Map<String, Object> stacks = new TreeMap<>();
    for (int rank = 7; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < 8; file++) {
        row.append(men[file][rank]);
        if (checkers[file][rank] != 0) {
          stacks.put(name(file, rank), checkers[file][rank]);
        }
      }
      rows.add(row.toString());
    }
    facts.put("position", rows);
    facts.put("checkers", stacks);
    facts.put("turn", white ? "white" : "black");
    facts.put("step", moved == null ? "move" : "boost");
    facts.put("moved", moved);
    facts.put("front", Map.of("white", front[0], "black", front[1]));
    facts.put("hands", Map.of("W", sorted(hands.get(0)), "B", sorted(hands.get(1))));
    facts.put("pile", List.copyOf(pile));
    facts.put("discards", List.copyOf(discards));
    facts.put("castling", castling.isEmpty() ? "-" : castling);
    facts.put("ep", ep);
    facts.put("halfmove", halfmove);
    return facts;
  }

  private static List<String> sorted(List<String> cards) {
    List<String> sorted = new ArrayList<>(cards);
    Collections.sort(sorted);
    return sorted;
  }

  /** All legal actions and what they lead to. */
  SortedMap<String, BoosterReference> legal() {
    SortedMap<String, BoosterReference> legal = new TreeMap<>();
    if (moved == null) {
      moves().forEach(legal::put);
      castle(legal, white ? "K" : "k", 6, 7, 5, 5, 6);
      castle(legal, white ? "Q" : "q", 2, 0, 3, 1, 2, 3);
      return legal;
    }
    legal.put("end", copy().turnEnded());
    boosts(legal);
    cards(legal);
    return legal;
  }

  /**
   * How many sequences of so many actions there are; no game ends and no pile runs out on the way.
   */
  long leaves(int depth) {
    SortedMap<String, BoosterReference> legal = legal();
    return depth == 1
        ? legal.size()
        : legal.values().stream().mapToLong(after -> after.leaves(depth - 1)).sum();
  }

  private BoosterReference copy() {
    return new BoosterReference(this);
  }

  /** How it has ended as a turn begins, repetition and 75 moves aside. */
  String ending() {
    int pieces = 0;
    for (int square = 0; square < 64; square++) {
      pieces += empty(square % 8, square / 8) ? 0 : 1;
    }
    if (pieces == 2) {
      return "bare-kings";
    }
    if (!legal().isEmpty()) {
      return "none";
    }
    return kingAttacked(white) ? "checkmate" : "stalemate";
  }

  boolean isWhitesTurn() {
    return white;
  }

  boolean beginsTurn() {
    return moved == null;
  }

  int halfmove() {
    return halfmove;
  }

  /** What everybody sees as a turn begins, a right to capture en passant only if it is of use. */
  String publicly() {
    boolean passed = ep != null && moves().keySet().stream().anyMatch(this::isEnPassant);
    return String.join(
        " ",
        board() + white + castling + (passed ? ep : ""),
        "" + hands.get(0).size(),
        "" + hands.get(1).size(),
        "" + pile.size(),
        "" + discards,
        "" + reshuffles);
  }

  private boolean isEnPassant(String move) {
    int f = file(move);
    int r = rank(move);
    boolean asPawn = Character.toUpperCase(men[f][r]) == 'P' || hobbled(f, r);
    return asPawn && move.startsWith(ep, 2) && move.charAt(0) != ep.charAt(0);
  }

  private Map<String, BoosterReference> moves() {
    Map<String, BoosterReference> moves = new LinkedHashMap<>();
    for (int from = 0; from < 64; from++) {
      int f = from % 8;
      int r = from / 8;
      if (own(f, r, white)) {
        for (int[] to : movesOf(f, r)) {
          BoosterReference after = copy();
          after.makeMove(f, r, to[0], to[1]);
          if (!after.kingAttacked(white)) {
            after.promotions(name(f, r) + name(to[0], to[1]), after.moved, moves);
          }
        }
      }
    }
    return moves;
  }

  /** One action, or four if a pawn stands on its last rank. */
  private void promotions(String text, String square, Map<String, BoosterReference> found) {
    char piece = men[file(square)][rank(square)];
    if (Character.toUpperCase(piece) != 'P' || rank(square) != (isWhite(piece) ? 7 : 0)) {
      found.put(text, this);
      return;
    }
    for (char type : "QRBN".toCharArray()) {
      BoosterReference promoted = copy();
      promoted.men[file(square)][rank(square)] =
          isWhite(piece) ? type : Character.toLowerCase(type);
      found.put(text + "=" + type, promoted);
    }
  }

  /** Where the piece there can go by step 1, castling aside. */
  private List<int[]> movesOf(int f, int r) {
    List<int[]> to = new ArrayList<>();
    boolean side = isWhite(men[f][r]);
    char type = Character.toUpperCase(men[f][r]);
    int up = side ? 1 : -1;
    if (type == 'P' || hobbled(f, r)) {
      if (type == 'P' && hobbled(f, r)) {
        return to;
      }
      if (inside(f, r + up) && empty(f, r + up)) {
        to.add(new int[] {f, r + up});
        if (type == 'P' && r == (side ? 1 : 6) && empty(f, r + 2 * up)) {
          to.add(new int[] {f, r + 2 * up});
        }
      }
      for (int dx = -1; dx <= 1; dx += 2) {
        if (inside(f + dx, r + up)
            && (enemy(f + dx, r + up, side)
                || name(f + dx, r + up).equals(ep)
                    && enemy(f + dx, r, side)
                    && Character.toUpperCase(men[f + dx][r]) == 'P'
                    && r == (side ? 4 : 3))) {
          to.add(new int[] {f + dx, r + up});
        }
      }
      return to;
    }
    for (int dx = -2; dx <= 2; dx++) {
      for (int dy = -2; dy <= 2; dy++) {
        int big = Math.max(Math.abs(dx), Math.abs(dy));
        boolean line = dx == 0 || dy == 0;
        boolean diagonal = Math.abs(dx) == Math.abs(dy);
        boolean goes =
            switch (type) {
              case 'N' -> Math.abs(dx * dy) == 2;
              case 'R' -> big == 1 && line;
              case 'B' -> big == 1 && diagonal;
              default -> big == 1;
            };
        boolean far = "RBQ".indexOf(type) >= 0;
        for (int n = 1; goes && inside(f + n * dx, r + n * dy); n++) {
          if (own(f + n * dx, r + n * dy, side)) {
            break;
          }
          to.add(new int[] {f + n * dx, r + n * dy});
          if (!far || !empty(f + n * dx, r + n * dy)) {
            break;
          }
        }
      }
    }
    return to;
  }

  private void makeMove(int f, int r, int f2, int r2) {
    boolean pawn = Character.toUpperCase(men[f][r]) == 'P';
    boolean asPawn = pawn || hobbled(f, r);
    int captured = empty(f2, r2) && asPawn && f != f2 ? r : r2;
    boolean capture = !empty(f2, captured);
    halfmove = pawn || capture ? 0 : halfmove + 1;
    ep = pawn && Math.abs(r2 - r) == 2 ? name(f, (r + r2) / 2) : null;
    go(f, r, f2, r2, captured);
  }

  /** One piece goes, captures, and everything happens to the checkers that has to. */
  private void go(int f, int r, int f2, int r2, int capturedRank) {
    char piece = men[f][r];
    int carried = checkers[f][r];
    men[f][r] = '.';
    checkers[f][r] = 0;
    int taken = empty(f2, capturedRank) ? 0 : checkers[f2][capturedRank];
    men[f2][capturedRank] = '.';
    checkers[f2][capturedRank] = 0;
    int whites = Math.max(0, carried) + Math.max(0, taken);
    int blacks = Math.max(0, -carried) + Math.max(0, -taken);
    while (whites > 0 && blacks > 0) {
      whites--;
      blacks--;
      front[0]++;
      front[1]++;
    }
    if (isWhite(piece) && r2 == 7) {
      front[1] += blacks;
      blacks = 0;
    }
    if (!isWhite(piece) && r2 == 0) {
      front[0] += whites;
      whites = 0;
    }
    men[f2][r2] = piece;
    checkers[f2][r2] = whites - blacks;
    moved = name(f2, r2);
    for (String touched : List.of(name(f, r), name(f2, r2))) {
      String lost =
          switch (touched) {
            case "e1" -> "KQ";
            case "h1" -> "K";
            case "a1" -> "Q";
            case "e8" -> "kq";
            case "h8" -> "k";
            case "a8" -> "q";
            default -> "";
          };
      for (char right : lost.toCharArray()) {
        castling = castling.replace("" + right, "");
      }
    }
  }

  private void castle(
      SortedMap<String, BoosterReference> legal,
      String right,
      int kingTo,
      int rook,
      int rookTo,
      int... free) {
    int r = white ? 0 : 7;
    if (!castling.contains(right) || checkers[4][r] != 0 || checkers[rook][r] != 0) {
      return;
    }
    for (int f : free) {
      if (!empty(f, r)) {
        return;
      }
    }
    BoosterReference done = copy();
    done.go(4, r, kingTo, r, r);
    done.go(rook, r, rookTo, r, r);
    done.ep = null;
    done.halfmove++;
    done.moved = name(kingTo, r);
    BoosterReference half = copy();
    half.go(4, r, (4 + kingTo) / 2, r, r);
    if (!kingAttacked(white) && !half.kingAttacked(white) && !done.kingAttacked(white)) {
      legal.put(name(4, r) + name(kingTo, r), done);
    }
  }

  private void boosts(SortedMap<String, BoosterReference> legal) {
    int f = file(moved);
    int r = rank(moved);
    for (int[] to : boostsOf(f, r)) {
      BoosterReference after = copy();
      after.boost(f, r, to[0], to[1]);
      if (!after.kingAttacked(white)) {
        after.promotions("boost " + name(to[0], to[1]), after.moved, legal);
      }
    }
  }

  private List<int[]> boostsOf(int f, int r) {
    List<int[]> to = new ArrayList<>();
    for (int dx = -1; boosted(f, r) && dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (inside(f + dx, r + dy) && !own(f + dx, r + dy, isWhite(men[f][r]))) {
          to.add(new int[] {f + dx, r + dy});
        }
      }
    }
    return to;
  }

  private void boost(int f, int r, int f2, int r2) {
    boolean side = isWhite(men[f][r]);
    checkers[f][r] += side ? -1 : 1;
    front[side ? 0 : 1]++;
    if (!empty(f2, r2) || Character.toUpperCase(men[f][r]) == 'P') {
      halfmove = 0;
    }
    ep = null;
    go(f, r, f2, r2, r2);
  }

  private void cards(SortedMap<String, BoosterReference> legal) {
    int side = white ? 0 : 1;
    for (String card : hands.get(side)) {
      for (int square = 0; front[side] > 0 && square < 64; square++) {
        int f = square % 8;
        int r = square / 8;
        if (!empty(f, r) && fits(card.charAt(0), men[f][r])) {
          BoosterReference after = copy();
          after.play(card, f, r);
          if (!after.kingAttacked(white)) {
            legal.put("card " + card + " " + name(f, r), after.turnEnded());
          }
        }
      }
    }
  }

  private boolean fits(char card, char piece) {
    boolean onBoard = false;
    for (char[] line : men) {
      for (char other : line) {
        onBoard |= other == card;
      }
    }
    return onBoard ? piece == card : isWhite(piece) == isWhite(card);
  }

  private void play(String card, int f, int r) {
    int side = white ? 0 : 1;
    hands.get(side).remove(card);
    discards.add(card);
    front[side]--;
    int sign = white ? 1 : -1;
    if (checkers[f][r] * sign < 0) {
      front[0]++;
      front[1]++;
    }
    checkers[f][r] += sign;
    halfmove = 0;
  }

  private BoosterReference turnEnded() {
    int side = white ? 0 : 1;
    while (hands.get(side).size() < front[side]) {
      if (pile.isEmpty()) {
        if (discards.isEmpty()) {
          break;
        }
        reshuffles++;
        List<String> order = chance.get("reshuffle" + reshuffles);
        // Looked at only by whoever plays the action; others need but its text.
        pile.addAll(order == null ? discards : order);
        discards.clear();
      }
      hands.get(side).add(pile.remove(0));
    }
    white = !white;
    moved = null;
    return this;
  }

  /** BO-1: every move of every enemy piece, and every boost after it. */
  boolean kingAttacked(boolean side) {
    for (int square = 0; square < 64; square++) {
      if (men[square % 8][square / 8] == (side ? 'K' : 'k')) {
        return attacked(square % 8, square / 8, side);
      }
    }
    return false;
  }

  private boolean attacked(int kf, int kr, boolean side) {
    for (int square = 0; square < 64; square++) {
      int f = square % 8;
      int r = square / 8;
      if (enemy(f, r, side)) {
        Set<String> seen = new HashSet<>();
        for (int[] to : movesOf(f, r)) {
          if (to[0] == kf && to[1] == kr) {
            return true;
          }
          BoosterReference after = copy();
          after.makeMove(f, r, to[0], to[1]);
          if (after.boostsOnto(to[0], to[1], kf, kr, seen)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean boostsOnto(int f, int r, int kf, int kr, Set<String> seen) {
    if (!seen.add(moved + board())) {
      return false;
    }
    for (int[] to : boostsOf(f, r)) {
      if (to[0] == kf && to[1] == kr) {
        return true;
      }
      BoosterReference after = copy();
      after.boost(f, r, to[0], to[1]);
      if (after.boostsOnto(to[0], to[1], kf, kr, seen)) {
        return true;
      }
    }
    return false;
  }

  private String board() {
    char[] board = new char[128];
    for (int square = 0; square < 64; square++) {
      board[2 * square] = men[square % 8][square / 8];
      // A letter for each number of checkers of either colour.
      board[2 * square + 1] = (char) ('@' + checkers[square % 8][square / 8]);
    }
    return new String(board);
  }

  @Override
  public String toString() {
    return facts().toString();
  }
}
