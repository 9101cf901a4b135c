package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.text.Sentence;

/**
 * What a move is good for that captures and saves nothing: what its side can do at its next turn
 * and couldn't do before, whatever was tried in between.
 *
 * @param now the turn at which it is made
 * @param next some of the turns that can follow, at least one
 * @param instead some of the turns that could follow if another piece moved, at least one
 * @param piece what moves
 * @param to where it goes
 */
record MovePurpose(
    NextTurn now,
    List<NextTurn> next,
    List<NextTurn> instead,
    Mover piece,
    String to,
    PieceNames pieces) {
  MovePurpose {
    next = List.copyOf(next);
    instead = List.copyOf(instead);
  }

  /**
   * That of a move from one square to another; empty where it isn't known what follows, or the turn
   * goes on with other pieces, each of which has to move.
   *
   * @param others what could be done instead
   */
  static Optional<MovePurpose> of(
      Seat seat, State before, Action action, State after, List<Action> others, PieceNames pieces) {
    List<Choice> path = action.path();
    if (path.size() < 2 || others.isEmpty()) {
      return Optional.empty();
    }
    String question = path.get(0).question();
    if (!NextTurn.of(after, seat, question).moves().isEmpty()) {
      return Optional.empty();
    }
    State other = before.play(seat, others.get(others.size() - 1));
    return Mover.of(before, action, pieces)
        .map(
            piece ->
                new MovePurpose(
                    NextTurn.of(before, seat, question),
                    NextTurn.after(after, seat, question),
                    NextTurn.after(other, seat, question),
                    piece,
                    Replies.arrival(action)
                        .map(Square::toString)
                        .orElse(path.get(path.size() - 1).value()),
                    pieces))
        .filter(purpose -> !purpose.next.isEmpty() && !purpose.instead.isEmpty());
  }

  PieceLettersBySquare board() {
    return PieceLettersBySquare.of(now.state());
  }

  /** One sentence; empty where the move changes too little. */
  Optional<Sentence> sentence() {
    return castles().or(() -> new OwnRoom(this).opened());
  }

  /** Whether a king can castle next that couldn't. */
  private Optional<Sentence> castles() {
    return castling(now).isEmpty()
            && next.stream().filter(turn -> castling(turn).isPresent()).count() * 2 > next.size()
            && instead.stream().allMatch(turn -> castling(turn).isEmpty())
        ? Optional.of(
            Sentence.of(
                next.stream().anyMatch(MovePurpose::passes)
                    ? "Next turn, the king could castle, even past your own pieces."
                    : "Next turn, the king could castle."))
        : Optional.empty();
  }

  private static Optional<Action> castling(NextTurn turn) {
    return turn.moves().values().stream()
        .flatMap(List::stream)
        .filter(MovePlace::isCastling)
        .findFirst();
  }

  /** Whether something stands between a king and a rook that can castle, as one game allows. */
  private static boolean passes(NextTurn turn) {
    return castling(turn).stream()
        .flatMap(action -> action.path().stream().filter(Choice::isCastling))
        .map(choice -> (Square) choice.words().arguments().get(1))
        .anyMatch(rook -> isBehindOthers(rook, turn));
  }

  private static boolean isBehindOthers(Square rook, NextTurn turn) {
    Square king = Square.named(castling(turn).orElseThrow().path().get(0).value());
    PieceLettersBySquare board = PieceLettersBySquare.of(turn.state());
    int least = Math.min(king.file(), rook.file());
    return IntStream.range(least + 1, Math.max(king.file(), rook.file()))
        .mapToObj(file -> Square.at(file, rook.rank()).toString())
        .anyMatch(board.squares()::containsKey);
  }

  /**
   * What else it changes, at more length.
   *
   * @param isThreat whether it is told otherwise which enemies are in danger then
   */
  List<Sentence> details(boolean isThreat) {
    List<Sentence> told = new ArrayList<>(new OwnRoom(this).details());
    plan().filter(any -> !isThreat).ifPresent(told::add);
    return told;
  }

  Comparator<String> dearestFirst(PieceLettersBySquare board) {
    return Comparator.<String>comparingInt(square -> board.rank(square, pieces))
        .thenComparing(square -> square);
  }

  /** The dearest piece that it could bring into danger by one more move, and from where. */
  Optional<Sentence> plan() {
    return next.get(0).of(piece, to).stream()
        .filter(action -> action.captures().isEmpty() && !isDetour(action))
        .flatMap(this::aims)
        .min(Comparator.comparing(Aim::prey, dearestFirst(board())))
        .map(
            aim ->
                Sentence.of(
                    "It heads for %s, which it could attack from %s next turn.",
                    placed(aim.prey()), aim.by()));
  }

  /** The dearest piece that it attacks from there, even guarded, unless most answers end that. */
  Optional<Sentence> attack() {
    return next.stream()
        .flatMap(turn -> turn.attacked(piece, to).stream())
        .filter(square -> !now.attacked(piece, piece.from()).contains(square))
        .filter(board().squares()::containsKey)
        .filter(square -> 2 * attacking(square) > next.size())
        .min(dearestFirst(board()))
        .map(square -> Sentence.of("It attacks %s.", placed(square)));
  }

  private long attacking(String square) {
    return next.stream().filter(turn -> turn.attacked(piece, to).contains(square)).count();
  }

  /** Something to capture, and the square to go to before. */
  private record Aim(String by, String prey) {}

  private Stream<Aim> aims(Action move) {
    NextTurn turn = next.get(0);
    String by = move.path().get(move.path().size() - 1).value();
    State then = turn.state().play(turn.seat(), move);
    Set<String> prey = new NewThreats(turn.seat(), turn.state(), then, pieces).squares();
    boolean isExposed =
        Replies.arrival(move).filter(then.endangered(turn.seat())::containsKey).isPresent();
    return prey.isEmpty() || isExposed
        ? Stream.empty()
        : NextTurn.after(then, turn.seat(), move.path().get(0).question()).stream()
            .limit(1)
            .flatMap(later -> later.attacked(piece, by).stream())
            .filter(square -> prey.contains(square) && board().squares().containsKey(square))
            .map(square -> new Aim(by, square));
  }

  /** Whether a move leads to where the piece has come from, or could have gone at once. */
  private boolean isDetour(Action move) {
    return Replies.arrival(move).equals(Square.find(piece.from()))
        || now.of(piece, piece.from()).stream()
            .map(Replies::arrival)
            .anyMatch(Replies.arrival(move)::equals);
  }

  String placed(String square) {
    return board().words("the", square, pieces);
  }
}
