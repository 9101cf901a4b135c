package rookery.engine.games.custodian.plan;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.motive.MoreRoom;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What a move is good for after which nothing can be captured yet.
 *
 * @param before the turn at which it is made
 * @param move what is played
 * @param next the own turn after that if the other side did nothing
 */
public record QuietMove(ImaginedTurn before, CustodianMove move, ImaginedTurn next) {
  /** So many squares more are worth a word for another piece than the one that moves. */
  private static final int MANY_MORE = 2;

  /** That move at a turn. */
  public static QuietMove of(ImaginedTurn before, CustodianMove move) {
    return new QuietMove(before, move, before.after(move).passed());
  }

  /**
   * What it is good for.
   *
   * @param told on its own
   * @param advised what the move is recommended with, in few words
   * @param brief the same in even fewer
   */
  public record Reason(Sentence told, Sentence advised, Sentence brief) {}

  /**
   * Which piece can go to more squares then; of a king, which better stays, that it goes to win.
   */
  public Optional<Reason> reason() {
    return PieceType.of(move.piece()) == PieceType.KING ? marching() : room();
  }

  private Reason reason(Sentence told, String purpose, Object argument) {
    Sentence advised = Sentence.of("Try %s, " + purpose + ".", move.shortly(), argument);
    return new Reason(told, advised, advised);
  }

  /** A king on its way to the throne, if nothing bars it. */
  public Optional<Sentence> march() {
    return marching().map(Reason::told);
  }

  private Optional<Reason> marching() {
    Square throne = CustodianPosition.goal(move.colour());
    int steps = move.to().steps(throne);
    return PieceType.of(move.piece()) == PieceType.KING
            && steps < move.from().steps(throne)
            && isOpen(throne, steps)
        ? Optional.of(
            reason(
                Sentence.of(
                    "It brings the king nearer to the %s throne: %s to win.",
                    throne, Phrase.counted(steps, "more step")),
                "nearer to the %s throne",
                throne))
        : Optional.empty();
  }

  /** Whether the king can come to the throne in so many steps with everything else where it is. */
  private boolean isOpen(Square throne, int steps) {
    Board board = next.position().board();
    Set<Square> reached = Set.of(move.to());
    for (int step = 0; step < steps; step++) {
      Set<Square> last = reached;
      reached =
          board.squares().stream()
              .filter(board::isEmpty)
              .filter(square -> last.stream().anyMatch(from -> from.steps(square) == 1))
              .collect(Collectors.toSet());
    }
    return reached.contains(throne);
  }

  private static Stream<Square> reached(ImaginedTurn turn, Square from) {
    return turn.possible().get().stream()
        .filter(one -> one.from() == from)
        .map(CustodianMove::to)
        .distinct();
  }

  /** The dearest piece that has more, and more of it than a single square if it isn't this one. */
  private Optional<Reason> room() {
    Board board = before.position().board();
    return board.squares(move.colour()).stream()
        .filter(square -> PieceType.of(board.at(square)) != PieceType.KING)
        .filter(square -> more(square) >= (square == move.from() ? 1 : MANY_MORE))
        .min(Comparator.comparing(square -> PieceType.NAMES.rank(board.at(square))))
        .map(this::roomier);
  }

  private int more(Square square) {
    return count(next, move.later(square)) - count(before, square);
  }

  private static int count(ImaginedTurn turn, Square square) {
    return (int) reached(turn, square).count();
  }

  private Reason roomier(Square square) {
    MoreRoom room = new MoreRoom(count(next, move.later(square)), count(before, square));
    String piece = before.position().piece(square);
    return square == move.from()
        ? reason(
            room.on(PieceType.of(move.piece()).word(), move.to()),
            "where it can go to %s",
            Phrase.counted(room.squares(), "square"))
        : new Reason(
            room.given("the " + piece),
            Sentence.of("Try %s, to give the %s more room.", move.shortly(), piece),
            Sentence.of("Try %s, to free the %s.", move.shortly(), piece));
  }
}
