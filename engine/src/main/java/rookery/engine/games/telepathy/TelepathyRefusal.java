package rookery.engine.games.telepathy;

import java.util.List;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.refusal.WhyNotInChess;

/**
 * Says why a text is no legal move of a turn.
 *
 * @param turn what everybody sees; the card that lies face down is no part of it
 */
record TelepathyRefusal(TelepathyTurn turn) implements WhyNotInChess {
  @Override
  public Position chess() {
    return turn.position();
  }

  @Override
  public List<String> possible() {
    return turn.moves().stream().map(Move::text).toList();
  }
}
