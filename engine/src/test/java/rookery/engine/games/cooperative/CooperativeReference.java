package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.kit.script.ChessPieceMoves;
import rookery.engine.kit.script.ReferenceProgram;

/**
 * The game once more, written from its page alone: slow, on a plain array, every square against
 * every square. It shares nothing with the engine but the form of what it says.
 */
final class CooperativeReference implements ReferenceProgram {
  private static final String KINDS = "QRBN";

  private final boolean solitaire;
  private final char[][] board = new char[8][8];
  private final List<String> line = new ArrayList<>();
  private final List<String> pile;
  private final List<String> discards = new ArrayList<>();
  private final List<String> captured = new ArrayList<>();
  private final Map<String, List<String>> hands = new TreeMap<>();
  private String castling = "KQkq";
  private boolean white = true;
  private String step;
  private String ep;
  private int endsSinceDoubleStep;
  private String result = "";

  CooperativeReference(boolean solitaire, List<String> deck) {
    this.solitaire = solitaire;
    this.pile = new ArrayList<>(deck);
    String[] rows = {"RNBQKBNR", "PPPPPPPP", "", "", "", "", "pppppppp", "rnbqkbnr"};
    for (int rank = 0; rank < 8; rank++) {
      for (int file = 0; file < 8; file++) {
        board[rank][file] = rows[rank].isEmpty() ? '.' : rows[rank].charAt(file);
      }
    }
    if (solitaire) {
      step = "move";
      turnUp();
    } else {
      step = "play";
      hands.put("W", new ArrayList<>());
      hands.put("B", new ArrayList<>());
      for (String seat : List.of("W", "B", "W", "B")) {
        draw(seat);
      }
    }
  }

  @Override
  public String result() {
    return result;
  }

  private String seat() {
    return solitaire ? "P1" : white ? "W" : "B";
  }

  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> position = new TreeMap<>();
    List<String> rows = new ArrayList<>();
    for (int rank = 7; rank >= 0; rank--) {
      rows.add(new String(board[rank]));
    }
    position.put("position", rows);
    position.put("turn", white ? "white" : "black");
    position.put("step", step);
    position.put("line", List.copyOf(line));
    position.put("hands", new TreeMap<>(hands));
    position.put("pile", List.copyOf(pile));
    position.put("discards", sorted(discards));
    position.put("captured", sorted(captured));
    position.put("castling", castling.isEmpty() ? "-" : castling);
    position.put("ep", ep);
    return position;
  }

  private static List<String> sorted(List<String> cards) {
    List<String> sorted = new ArrayList<>(cards);
    Collections.sort(sorted);
    return sorted;
  }

  private void draw(String seat) {
    while (!pile.isEmpty()) {
      String card = pile.remove(0);
      if (card.equals("K") || card.equals("k")) {
        line.add(card);
      } else {
        hands.get(seat).add(card);
        Collections.sort(hands.get(seat));
        return;
      }
    }
  }

  private void turnUp() {
    while (!pile.isEmpty()) {
      String card = pile.remove(0);
      line.add(card);
      if (!card.equals("K") && !card.equals("k")) {
        return;
      }
    }
  }

  @Override
  public SortedMap<String, List<String>> legal() {
    return result.isEmpty() ? new TreeMap<>(Map.of(seat(), texts())) : new TreeMap<>();
  }

  private List<String> texts() {
    TreeSet<String> legal = new TreeSet<>();
    if (step.equals("play")) {
      hands.get(seat()).forEach(card -> legal.add("play " + card));
      return List.copyOf(legal);
    }
    legal.add("end");
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        addMoves(from, to, legal);
      }
    }
    return List.copyOf(legal);
  }

  private void addMoves(int from, int to, TreeSet<String> legal) {
    char piece = at(from);
    if (piece == '.' || isWhite(piece) != white || !goes(from, to)) {
      return;
    }
    char victim = victim(from, to);
    String text = name(from) + name(to);
    boolean last = up(piece) == 'P' && (to / 8 == 0 || to / 8 == 7);
    if (victim == '.') {
      if (step.equals("move")) {
        if (last) {
          addPromotions(text, line, piece, legal);
        } else {
          legal.add(text);
        }
      }
      return;
    }
    for (int x = 1; x <= line.size(); x++) {
      if (line.get(x - 1).charAt(0) == victim && (is(x - 1, piece) || is(x + 1, piece))) {
        if (last && up(victim) != 'K') {
          List<String> closed = new ArrayList<>(line);
          closed.remove(x - 1);
          addPromotions(text + "x" + x, closed, piece, legal);
        } else {
          legal.add(text + "x" + x);
        }
      }
    }
  }

  private boolean is(int position, char piece) {
    return position >= 1 && position <= line.size() && line.get(position - 1).charAt(0) == piece;
  }

  private void addPromotions(String text, List<String> cards, char pawn, TreeSet<String> legal) {
    for (char kind : KINDS.toCharArray()) {
      String card = "" + (isWhite(pawn) ? kind : Character.toLowerCase(kind));
      for (int out = 1; out <= cards.size() && discards.contains(card); out++) {
        for (int in = 1; in <= cards.size() && cards.get(out - 1).charAt(0) == pawn; in++) {
          legal.add(text + "=" + kind + "/" + out + "@" + in);
        }
      }
    }
  }

  @Override
  public void play(String by, String text) {
    if (text.startsWith("play ")) {
      hands.get(seat()).remove(text.substring(5));
      line.add(text.substring(5));
      step = "move";
    } else if (text.equals("end")) {
      end();
    } else {
      move(text);
    }
  }

  private void end() {
    if (solitaire) {
      if (pile.isEmpty()) {
        result = "0 loss out-of-cards";
      }
      next("move");
      turnUp();
      return;
    }
    while (hands.get(seat()).size() < 2 && !pile.isEmpty()) {
      draw(seat());
    }
    if (hands.get("W").isEmpty() && hands.get("B").isEmpty()) {
      result = "0 loss out-of-cards";
    } else {
      next("play");
    }
  }

  private void next(String first) {
    white = !white;
    step = first;
    endsSinceDoubleStep++;
    if (endsSinceDoubleStep == 2) {
      ep = null;
    }
  }

  private void move(String text) {
    int from = square(text, 0);
    int to = square(text, 2);
    char piece = at(from);
    char victim = victim(from, to);
    carryOut(from, to);
    dropRights(from);
    dropRights(to);
    ep = null;
    if (up(piece) == 'P' && Math.abs(from - to) == 16) {
      ep = name((from + to) / 2);
      endsSinceDoubleStep = 0;
    }
    step = "capture";
    if (victim != '.') {
      captured.add("" + victim);
      int x = Integer.parseInt(text.replaceAll(".*x(\\d+).*", "$1"));
      discards.add(line.remove(x - 1));
    }
    if (text.contains("=")) {
      promote(text, to, piece);
    }
    if (up(victim) == 'K') {
      result = score() + " " + (score() < 32 ? "loss" : score() > 50 ? "great" : "win");
      result += " king-captured";
    }
  }

  private void promote(String text, int to, char pawn) {
    char kind = text.charAt(text.indexOf('=') + 1);
    char piece = isWhite(pawn) ? kind : Character.toLowerCase(kind);
    board[to / 8][to % 8] = piece;
    discards.add(line.remove(Integer.parseInt(text.replaceAll(".*/(\\d+)@.*", "$1")) - 1));
    discards.remove("" + piece);
    line.add(Integer.parseInt(text.replaceAll(".*@", "")) - 1, "" + piece);
  }

  private int score() {
    int score = captured.size();
    for (char kind : "KQRBNP".toCharArray()) {
      boolean left = false;
      for (int square = 0; square < 64; square++) {
        left |= up(at(square)) == kind;
      }
      score += left ? 0 : 10;
    }
    return score;
  }

  private void dropRights(int square) {
    castling = castling.replace(square == 0 || square == 4 ? "Q" : "-", "");
    castling = castling.replace(square == 7 || square == 4 ? "K" : "-", "");
    castling = castling.replace(square == 56 || square == 60 ? "q" : "-", "");
    castling = castling.replace(square == 63 || square == 60 ? "k" : "-", "");
  }

  private char at(int square) {
    return board[square / 8][square % 8];
  }

  private void put(int square, char piece) {
    board[square / 8][square % 8] = piece;
  }

  private static boolean isWhite(char piece) {
    return Character.isUpperCase(piece);
  }

  private static char up(char piece) {
    return Character.toUpperCase(piece);
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (square / 8 + 1);
  }

  private static int square(String text, int at) {
    return text.charAt(at) - 'a' + 8 * (text.charAt(at + 1) - '1');
  }

  private boolean usable(int to) {
    return endsSinceDoubleStep == 1 && name(to).equals(ep);
  }

  private char victim(int from, int to) {
    boolean diagonalPawn = up(at(from)) == 'P' && from % 8 != to % 8;
    return at(to) == '.' && diagonalPawn ? at(from / 8 * 8 + to % 8) : at(to);
  }

  /** Whether the piece goes there by the rules of chess, the safety of its own king included. */
  private boolean goes(int from, int to) {
    if (at(to) != '.' && isWhite(at(to)) == isWhite(at(from))) {
      return false;
    }
    if (castles(from, to)) {
      return true;
    }
    boolean pawn = up(at(from)) == 'P';
    boolean reaches =
        pawn && from % 8 == to % 8
            ? steps(from, to)
            : attacks(from, to) && (!pawn || at(to) != '.' || usable(to));
    return reaches && isSafeAfter(from, to);
  }

  private boolean steps(int from, int to) {
    int forward = isWhite(at(from)) ? 8 : -8;
    boolean home = from / 8 == (isWhite(at(from)) ? 1 : 6);
    return at(to) == '.'
        && (to == from + forward || home && to == from + 2 * forward && at(from + forward) == '.');
  }

  private boolean attacks(int from, int to) {
    int files = to % 8 - from % 8;
    int ranks = to / 8 - from / 8;
    char kind = up(at(from));
    if (kind == 'P') {
      return Math.abs(files) == 1 && ranks == (isWhite(at(from)) ? 1 : -1);
    }
    return ChessPieceMoves.leads(kind, files, ranks) && (kind == 'N' || isFree(from, to));
  }

  private boolean isFree(int from, int to) {
    int way = Integer.signum(to % 8 - from % 8) + 8 * Integer.signum(to / 8 - from / 8);
    for (int square = from + way; square != to; square += way) {
      if (at(square) != '.') {
        return false;
      }
    }
    return true;
  }

  private boolean isAttacked(int square, boolean byWhite) {
    for (int from = 0; from < 64; from++) {
      if (at(from) != '.' && isWhite(at(from)) == byWhite && attacks(from, square)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSafeAfter(int from, int to) {
    char[][] kept = new char[8][];
    for (int rank = 0; rank < 8; rank++) {
      kept[rank] = board[rank].clone();
    }
    boolean mine = isWhite(at(from));
    carryOut(from, to);
    boolean safe = true;
    for (int square = 0; square < 64; square++) {
      if (at(square) == (mine ? 'K' : 'k')) {
        safe = !isAttacked(square, !mine);
      }
    }
    System.arraycopy(kept, 0, board, 0, 8);
    return safe;
  }

  private void carryOut(int from, int to) {
    char piece = at(from);
    if (victim(from, to) != '.' && at(to) == '.') {
      put(from / 8 * 8 + to % 8, '.');
    }
    if (up(piece) == 'K' && Math.abs(from - to) == 2) {
      int rook = to > from ? from + 3 : from - 4;
      put((from + to) / 2, at(rook));
      put(rook, '.');
    }
    put(to, piece);
    put(from, '.');
  }

  private boolean castles(int from, int to) {
    if (up(at(from)) != 'K' || Math.abs(from - to) != 2 || (from != 4 && from != 60)) {
      return false;
    }
    String right = to > from ? "k" : "q";
    right = isWhite(at(from)) ? right.toUpperCase(Locale.ROOT) : right;
    if (!castling.contains(right)) {
      return false;
    }
    int rook = to > from ? from + 3 : from - 4;
    for (int square = Math.min(from, rook) + 1; square < Math.max(from, rook); square++) {
      if (at(square) != '.') {
        return false;
      }
    }
    boolean mine = isWhite(at(from));
    return !isAttacked(from, !mine)
        && !isAttacked((from + to) / 2, !mine)
        && !isAttacked(to, !mine);
  }
}
