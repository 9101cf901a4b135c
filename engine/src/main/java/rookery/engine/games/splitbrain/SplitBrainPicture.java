package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Inventory;
import rookery.engine.diagram.Mark;

/** What a viewer sees of a phase, as a diagram and in words. */
record SplitBrainPicture(Diagram diagram, String words) {

  static SplitBrainPicture of(SplitBrainPhase phase, Viewer viewer) {
    Map<Seat, Square> shown =
        phase.circles().entrySet().stream()
            .filter(circle -> phase.shows(circle.getKey(), viewer))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    SplitBrainTurn turn = phase.turn();
    Diagram diagram =
        board(turn.position().board(), turn.checker())
            .seenFrom(viewer.sits(Side.BLACK) ? Colour.BLACK : Colour.WHITE)
            .with(marks(turn))
            .with(candidates(phase))
            .with(shown.values().stream().sorted().map(SplitBrainPicture::circle).toList());
    return new SplitBrainPicture(diagram, words(phase, diagram, shown.values()));
  }

  /** The board with its used part and the checker. */
  static Diagram board(Board board, Checker checker) {
    return Diagram.of(board)
        .with(SplitBrainGame.AREA)
        .with(new Mark.Checkers(checker.square(), 1, Colour.BLACK));
  }

  /** A circle as the players draw it. */
  static Mark circle(Square square) {
    return new Mark.Arrow(square, square, "black");
  }

  private static List<Mark> marks(SplitBrainTurn turn) {
    List<Mark> marks = new ArrayList<>();
    turn.last().ifPresent(move -> marks.add(new Mark.Last(List.of(move.from(), move.to()))));
    Position position = turn.position();
    if (position.inCheck()) {
      position.king(turn.team()).map(Mark.Check::new).ifPresent(marks::add);
    }
    return marks;
  }

  private static List<Mark> candidates(SplitBrainPhase phase) {
    List<Square> squares = phase.candidates();
    return squares.isEmpty() ? List.of() : List.of(new Mark.Candidates(squares));
  }

  private static String words(SplitBrainPhase phase, Diagram diagram, Collection<Square> circled) {
    SplitBrainTurn turn = phase.turn();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "Six by six squares from b2 to g7, checker on %s.".formatted(turn.checker().square()));
    sentences.add(Inventory.of(diagram, PieceType.NAMES));
    turn.last()
        .ifPresent(move -> sentences.add("Last move: %s to %s.".formatted(move.from(), move.to())));
    if (turn.position().inCheck()) {
      sentences.add(turn.team().title() + "'s king is in check.");
    }
    named("Circled", circled).ifPresent(sentences::add);
    named("To choose from", phase.candidates()).ifPresent(sentences::add);
    return String.join(" ", sentences);
  }

  private static Optional<String> named(String what, Collection<Square> squares) {
    List<String> names = squares.stream().sorted().map(Square::toString).toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of("%s: %s.".formatted(what, String.join(", ", names)));
  }
}
