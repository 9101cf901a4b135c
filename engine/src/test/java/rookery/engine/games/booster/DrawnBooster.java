package rookery.engine.games.booster;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.cards.BoosterOptions;
import rookery.engine.games.booster.cards.Hands;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

/**
 * Positions drawn as text with checkers by square, {@code "e4 2, d5 -1"} for two white ones and a
 * black one, and what can be played in them. Castling is possible where a king and a rook are at
 * home.
 */
final class DrawnBooster {
  static final Seat WHITE = TwoColourSeats.seat(Colour.WHITE);
  static final Seat BLACK = TwoColourSeats.seat(Colour.BLACK);
  static final BoosterOptions USUAL = new BoosterOptions(6, 6, 2);

  private DrawnBooster() {}

  static BoosterPosition white(String checkers, String rows) {
    return position(Colour.WHITE, checkers, rows, Geometry.NONE);
  }

  static BoosterPosition black(String checkers, String rows) {
    return position(Colour.BLACK, checkers, rows, Geometry.NONE);
  }

  /** A position in which a double step has just passed that square. */
  static BoosterPosition passing(String square, Colour turn, String checkers, String rows) {
    return position(turn, checkers, rows, Geometry.CHESS.number(Square.named(square)));
  }

  private static BoosterPosition position(Colour turn, String checkers, String rows, int passed) {
    Board board = Script.board(rows);
    return new BoosterPosition(
        BoosterBoard.of(board, stacks(checkers)), turn, rights(board), passed);
  }

  private static Map<Square, Integer> stacks(String checkers) {
    Map<Square, Integer> stacks = new TreeMap<>();
    for (String stack : checkers.isEmpty() ? new String[0] : checkers.split(", ")) {
      String[] words = stack.split(" ");
      stacks.put(Square.named(words[0]), Integer.parseInt(words[1]));
    }
    return stacks;
  }

  private static String rights(Board board) {
    return rookery.engine.chess.Castling.ORTHODOX.stream()
        .filter(c -> board.at(c.king()) == c.colour().cased('K'))
        .filter(c -> board.at(c.rook()) == c.colour().cased('R'))
        .map(c -> Character.toString(c.letter()))
        .collect(Collectors.joining());
  }

  /** The begin of a turn in that position, with six checkers a side and those hands. */
  static State turn(BoosterPosition position, String whites, String blacks) {
    return turn(USUAL, position, cards(whites), cards(blacks), List.of(), List.of());
  }

  static State turn(
      BoosterOptions options,
      BoosterPosition position,
      List<String> whites,
      List<String> blacks,
      List<String> pile,
      List<String> discards) {
    Hands hands = new Hands(whites, blacks, pile, discards, 0);
    return new PlayableState<>(
        BoosterMoving.begin(
            new BoosterGameState(
                options, position, hands, DrawRules.start(), Optional.empty(), List.of())));
  }

  static List<String> cards(String letters) {
    return letters.isEmpty() ? List.of() : Arrays.asList(letters.split(""));
  }

  /** The texts of the legal actions of whoever is to act. */
  static Set<String> legal(State state) {
    return state.mayAct().stream()
        .flatMap(seat -> state.legal(seat).stream())
        .map(Action::text)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Those that begin so. */
  static Set<String> legal(State state, String beginning) {
    return legal(state).stream()
        .filter(text -> text.startsWith(beginning))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Texts as a set, commas between them. */
  static Set<String> set(String texts) {
    return texts.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(texts.split(", ")));
  }

  /** The checkers on the board as the tests write them, by square. */
  static String checkers(State state) {
    return ((Map<?, ?>) state.position().get("checkers"))
        .entrySet().stream()
            .map(stack -> stack.getKey() + " " + stack.getValue())
            .collect(Collectors.joining(", "));
  }

  /** The checkers in front of White and of Black: {@code "6 5"}. */
  static String front(State state) {
    Map<?, ?> front = (Map<?, ?>) state.position().get("front");
    return front.get("white") + " " + front.get("black");
  }

  static List<?> hand(State state, Seat seat) {
    return (List<?>) ((Map<?, ?>) state.position().get("hands")).get(seat.id());
  }
}
