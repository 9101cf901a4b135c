package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.text.LastMove;

/**
 * What a viewer sees of a situation.
 *
 * @param diagram the board from the viewer's side, with the last move and a threat to a Toddler
 */
record ToddlerPicture(Diagram diagram, String words) {
  static ToddlerPicture of(ToddlerSituation situation, Viewer viewer) {
    return of(situation, viewer, new ToddlerExplanation(situation.truth().field()).signs());
  }

  /**
   * The same with other signs beside the pieces.
   *
   * @param signs what cannot be captured and what cannot capture
   */
  static ToddlerPicture of(ToddlerSituation situation, Viewer viewer, List<Mark> signs) {
    Diagram diagram =
        diagram(situation.truth().rows())
            .seenFrom(viewer.bottom())
            .with(marks(situation))
            .with(signs);
    return new ToddlerPicture(diagram, words(situation, diagram));
  }

  /** The plain board in this game's pieces and numbers. */
  static Diagram diagram(List<String> rows) {
    return Diagram.ofRows(rows).with(Diagram.PieceSet.TODDLER).with(Diagram.Numbering.FROM_TOP);
  }

  private static List<Mark> marks(ToddlerSituation situation) {
    List<Mark> marks = new ArrayList<>();
    situation
        .last()
        .map(ToddlerMove::squares)
        .filter(squares -> !squares.isEmpty())
        .ifPresent(squares -> marks.add(Mark.last(squares)));
    situation.last().ifPresent(move -> marks.addAll(move.bend(situation.truth().field())));
    if (situation.threatened()) {
      marks.add(Mark.check(threatened(situation.truth())));
    }
    return marks;
  }

  private static Square threatened(ToddlerPosition position) {
    return Toddler.of(position.field(), position.turn()).square();
  }

  private static String words(ToddlerSituation situation, Diagram diagram) {
    ToddlerPosition position = situation.truth();
    StringBuilder words = new StringBuilder("An 11 by 11 board. Rank 1 is nearest to Black. ");
    words.append(PieceInventory.of(diagram, ToddlerKind.NAMES));
    new ToddlerExplanation(position.field())
        .signsInWords()
        .sentences()
        .forEach(sentence -> words.append(' ').append(sentence.plain()));
    situation
        .last()
        .map(move -> LastMove.of(move.told(TwoColourSeats.seat(position.turn().opposite()))))
        .ifPresent(told -> words.append(' ').append(told));
    if (situation.threatened()) {
      words.append(" Under threat: the Toddler on ").append(threatened(position)).append('.');
    }
    return words.toString();
  }
}
