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
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.cards.PieceCards;
import rookery.engine.diagram.Diagram;
import rookery.engine.play.Moment;

/** Positions drawn as text, and the example of the document the game comes from. */
final class Drawn {
  /** The document's setup, and below it a pile with the card of its example on top. */
  static final List<String> DECK = cards("BRkrnNrb" + "NKQRBqbn");

  private Drawn() {}

  static List<String> cards(String letters) {
    return letters.isEmpty() ? List.of() : Arrays.asList(letters.split(""));
  }

  static Moment<ParadeScene> document() {
    return new Moment<>(ParadeScene.dealt(DECK));
  }

  static Diagram documentDiagram(String name) {
    try (InputStream in = Drawn.class.getResourceAsStream("/diagrams/" + name + ".txt")) {
      return Diagram.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A position with that pile, top first; all other cards have been spent face down. */
  static Moment<ParadeScene> withPile(String pile, String rows) {
    List<String> facedown = new ArrayList<>(PieceCards.ofBoth(0));
    cards(pile).forEach(facedown::remove);
    return scene(new Parade(board(rows), List.of(), cards(pile), List.of(), facedown, 0));
  }

  /** A position below zero. */
  static Moment<ParadeScene> below(int moves, String rows) {
    return scene(
        new Parade(board(rows), List.of(), List.of(), List.of(), PieceCards.ofBoth(0), moves));
  }

  private static Moment<ParadeScene> scene(Parade parade) {
    return new Moment<>(new ParadeScene(parade, Optional.empty()));
  }

  static Board board(String rows) {
    return Board.of(rows.lines().map(row -> row.replace(" ", "")).toList());
  }

  static String rows(State state) {
    return ((List<?>) state.position().get("position"))
        .stream()
            .map(row -> String.join(" ", row.toString().split("")) + "\n")
            .collect(Collectors.joining());
  }

  /** After the player's legal actions of those texts. */
  static Moment<ParadeScene> played(Moment<ParadeScene> state, String... texts) {
    Moment<ParadeScene> now = state;
    for (String text : texts) {
      now = now.play(ParadeGame.PLAYER, action(now, text));
    }
    return now;
  }

  /** The legal action of that text. */
  static Action action(State state, String text) {
    return state
        .find(ParadeGame.PLAYER, text)
        .orElseThrow(() -> new AssertionError(text + " is not legal"));
  }

  /** What everybody reads of the legal action of that text. */
  static String line(State state, String text) {
    return state
        .played(ParadeGame.PLAYER, action(state, text))
        .news()
        .line(Viewer.SPECTATOR)
        .orElseThrow();
  }

  /** Every legal order of {@code actor} to {@code from}, as target squares in one text. */
  static String targets(Moment<ParadeScene> state, String actor, String from) {
    return state.legal(ParadeGame.PLAYER).stream()
        .map(action -> action.text())
        .filter(text -> text.startsWith(actor + ":" + from))
        .map(text -> Square.named(text.substring(5)).toString())
        .collect(Collectors.joining(" "));
  }
}
