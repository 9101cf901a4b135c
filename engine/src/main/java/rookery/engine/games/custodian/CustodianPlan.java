package rookery.engine.games.custodian;

import rookery.engine.board.Square;
import rookery.engine.explanation.Plan;
import rookery.engine.text.Sentence;

/** How the side to move, which can capture nothing yet, could come to capture a certain piece. */
sealed interface CustodianPlan permits PairPlan, DistantPlan {
  /** What is drawn of any plan. */
  String COLOUR = "blue";

  /**
   * What two plans have in common that only differ in the way there.
   *
   * @param victim the square of what is captured
   * @param mover where the piece goes that captures it
   * @param partner where its partner stands then
   */
  record Goal(Square victim, Square mover, Square partner) {}

  Goal goal();

  /** The move to play now. */
  CustodianMove first();

  /** All of it, for whoever is to play it. */
  Plan told(CustodianScene scene);

  /** What its first move is good for. */
  Sentence why(CustodianScene scene);
}
