package rookery.engine.reading;

import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;

/** The pieces that a seat sees as its own; whoever plays against no other side has all. */
record OwnPieceNames(Diagram board, Seat seat) {
  /** Whether one of them stands on the square of that name, if there is such a square. */
  boolean isOn(String square) {
    return board.squares().stream().filter(at -> at.toString().equals(square)).anyMatch(this::isOn);
  }

  private boolean isOn(Square square) {
    Cell cell = board.at(square);
    return seat.side() == Side.PARTNERS ? !(cell instanceof Cell.Empty) : isOf(cell);
  }

  /** Whether any of them is of the kind with that capital letter. */
  boolean has(char kind) {
    return board.squares().stream()
        .filter(this::isOn)
        .map(board::at)
        .anyMatch(
            cell ->
                cell instanceof Cell.Piece piece && Character.toUpperCase(piece.letter()) == kind);
  }

  private boolean isOf(Cell cell) {
    Colour own = seat.side() == Side.BLACK ? Colour.BLACK : Colour.WHITE;
    if (cell instanceof Cell.Numbered checker) {
      return checker.colour() == own;
    }
    if (cell instanceof Cell.Pair pair) {
      return own.owns(pair.first().letter());
    }
    return cell instanceof Cell.Piece piece && own.owns(piece.letter());
  }
}
