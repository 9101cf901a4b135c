package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;

/** Every game can be followed by those who hear its pictures instead of seeing them. */
class AltTextsTest {
  private static final int ACTIONS = 120;

  /** Two letters of pieces in a row, or such a letter and a comma: the case is not heard. */
  private static final Pattern LETTERS =
      Pattern.compile("(?<![\\w'])[KQRBNPCkqrbnpc](?:[ ,;][^a]|\\.)");

  static Stream<Game> games() {
    return Games.all().stream();
  }

  private static List<State> states(Game game) {
    return Playthrough.random(
            game, Options.of(game.options(), Map.of()), new SplittableRandom(7), ACTIONS)
        .states();
  }

  private static Stream<View> views(Game game) {
    List<Seat> seats = game.seats(Options.of(game.options(), Map.of()));
    return states(game).stream()
        .flatMap(
            state ->
                Stream.concat(
                    Stream.of(state.view(Viewer.SPECTATOR), state.viewAtEnd(Viewer.SPECTATOR)),
                    seats.stream().map(seat -> state.view(Viewer.of(seat)))));
  }

  @ParameterizedTest
  @MethodSource("games")
  void allPiecesAreListedByColourAndKind(Game game) {
    PieceNames names = game.pieceNames().orElse(PieceType.NAMES);
    views(game)
        .forEach(
            view -> {
              for (Colour colour : Colour.values()) {
                String pieces = PieceInventory.of(view.diagram(), names, colour);
                assertTrue(view.alt().contains(pieces), () -> pieces + " not in " + view.alt());
              }
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void noColourIsToldByTheCaseOfALetter(Game game) {
    views(game).forEach(v -> assertFalse(LETTERS.matcher(v.alt()).find(), v.alt()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whoeverIsToActIsNamedFirst(Game game) {
    states(game).stream()
        .filter(state -> state.result().isEmpty())
        .forEach(state -> assertNamesWhoIsToAct(state));
  }

  private static void assertNamesWhoIsToAct(State state) {
    String alt = state.view(Viewer.SPECTATOR).alt();
    String first = alt.substring(0, alt.indexOf("White: "));
    state.awaited().stream()
        .flatMap(seats -> seats.stream())
        .filter(seat -> seat.side() != Side.PARTNERS)
        .forEach(seat -> assertTrue(first.contains(seat.title()), () -> seat + " not in " + alt));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsToldBesidesThePiecesIsLeftWhereTheyAreToldOtherwise(Game game) {
    PieceNames names = game.pieceNames().orElse(PieceType.NAMES);
    views(game)
        .forEach(
            view -> {
              String rest = PieceInventory.besides(view.alt(), view.diagram(), names);
              assertFalse(rest.contains("pawns a2"), rest);
              assertTrue(rest.length() < view.alt().length(), rest);
            });
  }
}
