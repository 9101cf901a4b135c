package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.kit.script.Script;
import rookery.engine.play.Moment;

/** Games with known decks, and positions drawn as text. */
final class DrawnNeighbour {
  private DrawnNeighbour() {}

  static List<String> cards(String words) {
    return Arrays.asList(words.split(" "));
  }

  /** A game whose decks begin with those cards, in which a player may stop after two pieces. */
  static Moment<NeighbourScene> dealt(String pieces, String positions) {
    return dealt(2, pieces, positions);
  }

  static Moment<NeighbourScene> dealt(int minimum, String pieces, String positions) {
    return new Moment<>(
        NeighbourScene.dealt(
            minimum, filled(pieces, Piles.PIECES), filled(positions, Piles.POSITIONS)));
  }

  /** The whole deck, with those cards on top. */
  private static List<String> filled(String first, List<String> deck) {
    List<String> order = new ArrayList<>(cards(first));
    List<String> rest = new ArrayList<>(deck);
    order.forEach(rest::remove);
    order.addAll(rest);
    return order;
  }

  /** A position in which so many cards have been turned up and spent. */
  static Moment<NeighbourScene> moving(int turned, int spent, String rows) {
    Piles piles = new Piles(Piles.PIECES, Piles.POSITIONS, turned, spent);
    Optional<Square> last = Optional.of(Square.named("a1"));
    return new Moment<>(
        new NeighbourScene(
            new Gathering(2, Script.board(rows), piles, Gathering.Phase.MOVE, last)));
  }

  /** Where the pieces stand: {@code d1 d5}. */
  static String squares(Moment<NeighbourScene> state) {
    return state.scene().gathering().board().squares(letter -> letter != Board.EMPTY).stream()
        .map(Square::toString)
        .collect(Collectors.joining(" "));
  }
}
