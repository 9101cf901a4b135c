package rookery.engine.games.parade;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.cards.PieceCards;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** What happened last, as everybody saw it. */
sealed interface ParadeEvent {
  /** What shows it on the board. */
  List<Mark> marks();

  /** It in words. */
  Sentence sentence();

  /**
   * An order that was given.
   *
   * @param officer the letter of the piece that gave it
   * @param actor where that stands
   * @param piece the letter of the piece that moved
   * @param from where that stood
   * @param to where it went
   */
  record Ordered(char officer, Square actor, char piece, Square from, Square to)
      implements ParadeEvent {
    @Override
    public List<Mark> marks() {
      return List.of(Mark.bow(actor, from, "black"), Mark.arrow(from, to, "black"));
    }

    @Override
    public Sentence sentence() {
      return Sentence.of(
          "%s %s sent %s %s to %s.",
          Phrase.capitalised(word(officer)), actor, word(piece), from, to);
    }

    private static String word(char letter) {
      return PieceType.of(letter).word();
    }
  }

  /**
   * A card that was shown.
   *
   * @param last where its place is counted from
   * @param square where its piece was placed; empty if there was no room
   */
  record Added(String card, Square last, Optional<Square> square) implements ParadeEvent {
    @Override
    public List<Mark> marks() {
      return square.<List<Mark>>map(s -> List.of(Mark.last(List.of(s)))).orElse(List.of());
    }

    @Override
    public Sentence sentence() {
      String piece = PieceType.coloured(card.charAt(0));
      return square
          .map(
              s ->
                  Sentence.of(
                      "%s added the %s on %s, %s after %s.",
                      ParadeGame.PLAYER,
                      piece,
                      s,
                      Phrase.counted(PieceCards.gapBefore(card), "empty square"),
                      last))
          .orElseGet(
              () ->
                  Sentence.of(
                      "%s turned up the %s, but its place is beyond h8, so it stays off the board.",
                      ParadeGame.PLAYER, piece));
    }
  }
}
