package rookery.engine.games.booster.part;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

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

  @Override
  public GameLogLine told(Seat by) {
    boolean own = Colour.of(piece) == owner;
    GameLogLine line =
        GameLogLine.by(
            by,
            Sentence.of(
                "%s put a checker under the %s on %s.", by, PieceType.coloured(piece), square),
            Sentence.of(SentenceRole.CONSEQUENCE, "The card was a %s.", BoosterNames.card(card)));
    boolean cancels = own ? boosters < 0 : boosters > 0;
    Sentence stands =
        BoosterNames.standsNow(own ? boosters + 1 : boosters - 1, PieceType.of(piece), square);
    return line.then(
            cancels
                ? Sentences.of(BoosterNames.cancelled(1).as(SentenceRole.CONSEQUENCE))
                : Sentences.NONE)
        .then(Sentences.of(stands.as(own ? SentenceRole.CONSEQUENCE : SentenceRole.WEIGHTY)));
  }

  @Override
  public List<Square> touched() {
    return List.of(square);
  }
}
