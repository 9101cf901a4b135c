package rookery.engine.games.custodian.capture;

import java.util.Locale;
import rookery.engine.chess.PieceType;

/** What a piece counts as in the capture table. Kings and pawns borrow a role. */
public enum CaptureRole {
  ROOK,
  BISHOP,
  KNIGHT;

  /** As people read it within a sentence. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether that piece has no role of its own: a king or a pawn. */
  public static boolean isBorrowedBy(char piece) {
    return PieceType.of(piece) == PieceType.KING || PieceType.of(piece) == PieceType.PAWN;
  }

  /**
   * The role of the piece that has just moved.
   *
   * @param piece its letter before any promotion (CU-2: a pawn captures in its pawn's role first)
   * @param straight whether it went along a rank or a file
   */
  public static CaptureRole ofMover(char piece, boolean straight) {
    return switch (PieceType.of(piece)) {
      case ROOK -> ROOK;
      case BISHOP -> BISHOP;
      case KNIGHT -> KNIGHT;
      case KING -> straight ? ROOK : BISHOP;
      case PAWN -> straight ? BISHOP : ROOK;
      default -> throw new IllegalArgumentException("no piece " + piece);
    };
  }

  /**
   * The role of a piece that stands by while another of its side, in the role {@code mover}, moves.
   */
  public static CaptureRole ofPartner(char piece, CaptureRole mover) {
    return switch (PieceType.of(piece)) {
      case ROOK -> ROOK;
      case BISHOP -> BISHOP;
      case KNIGHT, KING -> KNIGHT;
      case PAWN -> mover;
      default -> throw new IllegalArgumentException("no piece " + piece);
    };
  }
}
