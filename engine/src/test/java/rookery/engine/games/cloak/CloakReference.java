package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.kit.script.ReferenceProgram;

/**
 * The rules once more, written from the page without a look at the game: slow, changing in place,
 * and told by the texts of actions alone. White is side 0.
 */
final class CloakReference implements ReferenceProgram {
  /** A man: pawns and promoted pieces have number 0. */
  private static final class Man {
    final int side;
    final int number;
    char kind;
    boolean visible;
    boolean moved;

    Man(int side, int number, char kind, boolean visible) {
      this.side = side;
      this.number = number;
      this.kind = kind;
      this.visible = visible;
    }
  }

  private final Map<Integer, Man> men = new HashMap<>();
  private final String[] setups = new String[2];
  private final Set<Integer> passed = new TreeSet<>();
  private final int[] hand = new int[2];
  private final List<Map<Integer, Character>> told = List.of(new TreeMap<>(), new TreeMap<>());
  private final List<String> begun = new ArrayList<>();
  final ReferenceGrid grid = new ReferenceGrid();
  private int side;
  private String step = "setup";
  private String guessed;
  private boolean movedInTurn;
  private boolean turnBegins;
  private int halfmove;
  private String result = "";

  CloakReference() {
    for (int file = 0; file < 8; file++) {
      men.put(at(file, 1), new Man(0, 0, 'P', true));
      men.put(at(file, 6), new Man(1, 0, 'P', true));
      men.put(at(file, 0), new Man(0, file + 1, '?', false));
      men.put(at(file, 7), new Man(1, file + 1, '?', false));
    }
  }

  private static int at(int file, int rank) {
    return rank * 8 + file;
  }

  private static int at(String square) {
    return at(square.charAt(0) - 'a', square.charAt(1) - '1');
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }

  private static boolean on(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
  }

  /** Where a man of that kind, not a pawn, can go or capture; the first man met is included. */
  static List<Integer> reach(Set<Integer> occupied, int from, char kind) {
    List<Integer> found = new ArrayList<>();
    for (int df = -2; df <= 2; df++) {
      for (int dr = -2; dr <= 2; dr++) {
        int longer = Math.max(Math.abs(df), Math.abs(dr));
        boolean knight = df * df + dr * dr == 5;
        boolean straight = longer == 1 && (df == 0 || dr == 0);
        boolean diagonal = longer == 1 && df != 0 && dr != 0;
        boolean goes =
            switch (kind) {
              case 'N' -> knight;
              case 'R' -> straight;
              case 'B' -> diagonal;
              default -> straight || diagonal;
            };
        boolean far = "QRB".indexOf(kind) >= 0;
        int file = from % 8 + df;
        int rank = from / 8 + dr;
        while (goes && on(file, rank)) {
          found.add(at(file, rank));
          goes = far && !occupied.contains(at(file, rank));
          file += df;
          rank += dr;
        }
      }
    }
    return found;
  }

  private static boolean attacked(Map<Integer, Man> board, int square, int by) {
    for (Map.Entry<Integer, Man> entry : board.entrySet()) {
      Man man = entry.getValue();
      if (man.side != by || !man.visible) {
        continue;
      }
      int from = entry.getKey();
      boolean hits =
          man.kind == 'P'
              ? Math.abs(from % 8 - square % 8) == 1 && square / 8 - from / 8 == (by == 0 ? 1 : -1)
              : reach(board.keySet(), from, man.kind).contains(square);
      if (hits) {
        return true;
      }
    }
    return false;
  }

  private static boolean endangered(Map<Integer, Man> board, int side) {
    return board.entrySet().stream()
        .anyMatch(
            e ->
                e.getValue().side == side
                    && e.getValue().kind == 'K'
                    && e.getValue().visible
                    && attacked(board, e.getKey(), 1 - side));
  }

  /** The board after a move without its suffix, to see whether it is safe. */
  private Map<Integer, Man> tried(int from, int to) {
    Map<Integer, Man> board = new HashMap<>(men);
    Man man = board.remove(from);
    if (man.kind == 'P' && from % 8 != to % 8 && !men.containsKey(to)) {
      board.remove(at(to % 8, from / 8));
    }
    board.put(to, man);
    return board;
  }

  private List<String> pawnMoves(boolean first) {
    List<String> moves = new ArrayList<>();
    int forward = side == 0 ? 1 : -1;
    for (int from : men.keySet()) {
      if (men.get(from).side != side || men.get(from).kind != 'P') {
        continue;
      }
      int file = from % 8;
      int rank = from / 8;
      List<Integer> goals = new ArrayList<>();
      if (!men.containsKey(at(file, rank + forward))) {
        goals.add(at(file, rank + forward));
        if (rank == (side == 0 ? 1 : 6) && !men.containsKey(at(file, rank + 2 * forward))) {
          goals.add(at(file, rank + 2 * forward));
        }
      }
      for (int f : List.of(file - 1, file + 1)) {
        int goal = at(f, rank + forward);
        if (f < 0 || f > 7) {
          continue;
        }
        boolean enemy = men.containsKey(goal) && men.get(goal).side != side;
        boolean passing = passed.contains(goal) && goal / 8 == (side == 0 ? 5 : 2);
        if (enemy || passing) {
          goals.add(goal);
        }
      }
      goals.forEach(goal -> add(from, goal, first, moves));
    }
    return moves;
  }

  private void add(int from, int to, boolean first, List<String> moves) {
    Man victim = men.get(to);
    boolean openKing = victim != null && victim.kind == 'K' && victim.visible;
    if (openKing && !first || endangered(tried(from, to), side)) {
      return;
    }
    if (men.get(from).kind == 'P' && (to / 8 == 0 || to / 8 == 7)) {
      for (char promoted : "QRBN".toCharArray()) {
        moves.add(name(from) + name(to) + "=" + promoted);
      }
    } else {
      moves.add(name(from) + name(to));
    }
  }

  private List<String> regular() {
    List<String> moves = pawnMoves(!movedInTurn);
    for (int from : List.copyOf(men.keySet())) {
      Man man = men.get(from);
      if (man.side == side && man.kind != 'P') {
        for (int to : reach(men.keySet(), from, man.kind)) {
          if (!men.containsKey(to) || men.get(to).side != side) {
            add(from, to, !movedInTurn, moves);
          }
        }
      }
    }
    for (boolean kingSide : new boolean[] {true, false}) {
      if (mayCastle(kingSide)) {
        moves.add(kingSide ? "O-O" : "O-O-O");
      }
    }
    return moves;
  }

  private int find(int whose, int number) {
    return men.entrySet().stream()
        .filter(e -> e.getValue().side == whose && e.getValue().number == number)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(-1);
  }

  private static int rookNumber(String setup, boolean kingSide) {
    return (kingSide ? setup.lastIndexOf('R') : setup.indexOf('R')) + 1;
  }

  private boolean hasRight(int whose, boolean kingSide) {
    int king = find(whose, setups[whose].indexOf('K') + 1);
    int rook = find(whose, rookNumber(setups[whose], kingSide));
    return king >= 0 && rook >= 0 && !men.get(king).moved && !men.get(rook).moved;
  }

  private boolean mayCastle(boolean kingSide) {
    if (!hasRight(side, kingSide)) {
      return false;
    }
    int king = find(side, setups[side].indexOf('K') + 1);
    int rook = find(side, rookNumber(setups[side], kingSide));
    int row = king / 8;
    int kingTo = at(kingSide ? 6 : 2, row);
    int rookTo = at(kingSide ? 5 : 3, row);
    for (int square = at(0, row); square <= at(7, row); square++) {
      boolean onWay = within(square, king, kingTo) || within(square, rook, rookTo);
      if (onWay && square != king && square != rook && men.containsKey(square)) {
        return false;
      }
      if (men.get(king).visible
          && within(square, king, kingTo)
          && attacked(men, square, 1 - side)) {
        return false;
      }
    }
    Map<Integer, Man> board = new HashMap<>(men);
    Man k = board.remove(king);
    Man r = board.remove(rook);
    board.put(kingTo, k);
    board.put(rookTo, r);
    return !endangered(board, side);
  }

  private static boolean within(int square, int one, int other) {
    return square >= Math.min(one, other) && square <= Math.max(one, other);
  }

  @Override
  public SortedMap<String, List<String>> legal() {
    SortedMap<String, List<String>> legal = new TreeMap<>();
    for (int whose = 0; whose < 2; whose++) {
      List<String> texts = List.copyOf(legal(whose));
      if (!texts.isEmpty()) {
        legal.put(seat(whose), texts);
      }
    }
    return legal;
  }

  private static String seat(int whose) {
    return whose == 0 ? "W" : "B";
  }

  @Override
  public SortedMap<String, Set<String>> claims() {
    Set<String> reasons = new TreeSet<>();
    if (turnBegins && begun() >= 3) {
      reasons.add("threefold");
    }
    if (turnBegins && halfmove >= 100) {
      reasons.add("fifty");
    }
    boolean may = result.isEmpty() && !reasons.isEmpty();
    return may ? new TreeMap<>(Map.of(seat(side), reasons)) : new TreeMap<>();
  }

  @Override
  public String result() {
    return result;
  }

  /** Every legal text of the side to act; of either side while a set-up is missing. */
  private Set<String> legal(int whose) {
    Set<String> legal = new TreeSet<>();
    if (!result.isEmpty() || !step.equals("setup") && whose != side) {
      return legal;
    }
    switch (step) {
      case "setup" -> {
        if (setups[whose] == null) {
          ReferenceGrid.arrangements().forEach(letters -> legal.add("setup " + letters));
        }
      }
      case "guess" -> {
        legal.addAll(regular());
        if (guessed == null) {
          addGuesses(legal);
        }
      }
      case "uncloak" -> addUncloakings(legal);
      default -> addBonuses(legal);
    }
    return legal;
  }

  private void addGuesses(Set<String> legal) {
    for (Man man : men.values()) {
      if (man.side != side && !man.visible && !told.get(man.side).containsKey(man.number)) {
        for (char kind : "KQRBN".toCharArray()) {
          legal.add("guess " + man.number + " " + kind);
        }
      }
    }
  }

  private void addUncloakings(Set<String> legal) {
    legal.add("end");
    men.forEach(
        (square, man) -> {
          boolean king = man.kind == 'K' && attacked(men, square, 1 - side);
          if (man.side == side && !man.visible && !king) {
            legal.add("uncloak " + man.number);
          }
        });
  }

  private void addBonuses(Set<String> legal) {
    legal.add("skip");
    pawnMoves(!movedInTurn).forEach(move -> legal.add("bonus " + move));
    for (int file = 0; file < 8 && hand[side] > 0; file++) {
      int square = at(file, side == 0 ? 1 : 6);
      if (!men.containsKey(square)) {
        Map<Integer, Man> board = new HashMap<>(men);
        board.put(square, new Man(side, 0, 'P', true));
        if (!endangered(board, side)) {
          legal.add("bonus @" + name(square));
        }
      }
    }
  }

  @Override
  public void play(String seat, String text) {
    turnBegins = false;
    play(seat.equals("W") ? 0 : 1, text);
  }

  private void play(int whose, String text) {
    String[] words = text.split(" ");
    switch (words[0]) {
      case "setup" -> setUp(whose, words[1]);
      case "guess" -> guess(Integer.parseInt(words[1]), words[2].charAt(0));
      case "bonus" -> bonus(words[1]);
      case "skip" -> step = step.equals("reply") ? "guess" : "uncloak";
      case "uncloak" -> uncloak(Integer.parseInt(words[1]));
      case "end" -> {
        passed.removeIf(square -> square / 8 == (side == 0 ? 5 : 2));
        side = 1 - side;
        beginTurn("wrong".equals(guessed) ? "reply" : "guess");
      }
      default -> regular(text);
    }
  }

  private void setUp(int whose, String letters) {
    setups[whose] = letters;
    for (int number = 1; number <= 8; number++) {
      men.get(find(whose, number)).kind = letters.charAt(number - 1);
    }
    if (setups[0] != null && setups[1] != null) {
      beginTurn("guess");
    }
  }

  private void beginTurn(String first) {
    step = first;
    guessed = null;
    movedInTurn = false;
    begun.add(publicly());
    turnBegins = true;
    if (regular().isEmpty()) {
      result = endangered(men, side) ? seat(1 - side) + " checkmate" : "draw stalemate";
    } else if (begun() >= 5) {
      result = "draw fivefold";
    } else if (halfmove >= 150) {
      result = "draw seventy-five";
    }
  }

  /** How often a turn has begun as this one did. */
  private long begun() {
    return begun.stream().filter(begun.get(begun.size() - 1)::equals).count();
  }

  private String publicly() {
    StringBuilder text = new StringBuilder(step + side + hand[0] + hand[1] + told);
    for (int square = 0; square < 64; square++) {
      Man man = men.get(square);
      text.append(
          man == null
              ? "."
              : ""
                  + man.side
                  + man.number
                  + (man.visible ? man.kind : '?')
                  + (man.number > 0 && man.moved));
    }
    pawnMoves(true).stream()
        .filter(move -> move.charAt(0) != move.charAt(2) && !men.containsKey(at(move.substring(2))))
        .map(move -> move.substring(2))
        .distinct()
        .sorted()
        .forEach(text::append);
    return text.toString();
  }

  private void guess(int number, char kind) {
    boolean right = setups[1 - side].charAt(number - 1) == kind;
    guessed = right ? "right" : "wrong";
    grid.guessed(1 - side, number, kind, right);
    if (right) {
      told.get(1 - side).put(number, kind);
    }
  }

  private void uncloak(int number) {
    Man man = men.get(find(side, number));
    man.visible = true;
    told.get(side).put(number, man.kind);
    grid.was(side, number, man.kind);
  }

  private void regular(String text) {
    halfmove++;
    boolean king = text.startsWith("O") ? castle(text.equals("O-O")) : move(text);
    movedInTurn = true;
    if (!king) {
      step = "right".equals(guessed) ? "bonus" : "uncloak";
    }
  }

  private boolean castle(boolean kingSide) {
    int king = setups[side].indexOf('K') + 1;
    int rook = rookNumber(setups[side], kingSide);
    int row = side == 0 ? 0 : 7;
    Man k = men.remove(find(side, king));
    Man r = men.remove(find(side, rook));
    men.put(at(kingSide ? 6 : 2, row), k);
    men.put(at(kingSide ? 5 : 3, row), r);
    k.moved = true;
    r.moved = true;
    grid.castled(side, king, rook);
    forget();
    return false;
  }

  /** Moves, and says whether a king fell. */
  private boolean move(String text) {
    int from = at(text.substring(0, 2));
    int to = at(text.substring(2, 4));
    Man man = men.get(from);
    boolean enPassant = man.kind == 'P' && from % 8 != to % 8 && !men.containsKey(to);
    int victimAt = enPassant ? at(to % 8, from / 8) : to;
    if (man.number > 0) {
      grid.moved(side, man.number, from, to, Set.copyOf(men.keySet()));
    }
    Man victim = men.remove(victimAt);
    men.remove(from);
    man.moved = true;
    men.put(to, text.contains("=") ? new Man(side, 0, text.charAt(5), true) : man);
    if (man.kind == 'P' || victim != null) {
      halfmove = 0;
    }
    forget();
    if (man.kind == 'P' && Math.abs(from - to) == 16) {
      passed.add((from + to) / 2);
    }
    return victim != null && captured(victim);
  }

  private boolean captured(Man victim) {
    if (victim.number > 0) {
      grid.was(victim.side, victim.number, victim.kind);
      told.get(victim.side).remove(victim.number);
    } else if (victim.kind == 'P') {
      hand[victim.side]++;
    }
    if (victim.kind == 'K') {
      result = seat(1 - victim.side) + " king-captured";
      side = 1 - side;
    }
    return victim.kind == 'K';
  }

  /** Drops the rights whose pawn is gone or whose square is filled. */
  private void forget() {
    passed.removeIf(
        square -> {
          int owner = square / 8 == 2 ? 0 : 1;
          Man pawn = men.get(square + (owner == 0 ? 8 : -8));
          return men.containsKey(square) || pawn == null || pawn.side != owner || pawn.kind != 'P';
        });
  }

  private void bonus(String text) {
    boolean reply = step.equals("reply");
    boolean king = false;
    halfmove = 0;
    if (text.startsWith("@")) {
      men.put(at(text.substring(1)), new Man(side, 0, 'P', true));
      hand[side]--;
      forget();
    } else {
      king = move(text);
    }
    movedInTurn = true;
    if (king) {
      return;
    }
    step = reply ? "guess" : "uncloak";
    if (reply && regular().isEmpty()) {
      result = "draw stalemate";
    }
  }

  @Override
  public Map<String, Object> position() {
    Map<String, Object> facts = new TreeMap<>();
    List<String> rows = new ArrayList<>();
    for (int rank = 7; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < 8; file++) {
        Man man = men.get(at(file, rank));
        row.append(man == null ? '.' : man.side == 0 ? man.kind : (char) (man.kind | 32));
      }
      rows.add(row.toString().replace((char) ('?' | 32), '?'));
    }
    facts.put("position", rows);
    facts.put("turn", word(side));
    facts.put("step", step);
    facts.put("guessed", guessed);
    facts.put("halfmove", halfmove);
    facts.put("ep", passed.stream().map(CloakReference::name).sorted().toList());
    facts.put("pawns", Map.of("white", hand[0], "black", hand[1]));
    facts.put("castling", castling());
    Map<String, Object> numbers = new TreeMap<>();
    Map<String, Object> cloaked = new TreeMap<>();
    Map<String, Object> identities = new TreeMap<>();
    for (int whose = 0; whose < 2; whose++) {
      Map<String, Object> squares = new TreeMap<>();
      List<Integer> hidden = new ArrayList<>();
      for (int number = 1; number <= 8; number++) {
        int square = find(whose, number);
        if (square >= 0) {
          squares.put("" + number, name(square));
          if (!men.get(square).visible) {
            hidden.add(number);
          }
        }
      }
      numbers.put(word(whose), squares);
      cloaked.put(word(whose), hidden);
      Map<String, Object> kinds = new TreeMap<>();
      told.get(whose).forEach((number, kind) -> kinds.put("" + number, "" + kind));
      identities.put(word(whose), kinds);
    }
    facts.put("numbers", numbers);
    facts.put("cloaked", cloaked);
    facts.put("public", identities);
    return facts;
  }

  private static String word(int whose) {
    return whose == 0 ? "white" : "black";
  }

  private String castling() {
    if (setups[0] == null || setups[1] == null) {
      return "-";
    }
    String rights =
        (hasRight(0, true) ? "K" : "")
            + (hasRight(0, false) ? "Q" : "")
            + (hasRight(1, true) ? "k" : "")
            + (hasRight(1, false) ? "q" : "");
    return rights.isEmpty() ? "-" : rights;
  }
}
