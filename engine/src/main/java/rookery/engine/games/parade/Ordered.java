package rookery.engine.games.parade;

import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;

/**
 * An order that was given.
 *
 * @param officer the letter of the piece that gave it
 * @param actor where that stands
 * @param piece the letter of the piece that moved
 * @param from where that stood
 * @param to where it went
 */
record Ordered(char officer, Square actor, char piece, Square from, Square to) implements Event {
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
