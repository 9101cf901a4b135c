package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

/**
 * A turn drawn as text. Cards of pieces that are not on the board are discarded, and what lies
 * nowhere else is in the pile, as CO-11 has it.
 */
final class DrawnCooperative {
  static final String START =
      """
      r n b q k b n r
      p p p p p p p p
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P P P P P P
      R N B Q K B N R
      """;

  private final Colour colour;
  private final Board board;
  private final SortedMap<Seat, List<String>> hands = new TreeMap<>();
  private List<String> line = List.of();
  private Optional<List<String>> pile = Optional.empty();
  private String castling = "";
  private Optional<Square> passed = Optional.empty();
  private CooperativeTurn.Step step = CooperativeTurn.Step.MOVE;

  private DrawnCooperative(Colour colour, String rows) {
    this.colour = colour;
    this.board = Script.board(rows);
  }

  /** White's turn, with its card played. */
  static DrawnCooperative white(String rows) {
    return new DrawnCooperative(Colour.WHITE, rows);
  }

  /** Black's turn, with its card played. */
  static DrawnCooperative black(String rows) {
    return new DrawnCooperative(Colour.BLACK, rows);
  }

  DrawnCooperative line(String letters) {
    line = Script.cards(letters);
    return this;
  }

  DrawnCooperative hands(String white, String black) {
    hands.put(CooperativeGame.WHITE, Script.cards(white));
    hands.put(CooperativeGame.BLACK, Script.cards(black));
    return this;
  }

  /** Top first, instead of all cards that lie nowhere else. */
  DrawnCooperative pile(String letters) {
    pile = Optional.of(Script.cards(letters));
    return this;
  }

  DrawnCooperative castling(String rights) {
    castling = rights;
    return this;
  }

  DrawnCooperative passed(String square) {
    passed = Optional.of(Square.named(square));
    return this;
  }

  DrawnCooperative step(CooperativeTurn.Step reached) {
    step = reached;
    return this;
  }

  /** In solitaire unless hands were given. */
  State state() {
    List<String> discards = new ArrayList<>(CooperativeTurn.DECK);
    List<String> rest = new ArrayList<>();
    for (Square square : board.squares(letter -> letter != Board.EMPTY)) {
      rest.add(Character.toString(board.at(square)));
    }
    rest.forEach(discards::remove);
    List<String> captured = List.copyOf(discards);
    line.forEach(rest::remove);
    hands.values().forEach(hand -> hand.forEach(rest::remove));
    return new PlayableState<>(
        new CooperativeSituation(
            new CooperativeTurn(
                Position.of(Variant.ORTHODOX, board, colour, castling, passed),
                passed,
                new DealtCards(
                    new CardLine(line),
                    hands,
                    pile.orElse(rest),
                    discards.stream().sorted().toList(),
                    Map.of(),
                    Map.of()),
                captured.stream().sorted().toList(),
                step,
                List.of(),
                Optional.empty())));
  }

  /** The first turn with that deck: these cards on top, and the others below in their order. */
  static State dealt(boolean solitaire, String top) {
    List<String> deck = new ArrayList<>(Script.cards(top));
    List<String> rest = new ArrayList<>(CooperativeTurn.DECK);
    deck.forEach(rest::remove);
    deck.addAll(rest);
    return start(solitaire).shuffled(deck);
  }

  static State start(boolean solitaire) {
    CooperativeGame game = new CooperativeGame();
    Map<String, String> chosen = Map.of("solitaire", Boolean.toString(solitaire));
    return game.start(Options.of(game.options(), chosen));
  }

  /** The truth. */
  static CooperativeTurn turn(State state) {
    return ((CooperativeSituation) ((PlayableState<?>) state).situation()).turn();
  }

  static Seat actor(State state) {
    return state.mayAct().iterator().next();
  }

  /** The cards under that key of the position, in one text. */
  static String cards(State state, String key) {
    return ((List<?>) state.position().get(key))
        .stream().map(Object::toString).collect(Collectors.joining());
  }
}
