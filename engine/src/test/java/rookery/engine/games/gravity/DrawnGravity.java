package rookery.engine.games.gravity;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.text.CountBySide;

/** Positions drawn as text, and the examples of the document the game comes from. */
final class DrawnGravity {
  static final List<String> WHITE = cards("P N B R Q K P N B R P P");
  static final List<String> BLACK = cards("r n b p q k p n b r p p");

  /** A turn of White in the middle of the game, for which a black pawn has been flipped. */
  static final int WHITES = 7;

  /** A turn of Black in the middle of the game, for which a white rook has been flipped. */
  static final int BLACKS = 8;

  private DrawnGravity() {}

  static List<String> cards(String words) {
    return Arrays.asList(words.split(" "));
  }

  static PlayableState<GravitySituation> start() {
    return new PlayableState<>(GravitySituation.dealt(WHITE, BLACK));
  }

  static GravityBoard well(String rows) {
    return GravityBoard.of(Script.board(rows));
  }

  /** The beginning of that turn, with as much stacked as can be by the drawing alone. */
  static PlayableState<GravitySituation> turn(int number, String rows) {
    return turn(number, well(rows));
  }

  static PlayableState<GravitySituation> turn(int number, GravityBoard well) {
    GravityDecks decks = new GravityDecks(WHITE, BLACK, 0).flipped(number);
    return new PlayableState<>(
        new GravitySituation(
            new GravityTurn(number, well, decks, 0, CountBySide.NONE, List.of()),
            LastGravityTurn.NONE));
  }

  /** The board of one of the document's diagrams. */
  static Board document(String name) {
    return Board.of(Script.document(name).cells().stream().map(DrawnGravity::row).toList());
  }

  private static String row(List<Cell> cells) {
    return cells.stream().map(Cell::token).collect(Collectors.joining());
  }

  /** What is true in a state of this game. */
  static GravitySituation situation(State state) {
    return (GravitySituation) ((PlayableState<?>) state).situation();
  }

  /** What is stacked: {@code a1 b2}. */
  static String stacked(State state) {
    return stacked(situation(state).turn().well());
  }

  static String stacked(GravityBoard well) {
    return String.join(" ", GravitySituation.named(well.stacked()));
  }

  static Square square(String name) {
    return Square.named(name);
  }
}
