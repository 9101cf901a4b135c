package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.games.gravity.well.GravityMoves;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What the enemy piece that a player adds could capture in the enemy's next turn, and what it could
 * score until the end, by the square on which it is added.
 *
 * @param turn in which nothing is left but to add it
 */
record DangerOfAddedPiece(GravityTurn turn) {
  private static final int MOST_NAMED = 3;

  /**
   * Where pieces stand that it could capture once it is on {@code square}, as a {@link SquareSet}.
   */
  long prey(Square square) {
    return GravityMoves.captures(
        turn.well().added(square, piece()), GravityBoard.BOARD.number(square));
  }

  /** How many points it could come to be worth once it is on {@code square}. */
  int points(Square square) {
    return GravityLanding.best(turn.withAdded(square), GravityBoard.BOARD.number(square)).points();
  }

  /** Whether whoever adds it on {@code square} could capture it next turn wherever it goes. */
  boolean isLost(Square square) {
    GravityTurn then = turn.withAdded(square);
    int from = GravityBoard.BOARD.number(square);
    return prey(square) == 0
        && SquareSet.has(then.going(), from)
        && new UnavoidableDanger(then).isUnavoidable(from);
  }

  private char piece() {
    return turn.flipped().orElseThrow();
  }

  /** Whether there is a square from which it could capture nothing. */
  boolean isAvoidable() {
    return openings().stream().anyMatch(square -> prey(square) == 0);
  }

  /** Whether no square is worse than another, though there are pieces that it could capture. */
  boolean isAlikeEverywhere() {
    return turn.well().active(turn.colour()) != 0 && everywhere().isEmpty();
  }

  /**
   * What it could capture from {@code square}: {@code From a8 it could capture your rook on a7.}
   */
  Sentence from(Square square) {
    return Sentence.of("From %s it could capture %s.", square, Phrase.either(named(prey(square))));
  }

  /** The same, drawn; empty where it could capture nothing. */
  Optional<Explanation> drawn(Square square) {
    List<Mark> arrows =
        GravityBoard.BOARD.squares(prey(square)).stream()
            .<Mark>map(victim -> Mark.arrow(square, victim, "red"))
            .toList();
    return arrows.isEmpty()
        ? Optional.empty()
        : Optional.of(new Explanation(Sentences.of(from(square)), arrows));
  }

  /**
   * What is to be added, a mark on each square from which it could capture, and what that is; what
   * it could score where that is more than elsewhere; and where it could be captured itself.
   */
  Optional<Explanation> everywhere() {
    List<Square> squares = new ArrayList<>();
    long prey = 0;
    for (Square square : openings()) {
      long here = prey(square);
      prey |= here;
      if (here != 0) {
        squares.add(square);
      }
    }
    SortedMap<Square, Integer> scores = scores();
    Sentences told = turn.adding();
    List<Mark> marks = new ArrayList<>();
    if (!squares.isEmpty()) {
      told = told.then(Sentences.of(told(squares, prey(prey, squares.size()))));
      marks.add(Mark.danger(squares));
    }
    if (!scores.isEmpty()) {
      told = told.then(Sentences.of(told(scores)));
      scores.forEach((square, points) -> marks.add(lost(square, points)));
    }
    List<Square> traps = openings().stream().filter(this::isLost).toList();
    if (!traps.isEmpty() && traps.size() <= MOST_NAMED) {
      told =
          told.then(
              Sentences.of(
                  "Added on %s, it could be captured wherever it goes.", Phrase.either(traps)));
    }
    return told.equals(turn.adding())
        ? Optional.empty()
        : Optional.of(new Explanation(told, marks));
  }

  /** The squares from which it could capture something, if these are few beside others. */
  Optional<String> worse() {
    List<Square> worse = openings().stream().filter(square -> prey(square) != 0).toList();
    return Optional.of(Phrase.either(worse))
        .filter(named -> !worse.isEmpty() && worse.size() <= MOST_NAMED);
  }

  private List<Square> openings() {
    return GravityBoard.BOARD.squares(turn.well().openings());
  }

  /** What it could score from the squares from which that is not the least. */
  private SortedMap<Square, Integer> scores() {
    SortedMap<Square, Integer> scores = new TreeMap<>();
    openings().forEach(square -> scores.put(square, points(square)));
    int least = scores.values().stream().mapToInt(points -> points).min().orElse(0);
    scores.values().removeIf(points -> points <= Math.max(1, least));
    return scores;
  }

  private static Mark lost(Square square, int points) {
    return new Mark.CornerText("\u2212" + points, square.file() + 1, square.rank() + 1);
  }

  private static Sentence told(SortedMap<Square, Integer> scores) {
    int most = Collections.max(scores.values());
    List<Square> best =
        scores.keySet().stream().filter(square -> scores.get(square) == most).toList();
    return best.size() > MOST_NAMED
        ? Sentence.of("A number shows how many points it could score from there.")
        : Sentence.of("From %s it could score %s points.", Phrase.either(best), most);
  }

  private Sentence told(List<Square> squares, String prey) {
    if (squares.size() == SquareSet.size(turn.well().openings())) {
      return Sentence.of("Wherever you add it, it could capture %s.", prey);
    }
    return squares.size() > MOST_NAMED
        ? Sentence.of("From a marked square it could capture %s.", prey)
        : Sentence.of("From %s it could capture %s.", Phrase.either(squares), prey);
  }

  /** What it could capture, briefly where it could do so from many squares. */
  private String prey(long prey, int squares) {
    List<String> each = named(prey);
    boolean isBrief = squares > MOST_NAMED && each.size() > 2;
    return Phrase.either(
        isBrief ? List.of(each.get(0), Phrase.others(SquareSet.size(prey) - 1, "piece")) : each);
  }

  private List<String> named(long prey) {
    SortedMap<Square, Character> letters = new TreeMap<>();
    GravityBoard.BOARD
        .squares(prey)
        .forEach(square -> letters.put(square, turn.well().board().at(square)));
    return new CapturablePieces(letters, PieceType.NAMES).words("your");
  }
}
