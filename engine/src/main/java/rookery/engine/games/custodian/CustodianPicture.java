package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.games.custodian.move.CapturingPairsDrawing;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.text.LastMove;

/**
 * What a viewer sees of a situation.
 *
 * @param diagram the board from the viewer's side, with the last move, who captured what by it, and
 *     frames round the thrones
 */
record CustodianPicture(Diagram diagram, String words) {
  /** The board itself in words. */
  private static final String BOARD = "A 7 by 7 board with thrones on d1 and d7. ";

  static CustodianPicture of(CustodianSituation situation, Viewer viewer) {
    return of(situation, viewer, lastMove(situation));
  }

  /** The same with these marks instead of the last move. */
  static CustodianPicture of(CustodianSituation situation, Viewer viewer, List<Mark> marks) {
    Diagram diagram =
        Diagram.of(situation.truth().board()).seenFrom(viewer.bottom()).with(thrones()).with(marks);
    return new CustodianPicture(diagram, words(situation, diagram));
  }

  private static List<Mark> lastMove(CustodianSituation situation) {
    List<Mark> marks = new ArrayList<>();
    situation.last().ifPresent(move -> marks.add(Mark.last(touched(move))));
    situation
        .last()
        .map(CapturingPairsDrawing::new)
        .ifPresent(
            pairs -> {
              marks.addAll(pairs.marks("black"));
              marks.addAll(pairs.victims());
            });
    return marks;
  }

  /** Frames round both thrones. */
  private static List<Mark> thrones() {
    List<Mark> frames = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      Square throne = CustodianPosition.throne(colour);
      frames.add(
          new Mark.Rect(
              throne.file() + 1, throne.rank() + 1, throne.file() + 1, throne.rank() + 1));
    }
    return frames;
  }

  private static List<Square> touched(CustodianMove move) {
    List<Square> squares = new ArrayList<>(List.of(move.from(), move.to()));
    move.castling()
        .ifPresent(castling -> squares.addAll(List.of(castling.rook(), castling.rookTo())));
    return squares;
  }

  private static String words(CustodianSituation situation, Diagram diagram) {
    String pieces = PieceInventory.of(diagram, PieceType.NAMES);
    String last =
        situation
            .last()
            .map(move -> " " + LastMove.of(move.told(TwoColourSeats.seat(move.colour()))))
            .orElse("");
    return BOARD + pieces + last;
  }
}
