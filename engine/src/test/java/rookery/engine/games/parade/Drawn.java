package rookery.engine.games.parade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.State;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.cards.PieceCards;
import rookery.engine.diagram.Diagram;

/** Positions drawn as text, and the example of the document the game comes from. */
final class Drawn {
  /** The document's setup, and below it a pile with the card of its example on top. */
  static final List<String> DECK = cards("BRkrnNrb" + "NKQRBqbn");

  private Drawn() {}

  static List<String> cards(String letters) {
    return letters.isEmpty() ? List.of() : Arrays.asList(letters.split(""));
  }

  static ParadeState document() {
    return ParadeState.dealt(DECK);
  }

  static Diagram documentDiagram(String name) {
    try (InputStream in = Drawn.class.getResourceAsStream("/diagrams/" + name + ".txt")) {
      return Diagram.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A position with that pile, top first; all other cards have been spent face down. */
  static ParadeState withPile(String pile, String rows) {
    List<String> facedown = new ArrayList<>(PieceCards.ofBoth(0));
    cards(pile).forEach(facedown::remove);
    return new ParadeState(
        new Parade(board(rows), List.of(), cards(pile), List.of(), facedown, 0), Optional.empty());
  }

  /** A position below zero. */
  static ParadeState below(int moves, String rows) {
    return new ParadeState(
        new Parade(board(rows), List.of(), List.of(), List.of(), PieceCards.ofBoth(0), moves),
        Optional.empty());
  }

  static Board board(String rows) {
    return Board.of(rows.lines().map(row -> row.replace(" ", "")).toList());
  }

  static String rows(State state) {
    return ((ParadeState) state)
        .parade().board().rows().stream()
            .map(row -> String.join(" ", row.split("")) + "\n")
            .collect(Collectors.joining());
  }

  /** After the player's legal actions of those texts. */
  static ParadeState played(ParadeState state, String... texts) {
    ParadeState now = state;
    for (String text : texts) {
      now =
          (ParadeState)
              now.play(
                  ParadeGame.PLAYER,
                  now.legal(ParadeGame.PLAYER).stream()
                      .filter(action -> action.text().equals(text))
                      .findFirst()
                      .orElseThrow(() -> new AssertionError(text + " is not legal")));
    }
    return now;
  }

  /** Every legal order of {@code actor} to {@code from}, as target squares in one text. */
  static String targets(ParadeState state, String actor, String from) {
    return state.legal(ParadeGame.PLAYER).stream()
        .map(action -> action.text())
        .filter(text -> text.startsWith(actor + ":" + from))
        .map(text -> Square.named(text.substring(5)).toString())
        .collect(Collectors.joining(" "));
  }
}
