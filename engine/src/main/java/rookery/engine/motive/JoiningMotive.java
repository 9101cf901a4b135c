package rookery.engine.motive;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Direction;
import rookery.engine.board.GroupDistance;
import rookery.engine.board.PieceGroups;
import rookery.engine.lazy.Best;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why a move is good where all pieces are to form one group: what it joins, or what the next move
 * can join only after it.
 *
 * @param touching the ways from a square to those that touch it
 * @param distance how far two squares are apart
 * @param moves what can be moved on a board
 */
public record JoiningMotive(
    List<Direction> touching,
    GroupDistance.Distance distance,
    Function<Board, Stream<NextMove>> moves) {
  /**
   * A move that could follow.
   *
   * @param words what could be done: {@code the rook on e6 could go to d4}
   */
  public record NextMove(String words, Board board) {}

  /** Why it was good to come from one board to the next. */
  public Optional<Sentence> why(Board before, Board after) {
    int joined = joined(before, after);
    if (joined < 0) {
      return Optional.of(
          Sentence.of(SentenceRole.PENDING, "At first it turns %s.", groups(before, after)));
    }
    return joined > 0
        ? Optional.of(Sentence.of("It turns %s.", groups(before, after)))
        : next(before, after);
  }

  private String groups(Board before, Board after) {
    return "%s groups into %s"
        .formatted(PieceGroups.count(before, touching), PieceGroups.count(after, touching));
  }

  private int joined(Board before, Board after) {
    return PieceGroups.count(before, touching) - PieceGroups.count(after, touching);
  }

  private Optional<Sentence> next(Board before, Board after) {
    int already = best(before, after).map(next -> joined(before, next.board())).orElse(0);
    return best(after, before)
        .filter(next -> joined(after, next.board()) > Math.max(0, already))
        .map(
            next ->
                Sentence.of(
                    SentenceRole.FORESEEN,
                    "Then %s, turning %s.",
                    next.words(),
                    groups(after, next.board())));
  }

  /** What joins most, but for what only makes another board of it. */
  private Optional<NextMove> best(Board board, Board but) {
    return Best.of(
        moves.apply(board).filter(next -> !next.board().equals(but)),
        next -> joined(board, next.board()));
  }

  /** How many squares lie between the groups. */
  public int apart(Board board) {
    return GroupDistance.total(board.occupied(), distance);
  }
}
