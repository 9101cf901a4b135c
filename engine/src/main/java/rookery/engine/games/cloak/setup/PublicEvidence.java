package rookery.engine.games.cloak.setup;

import java.util.Collection;
import java.util.Optional;
import rookery.engine.chess.PieceType;

/**
 * What everybody knows of what one side's checkers are.
 *
 * @param told which have been guessed rightly, uncloaked or captured, a bit for each number
 * @param facts what guesses, captures and uncloakings say
 * @param all what they and all moves say
 */
public record PublicEvidence(int told, Evidence facts, Evidence all) {
  /** Nothing. */
  public static final PublicEvidence NOTHING = new PublicEvidence(0, Evidence.NONE, Evidence.NONE);

  /** What the checker of that number is, if that has been told. */
  public Optional<PieceType> kind(int number) {
    return isTold(number) ? Optional.of(facts.kinds(number).get(0)) : Optional.empty();
  }

  /** Whether all were told what the checker of that number is. */
  public boolean isTold(int number) {
    return (told & 1 << number) != 0;
  }

  /** After all were told what a checker is. */
  public PublicEvidence is(int number, PieceType kind) {
    return new PublicEvidence(told | 1 << number, facts.is(number, kind), all.is(number, kind));
  }

  /** After all were told what a checker is not. */
  public PublicEvidence isNot(int number, PieceType kind) {
    return new PublicEvidence(told, facts.isNot(number, kind), all.isNot(number, kind));
  }

  /** After a checker went as only these kinds could. */
  public PublicEvidence went(int number, Collection<PieceType> kinds) {
    return new PublicEvidence(told, facts, all.among(number, kinds));
  }
}
