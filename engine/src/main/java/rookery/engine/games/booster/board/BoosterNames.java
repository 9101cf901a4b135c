package rookery.engine.games.booster.board;

import java.util.List;
import java.util.Optional;
import rookery.engine.attack.Attack;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.cards.CardWords;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What people call pieces, checkers and cards, within sentences. */
public final class BoosterNames {
  /** Any cards of this game. */
  public static final CardWords CARDS =
      new CardWords(
          new PieceNames(
              "KQRBNPC", List.of("king", "queen", "rook", "bishop", "knight", "pawn", "checker")));

  private BoosterNames() {}

  /** The letter of the card for any piece of {@code colour}. */
  public static char checkerCard(Colour colour) {
    return colour.cased('C');
  }

  private static boolean isCheckerCard(String card) {
    return card.charAt(0) == checkerCard(Colour.of(card.charAt(0)));
  }

  /** A card: {@code white knight}, {@code black checker}. */
  public static String card(String card) {
    return isCheckerCard(card)
        ? Colour.of(card.charAt(0)).word() + " checker"
        : PieceType.coloured(card.charAt(0));
  }

  /** So many checkers: {@code 1 white checker}, {@code 2 white checkers}. */
  public static String checkers(int count, Colour colour) {
    return Phrase.counted(count, colour.word() + " checker");
  }

  /** How a piece stands on checkers: {@code 2 extra steps}, {@code hobbled}. */
  public static String standing(int boosters) {
    return boosters < 0 ? "hobbled" : Phrase.counted(boosters, "extra step");
  }

  /**
   * How a piece stands after something was done with its checkers: {@code The rook on h1 now moves
   * like a pawn.}
   */
  public static Sentence standsNow(int boosters, PieceType type, String piece) {
    if (boosters == 0) {
      return Sentence.of("%s has no checkers left.", piece);
    }
    if (boosters > 0) {
      return Sentence.of("%s now has %s.", piece, standing(boosters));
    }
    return type == PieceType.PAWN
        ? Sentence.of("%s can't move now.", piece)
        : Sentence.of("%s now moves like a pawn.", piece);
  }

  /** What a hobbled piece that can move does, for whoever has chosen it. */
  public static PieceGuide hobbled(PieceType type) {
    return new PieceGuide(
        Sentences.of(
            "Your %s stands on an enemy checker, so it moves one square straight forward, or"
                + " captures one square diagonally forward.",
            type.word()),
        Optional.empty(),
        Sentences.of("It moves like a pawn."));
  }

  /** How a piece attacks with its move and the extra steps after it. */
  public static Attack attack(PieceType type, List<Square> way) {
    return new Attack(
        type.word(),
        way,
        way.size() > 3 ? "with extra steps via" : "with an extra step via",
        false);
  }

  /** What became of unlike checkers under one piece. */
  public static Sentence cancelled(int pairs) {
    return pairs == 1
        ? Sentence.of(
            "A white and a black checker cancelled each other out and went back to their owners.")
        : Sentence.of(
            "%s white and %s black checkers cancelled each other out and went back to their owners.",
            pairs, pairs);
  }
}
