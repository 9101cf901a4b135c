package rookery.engine.games.custodian;

import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.play.MoveAction;

/** A move as something that can be done in a situation. */
record CustodianAction(CustodianSituation situation, CustodianMove move)
    implements MoveAction<CustodianSituation> {
  @Override
  public CustodianSituation done(Seat by) {
    return situation.after(move);
  }

  @Override
  public Optional<Explanation> exposure() {
    return new CustodianMoveGuide(situation, move).exposure();
  }

  @Override
  public Optional<Explanation> explained() {
    return new CustodianMoveGuide(situation, move).explained();
  }
}
