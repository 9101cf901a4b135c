package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Viewer;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.LastMove;
import rookery.engine.text.Phrase;

/**
 * What a viewer sees of a situation.
 *
 * @param diagram the board from the viewer's side, with the last move and a king in check
 */
record FluidPicture(Diagram diagram, String words) {
  static FluidPicture of(FluidSituation situation, Viewer viewer) {
    Diagram diagram = diagram(situation.truth()).seenFrom(viewer.bottom()).with(marks(situation));
    return new FluidPicture(diagram, words(situation));
  }

  /** The plain board. */
  static Diagram diagram(FluidPosition position) {
    return Diagram.ofSquares(Geometry.CHESS, at -> Cell.of(Stack.token(position.at(at))));
  }

  private static List<Mark> marks(FluidSituation situation) {
    List<Mark> marks = new ArrayList<>();
    situation.last().map(move -> Mark.last(touched(move))).ifPresent(marks::add);
    if (situation.truth().inCheck()) {
      marks.add(Mark.check(king(situation.truth())));
    }
    return marks;
  }

  private static Square king(FluidPosition position) {
    return Geometry.CHESS.square(position.king(position.turn()));
  }

  private static List<Square> touched(FluidMove move) {
    if (!move.isCastling()) {
      return List.of(Geometry.CHESS.square(move.from()), Geometry.CHESS.square(move.to()));
    }
    Castling castling = move.castling().castling();
    return List.of(castling.king(), castling.kingTo(), castling.rook(), castling.rookTo());
  }

  private static String words(FluidSituation situation) {
    FluidPosition position = situation.truth();
    StringBuilder words = new StringBuilder(words(position));
    situation
        .last()
        .map(last -> LastMove.of(new FluidWording(last).told()))
        .ifPresent(told -> words.append(' ').append(told));
    if (position.inCheck()) {
      words.append(" In check: the king on ").append(king(position)).append('.');
    }
    return words.toString();
  }

  /** The pieces by kind, and where two of them are on one square. */
  static String words(FluidPosition position) {
    return PieceInventory.of(diagram(position), PieceType.NAMES)
        + shared(position.squares(Stack::isPair));
  }

  private static String shared(List<Square> squares) {
    return switch (squares.size()) {
      case 0 -> "";
      case 1 -> " Two pieces share %s.".formatted(squares.get(0));
      default -> " Squares with two pieces: %s.".formatted(Phrase.row(squares));
    };
  }
}
