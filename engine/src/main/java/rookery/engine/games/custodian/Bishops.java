package rookery.engine.games.custodian;

import java.util.Locale;

/** How strong the bishops are. */
enum Bishops {
  PLAIN,
  /** A bishop may also step one square orthogonally, without capturing. */
  STEP,
  /** Knights stand elsewhere with rooks and bishops, and rooks with bishops more freely. */
  SWAPPED;

  /** The value of the option. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
