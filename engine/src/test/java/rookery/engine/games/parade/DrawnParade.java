package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.cards.PieceCards;
import rookery.engine.kit.script.Script;
import rookery.engine.play.SceneState;

/** Positions drawn as text, and the example of the document the game comes from. */
final class DrawnParade {
  /** The document's setup, and below it a pile with the card of its example on top. */
  static final List<String> DECK = Script.cards("BRkrnNrb" + "NKQRBqbn");

  private DrawnParade() {}

  static SceneState<ParadeScene> document() {
    return new SceneState<>(ParadeScene.dealt(DECK));
  }

  /** A position with that pile, top first; all other cards have been spent face down. */
  static SceneState<ParadeScene> withPile(String pile, String rows) {
    List<String> facedown = new ArrayList<>(PieceCards.ofBoth(0));
    Script.cards(pile).forEach(facedown::remove);
    return scene(
        new ParadePosition(
            Script.board(rows), List.of(), Script.cards(pile), List.of(), facedown, 0));
  }

  /** A position below zero. */
  static SceneState<ParadeScene> below(int moves, String rows) {
    return scene(
        new ParadePosition(
            Script.board(rows), List.of(), List.of(), List.of(), PieceCards.ofBoth(0), moves));
  }

  private static SceneState<ParadeScene> scene(ParadePosition parade) {
    return new SceneState<>(new ParadeScene(parade, Optional.empty()));
  }
}
