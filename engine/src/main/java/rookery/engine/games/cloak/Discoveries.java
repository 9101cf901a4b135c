package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import rookery.engine.TwoColourSeats;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** What a grid says of single checkers that it did not say before. */
record Discoveries(Evidence before, Evidence now) {
  /** What the rival of a side has learned of its living checkers; empty if nothing. */
  Optional<Sentence> told(PublicSide side) {
    List<String> found =
        side.living().stream()
            .filter(this::isNew)
            .map(number -> "checker " + number + Evidence.words(kinds(now, number), 1))
            .toList();
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                "%s learned that %s's %s.",
                TwoColourSeats.seat(side.colour().opposite()),
                TwoColourSeats.seat(side.colour()),
                Phrase.clauses(found)));
  }

  /** What was found out of itself, or follows for certain. */
  private boolean isNew(int number) {
    List<PieceType> kinds = kinds(now, number);
    return !kinds.equals(kinds(before, number))
        && (kinds.size() == 1 || before.bits(number) != now.bits(number));
  }

  private static List<PieceType> kinds(Evidence evidence, int number) {
    return evidence.concluded().kinds(number);
  }
}
