package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.custodian.capture.CapturedPiece;

/** Who captures with the piece that moved, drawn on the board. */
record CapturingPairsDrawing(CustodianMove move) {
  /** Each partner in a ring, with a line to where the mover arrives. */
  List<Mark> marks(String colour) {
    List<Mark> marks = new ArrayList<>();
    for (Square partner : move.taken().stream().map(CapturedPiece::partner).distinct().toList()) {
      marks.add(Mark.ring(partner, colour));
      // CU-6: round a cylinder they stand near each other, but not in the picture.
      if (partner.steps(move.to()) <= 2) {
        marks.add(Mark.joint(move.to(), partner, colour));
      }
    }
    return marks;
  }

  /** What was captured: crossed out where it left, in a ring where it changed sides. */
  List<Mark> victims() {
    List<Square> victims = move.taken().stream().map(CapturedPiece::square).toList();
    if (victims.isEmpty()) {
      return List.of();
    }
    return move.recruits()
        ? victims.stream().<Mark>map(square -> Mark.ring(square, "red")).toList()
        : List.of(Mark.victims(victims));
  }
}
