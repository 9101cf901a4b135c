package rookery.engine.games.booster.part;

import static rookery.engine.text.SentenceRole.CONSEQUENCE;
import static rookery.engine.text.SentenceRole.WEIGHTY;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * Playing a card to add a checker, which ends the turn: {@code card N b1}.
 *
 * @param card as in the deck, its case telling the colour
 * @param owner whose checker is added
 * @param piece the letter of the piece that gets it
 * @param square where that stands
 * @param boosters what it stands on before, below zero if it is hobbled
 */
public record AddCard(String card, Colour owner, char piece, Square square, int boosters)
    implements TurnPart {
  private static final String WORD = "card";

  @Override
  public String text() {
    return WORD + " " + card + " " + square;
  }

  @Override
  public List<Choice> path() {
    return List.of(
        new Choice(FIRST_QUESTION, WORD, "Play a card"),
        new Choice("Which card?", card, Phrase.capitalised(BoosterNames.card(card))),
        new Choice("Under which piece?", square.toString(), label()));
  }

  @Override
  public Optional<String> spoken() {
    return Optional.of(
        "play the %s card to put a checker under the %s on %s"
            .formatted(BoosterNames.card(card), named(), square));
  }

  /** What the piece is. */
  public PieceType type() {
    return PieceType.of(piece);
  }

  /** Its colour is said unless the card has just said it. */
  private String named() {
    return card.charAt(0) == piece ? PieceType.of(piece).word() : PieceType.coloured(piece);
  }

  private String label() {
    String label = PieceType.of(piece).title() + " " + square;
    return boosters == 0 ? label : "%s (%s)".formatted(label, BoosterNames.standing(boosters));
  }

  @Override
  public BoosterPosition on(BoosterPosition position) {
    return position.withChecker(Geometry.CHESS.number(square));
  }

  /** BO-17: what is unambiguous in any case would depend on the hand. */
  @Override
  public boolean caseMatters() {
    return true;
  }

  /** BO-18: also where the checker only cancels another. */
  @Override
  public boolean isProgress() {
    return true;
  }

  @Override
  public boolean endsTurn() {
    return true;
  }

  private boolean isUnderOwn() {
    return Colour.of(piece) == owner;
  }

  /** Whether the piece stands on no checker that this one cancels. */
  public boolean addsUp() {
    return isUnderOwn() ? boosters >= 0 : boosters <= 0;
  }

  @Override
  public GameLogLine told(Seat by) {
    boolean own = isUnderOwn();
    int after = own ? boosters + 1 : boosters - 1;
    String word = type().word();
    Seat other = TwoColourSeats.seat(owner.opposite());
    if (!addsUp()) {
      return GameLogLine.by(by, Sentence.of(cancelling(own, after), by, word, square, other));
    }
    // That a piece is hobbled must be told even where there is little room.
    Sentence done =
        own
            ? Sentence.of("%s boosted the %s on %s.", by, word, square)
            : Sentence.of(WEIGHTY, "%s hobbled %s's %s on %s.", by, other, word, square);
    return GameLogLine.by(by, done, BoosterNames.standsNow(after, type(), "It").as(CONSEQUENCE));
  }

  private static String cancelling(boolean own, int after) {
    return after != 0
        ? "%s put a checker under the %s on %s: the new checker and one of %s's checkers cancelled each other out."
        : own
            ? "%s freed the %s on %s: the new checker and %s's checker cancelled each other out."
            : "%s put a checker under the %s on %s: the new checker and %s's checker cancelled each other out.";
  }

  @Override
  public List<Square> touched() {
    return List.of(square);
  }
}
