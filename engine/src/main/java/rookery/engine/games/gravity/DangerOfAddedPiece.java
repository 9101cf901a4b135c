package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.play.CapturablePieces;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What the enemy piece that a player adds could capture in the enemy's next turn, by the square on
 * which it is added.
 *
 * @param turn in which nothing is left but to add it
 */
record DangerOfAddedPiece(GravityTurn turn) {
  private static final int MOST_NAMED = 3;

  /**
   * Where pieces stand that it could capture once it is on {@code square}, as a {@link SquareSet}.
   */
  long prey(Square square) {
    GravityBoard then = turn.well().added(square, piece());
    return then.isStacked(square)
        ? 0
        : new GravityMoves(then, turn.colour().opposite())
                .targets(GravityBoard.BOARD.number(square))
            & then.active(turn.colour());
  }

  private char piece() {
    return turn.flipped().orElseThrow();
  }

  /** Whether there is a square from which it could capture nothing. */
  boolean isAvoidable() {
    return GravityBoard.BOARD.squares(turn.well().openings()).stream()
        .anyMatch(square -> prey(square) == 0);
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

  /** What is to be added, a mark on each square from which it could capture, and what that is. */
  Optional<Explanation> everywhere() {
    List<Square> squares = new ArrayList<>();
    long prey = 0;
    for (Square square : GravityBoard.BOARD.squares(turn.well().openings())) {
      long here = prey(square);
      prey |= here;
      if (here != 0) {
        squares.add(square);
      }
    }
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Explanation(
                turn.adding().then(Sentences.of(told(squares, Phrase.either(named(prey))))),
                List.of(Mark.danger(squares))));
  }

  private Sentence told(List<Square> squares, String prey) {
    if (squares.size() == SquareSet.size(turn.well().openings())) {
      return Sentence.of("Wherever you add it, it could capture %s.", prey);
    }
    return squares.size() > MOST_NAMED
        ? Sentence.of("From a square marked red it could capture %s.", prey)
        : Sentence.of("From %s it could capture %s.", Phrase.either(squares), prey);
  }

  private List<String> named(long prey) {
    SortedMap<Square, Character> letters = new TreeMap<>();
    GravityBoard.BOARD
        .squares(prey)
        .forEach(square -> letters.put(square, turn.well().board().at(square)));
    return new CapturablePieces(letters, PieceType.NAMES).words("your");
  }
}
