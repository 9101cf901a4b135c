package rookery.engine.games.cooperative;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.diagram.Diagram;

/**
 * A turn drawn as text. Cards of pieces that are not on the board are discarded, and what lies
 * nowhere else is in the pile, as CO-11 has it.
 */
final class Drawn {
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
  private Step step = Step.MOVE;

  private Drawn(Colour colour, String rows) {
    this.colour = colour;
    this.board = board(rows);
  }

  /** White's turn, with its card played. */
  static Drawn white(String rows) {
    return new Drawn(Colour.WHITE, rows);
  }

  /** Black's turn, with its card played. */
  static Drawn black(String rows) {
    return new Drawn(Colour.BLACK, rows);
  }

  Drawn line(String letters) {
    line = cards(letters);
    return this;
  }

  Drawn hands(String white, String black) {
    hands.put(CooperativeGame.WHITE, cards(white));
    hands.put(CooperativeGame.BLACK, cards(black));
    return this;
  }

  /** Top first, instead of all cards that lie nowhere else. */
  Drawn pile(String letters) {
    pile = Optional.of(cards(letters));
    return this;
  }

  Drawn castling(String rights) {
    castling = rights;
    return this;
  }

  Drawn passed(String square) {
    passed = Optional.of(Square.named(square));
    return this;
  }

  Drawn step(Step reached) {
    step = reached;
    return this;
  }

  /** In solitaire unless hands were given. */
  CooperativeState state() {
    List<String> discards = new ArrayList<>(Turn.DECK);
    List<String> rest = new ArrayList<>();
    for (Square square : board.squares(letter -> letter != Board.EMPTY)) {
      rest.add(Character.toString(board.at(square)));
    }
    rest.forEach(discards::remove);
    List<String> captured = List.copyOf(discards);
    line.forEach(rest::remove);
    hands.values().forEach(hand -> hand.forEach(rest::remove));
    return new CooperativeState(
        new Turn(
            Position.of(Variant.ORTHODOX, board, colour, castling, passed),
            passed,
            new Tableau(
                new Line(line), hands, pile.orElse(rest), discards.stream().sorted().toList()),
            captured.stream().sorted().toList(),
            step,
            List.of(),
            Optional.empty()));
  }

  static Board board(String rows) {
    return Board.of(rows.lines().map(row -> row.replace(" ", "")).toList());
  }

  static List<String> cards(String letters) {
    return letters.isEmpty() ? List.of() : Arrays.asList(letters.split(""));
  }

  /** The first turn with that deck: these cards on top, and the others below in their order. */
  static CooperativeState dealt(boolean solitaire, String top) {
    List<String> deck = new ArrayList<>(cards(top));
    List<String> rest = new ArrayList<>(Turn.DECK);
    deck.forEach(rest::remove);
    deck.addAll(rest);
    return (CooperativeState) start(solitaire).shuffled(deck);
  }

  static State start(boolean solitaire) {
    CooperativeGame game = new CooperativeGame();
    Map<String, String> chosen = Map.of("solitaire", Boolean.toString(solitaire));
    return game.start(Options.of(game.options(), chosen));
  }

  /** After legal actions of those texts by whoever is to act. */
  static CooperativeState played(State state, String... texts) {
    State now = state;
    for (String text : texts) {
      now = now.play(actor(now), action(now, text));
    }
    return (CooperativeState) now;
  }

  static Seat actor(State state) {
    return state.mayAct().iterator().next();
  }

  static Action action(State state, String text) {
    return state.legal(actor(state)).stream()
        .filter(action -> action.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not among " + legal(state)));
  }

  /** The texts of all legal actions. */
  static List<String> legal(State state) {
    return state.legal(actor(state)).stream().map(Action::text).toList();
  }

  /** The legal actions whose texts begin like that, in one text. */
  static String legal(State state, String beginning) {
    return legal(state).stream()
        .filter(text -> text.startsWith(beginning))
        .collect(Collectors.joining(" "));
  }

  /** The cards under that key of the position, in one text. */
  static String cards(State state, String key) {
    return ((List<?>) state.position().get(key))
        .stream().map(Object::toString).collect(Collectors.joining());
  }

  /** The board drawn as text. */
  static String rows(State state) {
    return ((CooperativeState) state)
        .turn().chess().board().rows().stream()
            .map(row -> String.join(" ", row.split("")) + "\n")
            .collect(Collectors.joining());
  }

  static Diagram documentDiagram(String name) {
    try (InputStream in = Drawn.class.getResourceAsStream("/diagrams/" + name + ".txt")) {
      return Diagram.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
