package rookery.engine.games.custodian.move;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.custodian.capture.CapturedPiece;

/** Who captures with the piece that moved, drawn on the board. */
public record CapturingPairsDrawing(CustodianMove move) {
  /** Each partner in a ring, with a line to where the mover arrives. */
  public List<Mark> marks(String colour) {
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

  /**
   * The move as one that the other side should see coming: a straight arrow for the piece that
   * moves, and a dashed one from each partner to what it helps to capture, which lies along no
   * other.
   *
   * @param which of what is captured that matters
   */
  public List<Mark> threat(Predicate<CapturedPiece> which) {
    List<Mark> marks = new ArrayList<>(List.of(Mark.arrow(move.from(), move.to(), "red")));
    move.taken().stream()
        .filter(which)
        // CU-6: round a cylinder they stand beside each other, but not in the picture.
        .filter(one -> one.partner().steps(one.square()) == 1)
        .map(one -> Mark.bow(one.partner(), one.square(), "red"))
        .forEach(marks::add);
    return marks;
  }

  /** What was captured: crossed out where it left, in a ring where it changed sides. */
  public List<Mark> victims() {
    List<Square> victims = move.taken().stream().map(CapturedPiece::square).toList();
    if (victims.isEmpty()) {
      return List.of();
    }
    return move.recruits()
        ? victims.stream().<Mark>map(square -> Mark.ring(square, "red")).toList()
        : List.of(Mark.victims(victims));
  }
}
