package rookery.engine.games.custodian;

import rookery.engine.Seat;
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
    CustodianScene after = done(scene.actor());
    return after.result().isEmpty()
        && after.possible().get().stream().anyMatch(reply -> reply.takesAt(move.to()));
  }
}
