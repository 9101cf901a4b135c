package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import rookery.engine.Explanation;
import rookery.engine.Seat;
import rookery.engine.diagram.Mark;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.play.MoveAction;

/** A move as the side to move may make it. */
record ToddlerAction(ToddlerScene scene, ToddlerMove move) implements MoveAction<ToddlerScene> {
  @Override
  public ToddlerScene done(Seat by) {
    return scene.after(move);
  }

  /** Round a corner, an arrow for each part of the way. */
  @Override
  public List<Mark> marks() {
    return move.bend(scene.truth().field());
  }

  @Override
  public boolean isExposed() {
    return exposure().isPresent();
  }

  @Override
  public Optional<Explanation> exposure() {
    return new ToddlerMoveGuide(scene, move).exposure();
  }

  @Override
  public Optional<Explanation> explained() {
    return new ToddlerMoveGuide(scene, move).explained();
  }

  @Override
  public boolean isThreatening() {
    ToddlerBoard after = scene.truth().after(move).field();
    return move.arrival().map(after::piece).filter(piece -> threatens(after, piece)).isPresent();
  }

  private static boolean threatens(ToddlerBoard field, ToddlerPiece piece) {
    return field.pieces(piece.colour().opposite()).stream()
        .filter(enemy -> !enemy.kind().fighter())
        .anyMatch(enemy -> ToddlerThreats.to(field, enemy).contains(piece));
  }
}
