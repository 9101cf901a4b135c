package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** Where the pieces in a well can go: down, or along their row to capture. */
record Moves(Well well) {
  /** The moves of the active piece on {@code from}. */
  List<Move> from(Square from) {
    Board board = well.board();
    return targets(from).stream()
        .map(to -> new Move(board.at(from), from, to, board.at(to)))
        .toList();
  }

  /** Whether the active piece on {@code from} has a move. */
  boolean any(Square from) {
    return !targets(from).isEmpty();
  }

  /** Where the active piece on {@code from} can go. */
  List<Square> targets(Square from) {
    PieceType type = PieceType.of(well.board().at(from));
    return type == PieceType.PAWN ? ofPawn(from) : ofOther(from, Gait.of(type));
  }

  private List<Square> ofOther(Square from, Gait gait) {
    List<Square> targets = new ArrayList<>();
    for (Gait.Step step : gait.down()) {
      walk(from, step, gait.slides()).stream().filter(to -> isOpen(from, to)).forEach(targets::add);
    }
    for (Gait.Step step : gait.beside()) {
      walk(from, step, gait.slides()).stream().filter(to -> isPrey(from, to)).forEach(targets::add);
    }
    return targets;
  }

  /** The squares that far in one direction, up to and with the first that is taken. */
  private List<Square> walk(Square from, Gait.Step step, boolean slides) {
    Board board = well.board();
    List<Square> way = new ArrayList<>();
    Square at = from;
    while (board.has(step.file(at), step.rank(at)) && (at == from || slides && board.isEmpty(at))) {
      at = Square.at(step.file(at), step.rank(at));
      way.add(at);
    }
    return way;
  }

  private List<Square> ofPawn(Square from) {
    List<Square> targets = new ArrayList<>();
    Board board = well.board();
    int below = from.rank() - 1;
    Square ahead = Square.at(from.file(), below);
    if (board.isEmpty(ahead)) {
      targets.add(ahead);
      Square second = Square.at(from.file(), Math.max(0, below - 1));
      if (well.isFresh(from) && board.isEmpty(second)) {
        targets.add(second);
      }
    }
    Stream.of(from.file() - 1, from.file() + 1)
        .filter(file -> board.has(file, below))
        .map(file -> Square.at(file, below))
        .filter(to -> isPrey(from, to))
        .forEach(targets::add);
    return targets;
  }

  private boolean isOpen(Square from, Square to) {
    return well.board().isEmpty(to) || isPrey(from, to);
  }

  /** Whether there is an enemy to capture. */
  private boolean isPrey(Square from, Square to) {
    return well.isActive(to, Colour.of(well.board().at(from)).opposite());
  }
}
