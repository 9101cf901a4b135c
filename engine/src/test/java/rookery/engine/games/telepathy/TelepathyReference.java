package rookery.engine.games.telepathy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.TurnCount;

/**
 * The game once more, slow and written from the rules page alone, step by step as people play it
 * round a table. It changes in place.
 */
final class TelepathyReference implements ReferenceProgram {
  private static final String CARDS = "PNBRQKC";

  private ReferenceBoard board = ReferenceBoard.start();
  private boolean white = true;
  private final Map<Boolean, String> lead = new HashMap<>();
  private final Map<Boolean, Character> faceUp = new HashMap<>(Map.of(true, 'P', false, 'P'));
  private Character faceDown;
  private String coin = "middle";
  private Boolean pending;
  private boolean begun;
  private final TurnCount count = new TurnCount();
  private String result = "";

  private static String team(boolean white) {
    return white ? "W" : "B";
  }

  private static String word(boolean white) {
    return white ? "white" : "black";
  }

  private String predictor() {
    return lead.get(white);
  }

  private String mover() {
    return lead.get(white) == null ? null : other(lead.get(white));
  }

  private static String other(String seat) {
    return seat.charAt(0) + (seat.charAt(1) == '1' ? "2" : "1");
  }

  @Override
  public String result() {
    return result;
  }

  private static String won(boolean white, String reason) {
    return "%s1 %s2 %s".formatted(team(white), team(white), reason);
  }

  /** As a turn begins, before its card, by either partner. */
  @Override
  public SortedMap<String, Set<String>> claims() {
    SortedMap<String, Set<String>> claims = new TreeMap<>();
    boolean turnBegins = begun && faceDown == null && pending == null && result.isEmpty();
    if (turnBegins && !count.reasons().isEmpty()) {
      claims.put(team(white) + "1", count.reasons());
      claims.put(team(white) + "2", count.reasons());
    }
    return claims;
  }

  @Override
  public SortedMap<String, List<String>> legal() {
    SortedMap<String, List<String>> legal = new TreeMap<>();
    if (!result.isEmpty()) {
      return legal;
    }
    for (boolean team : List.of(true, false)) {
      if (lead.get(team) == null) {
        String name = team(team);
        legal.put(name + "1", List.of("lead " + name + "1", "lead " + name + "2"));
        legal.put(name + "2", List.of("lead " + name + "1", "lead " + name + "2"));
      }
    }
    if (pending != null) {
      List<String> removals = removals(pending);
      legal.put(team(pending) + "1", removals);
      legal.put(team(pending) + "2", removals);
    } else if (begun && faceDown == null) {
      legal.put(predictor(), cards());
    } else if (begun) {
      legal.put(mover(), List.copyOf(board.moves(white)));
    }
    return legal;
  }

  private List<String> cards() {
    TreeSet<String> cards = new TreeSet<>();
    for (char card : CARDS.toCharArray()) {
      if (card != faceUp.get(white)) {
        cards.add("card " + card);
      }
    }
    return List.copyOf(cards);
  }

  private List<String> removals(boolean team) {
    TreeSet<String> removals = new TreeSet<>();
    for (String square : board.squares(team)) {
      if (!square.equals(board.king(team))) {
        removals.add("remove " + square);
      }
    }
    return List.copyOf(removals);
  }

  @Override
  public void play(String seat, String action) {
    String[] words = action.split(" ");
    switch (words[0]) {
      case "lead" -> {
        lead.put(words[1].startsWith("W"), words[1]);
        begin();
      }
      case "card" -> faceDown = words[1].charAt(0);
      case "remove" -> {
        board = board.without(words[1]);
        count.progressed();
        pending = null;
        finish();
      }
      default -> move(action);
    }
  }

  private void move(String move) {
    char moved = Character.toUpperCase(board.at(move.substring(0, 2)));
    boolean takesKing = move.substring(2, 4).equals(board.king(!white));
    boolean progress = board.isPawns(move) || board.isCapture(move);
    board = board.after(move);
    count.moved(progress);
    if (takesKing) {
      result = won(white, "king-captured");
      white = !white;
      return;
    }
    char predicted = faceDown == 'C' ? faceUp.get(white) : faceDown;
    if (moved == predicted) {
      push(!white);
    } else if (moved != faceUp.get(white)) {
      push(white);
    }
    if (pending == null) {
      finish();
    }
  }

  private void push(boolean towardsWhite) {
    String side = word(towardsWhite);
    if (coin.equals(side)) {
      coin = "middle";
      if (!removals(towardsWhite).isEmpty()) {
        pending = towardsWhite;
      }
    } else {
      coin = coin.equals("middle") ? side : "middle";
    }
  }

  private void finish() {
    if (faceDown != 'C') {
      faceUp.put(white, faceDown);
    }
    faceDown = null;
    lead.put(white, mover());
    white = !white;
    begun = false;
    begin();
  }

  private void begin() {
    if (begun || lead.get(white) == null) {
      return;
    }
    begun = true;
    count.begins(key());
    if (board.squares(true).size() == 1 && board.squares(false).size() == 1) {
      result = "draw bare-kings";
    } else if (board.moves(white).isEmpty()) {
      result = board.inCheck(white) ? won(!white, "checkmate") : "draw stalemate";
    } else {
      result = count.draw();
    }
  }

  private String key() {
    List<Object> parts = new ArrayList<>(List.of(board.rows(), white, board.castling));
    parts.add(board.passedIsUsable(white) ? board.passed : "");
    parts.add(faceUp);
    parts.add(coin);
    parts.add(lead);
    return parts.toString();
  }

  /** In the form of exchange files. */
  @Override
  public SortedMap<String, Object> position() {
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", board.rows());
    position.put("turn", word(white));
    position.put("lead", both(lead.get(true), lead.get(false)));
    position.put("predictor", predictor());
    position.put("mover", mover());
    position.put("faceup", both("" + faceUp.get(true), "" + faceUp.get(false)));
    position.put("facedown", faceDown == null ? null : "" + faceDown);
    position.put("coin", coin);
    position.put("castling", board.castling.isEmpty() ? "-" : board.castling);
    position.put("ep", board.passed);
    position.put("halfmove", count.halfmove());
    position.put("pending", pending == null ? null : word(pending));
    return position;
  }

  private static Map<String, Object> both(String ofWhite, String ofBlack) {
    Map<String, Object> both = new HashMap<>();
    both.put("white", ofWhite);
    both.put("black", ofBlack);
    return both;
  }
}
