package rookery.engine.games.custodian;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.play.MoveAction;

/** A move as something that can be done in a scene. */
record CustodianAction(CustodianScene scene, CustodianMove move)
    implements MoveAction<CustodianScene> {
  @Override
  public CustodianScene done(Seat by) {
    return scene.after(move);
  }

  @Override
  public boolean isExposed() {
    return exposure().isPresent();
  }

  @Override
  public Optional<Explanation> exposure() {
    return new CustodianMoveGuide(scene, move).exposure();
  }

  @Override
  public Optional<Explanation> explained() {
    return new CustodianMoveGuide(scene, move).explained();
  }
}
