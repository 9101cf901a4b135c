package rookery.engine.motive;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** What a move newly brings into danger: its own piece, and others. */
record MoveExposure(State before, DangerAfter then, PieceNames pieces) {
  /**
   * That the piece that moves could be captured where it goes, and what can follow, or by what.
   *
   * @param isIt whether it is the only piece of its side that is spoken of
   */
  Optional<Sentence> ofMover(boolean isIt) {
    Action action = then.action();
    // As long as its turn goes on it may leave again.
    boolean isAtRest = !then.after().mayAct().contains(then.seat()) || action.isExposed();
    return Replies.arrival(action)
        .filter(to -> isAtRest && then.endangered().get().containsKey(to))
        .map(
            to ->
                exposed(to)
                    .or(() -> action.exposure().filter(by -> isIt).map(MoveExposure::first))
                    .orElseGet(
                        () ->
                            Sentence.of(
                                "Your %s could be captured on %s.",
                                pieces.word(then.endangered().get().get(to)), to)));
  }

  /**
   * That other pieces could be captured then that couldn't before; where the choice doesn't say
   * which piece goes where, nothing tells the others from it.
   */
  Optional<Sentence> ofOthers() {
    SortedMap<Square, Character> fresh = others();
    return fresh.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                "But then you could lose %s.",
                Phrase.list(new PlacedPieces(fresh, pieces).words("your"))));
  }

  /** Those pieces, where they stand then. */
  SortedMap<Square, Character> others() {
    Optional<Square> to = Replies.arrival(then.action());
    if (to.isEmpty() || then.after().mayAct().contains(then.seat())) {
      return Collections.emptySortedMap();
    }
    SortedMap<Square, Character> fresh = then.newlyForNothing();
    fresh.remove(to.get());
    return fresh;
  }

  private static Sentence first(Explanation exposure) {
    return exposure.told().sentences().get(0);
  }

  private Optional<Sentence> exposed(Square to) {
    Replies replies = new Replies(then.seat(), then.after());
    Optional<String> half = replies.half(to, replies.capturing(to), pieces);
    String piece = half.map(Phrase::capitalised).orElse("It");
    return then.isGuarded(to)
        ? Optional.of(
            Sentence.of("%s can be captured on %s, but then you can recapture.", piece, to))
        : won()
            .map(
                word ->
                    Sentence.of(
                        "%s can be captured on %s, but you win the %s for it.", piece, to, word))
            .or(() -> half.map(one -> Sentence.of("%s can be captured on %s.", piece, to)));
  }

  /** What an action captures where its piece could be lost, if that is no dearer. */
  Optional<String> won() {
    int own =
        Replies.arrival(then.action())
            .map(then.endangered().get()::get)
            .map(pieces::rank)
            .orElse(-1);
    return PieceLettersBySquare.of(before).missingIn(PieceLettersBySquare.of(then.after())).stream()
        .filter(letter -> !then.action().captures().isEmpty() && pieces.rank(letter) <= own)
        .findFirst()
        .map(pieces::word);
  }
}
