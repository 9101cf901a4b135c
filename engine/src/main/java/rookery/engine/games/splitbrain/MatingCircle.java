package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** One's own half of the only move that gives mate. */
record MatingCircle() implements CirclePuzzle {
  @Override
  public String id() {
    return "mate-together";
  }

  private static List<Move> mates(SplitBrainTurn turn) {
    return turn.moves().stream().filter(turn::isMate).toList();
  }

  @Override
  public boolean isAsked(SplitBrainTurn turn, boolean piece) {
    return mates(turn).size() == 1;
  }

  @Override
  public Sentences question(SplitBrainTurn turn, boolean piece) {
    return Sentences.of(
        Sentence.of("You play for %s, and one move is checkmate.", turn.team().title()),
        Sentence.of(
            piece
                ? "Your partner circles its target. Which piece do you circle?"
                : "Your partner circles the piece. Which target do you circle?"));
  }

  @Override
  public Optional<Sentences> flaw(SplitBrainTurn turn, boolean piece, Square circle) {
    boolean right =
        mates(turn).stream().allMatch(move -> (piece ? move.from() : move.to()) == circle);
    return right ? Optional.empty() : Optional.of(why(turn, piece, circle));
  }

  private static Sentences why(SplitBrainTurn turn, boolean piece, Square circle) {
    return piece
        ? Sentences.of("The %s can't give checkmate.", turn.piece(circle))
        : Sentences.of("No piece gives checkmate by going to %s.", circle);
  }
}
