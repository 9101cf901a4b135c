package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.diagram.Mark;

/**
 * What a circle can lead to, drawn for the player who is about to draw it; whatever the partner has
 * circled, it looks the same.
 *
 * @param piece whether the square is that of the piece to move, or else its target
 * @param fitting the legal moves of that piece, or to that target
 */
record CirclePreview(SplitBrainTurn turn, boolean piece, Square square, List<Move> fitting) {
  /**
   * Where the piece can go and be lost; or what can go to the target, and what could then capture
   * it there.
   */
  List<Mark> marks() {
    return piece ? ways() : arrivals();
  }

  private List<Mark> ways() {
    List<Square> free = new ArrayList<>();
    List<Square> capturing = new ArrayList<>();
    for (Move move : fitting) {
      List<Square> squares = turn.position().captured(move).isPresent() ? capturing : free;
      if (!squares.contains(move.to())) {
        squares.add(move.to());
      }
    }
    List<Mark> marks = new ArrayList<>(List.of(SplitBrainPicture.ring(square)));
    if (!free.isEmpty()) {
      marks.add(Mark.candidates(free));
    }
    if (!capturing.isEmpty()) {
      marks.add(Mark.captures(capturing));
    }
    List<Square> lost = fitting.stream().filter(this::isLoss).map(Move::to).distinct().toList();
    if (!lost.isEmpty()) {
      marks.add(Mark.danger(lost));
    }
    return marks;
  }

  private boolean isLoss(Move move) {
    return ChessDanger.isLoss(move, turn.position());
  }

  private List<Mark> arrivals() {
    List<Mark> marks = new ArrayList<>(List.of(SplitBrainPicture.frame(square)));
    fitting.stream().map(SplitBrainPicture::way).distinct().forEach(marks::add);
    fitting.stream()
        .map(move -> turn.position().after(move))
        .flatMap(after -> after.legalMoves().stream())
        .filter(answer -> answer.to() == square)
        .map(answer -> Mark.arrow(answer.from(), square, "red"))
        .distinct()
        .forEach(marks::add);
    return marks;
  }
}
