package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** The circle that agrees with whatever the partner circles. */
record AgreeingCircle() implements CirclePuzzle {
  private static final int FEWEST = 3;

  @Override
  public String id() {
    return "agree-surely";
  }

  /** A partner who has hardly a choice would make it dull. */
  @Override
  public boolean isAsked(SplitBrainTurn turn, boolean piece) {
    return partners(turn, piece).size() >= FEWEST;
  }

  private static List<Square> partners(SplitBrainTurn turn, boolean piece) {
    return Geometry.CHESS.squares(turn.valid(piece ? turn.mover() : turn.chooser()));
  }

  @Override
  public Sentences question(SplitBrainTurn turn, boolean piece) {
    return Sentences.of(
        Sentence.of(
            piece
                ? "You play for %s and circle a piece; your partner circles a target."
                : "You play for %s and circle a target; your partner circles a piece.",
            turn.team().title()),
        Sentence.of(
            piece
                ? "Which piece works, whatever target your partner circles?"
                : "Which target works, whatever piece your partner circles?"));
  }

  @Override
  public Optional<Sentences> flaw(SplitBrainTurn turn, boolean piece, Square circle) {
    return partners(turn, piece).stream()
        .filter(other -> turn.fitting(SplitBrainTurn.Circles.of(piece, circle, other)).isEmpty())
        .findFirst()
        .map(other -> why(turn, piece, circle, other));
  }

  private static Sentences why(SplitBrainTurn turn, boolean piece, Square circle, Square other) {
    Square from = piece ? circle : other;
    Square to = piece ? other : circle;
    return piece
        ? Sentences.of("Your partner can circle %s, where the %s can't go.", to, turn.piece(from))
        : Sentences.of(
            "Your partner can circle the %s, which can't go to %s.", turn.piece(from), to);
  }
}
