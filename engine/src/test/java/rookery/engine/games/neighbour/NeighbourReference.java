package rookery.engine.games.neighbour;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.kit.script.ChessPieceMoves;
import rookery.engine.kit.script.ReferenceProgram;

/**
 * The solitaire once more, written from the rules page alone, as somebody plays it with a board and
 * two decks: pieces by the names of their squares, rings and neighbours by measuring, moves by
 * trying every square.
 */
final class NeighbourReference implements ReferenceProgram {
  private static final List<String> SQUARES = squares();
  private static final int ALL = 16;

  private final Map<String, Character> pieces = new TreeMap<>();
  private final Deque<String> pieceCards;
  private final Deque<String> positionCards;
  private final int minimum;
  private String phase = "add";
  private String last;
  private String target;
  private String held;
  private int spent;

  NeighbourReference(int minimum, List<String> pieceCards, List<String> positionCards) {
    this.minimum = minimum;
    this.pieceCards = new ArrayDeque<>(pieceCards);
    this.positionCards = new ArrayDeque<>(positionCards);
  }

  private static List<String> squares() {
    List<String> squares = new ArrayList<>();
    for (char file = 'a'; file <= 'h'; file++) {
      for (char rank = '1'; rank <= '8'; rank++) {
        squares.add("" + file + rank);
      }
    }
    return squares;
  }

  @Override
  public Map<String, Object> position() {
    Map<String, Object> position = new TreeMap<>();
    position.put("position", rows());
    position.put("phase", phase);
    position.put("last", last);
    position.put("target", target);
    position.put("held", held);
    position.put("pieces", List.copyOf(pieceCards));
    position.put("positions", List.copyOf(positionCards));
    position.put("spent", spent);
    return position;
  }

  private List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (char rank = '8'; rank >= '1'; rank--) {
      StringBuilder row = new StringBuilder();
      for (char file = 'a'; file <= 'h'; file++) {
        row.append(pieces.getOrDefault("" + file + rank, '.'));
      }
      rows.add(row.toString());
    }
    return rows;
  }

  @Override
  public SortedMap<String, List<String>> legal() {
    SortedMap<String, List<String>> legal = new TreeMap<>();
    if (result().isEmpty()) {
      legal.put("P1", List.copyOf(texts()));
    }
    return legal;
  }

  private TreeSet<String> texts() {
    return switch (phase) {
      case "add" -> new TreeSet<>(pieces.size() < minimum ? Set.of("add") : Set.of("add", "stop"));
      case "place" -> places();
      default -> moves();
    };
  }

  /** The empty squares of the smallest ring around the target that has one. */
  private TreeSet<String> places() {
    TreeSet<String> places = new TreeSet<>();
    for (int ring = 1; places.isEmpty(); ring++) {
      for (String square : SQUARES) {
        if (distance(square, target) == ring && !pieces.containsKey(square)) {
          places.add("place " + square);
        }
      }
    }
    return places;
  }

  private static int distance(String one, String other) {
    return Math.max(Math.abs(right(one, other)), Math.abs(up(one, other)));
  }

  private static int right(String from, String to) {
    return to.charAt(0) - from.charAt(0);
  }

  private static int up(String from, String to) {
    return to.charAt(1) - from.charAt(1);
  }

  private TreeSet<String> moves() {
    TreeSet<String> moves = new TreeSet<>();
    for (String from : pieces.keySet()) {
      for (String beside : pieces.keySet()) {
        if (distance(from, beside) == 1 && isWhite(from) == isWhite(beside)) {
          SQUARES.stream()
              .filter(to -> goes(Character.toUpperCase(pieces.get(beside)), from, to))
              .forEach(to -> moves.add(from + to));
        }
      }
    }
    return moves;
  }

  private boolean isWhite(String square) {
    return Character.isUpperCase(pieces.get(square));
  }

  /** Whether a piece that moves like that kind gets from one square to the other, empty one. */
  private boolean goes(char kind, String from, String to) {
    return !pieces.containsKey(to)
        && ChessPieceMoves.leads(kind, right(from, to), up(from, to))
        && (kind == 'N' || isOpen(from, to));
  }

  private boolean isOpen(String from, String to) {
    String at = from;
    do {
      int file = at.charAt(0) + Integer.signum(right(at, to));
      int rank = at.charAt(1) + Integer.signum(up(at, to));
      at = "" + (char) file + (char) rank;
      if (pieces.containsKey(at)) {
        return false;
      }
    } while (!at.equals(to));
    return true;
  }

  @Override
  public void play(String seat, String action) {
    if (action.equals("add")) {
      turnUp();
    } else if (action.equals("stop")) {
      phase = "move";
    } else if (action.startsWith("place ")) {
      String card = held;
      held = null;
      target = null;
      put(card, action.substring(6));
    } else {
      pieces.put(action.substring(2), pieces.remove(action.substring(0, 2)));
      spent++;
      if (positionCards.poll() == null) {
        pieceCards.poll();
      }
    }
  }

  private void turnUp() {
    String piece = pieceCards.poll();
    String position = positionCards.poll();
    String over = last == null ? "a1" : last;
    int steps = position.charAt(0) - '0';
    boolean red = "HD".indexOf(position.charAt(1)) >= 0;
    char file = (char) ('a' + (over.charAt(0) - 'a' + (red ? steps : 0)) % 8);
    char rank = (char) ('1' + (over.charAt(1) - '1' + (red ? 0 : steps)) % 8);
    String square = "" + file + rank;
    if (pieces.containsKey(square)) {
      phase = "place";
      held = piece;
      target = square;
    } else {
      put(piece, square);
    }
  }

  private void put(String piece, String square) {
    pieces.put(square, piece.charAt(0));
    last = square;
    phase = pieces.size() == ALL ? "move" : "add";
  }

  @Override
  public String result() {
    if (!phase.equals("move")) {
      return "";
    }
    int cards = pieceCards.size() + positionCards.size();
    if (isConnected()) {
      return cards + " win connected";
    }
    if (cards == 0) {
      return "0 loss out-of-cards";
    }
    return moves().isEmpty() ? "0 loss no-action" : "";
  }

  /** Joins to one piece all that touch the joined ones, until no more do. */
  private boolean isConnected() {
    Set<String> joined = new HashSet<>(Set.of(pieces.keySet().iterator().next()));
    while (joined.addAll(
        pieces.keySet().stream()
            .filter(square -> joined.stream().anyMatch(near -> distance(square, near) <= 1))
            .toList())) {}
    return joined.size() == pieces.size();
  }
}
