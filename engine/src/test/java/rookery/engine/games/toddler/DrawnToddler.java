package rookery.engine.games.toddler;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerBoardText;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

/** Positions drawn as text from line 1, and what can be played in them. */
public final class DrawnToddler {
  static final Seat WHITE = TwoColourSeats.seat(Colour.WHITE);
  static final Seat BLACK = TwoColourSeats.seat(Colour.BLACK);

  private DrawnToddler() {}

  /** A game that begins with White to move in a position. */
  public static State drawn(String rows) {
    return start(white(rows));
  }

  /** A position with White to move. */
  static ToddlerPosition white(String rows) {
    return position(rows, Colour.WHITE);
  }

  /** A position with Black to move. */
  static ToddlerPosition black(String rows) {
    return position(rows, Colour.BLACK);
  }

  private static ToddlerPosition position(String rows, Colour turn) {
    return new ToddlerPosition(
        ToddlerBoard.of(ToddlerBoardText.board(rows.lines().toList())), turn, false);
  }

  /** The texts of the legal actions. */
  static Set<String> legal(ToddlerPosition position) {
    return ToddlerMoveGenerator.legal(position).stream()
        .map(ToddlerMove::text)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The texts of the legal actions that begin on {@code square}. */
  static Set<String> from(ToddlerPosition position, String square) {
    return ToddlerMoveGenerator.legal(position).stream()
        .filter(action -> action.squares().stream().limit(1).anyMatch(at(square)::equals))
        .map(ToddlerMove::text)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Square at(String square) {
    return Square.named(square);
  }

  /** Squares or texts as a set: {@code "a1 b2"}. */
  static Set<String> set(String words) {
    return new TreeSet<>(Arrays.asList(words.split(" ")));
  }

  /** The same with a square before each. */
  static Set<String> set(String from, String targets) {
    return set(targets).stream()
        .map(target -> from + target)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The position after the legal action of that text. */
  static ToddlerPosition after(ToddlerPosition position, String text) {
    return position.after(move(position, text));
  }

  /** The legal move of that text. */
  static ToddlerMove move(ToddlerPosition position, String text) {
    return ToddlerMoveGenerator.legal(position).stream()
        .filter(action -> action.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " isn't among " + legal(position)));
  }

  /** What stands on {@code square}. */
  static char at(ToddlerPosition position, String square) {
    return position.field().board().at(Square.named(square));
  }

  /** A game that begins with {@code position}. */
  static PlayableState<ToddlerSituation> start(ToddlerPosition position) {
    return new PlayableState<>(ToddlerSituation.start(position));
  }

  /** A game that begins with {@code position} and goes on with these actions by turns. */
  static PlayableState<ToddlerSituation> played(ToddlerPosition position, String... texts) {
    return Script.played(start(position), texts);
  }
}
