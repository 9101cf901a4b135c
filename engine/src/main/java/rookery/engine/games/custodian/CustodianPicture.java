package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Side;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Mark;

/**
 * What a viewer sees of a scene.
 *
 * @param diagram the board from the viewer's side, with the last move, circles where it captured,
 *     and frames round the thrones
 * @param words the same in words
 */
record CustodianPicture(Diagram diagram, String words) {
  /** The board itself in words. */
  private static final String BOARD = "Board of 7 by 7, thrones d1 and d7. ";

  static CustodianPicture of(CustodianScene scene, Viewer viewer) {
    Colour bottom = viewer.sits(Side.BLACK) ? Colour.BLACK : Colour.WHITE;
    Diagram diagram = Diagram.of(scene.truth().board()).seenFrom(bottom).with(marks(scene));
    return new CustodianPicture(diagram, words(scene, diagram));
  }

  private static List<Mark> marks(CustodianScene scene) {
    List<Mark> marks = new ArrayList<>(thrones());
    scene.last().ifPresent(move -> marks.add(new Mark.Last(touched(move))));
    scene.last().stream()
        .flatMap(move -> move.taken().stream())
        .forEach(taken -> marks.add(circle(taken.square())));
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

  /** A circle round a square where something was captured. */
  private static Mark circle(Square square) {
    return new Mark.Arrow(square, square, "black");
  }

  private static List<Square> touched(Move move) {
    List<Square> squares = new ArrayList<>(List.of(move.from(), move.to()));
    move.castling()
        .ifPresent(castling -> squares.addAll(List.of(castling.rookFrom(), castling.rookTo())));
    return squares;
  }

  private static String words(CustodianScene scene, Diagram diagram) {
    String pieces = Inventory.of(diagram, PieceType.NAMES);
    String last =
        scene
            .last()
            .map(move -> " Last move: %s's %s.".formatted(move.colour().title(), move.words()))
            .orElse("");
    return BOARD + pieces + last;
  }
}
