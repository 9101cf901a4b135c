package rookery.engine.games.custodian;

import rookery.engine.text.Worded;

/** How strong the bishops are. */
enum Bishops implements Worded {
  PLAIN,
  /** A bishop may also step one square orthogonally, without capturing. */
  STEP,
  /** Knights stand elsewhere with rooks and bishops, and rooks with bishops more freely. */
  SWAPPED;
}
