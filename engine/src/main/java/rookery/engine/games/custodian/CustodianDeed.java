package rookery.engine.games.custodian;

import rookery.engine.Seat;
import rookery.engine.play.MoveDeed;

/** A move as something that can be done in a scene. */
record CustodianDeed(CustodianScene scene, CustodianMove move) implements MoveDeed<CustodianScene> {
  @Override
  public CustodianScene done(Seat by) {
    return scene.after(move);
  }
}
