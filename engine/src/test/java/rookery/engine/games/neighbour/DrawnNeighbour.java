package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

/** Games with known decks, and positions drawn as text. */
final class DrawnNeighbour {
  private DrawnNeighbour() {}

  static List<String> cards(String words) {
    return Arrays.asList(words.split(" "));
  }

  /** A game whose decks begin with those cards, in which a player may stop after two pieces. */
  static PlayableState<NeighbourSituation> dealt(String pieces, String positions) {
    return dealt(2, pieces, positions);
  }

  static PlayableState<NeighbourSituation> dealt(int minimum, String pieces, String positions) {
    return new PlayableState<>(
        NeighbourSituation.dealt(
            minimum,
            filled(pieces, NeighbourPiles.PIECES),
            filled(positions, NeighbourPiles.POSITIONS)));
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
  static PlayableState<NeighbourSituation> moving(int turned, int spent, String rows) {
    return drawn(NeighbourPosition.Phase.MOVE, turned, spent, rows);
  }

  /** The same while pieces can still be added. */
  static PlayableState<NeighbourSituation> adding(int turned, String rows) {
    return drawn(NeighbourPosition.Phase.ADD, turned, 0, rows);
  }

  private static PlayableState<NeighbourSituation> drawn(
      NeighbourPosition.Phase phase, int turned, int spent, String rows) {
    NeighbourPiles piles =
        new NeighbourPiles(NeighbourPiles.PIECES, NeighbourPiles.POSITIONS, turned, spent);
    Optional<Square> last = Optional.of(Square.named("a1"));
    return new PlayableState<>(
        new NeighbourSituation(new NeighbourPosition(2, Script.board(rows), piles, phase, last)));
  }

  /** Where the pieces stand: {@code d1 d5}. */
  static String squares(PlayableState<NeighbourSituation> state) {
    return state.situation().gathering().board().squares(letter -> letter != Board.EMPTY).stream()
        .map(Square::toString)
        .collect(Collectors.joining(" "));
  }
}
