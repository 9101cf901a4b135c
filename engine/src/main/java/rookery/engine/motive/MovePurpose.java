package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What a move is good for that captures and saves nothing: what its side can do at its next turn
 * and couldn't do before, whatever was tried in between.
 *
 * @param now the turn at which it is made
 * @param next some of the turns that can follow, at least one
 * @param instead some of the turns that could follow if another piece moved, at least one
 * @param from where the piece stands
 * @param to where it goes
 * @param pieces what they are called
 */
record MovePurpose(
    NextTurn now,
    List<NextTurn> next,
    List<NextTurn> instead,
    String from,
    String to,
    PieceNames pieces) {
  /** So many squares more are worth a word. */
  private static final int MANY_MORE = 3;

  /** With fewer squares to go to, a piece is hardly out. */
  private static final int ROOM = 2;

  private static final int MOST_NAMED = 2;
  private static final int MOST_SQUARES = 5;

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
    MovePurpose purpose =
        new MovePurpose(
            NextTurn.of(before, seat, question),
            NextTurn.after(after, seat, question),
            NextTurn.after(other, seat, question),
            path.get(0).value(),
            path.get(path.size() - 1).value(),
            pieces);
    return Optional.of(purpose).filter(MovePurpose::isKnown);
  }

  private boolean isKnown() {
    return !next.isEmpty()
        && !instead.isEmpty()
        && board().single(from).filter(letter -> !joins(letter)).isPresent();
  }

  /**
   * Whether one of its own side stands there, so that what is done from there may be that one's.
   */
  private boolean joins(char moved) {
    return board().single(to).filter(other -> Colour.of(other) == Colour.of(moved)).isPresent();
  }

  private BoardLetters board() {
    return BoardLetters.of(now.state());
  }

  /** One sentence; empty where the move changes too little. */
  Optional<Sentence> sentence() {
    return threatened().stream()
        .findFirst()
        .map(square -> Sentence.of("It threatens to capture %s.", placed(square)))
        .or(this::opened)
        .or(this::further);
  }

  /** What else it changes, at more length. */
  List<Sentence> details() {
    List<Sentence> told = new ArrayList<>();
    List<String> more = threatened().stream().skip(1).map(this::placed).toList();
    if (!more.isEmpty()) {
      told.add(
          Sentence.of(
              "It could also capture %s.",
              Phrase.list(Phrase.firstAndOthers(more, MOST_NAMED, "piece"))));
    }
    List<String> ways = freed().limit(MOST_NAMED).map(this::reach).toList();
    if (!ways.isEmpty()) {
      told.add(Sentence.of("Then %s.", String.join(", and ", ways)));
    }
    if (further().isPresent()) {
      told.add(
          Sentence.of(
              "From %s the %s reaches %s, and from %s only %s.",
              to, mover(), Phrase.counted(least(to), "square"), from, now.count(from)));
    }
    if (threatened().isEmpty()) {
      plan().ifPresent(told::add);
    }
    return told;
  }

  /** What the piece can capture next and couldn't before, the dearest first. */
  List<String> threatened() {
    BoardLetters board = board();
    return next.stream()
        .flatMap(turn -> turn.prey(to).stream())
        .distinct()
        .filter(square -> !now.prey(from).contains(square))
        .filter(
            square ->
                2 * next.stream().filter(turn -> turn.prey(to).contains(square)).count()
                    > next.size())
        .filter(board.squares()::containsKey)
        .sorted(dearestFirst(board))
        .toList();
  }

  private Comparator<String> dearestFirst(BoardLetters board) {
    return Comparator.<String>comparingInt(square -> board.rank(square, pieces))
        .thenComparing(square -> square);
  }

  private Optional<Sentence> opened() {
    BoardLetters board = board();
    List<String> words =
        freed()
            .flatMap(square -> board.single(square).stream())
            .map(pieces::word)
            .distinct()
            .limit(MOST_NAMED)
            .toList();
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(Sentence.of("It lets the %s out.", Phrase.list(words)));
  }

  /** The pieces that couldn't move and now can, the dearest first. */
  private Stream<String> freed() {
    return next.get(0).squares().stream()
        .filter(square -> !square.equals(to) && gain(square, square) >= ROOM)
        .filter(square -> now.count(square) == 0)
        .filter(square -> instead.stream().allMatch(turn -> turn.count(square) == 0))
        .filter(square -> board().single(square).isPresent() && !isDearest(square))
        .sorted(dearestFirst(board()));
  }

  private String reach(String square) {
    List<String> squares =
        next.get(0).from(square).stream()
            .map(action -> action.path().get(action.path().size() - 1).value())
            .distinct()
            .sorted()
            .toList();
    return "%s could go to %s"
        .formatted(
            placed(square),
            squares.size() > MOST_SQUARES
                ? Phrase.counted(squares.size(), "square")
                : Phrase.either(squares));
  }

  private Optional<Sentence> further() {
    return gain(from, to) < MANY_MORE || isDearest(from)
        ? Optional.empty()
        : Optional.of(Sentence.of("The %s stands better there.", mover()));
  }

  /** The dearest piece that it could capture after one more move, to where nothing captures it. */
  Optional<Sentence> plan() {
    return next.get(0).from(to).stream()
        .filter(action -> action.captures().isEmpty())
        .flatMap(this::aims)
        .min(Comparator.comparing(Aim::prey, dearestFirst(board())))
        .map(
            aim ->
                Sentence.of(
                    "It heads for %s: next turn it could go to %s, to capture it from there.",
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
            .flatMap(later -> later.prey(by).stream())
            .filter(prey -> board().squares().containsKey(prey) && !now.prey(by).contains(prey))
            .map(prey -> new Aim(by, prey));
  }

  /** A king is no better off where it can go to more squares. */
  private boolean isDearest(String square) {
    return board().rank(square, pieces) == 0;
  }

  private String placed(String square) {
    return board().words("the", square, pieces);
  }

  String mover() {
    return board().single(from).map(pieces::word).orElseThrow();
  }

  /** How many more moves there are, whatever was tried. */
  private int gain(String earlier, String later) {
    int most = instead.stream().mapToInt(turn -> turn.count(earlier)).max().orElse(0);
    return least(later) - Math.max(most, now.count(earlier));
  }

  private int least(String square) {
    return next.stream().mapToInt(turn -> turn.count(square)).min().orElse(0);
  }
}
