package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Which pieces that have yet to go could be captured in the other side's next turn wherever they
 * go, or can't get away. As all others must move, where they stand is no danger to them.
 */
record UnavoidableDanger(GravityTurn turn) {
  /** More are told once these have gone. */
  private static final int MOST_NAMED = 3;

  /** The dearest of them in words, and all marked where they could be captured. */
  Optional<Explanation> told() {
    List<Integer> pieces =
        GravityBoard.BOARD.squares(turn.going()).stream()
            .map(GravityBoard.BOARD::number)
            .filter(this::isUnavoidable)
            .sorted(Comparator.comparing(from -> PieceType.NAMES.rank(type(from).letter())))
            .toList();
    return pieces.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Explanation(
                Sentences.of(pieces.size() == 1 ? one(pieces.get(0)) : several(pieces)),
                marks(pieces)));
  }

  /** A piece that waits for another of its side to make way may get away after all. */
  boolean isUnavoidable(int from) {
    long targets = turn.targets(from);
    return targets == 0
        ? SquareSet.has(danger().prey(), from) && turn.blocker(from).isEmpty()
        : !turn.isHeldUp(from) && GravityDanger.lost(turn, from) == targets;
  }

  private GravityDanger danger() {
    return new GravityDanger(turn, turn.colour());
  }

  private Sentence one(int from) {
    int squares = SquareSet.size(turn.targets(from));
    if (squares > 1) {
      return onlyCaptor(from)
          .map(
              captor ->
                  Sentence.of(
                      "%s could capture your %s wherever it goes.",
                      Phrase.capitalised(captor), piece(from)))
          .orElseGet(() -> Sentence.of("Your %s could be captured wherever it goes.", piece(from)));
    }
    return squares == 0
        ? Sentence.of("Your %s can't get away from %s.", piece(from), captor(from))
        : Sentence.of(
            "Your %s must go to %s, where %s could capture it.",
            piece(from), at(from), captor(from));
  }

  /** {@code rook on c4}. */
  private String piece(int square) {
    return "%s on %s".formatted(type(square).word(), GravityBoard.BOARD.square(square));
  }

  private PieceType type(int square) {
    return PieceType.of(turn.well().board().at(square));
  }

  /** One after another, each as short as tells where it could be captured and by what. */
  private Sentence several(List<Integer> pieces) {
    List<String> told = pieces.stream().limit(MOST_NAMED).map(this::lost).toList();
    return Sentence.of("You could lose %s.", Phrase.clauses(told));
  }

  /** {@code your pawn on g5 to the pawn on h6}, {@code your king on c6 wherever it goes}. */
  private String lost(int from) {
    long targets = turn.targets(from);
    String own = "your " + type(from).word();
    return SquareSet.size(targets) > 1
        ? "%s on %s wherever it goes".formatted(own, GravityBoard.BOARD.square(from))
        : "%s on %s to %s".formatted(own, at(from), captor(from));
  }

  /** What could capture it wherever it goes, if that is always the same. */
  private Optional<String> onlyCaptor(int from) {
    List<Optional<String>> captors =
        GravityBoard.BOARD.squares(turn.targets(from)).stream()
            .map(GravityBoard.BOARD::number)
            .map(to -> GravityDanger.after(turn, from, to).onlyCaptor(SquareSet.of(to)))
            .distinct()
            .toList();
    return captors.size() == 1 ? captors.get(0) : Optional.empty();
  }

  /** What could capture a piece that has one square at most, on that. */
  private String captor(int from) {
    long targets = turn.targets(from);
    return targets == 0
        ? danger().captor(from).orElseThrow()
        : GravityDanger.after(turn, from, SquareSet.first(targets))
            .captor(SquareSet.first(targets))
            .orElseThrow();
  }

  /** Where it could be captured or, where these are several squares, where it stands. */
  private Square at(int from) {
    long targets = turn.targets(from);
    return GravityBoard.BOARD.square(
        SquareSet.size(targets) == 1 ? SquareSet.first(targets) : from);
  }

  private List<Mark> marks(List<Integer> pieces) {
    List<Mark> marks = new ArrayList<>();
    pieces.stream()
        .filter(from -> turn.targets(from) == 0)
        .forEach(from -> marks.addAll(danger().arrows(from)));
    marks.add(Mark.danger(pieces.stream().map(this::at).toList()));
    return marks;
  }
}
