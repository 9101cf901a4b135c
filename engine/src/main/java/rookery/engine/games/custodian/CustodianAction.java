package rookery.engine.games.custodian;

import java.util.Optional;
import rookery.engine.ActionNews;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.lazy.Lazy;
import rookery.engine.play.MoveAction;

/** A move as something that can be done in a situation. */
record CustodianAction(CustodianSituation situation, CustodianMove move)
    implements MoveAction<CustodianSituation> {
  @Override
  public CustodianSituation done(Seat by) {
    return situation.after(move);
  }

  /** What it captured, and the king that it threatens: whoever made it may not see that. */
  @Override
  public ActionNews news(Seat by, CustodianSituation after) {
    Lazy<Optional<Square>> king = Lazy.of(after::threatenedKing);
    return ActionNews.toAll(() -> move.told(by, king.get()))
        .weightyIf(() -> king.get().isPresent());
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
