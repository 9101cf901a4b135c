package rookery.engine.games.parade;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;

/**
 * A card that was shown.
 *
 * @param square where its piece was placed; empty if there was no room
 */
record Added(String card, Optional<Square> square) implements Event {
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
