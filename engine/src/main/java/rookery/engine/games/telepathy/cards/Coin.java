package rookery.engine.games.telepathy.cards;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.text.NamedConstant;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** Where the coin lies beside the board. */
public enum Coin implements NamedConstant {
  WHITE,
  MIDDLE,
  BLACK;

  private static Coin beside(Colour team) {
    return team == Colour.WHITE ? WHITE : BLACK;
  }

  /** One place towards {@code team}; empty where that is past its side. */
  public Optional<Coin> towards(Colour team) {
    Coin side = beside(team);
    if (this == side) {
      return Optional.empty();
    }
    return Optional.of(this == MIDDLE ? side : MIDDLE);
  }

  /** Where it is, in words: {@code in the middle}. */
  public String place() {
    return switch (this) {
      case WHITE -> "on White's side";
      case MIDDLE -> "in the middle";
      case BLACK -> "on Black's side";
    };
  }

  /** Where it is and for whom that is good, in the same sentence wherever that is told. */
  public Sentence sentence() {
    return switch (this) {
      case WHITE -> sentence("good for Black");
      case MIDDLE -> Sentence.of(SentenceRole.CONSEQUENCE, "The coin is %s.", place());
      case BLACK -> sentence("good for White");
    };
  }

  private Sentence sentence(String meaning) {
    return Sentence.of(SentenceRole.CONSEQUENCE, "The coin is %s, %s.", place(), meaning);
  }

  /** Where it lies as before, although the prediction was wrong. */
  public Sentence stays() {
    return Sentence.of(SentenceRole.CONSEQUENCE, "The coin stays %s.", place());
  }
}
