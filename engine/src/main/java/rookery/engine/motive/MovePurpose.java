package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.text.Phrase;
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
  private static final int MOST_NAMED = 2;

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
    return won()
        .map(square -> Sentence.of("It threatens to capture %s.", placed(square)))
        .or(this::castles)
        .or(this::aim)
        .or(() -> new OwnRoom(this).opened());
  }

  /**
   * The dearest that it can capture next and that isn't guarded, whatever was tried in between, or
   * is no cheaper than itself.
   */
  private Optional<String> won() {
    return threatened().stream().filter(this::isWon).findFirst();
  }

  private boolean isWon(String square) {
    boolean isCheaper = board().rank(square, pieces) > piece.rank();
    return guards(square).stream()
        .allMatch(guards -> guards.filter(all -> all.isEmpty() || !isCheaper).isPresent());
  }

  /**
   * What could capture back on that square, in each of the turns that can follow; empty where that
   * can't be known.
   */
  private List<Optional<List<String>>> guards(String square) {
    return next.stream()
        .filter(turn -> turn.prey(piece, to).contains(square))
        .map(turn -> guards(turn, square))
        .toList();
  }

  private Optional<List<String>> guards(NextTurn turn, String square) {
    Action capture =
        turn.of(piece, to).stream()
            .filter(action -> action.captures().contains(Square.named(square)))
            .findFirst()
            .orElseThrow();
    State then = turn.state().play(turn.seat(), capture);
    Replies replies = new Replies(turn.seat(), then);
    if (then.result().isPresent()) {
      return Optional.of(List.of());
    }
    return replies.areKnown()
        ? Optional.of(
            Replies.arrival(capture).map(replies::capturing).orElse(List.of()).stream()
                .map(Replies.Reply::from)
                .distinct()
                .map(from -> PieceLettersBySquare.of(then).words("the", from, pieces))
                .toList())
        : Optional.empty();
  }

  /** What it attacks though that is guarded; where one piece could capture back, which. */
  private Optional<Sentence> aim() {
    return threatened().stream()
        .filter(square -> next.stream().anyMatch(turn -> turn.attacked(piece, to).contains(square)))
        .findFirst()
        .map(
            square ->
                onlyGuard(square)
                    .map(
                        guard ->
                            Sentence.of("It aims at %s, which %s guards.", placed(square), guard))
                    .orElseGet(() -> Sentence.of("It aims at %s.", placed(square))));
  }

  /** The piece that could capture back there in most of the turns that can follow, if only one. */
  private Optional<String> onlyGuard(String square) {
    List<Optional<List<String>>> guards = guards(square);
    List<String> each = guards.stream().flatMap(Optional::stream).flatMap(List::stream).toList();
    List<String> often =
        each.stream()
            .distinct()
            .filter(guard -> 2 * Collections.frequency(each, guard) > guards.size())
            .toList();
    return often.stream().filter(this::stands).findFirst().filter(any -> often.size() == 1);
  }

  /** Whether a piece stands where it is said to: what was tried in between may have moved it. */
  private boolean stands(String placed) {
    return board().squares().keySet().stream().map(this::placed).anyMatch(placed::equals);
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
    List<Sentence> told = new ArrayList<>();
    List<String> more = threatened().stream().skip(1).map(this::placed).toList();
    if (!more.isEmpty() && !isThreat) {
      told.add(
          Sentence.of(
              "Your %s could also capture %s.",
              piece.word(), Phrase.list(Phrase.firstAndOthers(more, MOST_NAMED, "piece"))));
    }
    told.addAll(new OwnRoom(this).details());
    (threatened().isEmpty() ? plan() : isThreat ? Optional.<Sentence>empty() : aim())
        .ifPresent(told::add);
    return told;
  }

  /** What the piece can capture next and couldn't before, the dearest first. */
  List<String> threatened() {
    PieceLettersBySquare board = board();
    return next.stream()
        .flatMap(turn -> turn.prey(piece, to).stream())
        .distinct()
        .filter(square -> !now.prey(piece, piece.from()).contains(square))
        .filter(
            square ->
                2 * next.stream().filter(turn -> turn.prey(piece, to).contains(square)).count()
                    > next.size())
        .filter(board.squares()::containsKey)
        .sorted(dearestFirst(board))
        .toList();
  }

  Comparator<String> dearestFirst(PieceLettersBySquare board) {
    return Comparator.<String>comparingInt(square -> board.rank(square, pieces))
        .thenComparing(square -> square);
  }

  /** The dearest piece that it could capture after one more move, to where nothing captures it. */
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

  /** Something to capture, and the square to go to before. */
  private record Aim(String by, String prey) {}

  private Stream<Aim> aims(Action move) {
    NextTurn turn = next.get(0);
    String by = move.path().get(move.path().size() - 1).value();
    State then = turn.state().play(turn.seat(), move);
    boolean isExposed =
        Replies.arrival(move)
            .filter(square -> new Replies(turn.seat(), then).capturing(square).isEmpty())
            .isEmpty();
    return isExposed
        ? Stream.empty()
        : NextTurn.after(then, turn.seat(), move.path().get(0).question()).stream()
            .limit(1)
            .flatMap(later -> later.attacked(piece, by).stream())
            .filter(prey -> stillStands(prey) && !isAttackedAlready(prey, by))
            .map(prey -> new Aim(by, prey));
  }

  /** Whether a move leads to where the piece could have gone at once. */
  private boolean isDetour(Action move) {
    return now.of(piece, piece.from()).stream()
        .map(Replies::arrival)
        .anyMatch(Replies.arrival(move)::equals);
  }

  private boolean isAttackedAlready(String prey, String by) {
    return now.prey(piece, by).contains(prey)
        || next.stream().anyMatch(turn -> turn.prey(piece, to).contains(prey));
  }

  /** Whether a piece on a square of the board is still there after the move. */
  private boolean stillStands(String square) {
    return board().squares().containsKey(square)
        && PieceLettersBySquare.of(next.get(0).state()).squares().containsKey(square);
  }

  String placed(String square) {
    return board().words("the", square, pieces);
  }
}
