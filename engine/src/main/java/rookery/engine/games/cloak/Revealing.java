package rookery.engine.games.cloak;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.UncloakAction.Uncloak;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What a side gains by revealing checkers at the end of its turn, if anything. */
record Revealing(CloakSituation situation, Colour side) {
  /**
   * Those of which the other side can tell what they are, the dearest first: revealed they can't be
   * guessed for a bonus. A king is better off cloaked all the same, as nobody can checkmate it.
   */
  List<Integer> known() {
    return situation.certain(side).entrySet().stream()
        .filter(sure -> sure.getValue() != PieceType.KING)
        .sorted(Comparator.comparing(sure -> -ChessEvaluation.worth(sure.getValue())))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The one to reveal next. */
  Optional<Integer> advised() {
    return known().stream().findFirst();
  }

  /**
   * Whether it can matter that a checker is revealed: it could be guessed, as far as the tables
   * tell, or the king that everybody sees may no longer go where it attacks.
   */
  boolean canMatter(int number) {
    return situation.grid() != IdentityGridEntries.FULL
        || known().contains(number)
        || situation.board().king(side.opposite()).isPresent();
  }

  /** Those that give check to the king that everybody sees, once they are revealed. */
  private List<Integer> checking() {
    return situation.board().king(side.opposite()).map(Geometry.CHESS::number).stream()
        .flatMap(
            king ->
                situation.board().side(side).underCloaks().stream()
                    .filter(one -> SquareSet.has(new Uncloak(situation, one).reach(), king)))
        .toList();
  }

  /** What to do at the end of the turn. */
  Sentences told() {
    List<Integer> known = known();
    if (known.isEmpty()) {
      return Sentences.of(
          checking().stream()
              .findFirst()
              .map(one -> Sentence.of("End your turn, or reveal checker %s to give check.", one))
              .orElseGet(() -> Sentence.of("End your turn.")));
    }
    Seat other = TwoColourSeats.seat(side.opposite());
    return known.size() == 1
        ? Sentences.of(
            Sentence.of("Reveal %s: %s knows it's %s.", known.get(0), other, kind(known.get(0))),
            Sentence.of("After that, nobody can earn a bonus by guessing it."))
        : Sentences.of(
            Sentence.of("Reveal %s: %s knows what they are.", Phrase.list(known), other),
            Sentence.of("After that, nobody can earn a bonus by guessing them."));
  }

  private String kind(int number) {
    return Evidence.one(situation.certain(side).get(number));
  }
}
