package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.cards.PieceCards;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

/** Positions drawn as text, and the example of the document the game comes from. */
final class DrawnParade {
  /** The document's setup, and below it a pile with the card of its example on top. */
  static final List<String> DECK = Script.cards("BRkrnNrb" + "NKQRBqbn");

  private DrawnParade() {}

  static PlayableState<ParadeSituation> document() {
    return new PlayableState<>(ParadeSituation.dealt(DECK));
  }

  /** A position with that pile, top first; all other cards have been spent face down. */
  static PlayableState<ParadeSituation> withPile(String pile, String rows) {
    List<String> facedown = new ArrayList<>(PieceCards.ofBoth(0));
    Script.cards(pile).forEach(facedown::remove);
    return situation(
        new ParadePosition(
            Script.board(rows), List.of(), Script.cards(pile), List.of(), facedown, 0));
  }

  /** A position below zero. */
  static PlayableState<ParadeSituation> below(int moves, String rows) {
    return situation(
        new ParadePosition(
            Script.board(rows), List.of(), List.of(), List.of(), PieceCards.ofBoth(0), moves));
  }

  private static PlayableState<ParadeSituation> situation(ParadePosition parade) {
    return new PlayableState<>(new ParadeSituation(parade, Optional.empty()));
  }
}
