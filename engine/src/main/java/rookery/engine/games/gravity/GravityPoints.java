package rookery.engine.games.gravity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Phrase;

/** What both sides have made of the game. */
record GravityPoints(GravityBoard well, CountBySide captures) {
  static final String POINTS = "points";
  static final String HIGHEST_ROW = "highest-row";

  /** Every reason the game can end for. */
  static final Set<String> ENDINGS = Set.of(POINTS, HIGHEST_ROW);

  /** One for each capture, and its row for each stacked piece. */
  int of(Colour colour) {
    return captures.of(colour) + ofStacked(colour);
  }

  private int ofStacked(Colour colour) {
    int points = 0;
    for (long left = stacked(colour); left != 0; left = SquareSet.rest(left)) {
      points += GravityBoard.BOARD.rank(SquareSet.first(left)) + 1;
    }
    return points;
  }

  /** How many points a side has gained since by stacked pieces, in words; none for no point. */
  Optional<String> stackedSince(GravityPoints before, Colour colour) {
    int gained = ofStacked(colour) - before.ofStacked(colour);
    return Optional.of(Phrase.counted(gained, "point")).filter(points -> gained > 0);
  }

  /** How many stacked pieces {@code colour} has on that row; the bottom one is 1. */
  int on(int row, Colour colour) {
    int pieces = 0;
    for (long left = stacked(colour); left != 0; left = SquareSet.rest(left)) {
      pieces += GravityBoard.BOARD.rank(SquareSet.first(left)) == row - 1 ? 1 : 0;
    }
    return pieces;
  }

  private long stacked(Colour colour) {
    return well.stacked() == 0 ? 0 : well.board().occupied(colour) & well.stacked();
  }

  /** The highest row on which the sides have stacked unlike numbers of pieces. */
  OptionalInt decidingRow() {
    return IntStream.rangeClosed(1, well.board().ranks())
        .filter(row -> on(row, Colour.WHITE) != on(row, Colour.BLACK))
        .max();
  }

  /** The stacked pieces on that row, of both sides. */
  List<Square> onRow(int row) {
    return GravityBoard.BOARD.alongRanks(well.stacked()).stream()
        .filter(square -> square.rank() == row - 1)
        .toList();
  }

  /** Who has more points; where they are equal, more pieces on the highest row that differs. */
  Result result() {
    int lead = of(Colour.WHITE) - of(Colour.BLACK);
    if (lead != 0) {
      return win(lead, POINTS);
    }
    OptionalInt row = decidingRow();
    return row.isEmpty()
        ? new Result.Draw(POINTS)
        : win(on(row.getAsInt(), Colour.WHITE) - on(row.getAsInt(), Colour.BLACK), HIGHEST_ROW);
  }

  private static Result win(int lead, String reason) {
    Colour winner = lead > 0 ? Colour.WHITE : Colour.BLACK;
    return new Result.Win(List.of(TwoColourSeats.seat(winner)), reason);
  }

  /** Who won by that result; nobody if it is a draw. */
  static Optional<Colour> winner(Result result) {
    return result instanceof Result.Win win
        ? Optional.of(
            win.winners().contains(TwoColourSeats.seat(Colour.WHITE)) ? Colour.WHITE : Colour.BLACK)
        : Optional.empty();
  }
}
