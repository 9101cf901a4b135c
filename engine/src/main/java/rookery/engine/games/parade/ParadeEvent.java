package rookery.engine.games.parade;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;

/** What happened last, as everybody saw it. */
sealed interface ParadeEvent {
  /** What shows it on the board. */
  List<Mark> marks();

  /** It in words. */
  String sentence();

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
    public String sentence() {
      return "The %s on %s moves the %s on %s to %s."
          .formatted(PieceType.coloured(officer), actor, PieceType.coloured(piece), from, to);
    }
  }

  /**
   * A card that was shown.
   *
   * @param square where its piece was placed; empty if there was no room
   */
  record Added(String card, Optional<Square> square) implements ParadeEvent {
    @Override
    public List<Mark> marks() {
      return square.<List<Mark>>map(s -> List.of(Mark.last(List.of(s)))).orElse(List.of());
    }

    @Override
    public String sentence() {
      String shown = "The card shown is the " + PieceType.coloured(card.charAt(0));
      return square
          .map(s -> "%s, which comes to %s.".formatted(shown, s))
          .orElse(shown + ", whose place would lie beyond h8, so no piece comes.");
    }
  }
}
